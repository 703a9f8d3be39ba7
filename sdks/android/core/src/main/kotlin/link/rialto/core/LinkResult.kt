package link.rialto.core

import org.json.JSONArray
import org.json.JSONObject

/** How a session ended, whatever happened in it. */
public data class LinkResult(
    val status: LinkStatus,
    /** Accounts that were connected and transfers that were accepted, in order. */
    val payloads: List<LinkPayload>,
    val errorMessage: String?,
    /** Where the user was. */
    val page: String?,
)

/** What has happened in a session so far. As text it survives the end of the process. */
public class LinkRecord(text: String? = null) {
    private val entries = if (text == null) JSONArray() else JSONArray(text)

    public fun addConnection(payload: JSONObject) {
        entries.put(json("connected" to payload))
    }

    public fun addTransfer(payload: JSONObject) {
        entries.put(json("transfer" to payload))
    }

    public val payloads: List<LinkPayload>
        get() = entries.objects().mapNotNull { entry ->
            entry.optJSONObject("connected")?.let(::linkPayloadOf) ?: entry.optJSONObject("transfer")?.let(::transferOf)
        }

    /** For `linkResultOf`, across the border of an Activity. */
    public fun resultJson(errorMessage: String?, page: String?): String =
        json("payloads" to entries, "errorMessage" to errorMessage, "page" to page).toString()

    override fun toString(): String = entries.toString()
}

/** Reads what `resultJson` wrote; null stands for an Activity that the system ended. */
public fun linkResultOf(text: String?): LinkResult {
    if (text == null) return LinkResult(LinkStatus.EXITED, emptyList(), null, null)
    val value = JSONObject(text)
    val payloads = LinkRecord(value.getJSONArray("payloads").toString()).payloads
    val errorMessage = value.text("errorMessage")
    val status = when {
        errorMessage != null -> LinkStatus.FAILED
        payloads.isNotEmpty() -> LinkStatus.DONE
        else -> LinkStatus.EXITED
    }
    return LinkResult(status, payloads, errorMessage, value.text("page"))
}
