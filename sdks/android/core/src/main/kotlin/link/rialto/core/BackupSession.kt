package link.rialto.core

import org.json.JSONArray
import org.json.JSONObject

private const val INVALID_CONFIG = "Invalid backup session!"
private const val INVALID_ORIGIN = "Invalid widgetOrigin: the backup widget origin must be an absolute http(s) URL"
private const val UNAVAILABLE = "Backup deposit flow is unavailable"
private const val JIT_FAILED = "JIT callback failed"
private const val LEVEL1_TIMEOUT_MS = 5_000
private const val LEVEL2_TIMEOUT_MS = 8_000
private val bareOrigin = Regex("^https?://[a-z0-9._-]+(:\\d{1,5})?$", RegexOption.IGNORE_CASE)

public data class BackupSettings(
    /** Where level 1 is published; without it level 2 opens at once. */
    val widgetOrigin: String? = null,
    val theme: String? = null,
    val language: String? = null,
    val platform: String = "android",
    val version: String = SDK_VERSION,
    /** Ed25519, base64: who must have signed the catalog of level 1. */
    val catalogKey: String? = null,
    /** Ed25519, base64: who must have signed the configuration. */
    val publicKey: String? = null,
)

public const val SDK_VERSION: String = "1.0.0"

/** Level 2 of backup mode, the same file in every SDK: it asks no server for anything. */
public fun level2Html(): String =
    checkNotNull(BackupSession::class.java.getResourceAsStream("/rialto/level2.html")).bufferedReader().use { it.readText() }

/** Reduces a configuration to the fields of the contract; null for anything that is not one. */
public fun readBackupConfig(value: Any?): JSONObject? {
    if (!Shapes.fits(value, "BackupConfig")) return null
    val config = value as JSONObject
    val list = config.getJSONArray("destinations")
    val destinations = (0 until list.length()).map { picked(list.getJSONObject(it), "networkId", "symbol", "address", "addressTag") }
    return picked(config, "clientId", "userId", "preselectedSymbol", "signature").put("destinations", JSONArray(destinations))
}

/** Reduces an answer of `onStatusPoll` to the fields of the contract; null is a failure of the callback. */
public fun readAddressStatus(value: Any?): JSONObject? {
    if (!Shapes.fits(value, "AddressStatus")) return null
    val status = picked(value as JSONObject, "status", "address", "addressTag")
    return if (status.getString("status") == "ready" && !status.has("address")) null else status
}

private fun picked(from: JSONObject, vararg names: String): JSONObject =
    json(*names.map { name -> name to (from.opt(name) as? String)?.takeIf { it.isNotEmpty() } }.toTypedArray())

/** Backup mode: level 1, at most once level 2, and exactly one `exit`. */
public class BackupSession(value: Any?, private val settings: BackupSettings) : Session {
    private val config = readBackupConfig(value)
    private var isEnded = false
    private var isReady = false
    private var isLevel2 = false

    override fun handle(input: JSONObject): List<JSONObject> {
        if (isEnded) return emptyList()
        return when (input.getString("is")) {
            "open" -> open()
            "message" -> receive(input.opt("data"))
            "timeout" -> giveUp("readyTimeout")
            "loadFailed" -> giveUp("loadError")
            "rendererGone" -> {
                isReady = false
                giveUp("loadError")
            }
            "jitAnswered" -> listOf(answer(input))
            "back", "closePressed" ->
                if (isReady) listOf(action("send", "message" to json("type" to "closeRequested"))) else exit()
            "exitConfirmed", "closeLink" -> exit()
            else -> emptyList()
        }
    }

    private fun exit(errorMessage: String? = null, summary: JSONObject? = json("page" to "backup", "errorMessage" to errorMessage)): List<JSONObject> {
        isEnded = true
        return listOf(action("exit", "errorMessage" to errorMessage, "summary" to summary))
    }

