package link.rialto.core

import org.json.JSONObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

private const val TOKEN = "aHR0cHM6Ly9saW5rLmV4YW1wbGUuY29tL2xpbmsvP2NvZGU9YWJj"
private const val HOME = "https://link.example.com"
private const val WIDGET = "https://deposits.example.net"

/** Records what it is asked to do. */
private class TestScreen : LinkScreen {
    val did = mutableListOf<String>()
    val pages = mutableListOf<Page>()
    val scripts = mutableListOf<String>()
    val events = mutableListOf<String>()
    val results = mutableListOf<LinkResult>()
    var answer: ((Boolean, JSONObject?) -> Unit)? = null

    override fun load(page: Page) { pages += page }
    override fun goBack() { did += "goBack" }
    override fun showPage() { did += "showPage" }
    override fun showProblem(message: String) { did += "problem" }
    override fun showBar(isShown: Boolean) { did += "bar $isShown" }
    override fun askBeforeExit(onConfirm: () -> Unit) { did += "ask" }
    override fun run(script: String) { scripts += script }
    override fun openBrowser(url: String, isSignIn: Boolean) { did += "${if (isSignIn) "sign-in" else "browser"}: $url" }
    override fun openApp(url: String) { did += "app: $url" }
    override fun emit(event: LinkEvent) { events += event.type }
    override fun callJit(request: JSONObject, answer: (Boolean, JSONObject?) -> Unit) { this.answer = answer }
    override fun finish(resultJson: String) { results += linkResultOf(resultJson) }
}

class LinkRunnerTest {
    private val screen = TestScreen()
    private val limits = mutableListOf<Pair<Long, () -> Unit>>()
    private val timer = Timer { ms, action ->
        limits += ms to action
        { limits.clear() }
    }

    private fun open(session: Session = LinkSession(TOKEN), before: LinkState = LinkState(), on: TestScreen = screen) =
        LinkRunner(session, on, timer, null, before).also { it.open() }

    private fun backup(address: String?): Session {
        val destination = json("networkId" to "n", "symbol" to "USDC", "address" to address)
        val config = json("clientId" to "c", "userId" to "u", "destinations" to org.json.JSONArray(listOf(destination)))
        return BackupSession(config, BackupSettings(WIDGET))
    }

    private fun LinkRunner.say(type: String, payload: JSONObject? = null, origin: String = HOME) =
        receive(json("type" to type, "payload" to payload).toString(), true, origin)

    private val transfer = json(
        "status" to "success", "transferStatus" to "pending", "txId" to "w-1", "transferId" to "t-1", "fromAddress" to "",
        "toAddress" to "0xt", "symbol" to "USDC", "amount" to 12.5, "networkId" to "n",
    )

    @Test
    fun `a session has one result with everything that happened`() {
        val runner = open()
        runner.say("loaded")
        runner.say("transferFinished", transfer)
        runner.say("done", json("page" to "transferExecutedPage"))
        runner.say("close")
        runner.close()
        val result = screen.results.single()
        assertEquals(LinkStatus.DONE, result.status)
        assertEquals("transferExecutedPage", result.page)
        val finished = result.payloads.single() as TransferFinishedPayload
        assertEquals(listOf(TransferStatus.PENDING, "t-1", null, 12.5), listOf(finished.status, finished.transferId, finished.fromAddress, finished.amount))
    }

    @Test
    fun `a new process goes on with the session and keeps what had happened`() {
        val before = open()
        before.say("loaded")
        before.say("transferFinished", transfer)
        before.say("sessionKept", json("state" to """{"sessionToken":"</script>"}"""))
        val again = TestScreen()
        val after = open(before = before.state, on = again)
        assertEquals("$HOME/link/?code=abc&lng=en&platform=android", again.pages.single().url)
        val script = again.pages.single().script
        assertTrue(script.contains("window.rialtoKept=\"{\\\"sessionToken\\\":\\\"\\u003c/script>\\\"}\";"), script)
        after.close()
        assertEquals("t-1", (again.results.single().payloads.single() as TransferFinishedPayload).transferId)
    }

    @Test
    fun `only the main frame of the link origin is heard`() {
        val runner = open()
        val close = """{"type":"close"}"""
        runner.receive(close, false, HOME)
        runner.receive(close, true, "$HOME.evil.example")
        runner.receive(close, true, "null")
        assertEquals(emptyList<LinkResult>(), screen.results)
        runner.receive(close, true, HOME)
        assertEquals(listOf(LinkStatus.EXITED), screen.results.map { it.status })
    }

    @Test
    fun `an institution signs in in a tab of its own, and a help page does not`() {
        val runner = open()
        runner.say("loaded")
        assertFalse(runner.navigate("https://help.example.com/", Navigation.POPUP))
        runner.say("integrationOAuthStarted")
        assertFalse(runner.navigate("https://login.bank.example/", Navigation.POPUP))
        runner.say("integrationConnectionError", json("errorMessage" to "refused"))
        assertFalse(runner.navigate("https://help.example.com/", Navigation.POPUP))
        assertFalse(runner.navigate("metamask://wc?uri=1", Navigation.MAIN))
        assertFalse(runner.navigate("intent://x#Intent;end", Navigation.MAIN))
        assertTrue(runner.navigate("$HOME/link/?step=2", Navigation.MAIN))
        val opened = listOf("browser: https://help.example.com/", "sign-in: https://login.bank.example/", "browser: https://help.example.com/", "app: metamask://wc?uri=1")
        assertEquals(listOf("showPage") + opened, screen.did)
    }

    @Test
    fun `level 2 opens once where level 1 does not load, and level 1 is no longer heard`() {
        val runner = open(backup("0xa"))
        assertEquals(listOf(5_000L), limits.map { it.first })
        limits.single().second()
        assertTrue(checkNotNull(screen.pages.last().html).contains("default-src 'none'"))
        assertEquals(listOf("backupTierChanged"), screen.events)
        runner.say("loaded", origin = WIDGET)
        assertEquals(emptyList<String>(), screen.scripts)
        runner.say("loaded", origin = "null")
        assertTrue(screen.scripts.single().contains("\"clientId\":\"c\""))
    }

    @Test
    fun `what a resolver throws is a failure that says nothing of it`() {
        val runner = open(backup(null))
        runner.say("loaded", origin = WIDGET)
        runner.say("meshBackupJitRequest", json("callId" to "1", "method" to "statusPoll", "symbol" to "USDC", "networkId" to "n"), WIDGET)
        checkNotNull(screen.answer)(false, null)
        assertTrue(screen.scripts.last().contains("JIT callback failed"))
    }

    @Test
    fun `an Activity that the system ended is a user who left`() {
        assertEquals(LinkResult(LinkStatus.EXITED, emptyList(), null, null), linkResultOf(null))
    }

    @Test
    fun `the rule for opening backup mode`() {
        assertEquals(List(4) { true }, listOf(null, 500, 503, 429).map(::isServiceDown))
        assertEquals(List(5) { false }, listOf(200, 400, 401, 403, 404).map(::isServiceDown))
    }
}
