package link.rialto.core

import org.json.JSONArray
import org.json.JSONObject

/** Checks payloads by the table that all SDKs share: `packages/link-protocol/vectors/shapes.json`. */
internal object Shapes {
    private val table: JSONObject by lazy {
        val stream = checkNotNull(Shapes::class.java.getResourceAsStream("/rialto/shapes.json"))
        JSONObject(stream.bufferedReader().use { it.readText() })
    }

    val appSchemes: Set<String> by lazy {
        val list = table.getJSONArray("appSchemes")
        (0 until list.length()).map { list.getString(it) }.toSet()
    }

    /** Whether there is such a message in that part of the table, with a payload of its shape. */
    fun accepts(part: String, type: String, payload: Any?): Boolean {
        val entries = table.getJSONObject(part)
        if (!entries.has(type)) return false
        return entries.isNull(type) || fits(payload, entries.getString(type))
    }

    /** `X?`: the field may be missing. `X??`: it may also be null. */
    fun fits(value: Any?, type: String): Boolean = when {
        type.startsWith("=") -> value is String && value in type.drop(1).split("|")
        type.endsWith("]!") -> value is JSONArray && value.length() > 0 && fits(value, type.dropLast(1))
        type.startsWith("[") -> value is JSONArray &&
            (0 until value.length()).all { fits(value.opt(it), type.substring(1, type.length - 1)) }
        type == "text" -> value is String
        type == "filled" -> value is String && value.isNotEmpty()
        type == "number" -> value is Number && value.toDouble().isFinite()
        type == "integer" -> value is Number && value.toDouble().let { it.isFinite() && it % 1.0 == 0.0 }
        type == "boolean" -> value is Boolean
        type == "object" -> value is JSONObject
        else -> fitsShape(value, table.getJSONObject("shapes").getJSONObject(type))
    }

    private fun fitsShape(value: Any?, shape: JSONObject): Boolean {
        if (value !is JSONObject) return false
        shape.optJSONObject("any")?.let { any -> return any.keySet().any { fits(value.opt(it), any.getString(it)) } }
        return shape.keySet().all { name ->
            val type = shape.getString(name)
            when {
                type.endsWith("??") -> value.isNull(name) || fits(value.opt(name), type.dropLast(2))
                type.endsWith("?") -> !value.has(name) || fits(value.opt(name), type.dropLast(1))
                else -> fits(value.opt(name), type)
            }
        }
    }

    private fun JSONObject.keySet(): List<String> = keys().asSequence().toList()
}
