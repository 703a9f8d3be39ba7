package link.rialto

import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import androidx.activity.ComponentActivity
import androidx.browser.auth.AuthTabIntent
import androidx.browser.customtabs.CustomTabsIntent

/** The user's browser, where passkeys, password managers and the user's own sessions are. Made before the Activity starts. */
internal class SignInBrowser(private val activity: ComponentActivity) {
    private val launcher = AuthTabIntent.registerActivityResultLauncher(activity) { result ->
        val returned = result.resultUri
        if (result.resultCode == AuthTabIntent.RESULT_OK && returned != null) Rialto.onSignInReturn?.invoke(returned)
    }

    /** An Auth Tab closes by itself at the return address; a browser without Auth Tabs opens a Custom Tab. */
    fun signIn(url: Uri, place: SignInReturn?) = attempt(url) {
        when (place) {
            is SignInReturn.Https -> AuthTabIntent.Builder().build().launch(launcher, url, place.host, place.path)
            is SignInReturn.Scheme -> AuthTabIntent.Builder().build().launch(launcher, url, place.scheme)
            null -> CustomTabsIntent.Builder().build().launchUrl(activity, url)
        }
    }

    fun open(url: Uri) = attempt(url) { CustomTabsIntent.Builder().build().launchUrl(activity, url) }

    /** A wallet. An app that is not installed is no error of the session: the page offers other ways. */
    fun openApp(url: Uri) {
        try {
            activity.startActivity(Intent(Intent.ACTION_VIEW, url).addCategory(Intent.CATEGORY_BROWSABLE))
        } catch (_: ActivityNotFoundException) {
            Unit
        }
    }

    private fun attempt(url: Uri, launch: () -> Unit) {
        try {
            launch()
        } catch (_: ActivityNotFoundException) {
            openApp(url)
        }
    }
}
