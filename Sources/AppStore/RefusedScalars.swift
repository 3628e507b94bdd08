extension Unicode.Scalar {
  /// Why the store refuses it wherever it stands; nil for what it takes.
  var refusal: StoreText.Kind? {
    if isPlainText { return nil }
    switch value {
    case 0xFFFC, 0xFFFD: return .replacement
    // Tags and enclosing keycaps have no use but in emoji.
    case 0x20E3, 0xE0020...0xE007F: return .emoji
    default: break
    }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return .control
    case .privateUse: return .privateUse
    case .unassigned, .surrogate: return .unassigned
    case .otherSymbol where isPictograph: return .emoji
    default: return properties.isEmojiPresentation || properties.isEmojiModifier ? .emoji : nil
    }
  }

  /// Whether it turns the scalar before it into an emoji: `©` stays text until U+FE0F follows it.
  func makesEmoji(of scalar: Unicode.Scalar) -> Bool {
    switch value {
    case 0xFE0F: scalar.properties.isEmoji
    case 0x20E3: scalar.properties.isEmoji && scalar.value < 0x80
    default: false
    }
  }

  /// Stars, hearts, weather and other pictures that are symbols by their category; accidentals of music are not.
  private var isPictograph: Bool {
    switch value {
    case 0x266D...0x266F: false
    case 0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF: true
    default: false
    }
  }

  /// The commonest letters and punctuation, for which no property need be looked up.
  private var isPlainText: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0x377, 0x3A3...0x52F, 0x600...0x6FF, 0x900...0x97F, 0xE01...0xE3A, 0x1E00...0x1EFF,
      0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x3001...0x302F, 0x3041...0x3096, 0x3099...0x30FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFFBE:
      true
    default: false
    }
  }
}
