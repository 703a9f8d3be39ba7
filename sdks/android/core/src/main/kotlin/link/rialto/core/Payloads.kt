package link.rialto.core

import org.json.JSONArray
import org.json.JSONObject

/** A stored account of a returning user. */
public data class IntegrationAccessToken(
    val accountId: String,
    val accountName: String,
    /** An access token or a `tokenId`. */
    val accessToken: String,
    val brokerType: String,
    val brokerName: String,
) {
    public fun toJson(): JSONObject = json(
        "accountId" to accountId, "accountName" to accountName, "accessToken" to accessToken,
        "brokerType" to brokerType, "brokerName" to brokerName,
    )

    public companion object {
        public fun of(value: JSONObject): IntegrationAccessToken = IntegrationAccessToken(
            value.getString("accountId"), value.getString("accountName"), value.getString("accessToken"),
            value.getString("brokerType"), value.getString("brokerName"),
        )
    }
}

public data class AccountToken(
    val accountId: String,
    val accountName: String,
    val accessToken: String,
    val refreshToken: String?,
    /** Stays the same when the access token is renewed. */
    val tokenId: String?,
)

public sealed interface LinkPayload

/** A connected account. Keep the tokens on your server. */
public data class AccessTokenPayload(
    val accountTokens: List<AccountToken>,
    val brokerType: String,
    val brokerName: String,
    /** Base64 image; may be empty. */
    val brokerLogo: String,
    val expiresInSeconds: Int?,
    val refreshTokenExpiresInSeconds: Int?,
) : LinkPayload {
    /** What the configuration's `accessTokens` takes on the user's next visit. */
    public fun integrationAccessToken(token: AccountToken): IntegrationAccessToken =
        IntegrationAccessToken(token.accountId, token.accountName, token.tokenId ?: token.accessToken, brokerType, brokerName)
}

public data class DelayedAuthPayload(
    val refreshToken: String,
    val refreshTokenExpiresInSeconds: Int?,
    val brokerType: String,
    val brokerName: String,
    val brokerLogo: String,
) : LinkPayload

public enum class TransferStatus { PENDING, SUCCEEDED, FAILED }

/** A transfer that the institution has accepted. It can still fail: credit the user on the webhook, not on this. */
public data class TransferFinishedPayload(
    val status: TransferStatus,
    /** The institution's own id of the withdrawal. */
    val txId: String,
    val transferId: String?,
    /** On the chain, once it is known. */
    val txHash: String?,
    /** Absent where the institution does not name the address it sends from. */
    val fromAddress: String?,
    val toAddress: String,
    val symbol: String,
    /** In whole tokens, as the page shows it. Do your accounts with the decimal text of the webhook. */
    val amount: Double,
    val networkId: String,
    val networkName: String?,
    val amountInFiat: Double?,
    val totalAmountInFiat: Double?,
    val clientTransactionId: String?,
    val refundAddress: String?,
    val refundAddressTag: String?,
) : LinkPayload

/** An event, by the names that all SDKs share; its payload as JSON. */
public data class LinkEvent(val type: String, val payload: Any?)

/** How a session ended. `DONE`: a transfer was accepted or an account connected; `EXITED`: the user left without; `FAILED`: an error. */
public enum class LinkStatus { DONE, EXITED, FAILED }

internal fun linkPayloadOf(value: JSONObject): LinkPayload? {
    val token = value.optJSONObject("accessToken")
    if (token != null) {
        return AccessTokenPayload(
            token.getJSONArray("accountTokens").objects().map(::accountTokenOf),
            token.getString("brokerType"), token.getString("brokerName"), logoOf(token),
            token.int("expiresInSeconds"), token.int("refreshTokenExpiresInSeconds"),
        )
    }
    val delayed = value.optJSONObject("delayedAuth") ?: return null
    return DelayedAuthPayload(
        delayed.getString("refreshToken"), delayed.int("refreshTokenExpiresInSeconds"),
        delayed.getString("brokerType"), delayed.getString("brokerName"), logoOf(delayed),
    )
}

private fun accountTokenOf(value: JSONObject): AccountToken {
    val account = value.getJSONObject("account")
    return AccountToken(
        account.getString("accountId"), account.getString("accountName"), value.getString("accessToken"),
        value.text("refreshToken"), value.text("tokenId"),
    )
}

private fun logoOf(value: JSONObject): String = value.getJSONObject("brokerBrandInfo").getString("brokerLogo")

internal fun transferOf(value: JSONObject): TransferFinishedPayload = TransferFinishedPayload(
    TransferStatus.valueOf(value.getString("status").uppercase()),
    value.getString("txId"), value.text("transferId"), value.text("txHash"), value.text("fromAddress"),
    value.getString("toAddress"), value.getString("symbol"), value.getDouble("amount"), value.getString("networkId"),
    value.text("networkName"), value.number("amountInFiat"), value.number("totalAmountInFiat"),
    value.text("clientTransactionId"), value.text("refundAddress"), value.text("refundAddressTag"),
)

internal fun JSONArray.objects(): List<JSONObject> = (0 until length()).map { getJSONObject(it) }
internal fun JSONObject.text(name: String): String? = opt(name) as? String
internal fun JSONObject.number(name: String): Double? = (opt(name) as? Number)?.toDouble()
internal fun JSONObject.int(name: String): Int? = (opt(name) as? Number)?.toInt()
