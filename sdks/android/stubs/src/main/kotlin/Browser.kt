@file:Suppress("UNUSED_PARAMETER")

package androidx.browser.auth

import android.content.Intent
import android.net.Uri
import androidx.activity.result.ActivityResultCallback
import androidx.activity.result.ActivityResultCaller
import androidx.activity.result.ActivityResultLauncher

public class AuthTabIntent private constructor() {
    public class Builder {
        public fun build(): AuthTabIntent = throw NotImplementedError()
    }

    public class AuthResult private constructor() {
        @JvmField public val resultCode: Int = 0
        @JvmField public val resultUri: Uri? = null
    }

    public fun launch(launcher: ActivityResultLauncher<Intent>, url: Uri, redirectScheme: String) {}
    public fun launch(launcher: ActivityResultLauncher<Intent>, url: Uri, redirectHost: String, redirectPath: String) {}

    public companion object {
        public const val RESULT_OK: Int = -1
        @JvmStatic
        public fun registerActivityResultLauncher(
            caller: ActivityResultCaller,
            callback: ActivityResultCallback<AuthResult>,
        ): ActivityResultLauncher<Intent> = throw NotImplementedError()
    }
}
