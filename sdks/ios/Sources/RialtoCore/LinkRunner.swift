import Foundation

/// What a session has its screen do. The screen decides nothing.
@MainActor
public protocol LinkScreen: AnyObject {
    /// A new document, with this script run in its main frame before anything else. `isLevel2`: the bundled page.
    func load(_ document: LinkDocument)
    func goBack()
    func showPage()
    func showProblem(_ message: String)
    func showBar(_ isShown: Bool)
    func askBeforeExit(onConfirm: @escaping @MainActor () -> Void)
    func run(script: String)
    /// `isSignIn`: an institution asks the user to sign in.
    func openBrowser(_ url: String, isSignIn: Bool)
    func openApp(_ url: String)
    func dismiss()
}

public enum LinkDocument: Equatable, Sendable {
    case page(url: String, script: String)
    case level2(html: String, script: String)
}

public struct LinkCallbacks {
    /// An account was connected. Keep the tokens on your server.
    public var onIntegrationConnected: ((LinkPayload) -> Void)?
    /// The institution accepted the transfer. Credit the user on the `transfer.succeeded` webhook, not here.
    public var onTransferFinished: ((TransferFinishedPayload) -> Void)?
    public var onEvent: ((LinkEvent) -> Void)?
    /// The state to go on from after the end of the app changed; nil once the session has ended.
    public var onStateChange: ((LinkState?) -> Void)?
    /// The one end of the session.
    public var onExit: ((LinkOutcome) -> Void)?
    /// Backup mode, for a destination without an address. Called once; what it throws is a failure.
    public var onAddressInit: ((_ symbol: String, _ networkId: String) async throws -> Void)?
    /// Backup mode: asked every 2.5 seconds for up to 3 minutes. Throw where your server does not answer with 2xx.
    public var onStatusPoll: ((_ symbol: String, _ networkId: String) async throws -> BackupAddressStatus)?

    public init() {}
}

/// Starts a clock of so many milliseconds and returns what stops it.
public typealias Schedule = (_ ms: Double, _ action: @escaping @MainActor () -> Void) -> () -> Void

/// Runs a session: its clock, its callbacks and the rules of its addresses.
@MainActor
public final class LinkRunner {
    private let session: Session
    private let callbacks: LinkCallbacks
    private let accessTokens: [IntegrationAccessToken]?
    private let schedule: Schedule
    private weak var screen: LinkScreen?
    private var stopTimer: (() -> Void)?
    private var limitMs = 0.0
    private var url = ""
    /// What the page needs to go on in another WebView: the token in its address is used up.
    private var kept: String?
    private var record: [JSONValue]
    /// "null" is the origin of a document without an address.
    private var origin = "null"
    private var isSigningIn = false

    public init(
        session: Session, callbacks: LinkCallbacks, accessTokens: [IntegrationAccessToken]? = nil,
        restoring before: LinkState? = nil, schedule: @escaping Schedule = scheduleOnMain
    ) {
        self.session = session
        self.callbacks = callbacks
        self.accessTokens = accessTokens
        self.schedule = schedule
        kept = before?.kept
        record = before?.record ?? []
    }

    public func open(on screen: LinkScreen) {
        self.screen = screen
        run("open")
    }

    /// Only the main frame of the document that was loaded speaks for it: a frame within it may be anybody's.
    public func receive(_ data: Any, isMainFrame: Bool, origin: String) {
        guard isMainFrame, origin == self.origin, let value = JSONValue(any: data) else { return }
        run("message", ["data": value])
    }

    public func loadFailed() { run("loadFailed") }
    public func rendererGone() { run("rendererGone") }
    public func closePressed() { run("closePressed") }
    public func close() { run("closeLink") }
    public func back(canGoBack: Bool) { run("back", ["canGoBack": .bool(canGoBack)]) }

    /// Opens what does not belong in the WebView, and says whether the rest does.
    public func navigate(to url: String, kind: Navigation) -> Bool {
        let decision = decideNavigation(to: url, linkOrigin: origin, kind: kind)
        if decision == .browser { screen?.openBrowser(url, isSignIn: isSigningIn) }
        if decision == .app { screen?.openApp(url) }
        return decision == .inside
    }

    private func run(_ what: String, _ fields: [String: JSONValue] = [:]) {
        let input = fields.merging(["is": .string(what)]) { _, own in own }
        for action in session.handle(.object(input)) { perform(action) }
    }

