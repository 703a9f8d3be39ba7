@file:Suppress("UNUSED_PARAMETER")

package androidx.browser.customtabs

import android.content.Context
import android.net.Uri

public class CustomTabsIntent private constructor() {
    public class Builder {
        public fun build(): CustomTabsIntent = throw NotImplementedError()
    }

    public fun launchUrl(context: Context, url: Uri) {}
}
