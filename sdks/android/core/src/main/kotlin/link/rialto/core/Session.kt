package link.rialto.core

import org.json.JSONException
import org.json.JSONObject
import org.json.JSONTokener

/**
 * A session as a state machine without a clock, a screen or the network: what happens goes in, what to do comes out, both by the names
 * of `packages/link-protocol/vectors/lifecycles.json`. Exactly one `exit`, whatever happens in which order.
 */
public interface Session {
    public fun handle(input: JSONObject): List<JSONObject>
}

internal fun json(vararg fields: Pair<String, Any?>): JSONObject =
    JSONObject().apply { for ((name, value) in fields) if (value != null) put(name, value) }

internal fun action(kind: String, vararg fields: Pair<String, Any?>): JSONObject = json("do" to kind, *fields)

internal fun event(type: String, payload: Any? = null): JSONObject =
    action("event", "event" to json("type" to type, "payload" to payload))

/** A message of the page: JSON text, or an object. */
internal fun readMessage(data: Any?): JSONObject? = when (data) {
    is JSONObject -> data
    is String -> try {
        JSONTokener(data).nextValue() as? JSONObject
    } catch (_: JSONException) {
        null
    }
    else -> null
}
