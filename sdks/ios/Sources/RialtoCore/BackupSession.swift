private let invalidConfig = "Invalid backup session!"
private let invalidOrigin = "Invalid widgetOrigin: the backup widget origin must be an absolute http(s) URL"
private let unavailable = "Backup deposit flow is unavailable"
/// The same for every failure: what a callback threw is the app's and may hold anything.
private let jitFailed = "JIT callback failed"
private let level1TimeoutMs = 5_000.0
private let level2TimeoutMs = 8_000.0

public struct BackupSessionSettings: Equatable, Sendable {
    /// Where level 1 is published; without it level 2 opens at once.
    public var widgetOrigin: String?
    public var theme: String?
    public var language: String?
    /// Ed25519, base64: who must have signed the catalog of level 1.
    public var catalogKey: String?
    /// Ed25519, base64: who must have signed the configuration.
    public var publicKey: String?
    public var platform: String
    public var version: String

    public init(
        widgetOrigin: String? = nil, theme: String? = nil, language: String? = nil, catalogKey: String? = nil,
        publicKey: String? = nil, platform: String = "iOS", version: String = sdkVersion
    ) {
        self.widgetOrigin = widgetOrigin
        self.theme = theme
        self.language = language
        self.catalogKey = catalogKey
        self.publicKey = publicKey
        self.platform = platform
        self.version = version
    }
}

/// Reduces a configuration to the fields of the contract; nil for anything that is not one.
public func readBackupConfig(_ value: JSONValue?) -> JSONValue? {
    guard Shapes.fits(value, "BackupConfig"), let value, let list = value["destinations"]?.array else { return nil }
    var config = picked(value, ["clientId", "userId", "preselectedSymbol", "signature"])
    config["destinations"] = .array(
        list.map { .object(picked($0, ["networkId", "symbol", "address", "addressTag"])) })
    return .object(config)
}

/// Reduces an answer of `onStatusPoll` to the fields of the contract; nil is a failure of the callback.
public func readAddressStatus(_ value: JSONValue?) -> JSONValue? {
    guard Shapes.fits(value, "AddressStatus"), let value else { return nil }
    let status = picked(value, ["status", "address", "addressTag"])
    return status["status"] == "ready" && status["address"] == nil ? nil : .object(status)
}

private func picked(_ from: JSONValue, _ names: [String]) -> [String: JSONValue] {
    var fields: [String: JSONValue] = [:]
    for name in names {
        if let text = from[name]?.text, !text.isEmpty { fields[name] = .string(text) }
    }
    return fields
}

/// Backup mode: level 1, at most once level 2, and exactly one `exit`.
public final class BackupSession: Session {
    private let config: JSONValue?
    private let settings: BackupSessionSettings
    private var isEnded = false
    private var isReady = false
    private var isLevel2 = false

    public init(config: JSONValue?, settings: BackupSessionSettings) {
        self.config = readBackupConfig(config)
        self.settings = settings
    }

    public convenience init(_ config: BackupConfig, settings: BackupSessionSettings) {
        self.init(config: config.value, settings: settings)
    }

    public func handle(_ input: JSONValue) -> [JSONValue] {
        if isEnded { return [] }
        switch input["is"]?.text {
        case "open": return open()
        case "message": return receive(input["data"])
        case "timeout": return giveUp("readyTimeout")
        case "loadFailed": return giveUp("loadError")
        case "rendererGone":
            isReady = false
            return giveUp("loadError")
        case "jitAnswered": return [answer(input)]
        case "back", "closePressed":
            return isReady ? [action("send", ["message": ["type": "closeRequested"]])] : exit()
        case "exitConfirmed", "closeLink": return exit()
        default: return []
        }
    }

    private func exit(_ errorMessage: String? = nil, _ summary: JSONValue? = nil) -> [JSONValue] {
        isEnded = true
        let error = errorMessage.map(JSONValue.string)
        let own = JSONValue.fields(["page": "backup", "errorMessage": error])
        return [action("exit", ["errorMessage": error, "summary": summary ?? own])]
    }

