import Claims
import Diagnostics
import Foundation

/// Names of countries, as Unicode's locale data has them in both languages.
struct RegionChecks {
  private let source: RegionNameTable
  private let target: RegionNameTable

  init(from source: LocaleCode, into target: LocaleCode) {
    self.source = RegionNameTable(source)
    self.target = RegionNameTable(target)
  }

  func problems(_ text: CheckedText) -> [(DiagnosticID, String)] {
    let before = source.regions(in: text.sourceProse)
    let after = target.regions(in: text.targetProse)
    return before.subtracting(after).sorted().map { (.translationRegion, "\(source.name($0)) is missing") }
      + added(before, after, text)
  }

  /// Countries that a translation beside a quotation adds; it may call several of them by one name.
  func added(_ text: CheckedText) -> [(DiagnosticID, String)] {
    added(source.regions(in: text.sourceProse), target.regions(in: text.targetProse), text)
  }

  private func added(_ before: Set<String>, _ after: Set<String>, _ text: CheckedText) -> [(DiagnosticID, String)] {
    after.subtracting(before).sorted().filter { !source.hasAdjective(of: $0, in: text.sourceProse) }.map {
      (.translationRegion, "\(source.name($0)) is not in the original")
    }
  }
}

/// The names of all countries in one language.
struct RegionNameTable {
  /// Names by their first letter, longer ones first: the name of one country may be part of another's.
  private let names: [Character: [(name: [Character], code: String)]]
  private let byCode: [String: String]
  private let hasBorders: Bool
  private let locale: LocaleCode

  init(_ locale: LocaleCode) {
    self.locale = locale
    let own = Locale(identifier: locale.tag)
    var names: [Character: [(name: [Character], code: String)]] = [:]
    var byCode: [String: String] = [:]
    for region in RegionCode.all {
      guard let name = own.localizedString(forRegionCode: region.code), name != region.code, let first = name.first
      else { continue }
      byCode[region.code] = name
      names[first, default: []].append((Array(name), region.code))
    }
    self.names = names.mapValues { $0.sorted { ($1.name.count, $0.code) < ($0.name.count, $1.code) } }
    self.byCode = byCode
    hasBorders = byCode.values.allSatisfy { name in
      name.unicodeScalars.allSatisfy { !Script.isHan($0) && !Script.isHangul($0) && !Script.isKana($0) }
    }
  }

  func name(_ code: String) -> String { byCode[code] ?? code }

  /// The countries that a text names.
  func regions(in text: String) -> Set<String> {
    let characters = Array(text)
    var found: Set<String> = []
    var index = 0
    while index < characters.count {
      let isStart = !hasBorders || index == 0 || !characters[index - 1].isLetter
      guard isStart, let known = names[characters[index]],
        let match = known.first(where: { isThere($0.name, in: characters, at: index) })
      else {
        index += 1
        continue
      }
      found.insert(match.code)
      index += match.name.count
    }
    return found
  }

  private func isThere(_ name: [Character], in text: [Character], at index: Int) -> Bool {
    let end = index + name.count
    guard end <= text.count, text[index..<end].elementsEqual(name) else { return false }
    return !hasBorders || end == text.count || !text[end].isLetter
  }

  /// Whether a text has the adjective of a country, as far as it is the name of its language: "French".
  func hasAdjective(of code: String, in text: String) -> Bool {
    let own = Locale(identifier: locale.tag)
    return Locale.LanguageCode.isoLanguageCodes.contains { language in
      guard language.identifier.count == 2,
        Locale.Language(identifier: Locale.Language(identifier: language.identifier).maximalIdentifier).region?
          .identifier
          == code, let name = own.localizedString(forLanguageCode: language.identifier)
      else { return false }
      return text.contains(name)
    }
  }
}
