package androidx.activity.result.contract

import android.content.Context
import android.content.Intent

public abstract class ActivityResultContract<I, O> {
    public abstract fun createIntent(context: Context, input: I): Intent
    public abstract fun parseResult(resultCode: Int, intent: Intent?): O
}
