package link.rialto.core

import org.json.JSONObject

/** What a session has its screen do. The screen decides nothing. */
public interface LinkScreen {
    /** A new WebView with this page; `script` runs in its main frame before anything else. */
    public fun load(page: Page)
    public fun goBack()
    public fun showPage()
    public fun showProblem(message: String)
    public fun showBar(isShown: Boolean)
    public fun askBeforeExit(onConfirm: () -> Unit)
    public fun run(script: String)
    /** `isSignIn`: an institution asks the user to sign in. */
    public fun openBrowser(url: String, isSignIn: Boolean)
    public fun openApp(url: String)
    public fun emit(event: LinkEvent)
    /** Calls the app's resolver off the main thread and hands its answer to `answer`, on the main thread. */
    public fun callJit(request: JSONObject, answer: (isOk: Boolean, result: JSONObject?) -> Unit)
    public fun finish(resultJson: String)
}

public data class Page(val url: String?, val html: String?, val script: String, /** "null" without an address. */ val origin: String)

/** A clock that calls once. */
public fun interface Timer {
    /** @return stops it */
    public fun start(ms: Long, action: () -> Unit): () -> Unit
}

/** What an Activity saves, and a new process goes on with. */
public data class LinkState(val kept: String? = null, val record: String? = null)

/** Runs a session: its clock, what has happened in it, and the rules of its addresses. On the main thread alone. */
public class LinkRunner(
    private val session: Session,
    private val screen: LinkScreen,
    private val timer: Timer,
    private val accessTokens: List<IntegrationAccessToken>? = null,
    before: LinkState = LinkState(),
) {
    private val record = LinkRecord(before.record)
    private var kept = before.kept
    private var url = ""
    private var origin = "null"
    private var limitMs = 0L
    private var stopTimer: () -> Unit = {}
    private var isSigningIn = false

    public val state: LinkState get() = LinkState(kept, record.toString())

    public fun open(): Unit = run("open")
    public fun loadFailed(): Unit = run("loadFailed")
    public fun rendererGone(): Unit = run("rendererGone")
    public fun closePressed(): Unit = run("closePressed")
    public fun close(): Unit = run("closeLink")
    public fun back(canGoBack: Boolean): Unit = run("back", "canGoBack" to canGoBack)

    /** Without a word to anybody: the system ends the screen, and may bring it back. */
    public fun pause(): Unit = stopTimer()

    /** Only the main frame of the page that was loaded speaks for it: a frame within it may be anybody's. */
    public fun receive(data: String, isMainFrame: Boolean, origin: String) {
        if (isMainFrame && origin == this.origin) run("message", "data" to data)
    }

    /** Opens what does not belong in the WebView, and says whether the rest does. */
    public fun navigate(url: String, kind: Navigation): Boolean {
        val decision = decideNavigation(url, origin, kind)
        if (decision == Decision.BROWSER) screen.openBrowser(url, isSigningIn)
        if (decision == Decision.APP) screen.openApp(url)
        return decision == Decision.INSIDE
    }

    private fun run(what: String, vararg fields: Pair<String, Any?>) {
        session.handle(json("is" to what, *fields)).forEach(::perform)
    }

    private fun perform(action: JSONObject) {
        when (action.getString("do")) {
            "load" -> {
                url = action.getString("url")
                origin = originOf(url) ?: "null"
                startTimer(action.getLong("timeoutMs"))
                loadPage()
            }
            "loadLevel2" -> {
                origin = "null"
                startTimer(action.getLong("timeoutMs"))
                screen.load(Page(null, level2Html(), backupGlobals(action.getString("parameters")), origin))
            }
            "reload" -> {
                startTimer(limitMs)
                loadPage()
            }
            "loaded" -> {
                stopTimer()
                screen.showPage()
            }
            "keep" -> kept = action.getString("state")
            "goBack" -> screen.goBack()
            "navbar" -> screen.showBar(action.getBoolean("isShown"))
            "showError" -> screen.showProblem(action.getString("message"))
            "confirmExit" -> screen.askBeforeExit { run("exitConfirmed") }
            "send" -> screen.run(messageScript(action.getJSONObject("message")))
            "callJit" -> callJit(action.getJSONObject("request"))
            else -> report(action)
        }
    }

    private fun report(action: JSONObject) {
        when (action.getString("do")) {
            "event" -> {
                val event = action.getJSONObject("event")
                val type = event.getString("type")
                noteSignIn(type)
                screen.emit(LinkEvent(type, event.opt("payload")))
            }
            "connected" -> record.addConnection(action.getJSONObject("payload"))
            "transferFinished" -> record.addTransfer(action.getJSONObject("payload"))
            "exit" -> {
                stopTimer()
                screen.finish(record.resultJson(action.text("errorMessage"), action.optJSONObject("summary")?.text("page")))
            }
        }
    }

    private fun loadPage() {
        val script = if (session is BackupSession) backupGlobals("") else linkGlobals(accessTokens, kept)
        screen.load(Page(url, null, script, origin))
    }

    private fun startTimer(ms: Long) {
        stopTimer()
        limitMs = ms
        stopTimer = timer.start(ms) { run("timeout") }
    }

    /** From the page's own word until the sign-in has ended: what opens meanwhile is the institution's page. */
    private fun noteSignIn(type: String) {
        if (type == "integrationOAuthStarted") isSigningIn = true
        if (type in setOf("integrationConnected", "integrationConnectionError", "integrationSelected", "pageLoaded")) isSigningIn = false
    }

    private fun callJit(request: JSONObject) {
        screen.callJit(request) { isOk, result ->
            run(
                "jitAnswered", "callId" to request.getString("callId"), "method" to request.getString("method"),
                "isOk" to isOk, "result" to result,
            )
        }
    }
}
