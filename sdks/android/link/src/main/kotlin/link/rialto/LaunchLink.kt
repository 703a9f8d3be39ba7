package link.rialto

import android.content.Context
import android.content.Intent
import androidx.activity.result.contract.ActivityResultContract
import link.rialto.core.LinkResult
import link.rialto.core.linkResultOf

/**
 * Opens Link, or backup mode, and returns its one result:
 *
 *     private val link = registerForActivityResult(LaunchLink()) { result -> show(result.status) }
 *     …
 *     link.launch(LinkConfiguration(token))
 */
public class LaunchLink : ActivityResultContract<LaunchInput, LinkResult>() {
    override fun createIntent(context: Context, input: LaunchInput): Intent =
        Intent(context, LinkActivity::class.java).putExtra(LinkActivity.INPUT, input.toJson().toString())

    override fun parseResult(resultCode: Int, intent: Intent?): LinkResult =
        linkResultOf(intent?.getStringExtra(LinkActivity.RESULT))
}
