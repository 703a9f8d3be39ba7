// The parts of androidx.activity that the screens use, by their signatures: for type checks where there is no AndroidX. Nothing runs.
@file:Suppress("UNUSED_PARAMETER")

package androidx.activity

import android.app.Activity
import androidx.activity.result.ActivityResultCallback
import androidx.activity.result.ActivityResultCaller
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContract
import androidx.lifecycle.LifecycleOwner

public abstract class OnBackPressedCallback(enabled: Boolean) {
    public abstract fun handleOnBackPressed()
}

public class OnBackPressedDispatcher {
    public fun addCallback(owner: LifecycleOwner, onBackPressedCallback: OnBackPressedCallback) {}
}

public open class ComponentActivity : Activity(), ActivityResultCaller, LifecycleOwner {
    public val onBackPressedDispatcher: OnBackPressedDispatcher get() = throw NotImplementedError()

    override fun <I, O> registerForActivityResult(
        contract: ActivityResultContract<I, O>,
        callback: ActivityResultCallback<O>,
    ): ActivityResultLauncher<I> = throw NotImplementedError()
}
