/// A connected account. Keep the tokens on your server.
public struct AccessTokenPayload: Codable, Equatable, Sendable {
    public let accountTokens: [AccountToken]
    public let brokerBrandInfo: BrandInfo
    public let expiresInSeconds: Int?
    public let refreshTokenExpiresInSeconds: Int?
    public let brokerType: String
    public let brokerName: String

    /// What `LinkSettings.accessTokens` takes on the user's next visit.
    public func integrationAccessToken(_ token: AccountToken) -> IntegrationAccessToken {
        IntegrationAccessToken(
            accountId: token.account.accountId, accountName: token.account.accountName,
            accessToken: token.tokenId ?? token.accessToken, brokerType: brokerType, brokerName: brokerName)
    }
}

public struct AccountToken: Codable, Equatable, Sendable {
    public let account: Account
    public let accessToken: String
    public let refreshToken: String?
    /// Stays the same when the access token is renewed.
    public let tokenId: String?
}

public struct Account: Codable, Equatable, Sendable {
    public let accountId: String
    public let accountName: String
    public let fund: Double?
    public let cash: Double?
    public let isReconnected: Bool?
    public let frontAccountId: String?
    public let meshAccountId: String?
}

public struct BrandInfo: Codable, Equatable, Sendable {
    public let brokerLogo: String
    public let brokerLogoUrl: String?
    public let brokerPrimaryColor: String?
}

public struct DelayedAuthPayload: Codable, Equatable, Sendable {
    public let refreshToken: String
    public let refreshTokenExpiresInSeconds: Int?
    public let brokerType: String
    public let brokerName: String
    public let brokerBrandInfo: BrandInfo
}

public enum LinkPayload: Equatable, Sendable {
    case accessToken(AccessTokenPayload)
    case delayedAuth(DelayedAuthPayload)

    init?(_ payload: JSONValue?) {
        if let token = payload?["accessToken"]?.decoded(as: AccessTokenPayload.self) {
            self = .accessToken(token)
        } else if let delayed = payload?["delayedAuth"]?.decoded(as: DelayedAuthPayload.self) {
            self = .delayedAuth(delayed)
        } else {
            return nil
        }
    }
}

/// A transfer that the institution has accepted. It can still fail: credit the user on the webhook, not on this.
public struct TransferFinishedPayload: Codable, Equatable, Sendable {
    public enum Status: String, Codable, Sendable { case pending, succeeded, failed }

    public let status: Status
    /// The institution's own id of the withdrawal.
    public let txId: String
    public let transferId: String?
    /// On the chain, once it is known.
    public let txHash: String?
    /// Absent where the institution does not name the address it sends from.
    public let fromAddress: String?
    public let toAddress: String
    public let symbol: String
    /// In whole tokens, as the page shows it. Do your accounts with the decimal text of the webhook.
    public let amount: Double
    public let networkId: String
    public let networkName: String?
    public let amountInFiat: Double?
    public let totalAmountInFiat: Double?
    public let clientTransactionId: String?
    public let refundAddress: String?
    public let refundAddressTag: String?
}

/// A stored account of a returning user.
public struct IntegrationAccessToken: Codable, Equatable, Sendable {
    public let accountId: String
    public let accountName: String
    /// An access token or a `tokenId`.
    public let accessToken: String
    public let brokerType: String
    public let brokerName: String

    public init(accountId: String, accountName: String, accessToken: String, brokerType: String, brokerName: String) {
        self.accountId = accountId
        self.accountName = accountName
        self.accessToken = accessToken
        self.brokerType = brokerType
        self.brokerName = brokerName
    }
}

/// How a session ended, in one value.
public struct LinkOutcome: Equatable, Sendable {
    /// `done`: a transfer was accepted or an account connected; `exited`: the user left without; `failed`: an error ended it.
    public enum Status: String, Sendable { case done, exited, failed }

    public let status: Status
    public let connections: [LinkPayload]
    public let transfers: [TransferFinishedPayload]
    public let errorMessage: String?
    /// Where the user was.
    public let page: String?
}

/// An event of `onEvent`, by the names that all SDKs share.
public struct LinkEvent: Equatable, Sendable {
    public let type: String
    public let payload: JSONValue?
}
