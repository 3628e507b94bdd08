import Foundation

extension StoredProduct {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    id = try object.need("productID", Read.text)
    referenceName = try object.may("referenceName", Read.text)
    type = try object.need("type", Read.word)
    invalid = try object.may("invalid", Read.text).map(InvalidIdentifier.Reason.init(rawValue:))
    availability = try object.need("availability", StoredAvailability.init(reading:))
    familySharing = try object.need("familySharing", Read.flag)
    hostedContent = try object.need("hostedContent", Read.flag)
    prices = try object.need("prices", StoredPrices.init(reading:))
    localizations = try object.need("localizations", [StoredLocalization].init(reading:))
    attributes = try object.may("attributes", Read.object) ?? JSONObject()
    subscription = try object.may("subscription", StoredSubscription.init(reading:))
  }
}

extension StoredSubscription {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    group = try object.need("group", Read.text)
    level = try object.may("level", Read.integer)
    period = try object.may("duration", StoreProduct.Period.init(reading:))
    offers = try object.needList("offers", StoredOffer.init(reading:))
  }
}

extension StoredOffer {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    kind = try object.need("kind", Read.text)
    referenceName = try object.may("referenceName", Read.text)
    identifier = try object.may("offerID", Read.text)
    mode = try object.may("mode", Read.word)
    period = try object.may("duration", StoreProduct.Period.init(reading:))
    periodCount = try object.need("periods", Read.integer)
    billingPlan = try object.may("billingPlan", Read.text)
    availability = try object.need("availability", StoredAvailability.init(reading:))
    from = try object.may("from", Read.day)
    to = try object.may("to", Read.day)
    prices = try object.may("prices", StoredPrices.init(reading:))
  }
}

extension StoredAvailability {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    scope = try object.need("scope") { (value) throws(ReadingFault) in
      switch try Read.text(value) {
      case "all": .all
      case "only": .only
      case "except": .except
      default: throw ReadingFault("\"all\", \"only\" or \"except\"", found: value)
      }
    }
    storefronts = scope == .all ? [] : Set(try object.needList("storefronts", Read.text))
  }
}

extension StoredPrices {
  init(reading value: JSONValue) throws(ReadingFault) {
    let members = try Read.object(value).members
    var prices: [Price] = []
    prices.reserveCapacity(members.count)
    for member in members {
      do {
        prices.append(try Price(reading: member.value))
      } catch {
        throw error.inside(member.key)
      }
    }
    self.init(codes: members.map(\.key), prices: prices)
  }
}

extension StoredPrices.Price {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    text = try object.need("price") { (value) throws(ReadingFault) in
      value == .null ? nil : try Read.price(value)
    }
    currency = try object.need("currency", Read.text)
    reason = text == nil ? try object.may("reason", Read.text) : nil
  }
}

extension [StoredLocalization] {
  init(reading value: JSONValue) throws(ReadingFault) {
    let members = try Read.object(value).members
    self.init()
    reserveCapacity(members.count)
    for member in members {
      do {
        let texts = try Read.object(member.value)
        append(
          StoredLocalization(
            locale: member.key, displayName: try texts.may("displayName", Read.text),
            description: try texts.may("description", Read.text)))
      } catch {
        throw error.inside(member.key)
      }
    }
  }
}

extension StoreProduct.Period {
  /// ISO 8601 with one part, such as `P1W`.
  init(reading value: JSONValue) throws(ReadingFault) {
    let text = try Read.text(value)
    guard let period = StoreProduct.Period(iso8601: text) else {
      throw ReadingFault("a duration such as \"P1M\"", found: value)
    }
    self = period
  }
}
