/// The chain of certificates in test receipts, RSA of 2048 bits as in Apple's, with the leaf's key.
///
/// Made once with the Python package `cryptography`, so that all receipts ever made verify with one root. Valid from 1970
/// to 9999. The keys of the authorities were thrown away.
package enum ReceiptCertificates {
  /// In DER, as the two below.
  package static let root = certificate(rootText)
  package static let intermediate = certificate(intermediateText)
  package static let leaf = certificate(leafText)
  /// The key that receipts are signed with.
  package static let key = TestKey(base64: keyText)
  /// The same, ready to sign with.
  static let signingKey = RSAKey(key)

  /// The root as a text that says what it is, for what a verifier is to trust in tests.
  package static var rootPEM: String { TestCertificates.pem(ofRoot: root) }

  private static func certificate(_ base64: String) -> [UInt8] {
    guard let bytes = Base64.bytes(of: base64) else { preconditionFailure("a certificate is no Base64") }
    return bytes
  }

  private static let rootText = """
    MIIDcTCCAlmgAwIBAgIBCzANBgkqhkiG9w0BAQsFADBZMSEwHwYDVQQKDBhpYXBjYXRhbG9nIHRlc3QgZml4dHVyZXMxNDAyBgNVBAMMK2\
    lhcGNhdGFsb2cgVEVTVCBSZWNlaXB0IFJvb3QgQ0EgLSBOT1QgQVBQTEUwIBcNNzAwMTAxMDAwMDAwWhgPOTk5OTEyMzEyMzU5NTlaMFkx\
    ITAfBgNVBAoMGGlhcGNhdGFsb2cgdGVzdCBmaXh0dXJlczE0MDIGA1UEAwwraWFwY2F0YWxvZyBURVNUIFJlY2VpcHQgUm9vdCBDQSAtIE\
    5PVCBBUFBMRTCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBALhKU8+SjCAVMBOtG8w5E1jQ0jMh+9cASfwdIlay8VLzCQYI1V6o\
    cGweJPMjZEiUaGVu8EU33q8eQYxxSIlip6i27s9MET/cZZBThvOD/aDuLJqcBKnhdT0wUyXPE263xDNQapa2iy8kEOPuYCnCNR2b0tlZ6l\
    OS4EzmhIy493soIWVEbph3AUD/rHn7cRjL1FzgmbOAcmvT5T+gAMu7QD65tXCwqYuPy7FbyFmzfOxyhxmVB6oJu/xWiX3YP5YD2UEFYnX2\
    9EPiG/ynpbrpjBzh9PRfW3OTBmyDgXoQQZfthzvcdNdQUfm9ZtxCCQuLpUYwv3lalJiraFWetisvKEECAwEAAaNCMEAwDwYDVR0TAQH/BA\
    UwAwEB/zAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFJjPo/pRH1fnLOYTi2lbYywhWFiDMA0GCSqGSIb3DQEBCwUAA4IBAQBt3xIQQ3t5\
    0JhztGnYGp4jTUpqck8TXFBHKiBt6oZcrJPy9le6KYr8xzqEyvvU3dsR+Gq7Hf6vQCyspyUMLWcVQiZ+HSQ2Zsjd5y7MW40qig8zO0GCGl\
    Jo0C0TcL6UR/+YDQONAgPtpWh2VPceShHY1GphvLmx1ErEQry6bDGdUhQ7a72ufmpvPV9XmBbBCL4C3CHmzCOWgwUcnS29b1+AROHefYxH\
    tX+5V4Tp5C/Ov1g7s56OuLbjiL3awoXxccSEouWqi/EPkJNugR5uLLb3OMwP2nVqS2ZEVkPzdyvmvnBx8OHBB3rCyFAXXqDfevg1kCvC9t\
    ST3VsaUSBsx0vS
    """

  private static let intermediateText = """
    MIIDrDCCApSgAwIBAgIBDDANBgkqhkiG9w0BAQsFADBZMSEwHwYDVQQKDBhpYXBjYXRhbG9nIHRlc3QgZml4dHVyZXMxNDAyBgNVBAMMK2\
    lhcGNhdGFsb2cgVEVTVCBSZWNlaXB0IFJvb3QgQ0EgLSBOT1QgQVBQTEUwIBcNNzAwMTAxMDAwMDAwWhgPOTk5OTEyMzEyMzU5NTlaMGEx\
    ITAfBgNVBAoMGGlhcGNhdGFsb2cgdGVzdCBmaXh0dXJlczE8MDoGA1UEAwwzaWFwY2F0YWxvZyBURVNUIFJlY2VpcHQgSW50ZXJtZWRpYX\
    RlIENBIC0gTk9UIEFQUExFMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArCVdEPo1/yM0j/1xalYrPARnfb2/HUO9712R+MVU\
    aKx5Ych3HUVb/3tZsIC0cFpxx2THqxrpMw8aEPwy9mFXAt/NjSyTs+Hg7oZXJh9N5fKvcMvtyrWhzuEhny0Ir/TFrsXAqdV7OD8g/Ta5UM\
    hZxo4pIALVFIkuLae+zmjf41qHqi0C6BC5+c3g2dtRzKEC0n5qXUWaHukRbO4UGewPTjulB5T4syFFyKkwGhD95AbgwL/nbv50G6dnbbsF\
    nzP6kQh5JS+j+BpUsGcYCbRE80UELYXeRNRcIjYcZPu5TP2dk9JXyA8AloTiRgxM3pVtcgJmQLRHNnzSmUr/H7iJRQIDAQABo3UwczAPBg\
    NVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwIBBjAdBgNVHQ4EFgQUVCRelxu5wUOpyImKuW3oAm7yNdIwHwYDVR0jBBgwFoAUmM+j+lEf\
    V+cs5hOLaVtjLCFYWIMwEAYKKoZIhvdjZAYCAQQCBQAwDQYJKoZIhvcNAQELBQADggEBAJic6nTR/i0YFbBPbAmrDkV1wBMSnZ/kYpi8Ma\
    wjglq134mO2YgL6qe/TGf6Mrd1dzRKNYwel7lhMgkpOoraqVOWXrcJLv2UhkUVR9vONvaNqD81Em/D1FjRCBSFXdW8L++g2xnmm/A46WPG\
    FkfyNHavAvt9MwRsMZNsHCGZ4BMzzo5dMKRCATIRL2DTo3bj2b+zoy2cbcllHR5Kjs1myEvq9SNycqlbF2OiBcbBSCiD99YpJuRwHaR/Z/\
    FUYjIPmVjoBs9TIhzEAKYgPqDIHA3wyLOixGv8jc+zcc2gwL3zz2vF/iUBGw8XUfQc8qDOSOHyYmX15IeRhvHtyqWwEew=
    """

  private static let leafText = """
    MIIDqTCCApGgAwIBAgIBDTANBgkqhkiG9w0BAQsFADBhMSEwHwYDVQQKDBhpYXBjYXRhbG9nIHRlc3QgZml4dHVyZXMxPDA6BgNVBAMMM2\
    lhcGNhdGFsb2cgVEVTVCBSZWNlaXB0IEludGVybWVkaWF0ZSBDQSAtIE5PVCBBUFBMRTAgFw03MDAxMDEwMDAwMDBaGA85OTk5MTIzMTIz\
    NTk1OVowWTEhMB8GA1UECgwYaWFwY2F0YWxvZyB0ZXN0IGZpeHR1cmVzMTQwMgYDVQQDDCtpYXBjYXRhbG9nIFRFU1QgUmVjZWlwdCBTaW\
    duaW5nIC0gTk9UIEFQUExFMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5adRml0sn/6bydz4SBED7XxSfFwSK70a5kPl7EWn\
    f8SIJnFHWa/lzKVs0ZqQfTVeZ1nvBRXsr8lX3yxuyaPZclw2y/cOO3ZJvyz3BXAcXKb5oQyBFJ2AIW61/lSWkuDKv2cRGcTQFg4HtOFYnu\
    A5Qevmf4c4xYSzaZKg894Az9skVE3CZz2woxT4dRtAp1lO+NtYq1PE0CoOp6R8n4/ACX/75IpE8rLteL1MMcbQqInOogg1+NVCQc9fDa44\
    PMA1JRFEPMFL9fMjI+m1C3xeUKWxWbRH0zUM+UqNY98Mg+eoz95bAzGslZxGc/dTIcczrojmGJy+9BTnE9K1nZv0WwIDAQABo3IwcDAMBg\
    NVHRMBAf8EAjAAMA4GA1UdDwEB/wQEAwIHgDAdBgNVHQ4EFgQUxkhGu89UcmeIWLebdc+/Mg3JqPUwHwYDVR0jBBgwFoAUVCRelxu5wUOp\
    yImKuW3oAm7yNdIwEAYKKoZIhvdjZAYLAQQCBQAwDQYJKoZIhvcNAQELBQADggEBAEIutww4/jitY7lLneLIDyzCjVAppYF2FL/UTwLp6f\
    uuouhHfUrMZRCNSYUXbAMCV5X0wnhWgQN3yp0TNEkCRNqOXhe1wzWcixWcmyFCVECB4Lly+8d4zXUfB9a52HXmpr8UrS1S/tfPHSIQlUYd\
    /J055rX30FoHDaTiudNftHOTcKI5pMSNJUOvEezIoRUY85s6MBhIeSdGjCG3imFDTpTcFzXfZy4vKFoHgUQ8pUfFx/Jc+VJujFxjlpvkD9\
    NeUqsUba5I70qHHUtVDkSCEVmAJuuwWKZ599o+Ozlf01dfeIwbS9sue4Oyhlz9jv8CI6dsxaq+inMW8Swyesk10BM=
    """

  private static let keyText = """
    MIIEvwIBADANBgkqhkiG9w0BAQEFAASCBKkwggSlAgEAAoIBAQDlp1GaXSyf/pvJ3PhIEQPtfFJ8XBIrvRrmQ+XsRad/xIgmcUdZr+XMpW\
    zRmpB9NV5nWe8FFeyvyVffLG7Jo9lyXDbL9w47dkm/LPcFcBxcpvmhDIEUnYAhbrX+VJaS4Mq/ZxEZxNAWDge04Vie4DlB6+Z/hzjFhLNp\
    kqDz3gDP2yRUTcJnPbCjFPh1G0CnWU7421irU8TQKg6npHyfj8AJf/vkikTysu14vUwxxtCoic6iCDX41UJBz18Nrjg8wDUlEUQ8wUv18y\
    Mj6bULfF5QpbFZtEfTNQz5So1j3wyD56jP3lsDMayVnEZz91MhxzOuiOYYnL70FOcT0rWdm/RbAgMBAAECggEAKRYnPlO/IRy/KH1VGieZ\
    KUrdwwwB4Dtj7aBmKUBI+E3kAeSwXDZhCZzq/BEIGq6Kpjjrz2AdyVFfXDkp1P9wbspar2ES9cZy6TYVN67YFCd3b7259kM7Yj/ZZZginE\
    KFY3sADzkr9VYrQMw0O7Bn7ghTY6uAl63nH1MxYo/sW0NF1QKmb7yChBeTrj8tuJHZWrYmngpwvBQa9gqmyUjz6TN3daqipbo3XraO1T5D\
    Id3tLAcqgFJ73yxZE17WGef8VVhLFolNq2pnQTICt/aBvW0IthE0ehnVI7WWJvidPcxRQSQNSTzaGaL9FPYCnA+Xka32vt620MmlrY2J5R\
    BJwQKBgQD3J7ZafW3N6aaAfCZjrKMBjqIc7vtqHdVvrstJZrmNkAMIJT9tYZtr0O2h3f0A9XALVpegQM0qvc9nQS2mw1JsRHlnqBZaqO8i\
    fGXQy08ZKc0NWyJS2B0szSE6zGo4BcIcVSTZmEZCEtRRFA/P/ub18y/oXE1ix5ulYAMdRgPfuwKBgQDt30SPI9jgKBq9zOvH9YDVVtiXGw\
    PGhZjI7uaWgE3XbLqeLZgVMgJTXqBRZyywGntbzdK8z/YvGn6kP1lulvfKSg7eHOEsR58B0f9tscAyDHnhIGRxlDpeHoV2vG0H4VjE+Zfw\
    Fhe7J2Ih327TMuXAVcQCt6CnW6VqgVOirZ1j4QKBgQDXFLAUP2L29oX2+hNOWkXgbQeWtkIELsI21p4B2mtPTivVQtTXk0F1qfOiEVTDKN\
    PAijKZOstQjq2W5Zmcrg1kOpKMKjKJ4sl38VmJQeQrubzACrbr8TYybrCkQo+NATXTAiV3VpSNm2U4yYSZNPI4xtDCHNEbTSmd2Nfc+bkV\
    UQKBgQC6+XZwdSLx/1QVwM/Mm0MrblpNXCS5lSWlO3Pw9OU64fJGh1w1vNtrIMQveEP+ILK6VKzDUUwXdmH5RPpNHUmkrlXFbTnpjlqEGc\
    cHOGL0dC4RMV8CkBrZBHCwBihFu3IFUpOFWjhJGgneyjvYsvc5GbE62Y/kPPtnHkTZaFKAwQKBgQDCoCyqnQ2RwY6ywQQSV6nHF5ddBFnF\
    RHJ7GKFYb/7spTO4jwkR+Wmal340QyMryV3bLNU3GkeR0yfVl/sd8xKJjong7xs7zZpgMuVve8gdRi07klFicCv+sFngf5fsd+lWWclU04\
    BBVhyqm5fJ+3/1+2lG7r8E8JI+ZJRcMD+lZg==
    """
}
