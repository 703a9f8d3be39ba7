import Foundation

public struct LinkURLSettings: Equatable, Sendable {
    public var language: String?
    public var fiatCurrency: String?
    public var theme: String?

    public init(language: String? = nil, fiatCurrency: String? = nil, theme: String? = nil) {
        self.language = language
        self.fiatCurrency = fiatCurrency
        self.theme = theme
    }
}

/// The Link page of a link token with the parameters of an app; nil for what is no link token.
public func linkURL(token: String, settings: LinkURLSettings, platform: String) -> String? {
    // `Data(base64Encoded:)` alone also takes text whose last digits are not canonical.
    guard matches(token, "(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?"),
        let url = decodeBase64(token),
        // In lower case, as the service writes it, and without the fragment mark: parameters are appended by plain concatenation.
        url.hasPrefix("https:") || url.hasPrefix("http:"), !url.contains("#"),
        origin(of: url) != nil
    else { return nil }
    let pairs = [
        ("lng", settings.language ?? "en"), ("fiatCur", settings.fiatCurrency), ("th", settings.theme), ("platform", platform),
    ]
    return pairs.reduce(url) { sum, pair in
        guard let value = pair.1, !value.isEmpty else { return sum }
        return "\(sum)\(sum.contains("?") ? "&" : "?")\(pair.0)=\(encodeComponent(value))"
    }
}

private func decodeBase64(_ text: String) -> String? {
    Data(base64Encoded: text).flatMap { String(data: $0, encoding: .isoLatin1) }
}

private let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()")

/// As `encodeURIComponent`.
func encodeComponent(_ value: String) -> String {
    value.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
}

/// Whether the whole text matches: `$` alone would also take text with a line end after it.
func matches(_ text: String, _ pattern: String) -> Bool { groups(text, pattern) != nil }

/// The groups of a match of the whole text, without regard to case; an empty text for a group that is not there.
func groups(_ text: String, _ pattern: String) -> [String]? {
    guard let expression = try? NSRegularExpression(pattern: #"\A(?:\#(pattern))\z"#, options: [.caseInsensitive]),
        let found = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
    else { return nil }
    return (0..<found.numberOfRanges).map { index in
        Range(found.range(at: index), in: text).map { String(text[$0]) } ?? ""
    }
}

/// The origin of a web address; nil for any other, and for one that is written so that two readers could see two hosts in it: with
/// a user name, a backslash, white space or characters beyond ASCII.
public func origin(of url: String) -> String? {
    guard url.unicodeScalars.allSatisfy({ (0x21...0x7e).contains($0.value) && $0 != "\\" }),
        let parts = groups(url, #"(https?)://([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::0*(\d{1,5}))?(?:[/?#].*)?"#)
    else { return nil }
    let (scheme, host, port) = (parts[1].lowercased(), parts[2].lowercased(), parts[3])
    if !port.isEmpty, Int(port) ?? 65_536 > 65_535 { return nil }
    let isDefault = port.isEmpty || port == (scheme == "http" ? "80" : "443")
    return "\(scheme)://\(host)\(isDefault ? "" : ":\(port)")"
}

/// `inside`: the WebView loads it. `browser`: the system's browser. `app`: another app. `block`: nobody.
public enum Decision: String, Sendable { case inside, browser, app, block }

/// `main`: the page itself goes there; `popup`: it opens a window; `frame`: a frame within the page.
public enum Navigation: String, Sendable { case main, popup, frame }

/// Where an address goes that the page opens. Only the page's own origin, compared exactly, is shown in the WebView; what is not
/// recognized opens nowhere.
public func decideNavigation(to url: String, linkOrigin: String, kind: Navigation) -> Decision {
    if let origin = origin(of: url) {
        let isSecure = origin.hasPrefix("https:")
        if kind == .frame { return origin == linkOrigin || isSecure ? .inside : .block }
        if origin == linkOrigin { return kind == .main ? .inside : .browser }
        return isSecure ? .browser : .block
    }
    if url == "about:blank" || url == "about:srcdoc" { return kind == .popup ? .block : .inside }
    guard kind != .frame, let scheme = groups(url, "([a-z][a-z0-9+.-]*):[\\s\\S]*")?[1].lowercased() else { return .block }
    return Shapes.appSchemes.contains(scheme) ? .app : .block
}
