package androidx.activity.result

import androidx.activity.result.contract.ActivityResultContract

public fun interface ActivityResultCallback<O> {
    public fun onActivityResult(result: O)
}

public abstract class ActivityResultLauncher<I> {
    public abstract fun launch(input: I)
}

public interface ActivityResultCaller {
    public fun <I, O> registerForActivityResult(
        contract: ActivityResultContract<I, O>,
        callback: ActivityResultCallback<O>,
    ): ActivityResultLauncher<I>
}