    private func perform(_ action: JSONValue) {
        switch action["do"]?.text {
        case "load": load(action)
        case "loadLevel2":
            origin = "null"
            startTimer(action)
            let script = backupGlobals(parameters: action["parameters"]?.text ?? "")
            screen?.load(.level2(html: level2HTML(), script: script))
        case "reload":
            startTimer()
            loadPage()
        case "keep":
            kept = action["state"]?.text
            keepState()
        case "loaded":
            stopTimer?()
            screen?.showPage()
        case "goBack": screen?.goBack()
        case "navbar": screen?.showBar(action["isShown"]?.bool == true)
        case "showError": screen?.showProblem(action["message"]?.text ?? "")
        case "confirmExit": screen?.askBeforeExit { [weak self] in self?.run("exitConfirmed") }
        case "send": screen?.run(script: messageScript(action["message"] ?? .null))
        case "callJit": callJit(action["request"] ?? .null)
        default: report(action)
        }
    }

    private func load(_ action: JSONValue) {
        url = action["url"]?.text ?? ""
        origin = RialtoCore.origin(of: url) ?? "null"
        startTimer(action)
        loadPage()
    }

    private func loadPage() {
        let isBackup = session is BackupSession
        let script = isBackup ? backupGlobals(parameters: "") : linkGlobals(accessTokens: accessTokens, kept: kept)
        screen?.load(.page(url: url, script: script))
    }

    private func startTimer(_ action: JSONValue? = nil) {
        stopTimer?()
        limitMs = action?["timeoutMs"]?.number ?? limitMs
        stopTimer = schedule(limitMs) { [weak self] in self?.run("timeout") }
    }

    private func report(_ action: JSONValue) {
        switch action["do"]?.text {
        case "event":
            guard let event = action["event"], let type = event["type"]?.text else { return }
            noteSignIn(type)
            callbacks.onEvent?(LinkEvent(type: type, payload: event["payload"]))
        case "connected":
            guard let payload = LinkPayload(action["payload"]) else { return }
            note("connected", action["payload"])
            callbacks.onIntegrationConnected?(payload)
        case "transferFinished":
            guard let transfer = action["payload"]?.decoded(as: TransferFinishedPayload.self) else { return }
            note("transfer", action["payload"])
            callbacks.onTransferFinished?(transfer)
        case "exit": exit(action)
        default: break
        }
    }

    /// From the page's own word until the sign-in has ended: what opens meanwhile is the institution's page.
    private func noteSignIn(_ type: String) {
        if type == "integrationOAuthStarted" { isSigningIn = true }
        if ["integrationConnected", "integrationConnectionError", "integrationSelected", "pageLoaded"].contains(type) {
            isSigningIn = false
        }
    }

    private func note(_ what: String, _ payload: JSONValue?) {
        record.append(.fields([what: payload]))
        keepState()
    }

    private func keepState() { callbacks.onStateChange?(LinkState(kept: kept, record: record)) }

    private func exit(_ action: JSONValue) {
        stopTimer?()
        let errorMessage = action["errorMessage"]?.text
        let connections = record.compactMap { LinkPayload($0["connected"]) }
        let transfers = record.compactMap { $0["transfer"]?.decoded(as: TransferFinishedPayload.self) }
        let isDone = !connections.isEmpty || !transfers.isEmpty
        let outcome = LinkOutcome(
            status: errorMessage != nil ? .failed : isDone ? .done : .exited, connections: connections, transfers: transfers,
            errorMessage: errorMessage, page: action["summary"]?["page"]?.text)
        screen?.dismiss()
        callbacks.onStateChange?(nil)
        callbacks.onExit?(outcome)
    }

    private func callJit(_ request: JSONValue) {
        let symbol = request["symbol"]?.text ?? ""
        let networkId = request["networkId"]?.text ?? ""
        let isInit = request["method"] == "addressInit"
        var answered = ["callId": request["callId"] ?? .null, "method": request["method"] ?? .null]
        Task { @MainActor [callbacks, weak self] in
            do {
                if isInit {
                    guard let start = callbacks.onAddressInit else { throw NoCallback() }
                    try await start(symbol, networkId)
                } else {
                    guard let poll = callbacks.onStatusPoll else { throw NoCallback() }
                    answered["result"] = try await poll(symbol, networkId).value
                }
                answered["isOk"] = true
            } catch {
                answered["isOk"] = false
            }
            self?.run("jitAnswered", answered)
        }
    }
}

private struct NoCallback: Error {}

/// The real clock.
public func scheduleOnMain(_ ms: Double, _ action: @escaping @MainActor () -> Void) -> () -> Void {
    let task = Task { @MainActor in
        try? await Task.sleep(nanoseconds: UInt64(ms * 1_000_000))
        if !Task.isCancelled { action() }
    }
    return { task.cancel() }
}