    private var shared: String {
        let theme = settings.theme == "dark" || settings.theme == "light" ? settings.theme : nil
        let language = settings.language == "system" ? nil : settings.language
        let fields = [
            ("theme", theme), ("lng", language), ("catalogKey", settings.catalogKey), ("configKey", settings.publicKey),
        ]
        return fields.map { name, value in
            guard let value, !value.isEmpty else { return "" }
            return "&\(name)=\(encodeComponent(value))"
        }.joined()
    }

    private func open() -> [JSONValue] {
        if config == nil { return exit(invalidConfig) }
        guard let origin = settings.widgetOrigin else { return openLevel2() }
        guard matches(origin, #"https?://[a-z0-9._-]+(:\d{1,5})?"#) else { return exit(invalidOrigin) }
        let url = "\(origin)/?platform=\(settings.platform)&sdkVersion=\(settings.version)\(shared)"
        return [action("load", ["url": .string(url), "timeoutMs": .number(level1TimeoutMs)])]
    }

    private func openLevel2() -> [JSONValue] {
        isLevel2 = true
        isReady = false
        let parameters = JSONValue.string(String(shared.dropFirst()))
        return [action("loadLevel2", ["parameters": parameters, "timeoutMs": .number(level2TimeoutMs)])]
    }

    private func giveUp(_ reason: String) -> [JSONValue] {
        if isReady { return [] }
        if isLevel2 { return exit(unavailable) }
        let changed: JSONValue = ["from": "tier1", "to": "tier2", "reason": .string(reason)]
        return openLevel2() + [event("backupTierChanged", changed)]
    }

    private func receive(_ data: JSONValue?) -> [JSONValue] {
        guard let message = readMessage(data), let config else { return [] }
        let payload = message["payload"]
        switch message["type"]?.text {
        case "loaded":
            if isReady { return [] }
            isReady = true
            return [action("loaded"), action("send", ["message": ["type": "meshBackupConfig", "payload": config]])]
        case "close", "done", "exit":
            return isSummary(payload) ? exit(payload?["errorMessage"]?.text, payload) : exit()
        case "meshBackupJitRequest":
            guard let payload, Shapes.fits(payload, "JitRequest") else { return [] }
            return isDeclared(config, payload) ? [action("callJit", ["request": payload])] : [answer(payload)]
        case "event":
            guard let payload, let type = payload["type"]?.text else { return [] }
            return Shapes.accepts("backupEvents", type, payload["payload"]) ? [action("event", ["event": payload])] : []
        default: return []
        }
    }

    private func isSummary(_ summary: JSONValue?) -> Bool {
        guard let summary, summary["page"] == "backup", summary["selectedIntegration"] == .null,
            let transfer = summary["transfer"]
        else { return false }
        let errorMessage = summary["errorMessage"]
        return (transfer.isNull || transfer["symbol"]?.text != nil) && (errorMessage == nil || errorMessage?.text != nil)
    }

    /// Only for pairs that the configuration names without an address.
    private func isDeclared(_ config: JSONValue, _ request: JSONValue) -> Bool {
        (config["destinations"]?.array ?? []).contains {
            $0["symbol"] == request["symbol"] && $0["networkId"] == request["networkId"] && $0["address"] == nil
        }
    }

    private func answer(_ input: JSONValue) -> JSONValue {
        let callId = input["callId"]
        let result = readAddressStatus(input["result"])
        let isInit = input["method"] == "addressInit"
        let payload: JSONValue
        if input["isOk"]?.bool != true || (!isInit && result == nil) {
            payload = .fields(["callId": callId, "ok": false, "error": .string(jitFailed)])
        } else {
            payload = .fields(["callId": callId, "ok": true, "result": isInit ? nil : result])
        }
        return action("send", ["message": ["type": "meshBackupJitResponse", "payload": payload]])
    }
}
