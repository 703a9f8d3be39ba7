package link.rialto.core

import org.json.JSONArray
import org.json.JSONObject

/** Safe inside a script: neither a closing tag nor a line end of JavaScript is left in the text. */
private fun literal(json: String): String =
    json.replace("<\\/", "</").replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")

private fun textLiteral(text: String): String = literal(JSONObject.quote(text))

/** What the Link page reads before it starts. Token lists are JSON text, as the published SDKs pass them. */
public fun linkGlobals(accessTokens: List<IntegrationAccessToken>?, kept: String?): String {
    val resume = if (kept == null) "" else "window.rialtoKept=${textLiteral(kept)};"
    val tokens = accessTokens?.let { list -> JSONArray(list.map { it.toJson() }).toString() }
    return "window.meshSdkPlatform='android';window.meshSdkVersion=${textLiteral(SDK_VERSION)};window.rialtoSdk=true;$resume" +
        (if (tokens == null) "" else "window.accessTokens=${textLiteral(tokens)};")
}

/** Level 2 has no address to read its parameters from. */
public fun backupGlobals(parameters: String): String = "window.rialtoBackup=${textLiteral(parameters)};"

/** A message to the widget, which accepts those of its own origin. */
public fun messageScript(message: JSONObject): String =
    "window.dispatchEvent(new MessageEvent('message',{data:${literal(message.toString())},origin:window.location.origin}));"
