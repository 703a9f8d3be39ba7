@file:Suppress("UNUSED_PARAMETER")

package androidx.activity.compose

import androidx.activity.result.contract.ActivityResultContract
import androidx.compose.runtime.Composable

public class ManagedActivityResultLauncher<I, O> private constructor() {
    public fun launch(input: I) {}
}

@Composable
public fun <I, O> rememberLauncherForActivityResult(
    contract: ActivityResultContract<I, O>,
    onResult: (O) -> Unit,
): ManagedActivityResultLauncher<I, O> = throw NotImplementedError()
