import XCTest

@testable import RialtoCore

private let token = "aHR0cHM6Ly9saW5rLmV4YW1wbGUuY29tL2xpbmsvP2NvZGU9YWJj"
private let home = "https://link.example.com"

/// Records what it is asked to do.
@MainActor
private final class TestScreen: LinkScreen {
    var did: [String] = []
    var documents: [LinkDocument] = []
    var scripts: [String] = []
    var confirm: (@MainActor () -> Void)?
    var onScript: (() -> Void)?

    func load(_ document: LinkDocument) { documents.append(document) }
    func goBack() { did.append("goBack") }
    func showPage() { did.append("showPage") }
    func showProblem(_ message: String) { did.append("problem: \(message)") }
    func showBar(_ isShown: Bool) { did.append("bar: \(isShown)") }
    func askBeforeExit(onConfirm: @escaping @MainActor () -> Void) { confirm = onConfirm }
    func run(script: String) {
        scripts.append(script)
        onScript?()
    }
    func openBrowser(_ url: String, isSignIn: Bool) { did.append("\(isSignIn ? "sign-in" : "browser"): \(url)") }
    func openApp(_ url: String) { did.append("app: \(url)") }
    func dismiss() { did.append("dismiss") }
}

@MainActor
final class LinkRunnerTests: XCTestCase {
    private let screen = TestScreen()
    private var callbacks = LinkCallbacks()
    private var outcomes: [LinkOutcome] = []
    private var pending: [(ms: Double, action: @MainActor () -> Void)] = []

    private func open(
        _ session: Session, accessTokens: [IntegrationAccessToken]? = nil, restoring: LinkState? = nil
    ) -> LinkRunner {
        callbacks.onExit = { self.outcomes.append($0) }
        let schedule: Schedule = { ms, action in
            self.pending.append((ms, action))
            return { self.pending.removeAll() }
        }
        let runner = LinkRunner(
            session: session, callbacks: callbacks, accessTokens: accessTokens, restoring: restoring, schedule: schedule)
        runner.open(on: screen)
        return runner
    }

    private func send(_ message: JSONValue, to runner: LinkRunner, origin: String = home, isMainFrame: Bool = true) {
        runner.receive(message.json, isMainFrame: isMainFrame, origin: origin)
    }

    func testOneOutcomeWithEverythingThatHappened() async {
        let runner = open(LinkSession(token: token))
        send(["type": "loaded"], to: runner)
        let transfer: JSONValue = .fields([
            "status": "success", "transferStatus": "pending", "txId": "w-1", "transferId": "t-1", "fromAddress": "",
            "toAddress": "0xt", "symbol": "USDC", "amount": .number(12.5), "networkId": "n",
        ])
        send(.fields(["type": "transferFinished", "payload": transfer]), to: runner)
        send(["type": "done", "payload": ["page": "transferExecutedPage"]], to: runner)
        send(["type": "close"], to: runner)
        runner.close()
        XCTAssertEqual(outcomes.count, 1)
        XCTAssertEqual(outcomes.first?.status, .done)
        XCTAssertEqual(outcomes.first?.page, "transferExecutedPage")
        XCTAssertEqual(outcomes.first?.transfers.map(\.transferId), ["t-1"])
        XCTAssertEqual(outcomes.first?.transfers.map(\.fromAddress), [nil])
        XCTAssertEqual(screen.did, ["showPage", "dismiss"])
    }

    func testOnlyTheMainFrameOfTheLinkOriginIsHeard() async {
        let runner = open(LinkSession(token: token))
        send(["type": "close"], to: runner, isMainFrame: false)
        send(["type": "close"], to: runner, origin: "https://link.example.com.evil.example")
        send(["type": "close"], to: runner, origin: "null")
        XCTAssertEqual(outcomes, [])
        send(["type": "close"], to: runner)
        XCTAssertEqual(outcomes.map(\.status), [.exited])
    }

    func testAnInstitutionSignsInInTheSystemBrowserAndAHelpPageDoesNot() async {
        let runner = open(LinkSession(token: token))
        send(["type": "loaded"], to: runner)
        XCTAssertFalse(runner.navigate(to: "https://help.example.com/", kind: .popup))
        send(["type": "integrationOAuthStarted"], to: runner)
        XCTAssertFalse(runner.navigate(to: "https://login.bank.example/", kind: .popup))
        send(["type": "integrationConnectionError", "payload": ["errorMessage": "refused"]], to: runner)
        XCTAssertFalse(runner.navigate(to: "https://help.example.com/", kind: .popup))
        XCTAssertFalse(runner.navigate(to: "metamask://wc?uri=1", kind: .main))
        XCTAssertFalse(runner.navigate(to: "itms-services://?action=download-manifest", kind: .main))
        XCTAssertTrue(runner.navigate(to: "\(home)/link/?step=2", kind: .main))
        let opened = [
            "browser: https://help.example.com/", "sign-in: https://login.bank.example/", "browser: https://help.example.com/",
            "app: metamask://wc?uri=1",
        ]
        XCTAssertEqual(screen.did, ["showPage"] + opened)
    }

    func testStoredTokensCannotEndTheScriptThatCarriesThem() async {
        let stored = IntegrationAccessToken(
            accountId: "'\\</script>", accountName: "\u{2028}", accessToken: "t", brokerType: "b", brokerName: "B")
        _ = open(LinkSession(token: token), accessTokens: [stored])
        guard case .page(let url, let script)? = screen.documents.first else { return XCTFail("no page") }
        XCTAssertEqual(url, "\(home)/link/?code=abc&lng=en&platform=iOS")
        XCTAssertFalse(script.contains("</script>"))
        XCTAssertFalse(script.contains("\u{2028}"))
    }