    private fun shared(): String = listOf(
        "theme" to settings.theme?.takeIf { it == "dark" || it == "light" },
        "lng" to settings.language?.takeIf { it != "system" },
        "catalogKey" to settings.catalogKey,
        "configKey" to settings.publicKey,
    ).joinToString("") { (name, value) -> if (value.isNullOrEmpty()) "" else "&$name=${encodeComponent(value)}" }

    private fun open(): List<JSONObject> {
        if (config == null) return exit(INVALID_CONFIG)
        val origin = settings.widgetOrigin ?: return openLevel2()
        if (!bareOrigin.matches(origin)) return exit(INVALID_ORIGIN)
        val url = "$origin/?platform=${settings.platform}&sdkVersion=${settings.version}${shared()}"
        return listOf(action("load", "url" to url, "timeoutMs" to LEVEL1_TIMEOUT_MS))
    }

    private fun openLevel2(): List<JSONObject> {
        isLevel2 = true
        isReady = false
        return listOf(action("loadLevel2", "parameters" to shared().drop(1), "timeoutMs" to LEVEL2_TIMEOUT_MS))
    }

    private fun giveUp(reason: String): List<JSONObject> {
        if (isReady) return emptyList()
        if (isLevel2) return exit(UNAVAILABLE)
        return openLevel2() + event("backupTierChanged", json("from" to "tier1", "to" to "tier2", "reason" to reason))
    }

    private fun receive(data: Any?): List<JSONObject> {
        val message = readMessage(data) ?: return emptyList()
        val own = config ?: return emptyList()
        val payload = message.opt("payload")
        return when (message.opt("type")) {
            "loaded" -> {
                if (isReady) return emptyList()
                isReady = true
                listOf(action("loaded"), action("send", "message" to json("type" to "meshBackupConfig", "payload" to own)))
            }
            "close", "done", "exit" ->
                (payload as? JSONObject)?.takeIf(::isSummary)?.let { exit(it.opt("errorMessage") as? String, it) } ?: exit()
            "meshBackupJitRequest" -> {
                if (!Shapes.fits(payload, "JitRequest")) return emptyList()
                val request = payload as JSONObject
                if (isDeclared(own, request)) listOf(action("callJit", "request" to request)) else listOf(answer(request))
            }
            "event" -> {
                val inner = payload as? JSONObject ?: return emptyList()
                val type = inner.opt("type") as? String ?: return emptyList()
                if (Shapes.accepts("backupEvents", type, inner.opt("payload"))) listOf(action("event", "event" to inner)) else emptyList()
            }
            else -> emptyList()
        }
    }

    private fun isSummary(summary: JSONObject): Boolean =
        summary.opt("page") == "backup" && summary.has("selectedIntegration") && summary.isNull("selectedIntegration") &&
            summary.has("transfer") && (summary.isNull("transfer") || summary.optJSONObject("transfer")?.opt("symbol") is String) &&
            (!summary.has("errorMessage") || summary.opt("errorMessage") is String)

    /** Only for pairs that the configuration names without an address. */
    private fun isDeclared(own: JSONObject, request: JSONObject): Boolean {
        val list = own.getJSONArray("destinations")
        return (0 until list.length()).map { list.getJSONObject(it) }.any {
            it.getString("symbol") == request.getString("symbol") && it.getString("networkId") == request.getString("networkId") && !it.has("address")
        }
    }

    private fun answer(input: JSONObject): JSONObject {
        val callId = input.getString("callId")
        val result = readAddressStatus(input.opt("result"))
        val isInit = input.getString("method") == "addressInit"
        val payload = when {
            !input.optBoolean("isOk") || (!isInit && result == null) -> json("callId" to callId, "ok" to false, "error" to JIT_FAILED)
            isInit -> json("callId" to callId, "ok" to true)
            else -> json("callId" to callId, "ok" to true, "result" to result)
        }
        return action("send", "message" to json("type" to "meshBackupJitResponse", "payload" to payload))
    }
}
