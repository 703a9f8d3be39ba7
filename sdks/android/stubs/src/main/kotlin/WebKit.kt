@file:Suppress("UNUSED_PARAMETER")

package androidx.webkit

import android.net.Uri
import android.webkit.WebView

public class WebMessageCompat(data: String?) {
    public val data: String? = data
}

public abstract class JavaScriptReplyProxy

public class ScriptHandler private constructor()

public object WebViewFeature {
    public const val WEB_MESSAGE_LISTENER: String = "WEB_MESSAGE_LISTENER"
    public const val DOCUMENT_START_SCRIPT: String = "DOCUMENT_START_SCRIPT"

    @JvmStatic
    public fun isFeatureSupported(feature: String): Boolean = throw NotImplementedError()
}

public object WebViewCompat {
    public fun interface WebMessageListener {
        public fun onPostMessage(
            view: WebView,
            message: WebMessageCompat,
            sourceOrigin: Uri,
            isMainFrame: Boolean,
            replyProxy: JavaScriptReplyProxy,
        )
    }

    @JvmStatic
    public fun addWebMessageListener(webView: WebView, name: String, allowedOriginRules: Set<String>, listener: WebMessageListener) {}

    @JvmStatic
    public fun addDocumentStartJavaScript(webView: WebView, script: String, allowedOriginRules: Set<String>): ScriptHandler =
        throw NotImplementedError()
}
