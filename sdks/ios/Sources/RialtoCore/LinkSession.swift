private let invalidToken = "Invalid link token!"
private let unreachable = "The service can’t be reached. Check your internet connection, then try again."
private let stopped = "The page stopped. Close this window and try again."
private let loadTimeoutMs = 20_000.0

/// One use of a link token.
public final class LinkSession: Session {
    private let token: String
    private let settings: LinkURLSettings
    private let platform: String
    private var isEnded = false
    private var isLoaded = false
    private var hasReloaded = false
    private var page = "startPage"
    private var problem: String?

    public init(token: String, settings: LinkURLSettings = LinkURLSettings(), platform: String = "iOS") {
        self.token = token
        self.settings = settings
        self.platform = platform
    }

    public func handle(_ input: JSONValue) -> [JSONValue] {
        if isEnded { return [] }
        switch input["is"]?.text {
        case "open":
            guard let url = linkURL(token: token, settings: settings, platform: platform) else {
                return exit(invalidToken, summary(invalidToken))
            }
            return [action("load", ["url": .string(url), "timeoutMs": .number(loadTimeoutMs)])]
        case "message": return receive(input["data"])
        case "timeout": return isLoaded ? [] : fail(unreachable)
        case "loadFailed": return reloadOnce(otherwise: unreachable)
        case "rendererGone": return reloadOnce(otherwise: stopped)
        case "back": return isLoaded && input["canGoBack"]?.bool == true ? [action("goBack")] : leave()
        case "closePressed": return leave()
        case "exitConfirmed", "closeLink": return exit()
        default: return []
        }
    }

    private func summary(_ errorMessage: String? = nil) -> JSONValue {
        .fields(["page": .string(page), "errorMessage": errorMessage.map(JSONValue.string)])
    }

    private func exit(_ errorMessage: String? = nil, _ summary: JSONValue? = nil) -> [JSONValue] {
        isEnded = true
        let fields = ["errorMessage": errorMessage.map(JSONValue.string), "summary": summary ?? self.summary()]
        return [action("exit", fields)]
    }

    private func fail(_ message: String) -> [JSONValue] {
        problem = message
        return [action("showError", ["message": .string(message)])]
    }

    private func reloadOnce(otherwise: String) -> [JSONValue] {
        if hasReloaded { return fail(otherwise) }
        hasReloaded = true
        isLoaded = false
        return [action("reload")]
    }

    private func leave() -> [JSONValue] {
        if let problem { return exit(problem, summary(problem)) }
        return isLoaded ? [action("confirmExit")] : exit()
    }

    private func receive(_ data: JSONValue?) -> [JSONValue] {
        guard let message = readMessage(data), let type = message["type"]?.text else { return [] }
        let payload = message["payload"]
        let checked = ["brokerageAccountAccessToken", "delayedAuthentication", "pageChanged"]
        if checked.contains(type), !Shapes.accepts("messages", type, payload) { return [] }
        switch type {
        case "showClose": return [action("confirmExit")]
        case "showNativeNavbar": return [action("navbar", ["isShown": .bool(payload?.bool == true)])]
        case "loaded":
            isLoaded = true
            problem = nil
            return [action("loaded"), event("pageLoaded")]
        case "sessionKept":
            guard let state = payload?["state"]?.text, !state.isEmpty else { return [] }
            return [action("keep", ["state": .string(state)])]
        case "pageChanged":
            page = payload?["page"]?.text ?? page
            return []
        case "close", "done": return end(payload)
        case "brokerageAccountAccessToken": return connected("accessToken", payload)
        case "delayedAuthentication": return connected("delayedAuth", payload)
        case "transferFinished": return finished(payload)
        default: return Shapes.accepts("events", type, payload) ? [action("event", ["event": message])] : []
        }
    }

    /// Leaving is never refused: a summary that cannot be read is left out.
    private func end(_ payload: JSONValue?) -> [JSONValue] {
        guard let payload, payload["page"]?.text != nil else { return exit() }
        let error = payload["errorMessage"] ?? .null
        guard error.isNull || error.text != nil else { return exit() }
        return exit(error.text, payload)
    }

    private func connected(_ name: String, _ payload: JSONValue?) -> [JSONValue] {
        let linked = JSONValue.fields([name: payload])
        return [event("integrationConnected", linked), action("connected", ["payload": linked])]
    }

    private func finished(_ payload: JSONValue?) -> [JSONValue] {
        if payload?["status"] == "error" {
            guard let text = payload?["errorMessage"]?.text else { return [] }
            return [event("transferExecutionError", ["errorMessage": .string(text)])]
        }
        guard Shapes.accepts("messages", "transferFinished", payload), var transfer = payload?.object else { return [] }
        transfer["status"] = transfer["transferStatus"] ?? "pending"
        transfer["transferStatus"] = nil
        if transfer["fromAddress"] == "" { transfer["fromAddress"] = nil }
        return [event("transferCompleted", payload), action("transferFinished", ["payload": .object(transfer)])]
    }
}
