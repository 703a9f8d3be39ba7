package link.rialto.compose

import androidx.activity.compose.ManagedActivityResultLauncher
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.compose.runtime.Composable
import link.rialto.LaunchInput
import link.rialto.LaunchLink
import link.rialto.core.LinkResult

/**
 * Opens Link from Compose:
 *
 *     val link = rememberLink { result -> show(result.status) }
 *     Button(onClick = { link.launch(LinkConfiguration(token)) }) { Text("Deposit") }
 */
@Composable
public fun rememberLink(onResult: (LinkResult) -> Unit): ManagedActivityResultLauncher<LaunchInput, LinkResult> =
    rememberLauncherForActivityResult(LaunchLink(), onResult)
