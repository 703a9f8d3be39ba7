package com.example.harbor

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import link.rialto.LinkConfiguration
import link.rialto.SignInReturn
import link.rialto.compose.rememberLink
import link.rialto.core.TransferFinishedPayload
import org.json.JSONObject

class MainActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContent { Deposit() }
    }
}

@Composable
fun Deposit() {
    var note by remember { mutableStateOf("") }
    val scope = rememberCoroutineScope()
    // For display alone: the webhook credits the user.
    val link = rememberLink { result ->
        val isOnItsWay = result.payloads.any { it is TransferFinishedPayload }
        note = if (isOnItsWay) "Your deposit is on its way." else result.errorMessage.orEmpty()
    }
    Column(Modifier.fillMaxSize().padding(24.dp), verticalArrangement = Arrangement.spacedBy(16.dp, Alignment.CenterVertically)) {
        Button(
            onClick = {
                scope.launch {
                    try {
                        val signInReturn = SignInReturn.Https("shop.example.com", "/link")
                        link.launch(LinkConfiguration(createLinkToken(), language = "system", signInReturn = signInReturn))
                    } catch (_: IOException) {
                        note = "Deposits are not available at the moment. Try again."
                    }
                }
            },
        ) { Text("Deposit") }
        Text(note)
    }
}

/** Your backend makes the link token: POST /api/v1/linktoken. */
private suspend fun createLinkToken(): String = withContext(Dispatchers.IO) {
    val connection = URL("https://shop.example.com/api/link-token").openConnection() as HttpURLConnection
    connection.requestMethod = "POST"
    if (connection.responseCode != 200) throw IOException("HTTP ${connection.responseCode}")
    JSONObject(connection.inputStream.bufferedReader().use { it.readText() }).getString("linkToken")
}
