import Foundation

/// Safe inside a script: neither a closing tag nor a line end of JavaScript is left in the text.
func literal(_ value: JSONValue) -> String {
    value.json
        .replacingOccurrences(of: "<", with: "\\u003c")
        .replacingOccurrences(of: "\u{2028}", with: "\\u2028")
        .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
}

/// What the Link page reads before it starts. Token lists are JSON text, as the published SDKs pass them.
public func linkGlobals(accessTokens: [IntegrationAccessToken]?, kept: String? = nil) -> String {
    var script = "window.meshSdkPlatform=\(literal("iOS"));"
    script += "window.meshSdkVersion=\(literal(.string(sdkVersion)));window.rialtoSdk=true;"
    if let kept { script += "window.rialtoKept=\(literal(.string(kept)));" }
    guard let accessTokens, let data = try? JSONEncoder().encode(accessTokens) else { return script }
    return script + "window.accessTokens=\(literal(.string(String(decoding: data, as: UTF8.self))));"
}

/// Level 2 has no address to read its parameters from.
public func backupGlobals(parameters: String) -> String {
    "window.rialtoBackup=\(literal(.string(parameters)));"
}

/// A message to the widget, which accepts those of its own origin.
public func messageScript(_ message: JSONValue) -> String {
    "window.dispatchEvent(new MessageEvent('message',{data:\(literal(message)),origin:window.location.origin}));"
}
