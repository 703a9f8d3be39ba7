package link.rialto

import android.content.Intent
import android.os.Bundle
import android.os.Handler
import android.os.Looper
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.webkit.WebViewFeature
import java.util.Locale
import link.rialto.core.BackupSession
import link.rialto.core.BackupSettings
import link.rialto.core.LinkRecord
import link.rialto.core.LinkRunner
import link.rialto.core.LinkSession
import link.rialto.core.LinkState
import link.rialto.core.LinkUrlSettings
import link.rialto.core.Session
import link.rialto.core.Timer
import org.json.JSONException
import org.json.JSONObject
import org.json.JSONTokener

/**
 * One session. The system may end it at any time, with its process: it then comes back with the session that the service holds and with
 * what had happened in it.
 */
internal class LinkActivity : ComponentActivity() {
    private lateinit var runner: LinkRunner
    private lateinit var screen: ActivityScreen
    private val browser = SignInBrowser(this)
    private var isFinished = false

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val input = intent.getStringExtra(INPUT)?.let { launchInputOf(JSONObject(it)) } ?: return finish()
        val theme = when (input) {
            is LinkConfiguration -> input.theme
            is BackupConfiguration -> input.theme
        }
        screen = ActivityScreen(this, input, theme, browser) { runner }
        setContentView(screen.root)
        if (isWebViewTooOld()) return end(LinkRecord().resultJson(getString(R.string.rialto_webview_too_old), null))
        val before = LinkState(savedInstanceState?.getString(KEPT), savedInstanceState?.getString(RECORD))
        val tokens = (input as? LinkConfiguration)?.accessTokens
        runner = LinkRunner(sessionOf(input), screen, MainTimer, tokens, before)
        onBackPressedDispatcher.addCallback(
            this,
            object : OnBackPressedCallback(true) {
                override fun handleOnBackPressed() = runner.back(screen.canGoBack())
            },
        )
        runner.open()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        if (!::runner.isInitialized) return
        outState.putString(KEPT, runner.state.kept)
        outState.putString(RECORD, runner.state.record)
    }

    override fun onResume() {
        super.onResume()
        if (::screen.isInitialized) screen.resume()
    }

    override fun onDestroy() {
        if (::runner.isInitialized) runner.pause()
        if (::screen.isInitialized) screen.destroy()
        super.onDestroy()
    }

    fun end(resultJson: String) {
        if (isFinished) return
        isFinished = true
        setResult(RESULT_OK, Intent().putExtra(RESULT, resultJson))
        finish()
    }

    /** Without these a frame cannot be distinguished from the page itself: nothing is shown. */
    private fun isWebViewTooOld(): Boolean =
        listOf(WebViewFeature.WEB_MESSAGE_LISTENER, WebViewFeature.DOCUMENT_START_SCRIPT).any { !WebViewFeature.isFeatureSupported(it) }

    private fun sessionOf(input: LaunchInput): Session = when (input) {
        is LinkConfiguration -> {
            val settings = LinkUrlSettings(languageOf(input.language), input.displayFiatCurrency, input.theme?.name?.lowercase())
            LinkSession(input.token, settings)
        }
        is BackupConfiguration -> {
            val settings = BackupSettings(
                input.widgetOrigin, input.theme?.name?.lowercase(), languageOf(input.language),
                catalogKey = input.catalogKey, publicKey = input.publicKey,
            )
            BackupSession(jsonOf(input.config), settings)
        }
    }

    private fun languageOf(language: String?): String? = if (language == "system") Locale.getDefault().toLanguageTag() else language

    private fun jsonOf(text: String): Any? = try {
        JSONTokener(text).nextValue()
    } catch (_: JSONException) {
        null
    }

    companion object {
        const val INPUT = "link.rialto.input"
        const val RESULT = "link.rialto.result"
        private const val KEPT = "kept"
        private const val RECORD = "record"
    }
}

private object MainTimer : Timer {
    private val handler = Handler(Looper.getMainLooper())

    override fun start(ms: Long, action: () -> Unit): () -> Unit {
        val task = Runnable(action)
        handler.postDelayed(task, ms)
        return { handler.removeCallbacks(task) }
    }
}
