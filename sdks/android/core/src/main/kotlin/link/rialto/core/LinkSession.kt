package link.rialto.core

import org.json.JSONObject

private const val INVALID_TOKEN = "Invalid link token!"
private const val UNREACHABLE = "The service can’t be reached. Check your internet connection, then try again."
private const val STOPPED = "The page stopped. Close this window and try again."
private const val LOAD_TIMEOUT_MS = 20_000

/** One use of a link token. */
public class LinkSession(
    private val token: String,
    private val settings: LinkUrlSettings = LinkUrlSettings(),
    private val platform: String = "android",
) : Session {
    private var isEnded = false
    private var isLoaded = false
    private var hasReloaded = false
    private var page = "startPage"
    private var problem: String? = null

    override fun handle(input: JSONObject): List<JSONObject> {
        if (isEnded) return emptyList()
        return when (input.getString("is")) {
            "open" -> {
                val url = linkUrl(token, settings, platform) ?: return exit(INVALID_TOKEN, summary(INVALID_TOKEN))
                listOf(action("load", "url" to url, "timeoutMs" to LOAD_TIMEOUT_MS))
            }
            "message" -> receive(input.opt("data"))
            "timeout" -> if (isLoaded) emptyList() else fail(UNREACHABLE)
            "loadFailed" -> reloadOnce(UNREACHABLE)
            "rendererGone" -> reloadOnce(STOPPED)
            "back" -> if (isLoaded && input.optBoolean("canGoBack")) listOf(action("goBack")) else leave()
            "closePressed" -> leave()
            "exitConfirmed", "closeLink" -> exit()
            else -> emptyList()
        }
    }

    private fun summary(errorMessage: String? = null) = json("page" to page, "errorMessage" to errorMessage)

    private fun exit(errorMessage: String? = null, summary: JSONObject = summary()): List<JSONObject> {
        isEnded = true
        return listOf(action("exit", "errorMessage" to errorMessage, "summary" to summary))
    }

    private fun fail(message: String): List<JSONObject> {
        problem = message
        return listOf(action("showError", "message" to message))
    }

    private fun reloadOnce(otherwise: String): List<JSONObject> {
        if (hasReloaded) return fail(otherwise)
        hasReloaded = true
        isLoaded = false
        return listOf(action("reload"))
    }

    private fun leave(): List<JSONObject> {
        problem?.let { return exit(it, summary(it)) }
        return if (isLoaded) listOf(action("confirmExit")) else exit()
    }

    private fun receive(data: Any?): List<JSONObject> {
        val message = readMessage(data) ?: return emptyList()
        val type = message.opt("type") as? String ?: return emptyList()
        val payload = message.opt("payload")
        if (type in setOf("brokerageAccountAccessToken", "delayedAuthentication", "pageChanged") && !Shapes.accepts("messages", type, payload)) {
            return emptyList()
        }
        return when (type) {
            "showClose" -> listOf(action("confirmExit"))
            "showNativeNavbar" -> listOf(action("navbar", "isShown" to (payload == true)))
            "loaded" -> {
                isLoaded = true
                problem = null
                listOf(action("loaded"), event("pageLoaded"))
            }
            "sessionKept" -> {
                val state = (payload as? JSONObject)?.opt("state") as? String
                if (state.isNullOrEmpty()) emptyList() else listOf(action("keep", "state" to state))
            }
            "pageChanged" -> emptyList<JSONObject>().also { page = (payload as JSONObject).getString("page") }
            "close", "done" -> end(payload)
            "brokerageAccountAccessToken" -> connected("accessToken", payload)
            "delayedAuthentication" -> connected("delayedAuth", payload)
            "transferFinished" -> finished(payload)
            else -> if (Shapes.accepts("events", type, payload)) listOf(action("event", "event" to message)) else emptyList()
        }
    }

    /** Leaving is never refused: a summary that cannot be read is left out. */
    private fun end(payload: Any?): List<JSONObject> {
        val readable = payload is JSONObject && payload.opt("page") is String &&
            (!payload.has("errorMessage") || payload.isNull("errorMessage") || payload.opt("errorMessage") is String)
        if (!readable) return exit()
        return exit((payload as JSONObject).opt("errorMessage") as? String, payload)
    }

    private fun connected(name: String, payload: Any?): List<JSONObject> {
        val linked = json(name to payload)
        return listOf(event("integrationConnected", linked), action("connected", "payload" to linked))
    }

    private fun finished(payload: Any?): List<JSONObject> {
        val error = (payload as? JSONObject)?.takeIf { it.opt("status") == "error" }
        if (error != null) {
            val text = error.opt("errorMessage") as? String ?: return emptyList()
            return listOf(event("transferExecutionError", json("errorMessage" to text)))
        }
        if (!Shapes.accepts("messages", "transferFinished", payload)) return emptyList()
        val transfer = JSONObject((payload as JSONObject).toString())
        transfer.put("status", transfer.optString("transferStatus", "pending"))
        transfer.remove("transferStatus")
        if (transfer.optString("fromAddress").isEmpty()) transfer.remove("fromAddress")
        return listOf(event("transferCompleted", payload), action("transferFinished", "payload" to transfer))
    }
}
