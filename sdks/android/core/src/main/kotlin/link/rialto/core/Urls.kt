package link.rialto.core

private val canonical = Regex("^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$")
private val plain = Regex("^https?:[\\x21\\x22\\x24-\\x7e]+$")
private val web = Regex("^(https?)://([a-z0-9._-]+|\\[[0-9a-f:.]+])(?::0*(\\d{1,5}))?(?:[/?#].*)?$", RegexOption.IGNORE_CASE)
private const val ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

public data class LinkUrlSettings(val language: String? = null, val fiatCurrency: String? = null, val theme: String? = null)

/** The Link page of a link token with the parameters of an app; null for what is no link token. */
public fun linkUrl(token: String, settings: LinkUrlSettings, platform: String): String? {
    if (!canonical.matches(token)) return null
    val url = decodeBase64(token)
    if (!plain.matches(url) || originOf(url) == null) return null
    return listOf(
        "lng" to (settings.language ?: "en"),
        "fiatCur" to settings.fiatCurrency,
        "th" to settings.theme,
        "platform" to platform,
    ).fold(url) { sum, (name, value) ->
        if (value.isNullOrEmpty()) sum else "$sum${if ('?' in sum) '&' else '?'}$name=${encodeComponent(value)}"
    }
}

/** `java.util.Base64` needs Android 8. */
private fun decodeBase64(text: String): String {
    var bits = 0
    var held = 0
    val decoded = StringBuilder()
    for (character in text.trimEnd('=')) {
        bits = ((bits shl 6) or ALPHABET.indexOf(character)) and 0xffff
        held += 6
        if (held >= 8) {
            held -= 8
            decoded.append(((bits shr held) and 0xff).toChar())
        }
    }
    return decoded.toString()
}

/** As `encodeURIComponent`. */
internal fun encodeComponent(value: String): String = buildString {
    for (byte in value.toByteArray(Charsets.UTF_8)) {
        val character = (byte.toInt() and 0xff).toChar()
        if (character in 'A'..'Z' || character in 'a'..'z' || character in '0'..'9' || character in "-_.!~*'()") append(character)
        else append("%%%02X".format(byte.toInt() and 0xff))
    }
}

/**
 * The origin of a web address; null for any other, and for one that is written so that two readers could see two hosts in it: with a
 * user name, a backslash, white space or characters beyond ASCII.
 */
public fun originOf(url: String): String? {
    if (url.isEmpty() || url.any { it !in '!'..'~' || it == '\\' }) return null
    val (scheme, host, port) = web.find(url)?.destructured ?: return null
    if (port.isNotEmpty() && port.toInt() > 65_535) return null
    val lower = scheme.lowercase()
    val isDefault = port.isEmpty() || port == (if (lower == "http") "80" else "443")
    return "$lower://${host.lowercase()}${if (isDefault) "" else ":$port"}"
}

public enum class Decision { INSIDE, BROWSER, APP, BLOCK }

/** MAIN: the page itself goes there; POPUP: it opens a window; FRAME: a frame within the page. */
public enum class Navigation { MAIN, POPUP, FRAME }

/** Where an address goes that the page opens. Only the page's own origin, compared exactly, is shown in the WebView. */
public fun decideNavigation(url: String, linkOrigin: String, kind: Navigation): Decision {
    val origin = originOf(url)
    if (origin != null) {
        val isSecure = origin.startsWith("https:")
        return when {
            kind == Navigation.FRAME -> if (origin == linkOrigin || isSecure) Decision.INSIDE else Decision.BLOCK
            origin == linkOrigin -> if (kind == Navigation.MAIN) Decision.INSIDE else Decision.BROWSER
            else -> if (isSecure) Decision.BROWSER else Decision.BLOCK
        }
    }
    if (url == "about:blank" || url == "about:srcdoc") return if (kind == Navigation.POPUP) Decision.BLOCK else Decision.INSIDE
    val scheme = Regex("^([A-Za-z][A-Za-z0-9+.-]*):").find(url)?.groupValues?.get(1)?.lowercase()
    return if (kind != Navigation.FRAME && scheme in Shapes.appSchemes) Decision.APP else Decision.BLOCK
}
