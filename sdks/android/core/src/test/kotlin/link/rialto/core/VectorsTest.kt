package link.rialto.core

import java.io.File
import org.json.JSONArray
import org.json.JSONObject
import org.json.JSONTokener
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.DynamicTest.dynamicTest
import org.junit.jupiter.api.TestFactory

class VectorsTest {
    private val folder = File(System.getProperty("user.dir"), "../../../packages/link-protocol/vectors")

    private fun read(name: String): Any = JSONTokener(File(folder, "$name.json").readText()).nextValue()

    private fun JSONArray.objects(): List<JSONObject> = (0 until length()).map { getJSONObject(it) }

    private fun JSONObject.text(name: String): String? = if (isNull(name)) null else getString(name)

    private fun same(expected: Any?, actual: Any?, what: String) =
        assertTrue(JSONArray(listOf(expected)).similar(JSONArray(listOf(actual))), "$what: expected $expected, got $actual")

    private fun each(name: String, check: (JSONObject) -> Unit): List<DynamicTest> =
        (read(name) as JSONArray).objects().map { dynamicTest("$name: ${it.getString("name")}") { check(it) } }

    @TestFactory
    fun tokens() = each("tokens") {
        val own = it.getJSONObject("settings")
        val settings = LinkUrlSettings(own.text("language"), own.text("fiatCurrency"), own.text("theme"))
        assertEquals(it.text("url"), linkUrl(it.getString("token"), settings, it.getString("platform")))
    }

    @TestFactory
    fun hosts() = each("hosts") {
        val kind = Navigation.valueOf(it.getString("kind").uppercase())
        val decision = decideNavigation(it.getString("url"), it.getString("linkOrigin"), kind)
        assertEquals(it.getString("decision").uppercase(), decision.name)
    }

    @TestFactory
    fun messages() = each("messages") {
        for (data in listOf(it.get("message"), JSONObject.valueToString(it.get("message")))) {
            val session = LinkSession("aHR0cHM6Ly9saW5rLmV4YW1wbGUvP2NvZGU9MQ==")
            session.handle(json("is" to "open"))
            same(it.getJSONArray("actions"), JSONArray(session.handle(json("is" to "message", "data" to data))), "actions")
        }
    }

    @TestFactory
    fun lifecycles() = each("lifecycles") { vector ->
        val session = if (vector.getString("session") == "link") {
            LinkSession(vector.getString("token"), LinkUrlSettings(), vector.getString("platform"))
        } else {
            val own = vector.getJSONObject("settings")
            val settings = BackupSettings(
                own.text("widgetOrigin"), own.text("theme"), own.text("language"), own.getString("platform"), own.getString("version"),
                own.text("catalogKey"), own.text("publicKey"),
            )
            BackupSession(vector.get("config"), settings)
        }
        for (step in vector.getJSONArray("steps").objects()) {
            val input = step.getJSONObject("input")
            same(step.getJSONArray("actions"), JSONArray(session.handle(input)), input.toString())
        }
    }

    @TestFactory
    fun backup(): List<DynamicTest> {
        val vectors = read("backupConfigurations") as JSONObject
        val configurations = vectors.getJSONArray("configurations").objects().map {
            dynamicTest("configuration: ${it.getString("name")}") {
                same(it.get("reads"), readBackupConfig(it.opt("config")) ?: JSONObject.NULL, "configuration")
            }
        }
        val statuses = vectors.getJSONArray("statuses").objects().map {
            dynamicTest("status: ${it.getString("name")}") {
                same(it.get("reads"), readAddressStatus(it.opt("status")) ?: JSONObject.NULL, "status")
            }
        }
        val config = JSONObject("""{"clientId":"c","userId":"u","destinations":[{"networkId":"n","symbol":"USDC"}]}""")
        val origins = vectors.getJSONArray("origins").objects().map {
            dynamicTest("origin: ${it.getString("origin")}") {
                val first = BackupSession(config, BackupSettings(it.getString("origin"))).handle(json("is" to "open")).first()
                assertEquals(if (it.getBoolean("isValid")) "load" else "exit", first.getString("do"))
            }
        }
        return configurations + statuses + origins
    }
}
