package link.rialto

import link.rialto.core.IntegrationAccessToken
import org.json.JSONArray
import org.json.JSONObject

public enum class LinkTheme { LIGHT, DARK, SYSTEM }

/** Where the browser comes back to after a sign-in, by the callback URL that your server names in the link token. */
public sealed interface SignInReturn {
    /** An address of the host that your Digital Asset Links name. */
    public data class Https(val host: String, val path: String) : SignInReturn

    /** The page at your callback URL goes on to an address of this scheme. */
    public data class Scheme(val scheme: String) : SignInReturn
}

/** One session: of a link token, made by your server, or of backup mode. */
public sealed interface LaunchInput

public data class LinkConfiguration(
    val token: String,
    /** Stored accounts of a returning user. */
    val accessTokens: List<IntegrationAccessToken>? = null,
    /** BCP 47, or `system`. */
    val language: String? = null,
    /** ISO 4217. */
    val displayFiatCurrency: String? = null,
    val theme: LinkTheme? = null,
    /** Lets Chrome's developer tools inspect the page, in this process from then on. For test builds alone. */
    val isSandbox: Boolean = false,
    val signInReturn: SignInReturn? = null,
) : LaunchInput

public data class BackupConfiguration(
    /** The configuration as your server built and signed it: JSON. */
    val config: String,
    /** Where level 1 is published. Without it level 2, which is in the library, opens at once. */
    val widgetOrigin: String? = null,
    val language: String? = null,
    val theme: LinkTheme? = null,
    /** Leaves out the close button; the back button still ends the session. */
    val hideCloseButton: Boolean = false,
    /** Ed25519, base64: level 1 opens only with a catalog that this key signed. */
    val catalogKey: String? = null,
    /** Ed25519, base64. With it, a configuration without your server's signature is refused. */
    val publicKey: String? = null,
) : LaunchInput

internal fun LaunchInput.toJson(): JSONObject = when (this) {
    is LinkConfiguration -> JSONObject()
        .put("token", token)
        .put("accessTokens", accessTokens?.let { list -> JSONArray(list.map { it.toJson() }) })
        .put("language", language)
        .put("displayFiatCurrency", displayFiatCurrency)
        .put("theme", theme?.name)
        .put("isSandbox", isSandbox)
        .put("returnHost", (signInReturn as? SignInReturn.Https)?.host)
        .put("returnPath", (signInReturn as? SignInReturn.Https)?.path)
        .put("returnScheme", (signInReturn as? SignInReturn.Scheme)?.scheme)
    is BackupConfiguration -> JSONObject()
        .put("config", config)
        .put("widgetOrigin", widgetOrigin)
        .put("language", language)
        .put("theme", theme?.name)
        .put("hideCloseButton", hideCloseButton)
        .put("catalogKey", catalogKey)
        .put("publicKey", publicKey)
}

internal fun launchInputOf(value: JSONObject): LaunchInput {
    val theme = value.text("theme")?.let(LinkTheme::valueOf)
    val config = value.text("config")
    if (config != null) {
        return BackupConfiguration(
            config, value.text("widgetOrigin"), value.text("language"), theme, value.optBoolean("hideCloseButton"),
            value.text("catalogKey"), value.text("publicKey"),
        )
    }
    val tokens = value.optJSONArray("accessTokens")
    val signInReturn = value.text("returnScheme")?.let(SignInReturn::Scheme)
        ?: value.text("returnHost")?.let { SignInReturn.Https(it, value.getString("returnPath")) }
    return LinkConfiguration(
        value.getString("token"),
        tokens?.let { list -> (0 until list.length()).map { IntegrationAccessToken.of(list.getJSONObject(it)) } },
        value.text("language"), value.text("displayFiatCurrency"), theme, value.optBoolean("isSandbox"), signInReturn,
    )
}

private fun JSONObject.text(name: String): String? = opt(name) as? String
