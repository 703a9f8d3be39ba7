package link.rialto

import android.app.AlertDialog
import android.content.res.Configuration
import android.graphics.Color
import android.net.Uri
import android.os.Build
import android.os.Handler
import android.os.Looper
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.view.WindowInsets
import android.webkit.WebView
import android.widget.FrameLayout
import android.widget.ImageButton
import android.widget.ProgressBar
import android.widget.TextView
import java.util.concurrent.Executors
import link.rialto.core.LinkEvent
import link.rialto.core.LinkRunner
import link.rialto.core.LinkScreen
import link.rialto.core.Page
import org.json.JSONObject

/** The views of a session: does what the runner says and reports what happens. Framework views alone: no theme of the app is needed. */
internal class ActivityScreen(
    private val activity: LinkActivity,
    private val input: LaunchInput,
    theme: LinkTheme?,
    private val browser: SignInBrowser,
    private val runner: () -> LinkRunner,
) : LinkScreen {
    private val isDark = theme == LinkTheme.DARK || (theme != LinkTheme.LIGHT && isNight())
    private val pageColor = if (isDark) Color.rgb(0x1e, 0x1e, 0x24) else Color.WHITE
    private val textColor = if (isDark) Color.rgb(0xfb, 0xfb, 0xfb) else Color.rgb(0x0e, 0x0d, 0x0d)
    private val hasOwnClose = input is BackupConfiguration && !input.hideCloseButton
    private val worker = Executors.newSingleThreadExecutor()
    private val main = Handler(Looper.getMainLooper())
    private var webView: WebView? = null
    private val spinner = ProgressBar(activity)
    private val problem = TextView(activity).apply {
        setTextColor(textColor)
        gravity = Gravity.CENTER
        textSize = 16f
        setPadding(dp(24), dp(24), dp(24), dp(24))
        accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE
    }
    private val cover = FrameLayout(activity).apply {
        setBackgroundColor(pageColor)
        isClickable = true
        addView(spinner, FrameLayout.LayoutParams(WRAP_CONTENT, WRAP_CONTENT, Gravity.CENTER))
        addView(problem, FrameLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT, Gravity.CENTER))
    }
    private val closeButton = ImageButton(activity).apply {
        setImageResource(android.R.drawable.ic_menu_close_clear_cancel)
        setColorFilter(textColor)
        setBackgroundColor(Color.TRANSPARENT)
        contentDescription = activity.getString(R.string.rialto_close)
        setOnClickListener { runner().closePressed() }
    }
    val root: FrameLayout = FrameLayout(activity).apply {
        setBackgroundColor(pageColor)
        addView(cover, FrameLayout.LayoutParams(MATCH_PARENT, MATCH_PARENT))
        addView(closeButton, FrameLayout.LayoutParams(dp(48), dp(48), Gravity.TOP or Gravity.END))
        setOnApplyWindowInsetsListener { view, insets -> insets.also { view.avoid(it) } }
    }

    fun canGoBack(): Boolean = webView?.canGoBack() == true

    fun resume() {
        webView?.onResume()
    }

    fun destroy() {
        worker.shutdownNow()
        drop()
    }

    override fun load(page: Page) {
        drop()
        val created = createWebView(activity, page, runner, isInspectable = (input as? LinkConfiguration)?.isSandbox == true)
        webView = created
        created.setBackgroundColor(pageColor)
        root.addView(created, 0, FrameLayout.LayoutParams(MATCH_PARENT, MATCH_PARENT))
        showCover(null)
        val html = page.html
        if (html == null) created.loadUrl(checkNotNull(page.url)) else created.loadDataWithBaseURL(null, html, "text/html", "utf-8", null)
    }

    override fun goBack() {
        webView?.goBack()
    }

    override fun showPage() {
        cover.visibility = View.GONE
        closeButton.visibility = if (hasOwnClose) View.VISIBLE else View.GONE
    }

    override fun showProblem(message: String) = showCover(message)

    override fun showBar(isShown: Boolean) {
        closeButton.visibility = if (isShown || hasOwnClose || cover.visibility == View.VISIBLE) View.VISIBLE else View.GONE
    }

    override fun askBeforeExit(onConfirm: () -> Unit) {
        if (activity.isFinishing) return
        AlertDialog.Builder(activity)
            .setTitle(R.string.rialto_exit_title)
            .setPositiveButton(R.string.rialto_exit) { _, _ -> onConfirm() }
            .setNegativeButton(R.string.rialto_cancel, null)
            .show()
    }

    override fun run(script: String) {
        webView?.evaluateJavascript(script, null)
    }

    override fun openBrowser(url: String, isSignIn: Boolean) {
        val target = Uri.parse(url)
        if (isSignIn) browser.signIn(target, (input as? LinkConfiguration)?.signInReturn) else browser.open(target)
    }

    override fun openApp(url: String) = browser.openApp(Uri.parse(url))

    override fun emit(event: LinkEvent) = Rialto.emit(event)

    override fun callJit(request: JSONObject, answer: (isOk: Boolean, result: JSONObject?) -> Unit) {
        worker.execute {
            val answered = runCatching { resolve(request) }
            main.post { answer(answered.isSuccess, answered.getOrNull()) }
        }
    }

    override fun finish(resultJson: String) = activity.end(resultJson)

    private fun resolve(request: JSONObject): JSONObject? {
        val resolver = checkNotNull(Rialto.addressResolver) { "Rialto.addressResolver is not set" }
        val symbol = request.getString("symbol")
        val networkId = request.getString("networkId")
        if (request.getString("method") == "addressInit") {
            resolver.onAddressInit(symbol, networkId)
            return null
        }
        return when (val status = resolver.onStatusPoll(symbol, networkId)) {
            AddressStatus.Pending -> JSONObject().put("status", "pending")
            AddressStatus.Failed -> JSONObject().put("status", "failed")
            is AddressStatus.Ready ->
                JSONObject().put("status", "ready").put("address", status.address).put("addressTag", status.addressTag)
        }
    }

    private fun showCover(message: String?) {
        problem.text = message ?: ""
        problem.visibility = if (message == null) View.GONE else View.VISIBLE
        spinner.visibility = if (message == null) View.VISIBLE else View.GONE
        cover.visibility = View.VISIBLE
        closeButton.visibility = View.VISIBLE
    }

    private fun drop() {
        webView?.let {
            root.removeView(it)
            it.destroy()
        }
        webView = null
    }

    /** From Android 15 on an app draws below the bars of the system. */
    private fun View.avoid(insets: WindowInsets) {
        if (Build.VERSION.SDK_INT >= 30) {
            val bars = insets.getInsets(WindowInsets.Type.systemBars() or WindowInsets.Type.ime() or WindowInsets.Type.displayCutout())
            setPadding(bars.left, bars.top, bars.right, bars.bottom)
        } else {
            @Suppress("DEPRECATION")
            setPadding(insets.systemWindowInsetLeft, insets.systemWindowInsetTop, insets.systemWindowInsetRight, insets.systemWindowInsetBottom)
        }
    }

    private fun isNight(): Boolean =
        activity.resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES

    private fun dp(size: Int): Int = (size * activity.resources.displayMetrics.density).toInt()
}
