/// Where libyaml 0.2.5 itself reads a case of the suite in another way; compared with a program that only prints its events.
enum LibraryDifferences {
  /// Errors by the suite that libyaml reads.
  static let acceptedErrors: Set<String> = [
    "9C9N", "9HCY", "9JBA", "CVW2", "DK95/01", "EB22", "G5U8", "MUS6/00", "MUS6/01", "QB6E", "RHX7", "S98Z", "SU5Z",
    "X4QW", "Y79Y/003", "YJV2",
  ]

  /// Sound by the suite, refused by libyaml.
  static let rejected: Set<String> = [
    "2JQS", "2LFX", "2SXE", "4ABK", "4MUZ/00", "4MUZ/01", "4MUZ/02", "58MP", "5MUD", "5T43", "6BCT", "6CA3", "6LVF",
    "6M2F", "7Z25", "8XYN", "96NN/00", "96NN/01", "9SA2", "A2M4", "BEC7", "CFD4", "DBG4", "DK3J", "DK95/00",
    "DK95/03", "DK95/04", "FP8R", "FRK4", "HM87/00", "HWV9", "K3WX", "M2N8/00", "M7A3", "MUS6/05", "MUS6/06", "NHX8",
    "NJ66", "NKF9", "Q5MG", "QT73", "R4YG", "S3PD", "SM9W/01", "UKK6/00", "UT92", "VJP3/01", "W4TN", "W5VH",
    "Y79Y/001", "Y79Y/010",
  ]

  /// Read by both, as something else by libyaml.
  static let otherEvents: [String: [String]] = [
    "652Z": [
      "+STR", "+DOC", "+MAP {}", "=VAL :foo", "=VAL :bar", "=VAL :bar", "=VAL :42", "-MAP", "-DOC", "-STR",
    ],
    "HM87/01": [
      "+STR", "+DOC", "+SEQ []", "+MAP {}", "=VAL :x", "=VAL :", "-MAP", "-SEQ", "-DOC", "-STR",
    ],
    "JEF9/02": [
      "+STR", "+DOC", "+SEQ", "=VAL |", "-SEQ", "-DOC", "-STR",
    ],
    "L24T/01": [
      "+STR", "+DOC", "+MAP", "=VAL :foo", "=VAL |x\\n ", "-MAP", "-DOC", "-STR",
    ],
    "Y2GN": [
      "+STR", "+DOC", "+MAP", "=VAL :key", "=VAL &an ::chor value", "-MAP", "-DOC", "-STR",
    ],
  ]
}
