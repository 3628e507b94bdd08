import Foundation

extension ServerNotification {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    notificationType = try object.need("notificationType", Read.word)
    subtype = try object.may("subtype", Read.word)
    notificationUUID = try object.need("notificationUUID", Read.uuid)
    version = try object.need("version", Read.text)
    signedDate = try object.need("signedDate", Read.date)
    data = try object.may("data", Payload.init(reading:))
    summary = try object.may("summary", Summary.init(reading:))
    externalPurchaseToken = try object.may("externalPurchaseToken", ExternalPurchaseToken.init(reading:))
    appData = try object.may("appData", AppData.init(reading:))
  }
}

extension ServerNotification.Payload {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    environment = try object.need("environment", Read.word)
    appAppleID = try object.may("appAppleId", Read.integer)
    bundleID = try object.need("bundleId", Read.text)
    bundleVersion = try object.may("bundleVersion", Read.text)
    signedTransactionInfo = try object.may("signedTransactionInfo", Read.text)
    signedRenewalInfo = try object.may("signedRenewalInfo", Read.text)
    status = try object.may("status", Read.code)
    consumptionRequestReason = try object.may("consumptionRequestReason", Read.word)
  }
}

extension ServerNotification.Summary {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    environment = try object.may("environment", Read.word)
    appAppleID = try object.may("appAppleId", Read.integer)
    bundleID = try object.may("bundleId", Read.text)
    productID = try object.may("productId", Read.text)
    requestIdentifier = try object.may("requestIdentifier", Read.text)
    storefrontCountryCodes = try object.mayList("storefrontCountryCodes", Read.text) ?? []
    succeededCount = try object.may("succeededCount", Read.integer)
    failedCount = try object.may("failedCount", Read.integer)
  }
}

extension ServerNotification.ExternalPurchaseToken {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    externalPurchaseID = try object.may("externalPurchaseId", Read.text)
    tokenCreationDate = try object.may("tokenCreationDate", Read.date)
    appAppleID = try object.may("appAppleId", Read.integer)
    bundleID = try object.may("bundleId", Read.text)
  }
}

extension ServerNotification.AppData {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    appAppleID = try object.may("appAppleId", Read.integer)
    bundleID = try object.may("bundleId", Read.text)
    environment = try object.may("environment", Read.word)
    signedAppTransactionInfo = try object.may("signedAppTransactionInfo", Read.text)
  }
}
