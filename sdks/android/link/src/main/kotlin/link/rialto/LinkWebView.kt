package link.rialto

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Bitmap
import android.net.Uri
import android.os.Message
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebChromeClient
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.webkit.WebViewCompat
import link.rialto.core.LinkRunner
import link.rialto.core.Navigation
import link.rialto.core.Page
import link.rialto.core.originOf

/** The name that the Link page looks for. */
private const val BRIDGE = "JSBridge"

@SuppressLint("SetJavaScriptEnabled")
internal fun createWebView(context: Context, page: Page, runner: () -> LinkRunner, isInspectable: Boolean): WebView {
    if (isInspectable) WebView.setWebContentsDebuggingEnabled(true)
    // A page without an address has an origin that no other rule matches; its policy lets it load nothing else.
    val origins = setOf(if (page.origin == "null") "*" else page.origin)
    return WebView(context).apply {
        settings.javaScriptEnabled = true
        settings.domStorageEnabled = true
        settings.setSupportMultipleWindows(true)
        settings.javaScriptCanOpenWindowsAutomatically = false
        settings.allowFileAccess = false
        settings.allowContentAccess = false
        settings.mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
        WebViewCompat.addDocumentStartJavaScript(this, page.script, origins)
        WebViewCompat.addWebMessageListener(this, BRIDGE, origins) { _, message, source, isMainFrame, _ ->
            message.data?.let { runner().receive(it, isMainFrame, originOf(source.toString()) ?: "null") }
        }
        webViewClient = PageClient(page, runner)
        webChromeClient = WindowClient(runner)
    }
}

private class PageClient(private val page: Page, private val runner: () -> LinkRunner) : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        val kind = if (request.isForMainFrame) Navigation.MAIN else Navigation.FRAME
        return !runner().navigate(request.url.toString(), kind)
    }

    /** A form that posts does not come to `shouldOverrideUrlLoading`: what is not the page's own does not stay. */
    override fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) {
        if (page.html == null && originOf(url) != page.origin && url != "about:blank") {
            view.stopLoading()
            runner().loadFailed()
        }
    }

    override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
        if (request.isForMainFrame) runner().loadFailed()
    }

    override fun onReceivedHttpError(view: WebView, request: WebResourceRequest, response: WebResourceResponse) {
        if (request.isForMainFrame && response.statusCode >= 400) runner().loadFailed()
    }

    /** Without `true` the system ends the whole app. */
    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        runner().rendererGone()
        return true
    }
}

/** A new window names its address only once it loads: a WebView that is never shown reads it. */
private class WindowClient(private val runner: () -> LinkRunner) : WebChromeClient() {
    override fun onCreateWindow(view: WebView, isDialog: Boolean, isUserGesture: Boolean, resultMsg: Message): Boolean {
        val reader = WebView(view.context)
        reader.webViewClient = object : WebViewClient() {
            override fun shouldOverrideUrlLoading(popup: WebView, request: WebResourceRequest): Boolean = read(popup, request.url)
        }
        (resultMsg.obj as WebView.WebViewTransport).webView = reader
        resultMsg.sendToTarget()
        return true
    }

    private fun read(popup: WebView, url: Uri): Boolean {
        runner().navigate(url.toString(), Navigation.POPUP)
        popup.post { popup.destroy() }
        return true
    }
}