    func testANewWebViewGoesOnWithTheSession() async {
        let runner = open(LinkSession(token: token))
        send(["type": "loaded"], to: runner)
        send(["type": "sessionKept", "payload": ["state": "{\"sessionToken\":\"s\"}"]], to: runner)
        runner.rendererGone()
        guard case .page(let url, let script)? = screen.documents.last else { return XCTFail("no page") }
        XCTAssertEqual(screen.documents.count, 2)
        XCTAssertEqual(url, "\(home)/link/?code=abc&lng=en&platform=iOS")
        XCTAssertTrue(script.contains(#"window.rialtoKept="{\"sessionToken\":\"s\"}";"#), script)
    }

    func testASessionGoesOnAfterTheEndOfTheApp() async throws {
        var states: [LinkState?] = []
        callbacks.onStateChange = { states.append($0) }
        let first = open(LinkSession(token: token))
        send(["type": "loaded"], to: first)
        send(["type": "sessionKept", "payload": ["state": "{\"sessionToken\":\"s\"}"]], to: first)
        let transfer: JSONValue = .fields([
            "status": "success", "transferStatus": "pending", "txId": "w-1", "transferId": "t-1", "fromAddress": "0xf",
            "toAddress": "0xt", "symbol": "USDC", "amount": .number(12.5), "networkId": "n",
        ])
        send(.fields(["type": "transferFinished", "payload": transfer]), to: first)
        let text = try XCTUnwrap(states.last??.rawValue)

        // Another process: nothing but the text is left.
        let second = open(LinkSession(token: token), restoring: LinkState(rawValue: text))
        guard case .page(_, let script)? = screen.documents.last else { return XCTFail("no page") }
        XCTAssertTrue(script.contains(#"window.rialtoKept="{\"sessionToken\":\"s\"}";"#), script)
        send(["type": "loaded"], to: second)
        send(["type": "close", "payload": ["page": "transferExecutedPage"]], to: second)
        XCTAssertEqual(outcomes.map(\.status), [.done])
        XCTAssertEqual(outcomes.first?.transfers.map(\.transferId), ["t-1"])
        XCTAssertEqual(states.last, .some(nil))
        XCTAssertNil(LinkState(rawValue: ""))
    }

    func testAPageThatNeverReportsEndsWithAReason() async {
        let runner = open(LinkSession(token: token))
        XCTAssertEqual(pending.map(\.ms), [20_000])
        pending.first?.action()
        runner.closePressed()
        XCTAssertEqual(outcomes.map(\.status), [.failed])
        XCTAssertNotNil(outcomes.first?.errorMessage)
    }

    private func backup(_ destination: BackupConfig.Destination) -> Session {
        let config = BackupConfig(clientId: "c", userId: "u", destinations: [destination])
        return BackupSession(config, settings: BackupSessionSettings(widgetOrigin: "https://deposits.example.net"))
    }

    func testLevel2OpensOnceWhereLevel1DoesNotLoad() async {
        var events: [LinkEvent] = []
        callbacks.onEvent = { events.append($0) }
        let runner = open(backup(.init(networkId: "n", symbol: "USDC", address: "0xa")))
        XCTAssertEqual(pending.map(\.ms), [5_000])
        pending.first?.action()
        guard case .level2(let html, _)? = screen.documents.last else { return XCTFail("no level 2") }
        XCTAssertTrue(html.contains("default-src 'none'"))
        XCTAssertEqual(events.map(\.type), ["backupTierChanged"])
        // Level 1, if it comes late, is no longer heard.
        send(["type": "loaded"], to: runner, origin: "https://deposits.example.net")
        XCTAssertEqual(screen.scripts, [])
        send(["type": "loaded"], to: runner, origin: "null")
        XCTAssertEqual(screen.scripts.count, 1)
        XCTAssertTrue(screen.scripts[0].contains(#""clientId":"c""#))
    }

    func testWhatACallbackThrowsIsAFailureThatSaysNothingOfIt() async {
        struct Secret: Error { let text = "secret" }
        callbacks.onStatusPoll = { _, _ in throw Secret() }
        let runner = open(backup(.init(networkId: "n", symbol: "USDC")))
        send(["type": "loaded"], to: runner, origin: "https://deposits.example.net")
        let answered = expectation(description: "answered")
        screen.onScript = { answered.fulfill() }
        let request: JSONValue = ["callId": "1", "method": "statusPoll", "symbol": "USDC", "networkId": "n"]
        send(["type": "meshBackupJitRequest", "payload": request], to: runner, origin: "https://deposits.example.net")
        await fulfillment(of: [answered], timeout: 5)
        let script = screen.scripts.last ?? ""
        XCTAssertTrue(script.contains(#""ok":false"#) && script.contains("JIT callback failed"))
        XCTAssertFalse(script.contains("secret"))
    }

    func testTheRuleForOpeningBackupMode() async {
        XCTAssertEqual([nil, 500, 503, 429].map { isServiceDown(status: $0) }, [true, true, true, true])
        XCTAssertEqual([200, 400, 401, 403, 404].map { isServiceDown(status: $0) }, [false, false, false, false, false])
    }
}
