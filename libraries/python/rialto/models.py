"""Types of requests, answers and webhooks. Written by `npm run libraries` from the OpenAPI document.

The values of a set are listed for type checkers, and any other text is accepted: a later version of the API may add some.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import Dict, List, Literal, Optional, Union

__all__ = [
    "AccountAddress",
    "AccountAddressRequest",
    "AccountBalances",
    "AccountIdentity",
    "AccountTokens",
    "AccountTransfer",
    "AccountTransferPage",
    "AmountsState",
    "Asset",
    "AssetPage",
    "AssetType",
    "AuthenticateRequest",
    "AuthenticateResult",
    "AuthenticateStatus",
    "AuthenticationField",
    "AuthenticationModel",
    "AuthenticationScheme",
    "AuthenticationSchemeType",
    "Beneficiary",
    "BridgePayment",
    "BridgePaymentStatus",
    "BridgingAddress",
    "BridgingConstraints",
    "BridgingDepositAddress",
    "BridgingDestination",
    "BridgingFee",
    "BridgingFees",
    "BridgingOperationStatus",
    "BridgingPair",
    "BridgingQuote",
    "BridgingQuoteDestination",
    "BridgingQuoteOrigin",
    "BridgingRoute",
    "BridgingRoutes",
    "BridgingTracking",
    "BridgingTransferDetails",
    "BridgingTransferEvent",
    "BridgingTransferSide",
    "BrokerRequestStatus",
    "BrokerType",
    "CatalogLink",
    "CombineTransferRequest",
    "CombinedSource",
    "CombinedTransferPreview",
    "ConfigureTransferDestination",
    "ConfigureTransferRequest",
    "ConfigureTransferResult",
    "ConfigureTransferStatus",
    "ConfiguredHolding",
    "ConfiguredNetwork",
    "ConnectedAccount",
    "ConnectionEventType",
    "ConnectionRequest",
    "ConnectionWebhook",
    "CreateBridgePaymentRequest",
    "CreateBridgingAddressRequest",
    "CreateCatalogLinkRequest",
    "CreateLinkTokenRequest",
    "CreatePaymentRequestRequest",
    "CreateRefundRequest",
    "CreateTransferRequest",
    "CreateTransferResult",
    "CryptocurrencyAddressType",
    "DeFiWalletData",
    "DepositAddress",
    "DepositAddressStatus",
    "DepositAddresses",
    "DepositIssue",
    "EquityPrice",
    "ErrorType",
    "ExecuteTransferRequest",
    "ExecuteTransferResult",
    "ExecuteTransferStatus",
    "ExecutedTransfer",
    "FeePurpose",
    "FeeTaker",
    "FiatBalance",
    "FiatPortfolio",
    "FractionalTradingAllowance",
    "FundingMethod",
    "FundingOptions",
    "FundingType",
    "GetAccountTransferRequest",
    "GetDepositAddressRequest",
    "GetHoldingsRequest",
    "GetLinkResultRequest",
    "GetOrderSymbolInfoRequest",
    "GoodsDetail",
    "HoldingPosition",
    "HoldingTransferIneligibilityReason",
    "Holdings",
    "HoldingsValue",
    "IncomingPayment",
    "IncomingPaymentState",
    "InstitutionTransactionStatus",
    "Integration",
    "IntegrationHealth",
    "IntegrationList",
    "IntegrationLogo",
    "IntegrationNetwork",
    "LeavingRow",
    "LinkFundingOptions",
    "LinkResult",
    "LinkResultAccount",
    "LinkSessionEventType",
    "LinkSessionOutcome",
    "LinkSessionWebhook",
    "LinkToken",
    "ListAccountTransfersRequest",
    "ListDepositAddressesRequest",
    "ListDepositRoutesRequest",
    "ListOrdersRequest",
    "ListWithdrawalRoutesRequest",
    "MfaProblem",
    "MfaRequest",
    "MfaScheme",
    "MfaType",
    "MoneyFee",
    "MoneyLine",
    "MoneyLineState",
    "MoneyRow",
    "Network",
    "NetworkDepositAddress",
    "NetworkList",
    "NetworkToken",
    "NetworkTransferIneligibilityReason",
    "NetworkType",
    "OAuthPrompt",
    "Order",
    "OrderPage",
    "OrderPreview",
    "OrderReference",
    "OrderRequest",
    "OrderSide",
    "OrderStatus",
    "OrderSymbolInfo",
    "OrderType",
    "OrderTypeFeature",
    "PairTradingFeature",
    "PayerNetwork",
    "PayerOther",
    "PayerOtherState",
    "PayerRest",
    "PayerRestState",
    "PayerSide",
    "PaymentIssue",
    "PaymentRequest",
    "PaymentRequestEventType",
    "PaymentRequestStatus",
    "PaymentRequestSums",
    "PaymentRequestWebhook",
    "PaymentSymbolType",
    "Payout",
    "PayoutAddress",
    "PayoutAddresses",
    "PayoutEventType",
    "PayoutOptions",
    "PayoutStatus",
    "PayoutWebhook",
    "PlacedOrder",
    "Portfolio",
    "PortfolioAccount",
    "PortfolioAccountState",
    "PortfolioFiatBalance",
    "PortfolioPosition",
    "PostalAddress",
    "PreviewTransferRequest",
    "PreviewTransferResult",
    "PreviewedPart",
    "Product",
    "QuoteBridgeRequest",
    "QuoteFees",
    "QuoteFeesInCrypto",
    "QuoteFeesInFiat",
    "QuoteFundingOption",
    "QuoteTransferRequest",
    "RefreshTokenRequest",
    "RefreshTokenResult",
    "RefreshTokenStatus",
    "Refund",
    "RefundEventType",
    "RefundStatus",
    "RefundWebhook",
    "ReportedTransaction",
    "RequestedNetwork",
    "ResolvePaymentRequestRequest",
    "SelectedBridgingRoute",
    "StoredAccessToken",
    "StoredAccountToken",
    "SymbolChain",
    "SymbolDetails",
    "TimeInForce",
    "TokenNetwork",
    "TradingFeature",
    "TradingFeatures",
    "TransferDestination",
    "TransferEventType",
    "TransferFailureReason",
    "TransferFee",
    "TransferIntegration",
    "TransferIntegrationList",
    "TransferNetwork",
    "TransferOptions",
    "TransferOrder",
    "TransferPage",
    "TransferPart",
    "TransferPreview",
    "TransferQuote",
    "TransferRecord",
    "TransferSource",
    "TransferState",
    "TransferStatus",
    "TransferToken",
    "TransferTokenList",
    "TransferType",
    "TransferVerification",
    "TransferWebhook",
    "TravelRuleData",
    "TravelRuleSuggestion",
    "TravelRuleWalletType",
    "UnassignedPaymentEventType",
    "UnassignedPaymentWebhook",
    "UpdateTransferRequest",
    "UpdateTransferResult",
    "VerifyAccountRequest",
    "VerifyExchangeRequest",
    "VerifyWalletOptions",
    "WalletVerification",
    "WalletVerifications",
    "WebhookAmountsState",
    "WebhookBridgePayment",
    "WebhookPayment",
    "WebhookTransferStatus",
]

AmountsState = Union[
    Literal[
        'planned',
        'actual',
    ],
    str,
]
"""What the fee and the amount that leaves the account are.  - `planned`: what the user approved. The institution has not said what it took. - `actual`: what the institution took, by its own word. Of bridged transfers, what was paid in and out."""

AssetType = Union[
    Literal[
        'equity',
        'cryptocurrency',
    ],
    str,
]
"""Type of an asset.  - `equity`: shares and funds. - `cryptocurrency`: cryptocurrencies and tokens."""

AuthenticateStatus = Union[
    Literal[
        'succeeded',
        'mfaRequired',
    ],
    str,
]
"""Outcome of the authentication.  - `succeeded`: the account is connected. - `mfaRequired`: the institution requires a code. Repeat the request as `mfa` says."""

AuthenticationSchemeType = Union[
    Literal[
        'apiKey',
        'OAuth',
    ],
    str,
]
"""How a user authenticates with an integration.  - `apiKey`: send credentials to POST `/authenticate`. - `OAuth`: send the user to the link from GET `/authenticate/{brokerType}`."""

BridgePaymentStatus = Union[
    Literal[
        'waiting',
        'expired',
        'pending',
        'paidOut',
        'refunded',
        'failed',
    ],
    str,
]
"""State of the address of a bridge.  - `waiting`: nothing was paid in. - `expired`: nothing was paid in while the price was held. A later payment is returned to the refund address. - `pending`: paid in. The bridge pays out. - `paidOut`: the bridge has paid the address of the order, which reports the payment as its own. - `refunded`: the bridge has returned the payment to the refund address. - `failed`: the bridge has neither paid out nor returned the payment."""

BridgingOperationStatus = Union[
    Literal[
        'recordCreated',
        'registeredInProvider',
        'sourceTransferStarted',
        'inReview',
        'providerAwaitingSourceTransfer',
        'providerFundsReceived',
        'providerProcessingPayment',
        'providerProcessedPayment',
        'providerSetUndeliverable',
        'returned',
        'refundRegisteredInProvider',
        'providerAwaitingSourceRefundTransfer',
        'providerRefundFundsReceived',
        'providerProcessingRefundPayment',
        'providerProcessedRefundPayment',
        'refunded',
        'canceled',
        'failed',
    ],
    str,
]
"""State of a bridged transfer.  - `recordCreated`: created. - `registeredInProvider`: registered with the bridge provider. - `sourceTransferStarted`: the pay-in was sent. - `inReview`: under review. - `providerAwaitingSourceTransfer`: the provider waits for the pay-in. - `providerFundsReceived`: the provider received the pay-in. - `providerProcessingPayment`: the provider is sending the payout. - `providerProcessedPayment`: the payout was sent. Final. - `providerSetUndeliverable`: the provider cannot deliver the payout. - `returned`: the payout was returned to the provider. - `refundRegisteredInProvider`: a refund was registered with the provider. - `providerAwaitingSourceRefundTransfer`: the provider waits for the funds of the refund. - `providerRefundFundsReceived`: the provider received the funds of the refund. - `providerProcessingRefundPayment`: the provider is sending the refund. - `providerProcessedRefundPayment`: the refund was sent. - `refunded`: the refund is complete. Final. - `canceled`: canceled. Final. - `failed`: failed. Final, unless it is refunded."""

BrokerRequestStatus = Union[
    Literal[
        'succeeded',
        'failed',
        'notAuthorized',
    ],
    str,
]
"""Outcome of the read at the institution.  - `succeeded`: the institution answered. - `failed`: the institution did not answer. - `notAuthorized`: the authorization has ended. The user has to connect the account again."""

BrokerType = Union[
    Literal[
        'coinbase',
        'binanceInternational',
        'kraken',
        'krakenConnect',
        'gemini',
        'geminiDirect',
        'uphold',
        'binanceUs',
        'bybit',
        'bybitOAuth',
        'okx',
        'okxOAuth',
        'kuCoin',
        'bitstamp',
        'alpaca',
        'coinbaseExchange',
        'gateIo',
        'huobi',
        'cryptoCom',
        'bitfinex',
        'bitGet',
        'mexc',
        'coinEx',
        'bingX',
        'whiteBit',
        'bitvavo',
        'bitso',
        'bitFlyer',
        'luno',
        'upbit',
        'cexIo',
        'blockchainCom',
        'poloniex',
        'schwab',
        'interactiveBrokers',
        'deFiWallet',
        'cryptocurrencyAddress',
        'cryptocurrencyWallet',
        'sandboxBrokerage',
    ],
    str,
]
"""Integration type: the institution or wallet. Requests accept it in any letter case. `sandboxBrokerage` exists in the sandbox only."""

ConfigureTransferStatus = Union[
    Literal[
        'succeeded',
        'failed',
        'validationFailed',
        'notAuthorizedTo',
        'notAuthorizedFrom',
        'kycRequired',
        'fromIntegrationNotSupported',
        'toIntegrationNotSupported',
    ],
    str,
]
"""Outcome of reading the transferable assets.  - `succeeded`: the holdings were read. - `failed`: the institution did not answer. - `validationFailed`: the request does not fit the account. - `notAuthorizedTo`: the authorization of the receiving account has ended. - `notAuthorizedFrom`: the authorization of the sending account has ended. - `kycRequired`: the user has to finish identity verification at the institution. - `fromIntegrationNotSupported`: the sending integration does not support transfers. - `toIntegrationNotSupported`: the receiving integration does not support deposits."""

ConnectionEventType = Union[
    Literal[
        'connection.needsReconnect',
        'connection.removed',
    ],
    str,
]
"""What happened.  - `connection.needsReconnect`: the institution no longer accepts the connection’s credentials. The user has to connect again. - `connection.removed`: the account was removed. The data related to it is erased, at the latest when a transfer in progress has ended."""

CryptocurrencyAddressType = Union[
    Literal[
        'ethAddress',
        'btcAddress',
        'ltcAddress',
        'solAddress',
        'algoAddress',
        'celoAddress',
        'cardanoAddress',
        'polygonAddress',
        'bnbAddress',
        'elrondAddress',
        'neoAddress',
        'xrpAddress',
        'flowAddress',
        'harmonyOneAddress',
        'tronAddress',
        'dogeAddress',
        'opAddress',
    ],
    str,
]
"""Format of an address. Older than network ids; prefer `networkId` where an operation accepts it.  - `ethAddress`: Ethereum. - `btcAddress`: Bitcoin. - `ltcAddress`: Litecoin. - `solAddress`: Solana. - `algoAddress`: Algorand. - `celoAddress`: Celo. - `cardanoAddress`: Cardano. - `polygonAddress`: Polygon. - `bnbAddress`: BNB Smart Chain. - `elrondAddress`: MultiversX, formerly Elrond. - `neoAddress`: Neo. - `xrpAddress`: XRP Ledger. - `flowAddress`: Flow. - `harmonyOneAddress`: Harmony. - `tronAddress`: Tron. - `dogeAddress`: Dogecoin. - `opAddress`: Optimism."""

DepositAddressStatus = Union[
    Literal[
        'unknown',
        'mfaRequired',
        'kycRequired',
    ],
    str,
]
"""Why the institution did not return an address. Absent if it did.  - `unknown`: the institution does not say why. - `mfaRequired`: the institution requires a second factor. - `kycRequired`: the user has to finish identity verification at the institution."""

DepositIssue = Union[
    Literal[
        'wrongNetwork',
        'wrongAsset',
        'belowMinimum',
        'late',
        'repeated',
    ],
    str,
]
"""What is unusual about the pay-in. Absent where nothing is.  - `wrongNetwork`: it came on another network of the same family than the address is for. It goes back. - `wrongAsset`: it came in another asset than the address is for. It goes back. - `belowMinimum`: it is less than the minimum of the route. It is paid out where the bridge does so; otherwise it goes back. - `late`: it came after the address was closed. It is paid out as a transfer of its own. - `repeated`: it was not the first to the address. It is paid out as a transfer of its own."""

ErrorType = Union[
    Literal[
        'missingField',
        'invalidField',
        'badRequest',
        'permissionDenied',
        'unsupportedFile',
        'notFound',
        'conflict',
        'idempotencyKeyReused',
        'idempotencyKeyInUse',
        'tooManyRequest',
        'serverFailure',
        'serviceUnavailable',
        'invalidIntegrationToken',
        'integrationNotSupported',
        'integrationPermissionMissing',
        'integrationAddressRestricted',
        'integrationUnavailable',
        'integrationOutcomeUnknown',
        'bridgeUnavailable',
        'integrationRateLimited',
        'credentialsRefused',
        'kycRequired',
        'accountLocked',
        'regionRestricted',
        'insufficientFunds',
        'invalidAddress',
        'addressUnavailable',
        'amountBelowMinimum',
        'amountExceedsMaximum',
        'networkNotSupported',
        'unavailableForLegalReasons',
        'previewNotFound',
        'previewExpired',
        'orderAlreadySent',
        'priceUnavailable',
        'linkTokenUsed',
        'linkTokenMisplaced',
        'linkSessionEnded',
    ],
    str,
]
"""Reason of a failure. Each has a page at `/docs/errors/{errorType}`.  - `missingField`: A required field, query parameter or path parameter is absent or null. - `invalidField`: A field has the wrong type or format, is outside its limits, or contradicts another field. - `badRequest`: The body is not valid JSON, is too large, or asks for something the account, session or client cannot do. - `permissionDenied`: The API key lacks the permission, the caller’s IP address is not on the client’s allow-list, or the feature is not enabled for the client. - `unsupportedFile`: The uploaded file is not a PNG or JPEG that browsers can show, or the body is not multipart/form-data. - `notFound`: The path or the requested object does not exist, or belongs to another client. - `conflict`: Another request on the same object has not finished, or a limit on the number of objects is reached. - `idempotencyKeyReused`: The `Idempotency-Key` was sent within the last 24 hours with another operation, path or body. - `idempotencyKeyInUse`: A request with the same `Idempotency-Key` is being processed. Or it moved money and was interrupted, so that its outcome is unknown here. - `tooManyRequest`: The API key has used up its requests for this minute, or the IP address has failed to authenticate too often. - `serverFailure`: An unexpected error in Rialto. - `serviceUnavailable`: Rialto cannot reach its database, or waited too long for it. `Retry-After` says when to try again. - `invalidIntegrationToken`: The authentication token is unknown or belongs to another client, the account was removed, or the institution has ended its access. - `integrationNotSupported`: The integration type is not configured in this environment or does not support the operation. - `integrationPermissionMissing`: The API key or the sign-in at the institution does not grant the permission that the operation needs. - `integrationAddressRestricted`: The institution accepts the API key from certain IP addresses only, and this installation’s are not among them. - `integrationUnavailable`: The institution is down, in maintenance, does not respond in time or returns an unreadable response. This request has moved no funds and changed no order. What was submitted before keeps its own status. - `integrationOutcomeUnknown`: The institution received a request that changes an order, and its response was lost or unreadable. The order may have been canceled, or may still be filled. - `bridgeUnavailable`: Every bridge provider of the route is down, does not respond in time, limits the requests of the server or returns an unreadable response. - `integrationRateLimited`: The institution rejected the request because of its own rate limit. - `credentialsRefused`: The API key, secret or passphrase is wrong, incomplete, disabled or restricted to other IP addresses. - `kycRequired`: The institution does not allow the operation until the user has verified their identity there. - `accountLocked`: The institution has locked, frozen or restricted the account. - `regionRestricted`: The institution rejects the operation in the region of the user or of the server. - `insufficientFunds`: The account does not hold the amount plus fees, or part of the balance is not available for withdrawal. - `invalidAddress`: The address, memo or tag is not valid on the requested network, or its checksum is wrong. - `addressUnavailable`: The client’s address URL did not respond in time or returned no valid address for the asset and network. - `amountBelowMinimum`: The amount is below the minimum of the institution, the network, the bridge or the client. - `amountExceedsMaximum`: The amount is above the maximum of the institution, the bridge or the client. - `networkNotSupported`: The institution, the destination or this installation does not support the asset on the network, or has paused it. - `unavailableForLegalReasons`: An address of the transfer is on a sanctions list and the client blocks such transfers, or a bridge provider does not serve the address. - `previewNotFound`: No preview has this ID, or it belongs to another client or account. - `previewExpired`: The transfer was not executed before the preview’s expiry, or not confirmed with a code in time. - `orderAlreadySent`: The order of a pay link is paid; the transfer that paid an order was erased with its account; or the institution shows a withdrawal of the order that had been called not sent. - `priceUnavailable`: The price source does not respond or returned an invalid response. - `linkTokenUsed`: Link is opened with a link token that was opened before or is more than ten minutes old. - `linkTokenMisplaced`: Link is opened neither in a frame of an allowed origin, nor by an SDK, nor from a page of the client, and the link token was requested without `standalone`. - `linkSessionEnded`: The Link session has expired or was closed."""

ExecuteTransferStatus = Union[
    Literal[
        'succeeded',
        'inProgress',
        'failed',
        'mfaRequired',
        'emailConfirmationRequired',
        'deviceConfirmationRequired',
        'mfaFailed',
        'addressWhitelistRequired',
        'secondMfaRequired',
        'deFiWalletConfirmationRequired',
        'emailConfirmationApprovalRequired',
        'travelRuleRequired',
    ],
    str,
]
"""Outcome of executing a transfer.  - `succeeded`: the transfer is complete. - `inProgress`: the institution accepted the transfer, or its answer was lost. Wait for the webhook; do not send the transfer again. - `failed`: the institution rejected the transfer. Nothing was sent. - `mfaRequired`: the institution requires a second factor. Repeat the request with `mfaCode`. - `emailConfirmationRequired`: the user has to confirm by email at the institution. - `deviceConfirmationRequired`: the user has to confirm on a device of theirs. - `mfaFailed`: the institution did not accept `mfaCode`. - `addressWhitelistRequired`: the user has to add the address to the withdrawal allowlist at the institution. - `secondMfaRequired`: the institution requires another second factor. - `deFiWalletConfirmationRequired`: the user has to confirm in their wallet. - `emailConfirmationApprovalRequired`: the user has to approve the transfer by email at the institution. - `travelRuleRequired`: the institution must know who receives the transfer. Repeat the request with `travelRule`. Nothing was sent."""

FeePurpose = Union[
    Literal[
        'conversion',
        'transfer',
    ],
    str,
]
"""Purpose of the fee.  - `conversion`: converting or buying the asset before the transfer. - `transfer`: sending the asset."""

FeeTaker = Union[
    Literal[
        'institution',
        'network',
        'bridge',
        'client',
    ],
    str,
]
"""Recipient of the fee.  - `institution`: the exchange or brokerage that holds the account. - `network`: the network, for a transaction that the user’s wallet sends. - `bridge`: the bridge provider. - `client`: you: the client fee, which is part of what arrives."""

FractionalTradingAllowance = Union[
    Literal[
        'fractionalTradingAllowed',
        'fractionalTradingNotAllowed',
        'tradingNotAllowed',
        'fractionalTradingPossiblyAllowed',
    ],
    str,
]
"""Whether fractional amounts can be traded.  - `fractionalTradingAllowed`: fractional amounts can be traded. - `fractionalTradingNotAllowed`: only whole amounts can be traded. - `tradingNotAllowed`: the market is closed. - `fractionalTradingPossiblyAllowed`: the institution does not say."""

FundingType = Union[
    Literal[
        'cryptocurrencyConversion',
        'buyingPowerPurchase',
    ],
    str,
]
"""How the asset is provided.  - `cryptocurrencyConversion`: another asset of the account is sold for it. - `buyingPowerPurchase`: it is bought with money in the account."""

HoldingTransferIneligibilityReason = Union[
    Literal[
        'noEligibleNetworks',
        'symbolDoesNotMatch',
        'notSupportedForTransferByTarget',
        'notSupportedForTransferBySource',
        'eligibleWithFunding',
        'amountNotSufficient',
        'noPrice',
    ],
    str,
]
"""Why a holding cannot be transferred to any of the destinations.  - `noEligibleNetworks`: no network of the holding can be used; see the reason of each network. - `symbolDoesNotMatch`: no destination accepts this asset. - `notSupportedForTransferByTarget`: the destination cannot receive the asset. - `notSupportedForTransferBySource`: the institution does not send the asset. - `eligibleWithFunding`: the balance is not enough, but the user could buy the rest. - `amountNotSufficient`: the balance is not enough. - `noPrice`: the asset has no price, so an amount in fiat cannot be converted."""

IncomingPaymentState = Union[
    Literal[
        'detected',
        'final',
        'dropped',
    ],
    str,
]
"""State on the chain.  - `detected`: in a block that may still be replaced. - `final`: in a final block. - `dropped`: its block was replaced, and the new one does not contain it."""

InstitutionTransactionStatus = Union[
    Literal[
        'unknown',
        'failed',
        'frozen',
        'succeeded',
        'mfaRequired',
        'pending',
        'expired',
        'canceled',
        'waitingForSignature',
        'waitingForClearing',
        'awaitingApproval',
        'awaitingConfirmation',
        'awaitingVerification',
        'rejected',
        'pendingCancel',
        'emailVerification',
        'deviceConfirmationRequired',
        'mfaFailed',
        'addressWhitelistRequired',
        'secondMfaRequired',
        'emailConfirmationApprovalRequired',
        'travelRuleRequired',
    ],
    str,
]
"""State of a deposit or withdrawal at the institution. Treat a value you do not know as pending.  - `unknown`: the institution’s status is not known to this API; treat it as pending. - `failed`: failed. - `frozen`: held by the institution. - `succeeded`: complete. - `mfaRequired`: waits for a second factor. - `pending`: in progress. - `expired`: expired before it was sent. - `canceled`: canceled before it was sent. - `waitingForSignature`: waits for a signature. - `waitingForClearing`: waits for clearing. - `awaitingApproval`: waits for the institution’s approval. - `awaitingConfirmation`: waits for confirmations on the chain. - `awaitingVerification`: waits for verification by the institution. - `rejected`: rejected by the institution. - `pendingCancel`: is being canceled. - `emailVerification`: waits for the user to confirm by email. - `deviceConfirmationRequired`: waits for the user to confirm on a device. - `mfaFailed`: the second factor was not accepted. - `addressWhitelistRequired`: the address is not on the user’s withdrawal allowlist. - `secondMfaRequired`: waits for another second factor. - `emailConfirmationApprovalRequired`: waits for the user to approve by email. - `travelRuleRequired`: waits for information about the recipient that the travel rule requires."""

LinkSessionEventType = Union[
    Literal[
        'linkSession.ready',
        'linkSession.finished',
    ],
    str,
]
"""What happened.  - `linkSession.ready`: the institution no longer waits for the user, for example to save the address: the transfer can continue. - `linkSession.finished`: a Link session ended. Nothing more can happen in it."""

LinkSessionOutcome = Union[
    Literal[
        'finished',
        'exited',
        'expired',
        'open',
    ],
    str,
]
"""How the session ended.  - `finished`: the user reached the end of Link. - `exited`: the user left before its end. - `expired`: the session expired before the user left. - `open`: the user has not left. Only in `linkSession.ready`."""

MfaProblem = Union[
    Literal[
        'wrongCode',
        'expiredCode',
        'replacedCode',
    ],
    str,
]
"""Why the code was not accepted. Absent if the request had none.  - `wrongCode`: it is not the code that was sent or shown. - `expiredCode`: it was correct and has expired. Send a new one. - `replacedCode`: it was correct, but a newer code was sent since. Ask the user for the newest one."""

MfaScheme = Union[
    Literal[
        'totp',
        'phone',
        'email',
    ],
    str,
]
"""Kind of code by which an institution checks who signs in.  - `totp`: a code from an authenticator app. - `phone`: a code sent to the user’s phone. - `email`: a code sent by email."""

MfaType = Union[
    Literal[
        'unspecified',
        'phone',
        'email',
        'totp',
        'face',
        'tradingPin',
        'mobile',
    ],
    str,
]
"""Kind of second factor that the institution requires.  - `unspecified`: the institution does not say which. - `phone`: a code sent to the user’s phone. - `email`: a code sent by email. - `totp`: a code from an authenticator app. - `face`: face recognition in the institution’s app. - `tradingPin`: the trading PIN. - `mobile`: confirmation in the institution’s mobile app."""

MoneyLineState = Union[
    Literal[
        'planned',
        'actual',
    ],
    str,
]
"""Whether the amounts are planned or actual.  - `planned`: as the user approved them. The amounts in `leaves` are maximums. - `actual`: as reported by the institution, the bridge provider or the chain."""

NetworkTransferIneligibilityReason = Union[
    Literal[
        'amountNotSufficient',
        'gasFeeAssetBalanceNotEnough',
        'noTargetNetworkFound',
        'refusedByInstitution',
        'eligibleWithFunding',
        'balanceBelowRequestedAmount',
        'requestedAmountBelowMinimum',
        'balanceBelowMinimum',
        'requestedAmountBelowFees',
        'requestedAmountBelowClientMinimum',
        'requestedAmountAboveClientMaximum',
        'noPrice',
        'nyCoinbaseUserRestrictions',
        'gasFeeAssetAndBalanceNotEnough',
    ],
    str,
]
"""Why a transfer on a network is not possible.  - `amountNotSufficient`: the amount is not enough. - `gasFeeAssetBalanceNotEnough`: the balance of the network’s native asset does not cover the network fee. - `noTargetNetworkFound`: no destination is on this network. - `refusedByInstitution`: the institution does not send on this network at the moment. - `eligibleWithFunding`: the balance is not enough, but the user could buy the rest. - `balanceBelowRequestedAmount`: the balance is below the requested amount. - `requestedAmountBelowMinimum`: the requested amount is below the institution’s minimum. - `balanceBelowMinimum`: the balance is below the institution’s minimum. - `requestedAmountBelowFees`: the requested amount is below the fees. - `requestedAmountBelowClientMinimum`: the requested amount is below your minimum. - `requestedAmountAboveClientMaximum`: the requested amount is above your maximum. - `noPrice`: the asset has no price, so an amount in fiat cannot be converted. - `nyCoinbaseUserRestrictions`: Coinbase does not allow it for users in New York. - `gasFeeAssetAndBalanceNotEnough`: neither the balance nor the native asset for the network fee is enough."""

NetworkType = Union[
    Literal[
        'unknown',
        'evm',
        'solana',
        'bitcoin',
        'cardano',
        'tron',
        'avalancheX',
        'tezos',
        'dogecoin',
        'ripple',
        'stellar',
        'litecoin',
        'sui',
        'aptos',
        'tvm',
        'injective',
        'cosmos',
        'noble',
    ],
    str,
]
"""Family of a network. Decides the format of addresses.  - `unknown`: not known. - `evm`: Ethereum and chains compatible with it. - `solana`: Solana. - `bitcoin`: Bitcoin. - `cardano`: Cardano. - `tron`: Tron. - `avalancheX`: Avalanche X-Chain. - `tezos`: Tezos. - `dogecoin`: Dogecoin. - `ripple`: XRP Ledger. - `stellar`: Stellar. - `litecoin`: Litecoin. - `sui`: Sui. - `aptos`: Aptos. - `tvm`: TON. - `injective`: Injective. - `cosmos`: Cosmos Hub. - `noble`: Noble."""

OrderSide = Union[
    Literal[
        'unknown',
        'buy',
        'sell',
    ],
    str,
]
"""Side of an order.  - `unknown`: not known. - `buy`: buys `symbol` with `paymentSymbol`. - `sell`: sells `symbol` for `paymentSymbol`."""

OrderStatus = Union[
    Literal[
        'unknown',
        'inProgress',
        'cancelled',
        'rejected',
        'failed',
        'success',
        'partiallyFilled',
        'expired',
    ],
    str,
]
"""State of an order.  - `unknown`: the institution’s answer was lost. Read the order with POST `/transactions/details`; do not place it again before that. - `inProgress`: open. - `cancelled`: canceled. Final. - `rejected`: rejected by the institution. Final. - `failed`: failed. Final. - `success`: filled completely. Final. - `partiallyFilled`: filled in part, and still open. - `expired`: expired. Final."""

OrderType = Union[
    Literal[
        'unknown',
        'market',
        'limit',
        'stopLoss',
        'stopLimit',
        'takeProfit',
        'netDebit',
        'netCredit',
        'exercise',
    ],
    str,
]
"""Type of an order.  - `unknown`: not known. - `market`: trades at once at the market price. - `limit`: trades at `price` or better. - `stopLoss`: trades once the market reaches a price. - `stopLimit`: becomes a limit order once the market reaches a price. - `takeProfit`: trades once the market reaches a price with a profit. - `netDebit`: option order with a net debit. - `netCredit`: option order with a net credit. - `exercise`: exercise of an option."""

PayerOtherState = Union[
    Literal[
        'exchanged',
        'atBridge',
        'returned',
        'returning',
        'open',
    ],
    str,
]
"""State of the amount.  - `exchanged`: exchanged by a bridge for the asset of the order. - `atBridge`: paid in to a bridge, which has neither paid it out to the order nor returned it. - `returned`: sent back, as the chain or the bridge shows. - `returning`: in a refund that has not ended. - `open`: arrived in another asset or on another network, and is in no refund: you decide."""

PayerRestState = Union[
    Literal[
        'returned',
        'returning',
        'open',
    ],
    str,
]
"""State of the amount.  - `returned`: sent back, as the chain shows. - `returning`: in a refund that has not ended. - `open`: neither credited nor in a refund: you decide."""

PaymentIssue = Union[
    Literal[
        'wrongNetwork',
        'wrongAsset',
        'sanctionedSender',
        'dust',
        'late',
        'repeated',
        'overpaid',
        'underpaid',
        'canceled',
        'paidOtherwise',
    ],
    str,
]
"""Why a payment, or a part of it, does not count.  - `wrongNetwork`: it was sent to the same address on another network. - `wrongAsset`: it is another asset. - `sanctionedSender`: its sender is on a sanctions list. It is never returned by a rule. - `dust`: it is less than a thousandth of the amount. - `late`: it was sent after the time had ended. - `repeated`: the order was paid already. - `overpaid`: a part of it exceeds the amount. - `underpaid`: the order was not paid in full. - `canceled`: the request was canceled. - `paidOtherwise`: the order was paid from a connected account."""

PaymentRequestEventType = Union[
    Literal[
        'paymentRequest.detected',
        'paymentRequest.underpaid',
        'paymentRequest.held',
        'paymentRequest.paid',
        'paymentRequest.expired',
        'paymentRequest.canceled',
        'paymentRequest.bridgeChanged',
        'paymentRequest.paymentUnexpected',
    ],
    str,
]
"""What happened.  - `paymentRequest.detected`: enough was seen for the order, and is not final. Credit nothing yet. - `paymentRequest.underpaid`: less than the amount was seen. The rest is asked for at the same address. - `paymentRequest.held`: less than the amount arrived in time, and waits for your decision. - `paymentRequest.paid`: the order is paid. Its transfer has succeeded. - `paymentRequest.expired`: the order was not paid in time. - `paymentRequest.canceled`: you canceled the request. - `paymentRequest.bridgeChanged`: a payment over a bridge has another state: see `BridgePayment`. Credit nothing: the payout is a payment of its own. - `paymentRequest.paymentUnexpected`: a payment, or a part of it, does not count: see `Payment.Issue`. Your rule for it is applied once it is final."""

PaymentRequestStatus = Union[
    Literal[
        'waiting',
        'detected',
        'underpaid',
        'held',
        'paid',
        'expired',
        'canceled',
        'paidOtherwise',
    ],
    str,
]
"""State of a payment request.  - `waiting`: no payment was seen. - `detected`: enough was seen, in a block that is not final. Nothing is credited yet. - `underpaid`: less than the amount was seen. The rest is asked for at the same address until the time ends. - `held`: less than the amount arrived in time. It waits for your decision. - `paid`: final. The amount arrived, or you accepted what arrived. - `expired`: final. The order was not paid in time. - `canceled`: final. You canceled the request. - `paidOtherwise`: final. The order was paid from a connected account."""

PaymentSymbolType = Union[
    Literal[
        'fiat',
        'cryptocurrency',
    ],
    str,
]
"""Kind of `paymentSymbol`.  - `fiat`: a fiat currency. - `cryptocurrency`: a cryptocurrency."""

PayoutEventType = Union[
    Literal[
        'payout.requested',
        'payout.succeeded',
        'payout.mismatched',
        'payout.failed',
        'payout.credited',
    ],
    str,
]
"""What happened.  - `payout.requested`: the user confirmed a payout to their account. Send it. - `payout.succeeded`: the chain shows the payout at its address. - `payout.mismatched`: the reported transaction does not pay the payout. Report the one that does, or cancel it. - `payout.failed`: the reported transaction was reverted: it moved nothing. - `payout.credited`: the institution’s history shows the deposit in the user’s account."""

PayoutStatus = Union[
    Literal[
        'pending',
        'succeeded',
        'failed',
        'canceled',
    ],
    str,
]
"""State of a payout.  - `pending`: the user has confirmed the account. Send the amount, and report your transaction. With `failureMessage`, that transaction does not pay it: report the one that does, or cancel. - `succeeded`: final. The chain shows the amount at the address. - `failed`: final. The reported transaction was reverted: it moved nothing. The user can confirm another payout. - `canceled`: final. You withdrew it."""

PortfolioAccountState = Union[
    Literal[
        'active',
        'needsReconnect',
    ],
    str,
]
"""State of the connection.  - `active`: the account can be read. - `needsReconnect`: the authorization has ended. The user has to connect the account again."""

Product = Union[
    Literal[
        'balance',
        'holdings',
        'identity',
        'orders',
        'transfers',
    ],
    str,
]
"""Product of a connected account.  - `balance`: read fiat balances. - `holdings`: read asset holdings. - `identity`: read identity details of the account holder. - `orders`: read and place orders. - `transfers`: send crypto."""

RefreshTokenStatus = Union[
    Literal[
        'failed',
        'succeeded',
        'mfaRequired',
    ],
    str,
]
"""Outcome of the refresh.  - `failed`: the institution rejected it. The user has to connect the account again. - `succeeded`: the authorization was refreshed. - `mfaRequired`: the institution requires a second factor. Repeat the request with `mfaCode`."""

RefundEventType = Union[
    Literal[
        'refund.pending',
        'refund.succeeded',
        'refund.mismatched',
        'refund.failed',
    ],
    str,
]
"""What happened.  - `refund.pending`: the refund can be sent: its address is known, and it was approved where approval is needed. - `refund.succeeded`: the chain shows the refund at its address. - `refund.mismatched`: the reported transaction does not pay the refund, or one arrived after the refund was canceled. Report the one that does, or cancel it. - `refund.failed`: the reported transaction was reverted: it moved nothing."""

RefundStatus = Union[
    Literal[
        'needsAddress',
        'needsApproval',
        'pending',
        'succeeded',
        'failed',
        'canceled',
    ],
    str,
]
"""State of a refund.  - `needsAddress`: no address is known. Ask the payer, cancel this refund, and create one with the address. - `needsApproval`: a member has to approve it in the dashboard. - `pending`: send it, and report its transaction. With `failureMessage`, that transaction does not pay it: report the one that does, or cancel. - `succeeded`: final. The chain shows the amount at the address. - `failed`: final. The reported transaction was reverted: it moved nothing. Its money is open again. - `canceled`: final. You withdrew it. Its money is open again, except for `arrivedAmount`."""

TimeInForce = Union[
    Literal[
        'goodTillCanceled',
        'immediateOrCancel',
        'fillOrKill',
        'goodForDay',
        'postOnly',
        'unknown',
    ],
    str,
]
"""How long an order stays open. Market orders trade at once, regardless of the value.  - `goodTillCanceled`: until it is canceled. - `immediateOrCancel`: the part that cannot trade at once is canceled. - `fillOrKill`: trades completely at once, or not at all. - `goodForDay`: until the end of the day. - `postOnly`: only if it does not trade at once. - `unknown`: not known. In requests: until it is canceled."""

TransferEventType = Union[
    Literal[
        'transfer.pending',
        'transfer.succeeded',
        'transfer.failed',
        'transfer.late',
        'transfer.refundPending',
        'transfer.refundSucceeded',
    ],
    str,
]
"""What happened.  - `transfer.pending`: the transfer was submitted. - `transfer.succeeded`: the transfer is confirmed. Credit the user now. - `transfer.failed`: the transfer did not complete. - `transfer.late`: a transfer that had failed was sent after all, or one that had succeeded was sent a second time, or has disappeared from the chain. Its status stays as it is, and its order is not paid again: see `DestinationAmount` for what is at your address. - `transfer.refundPending`: a failed bridged transfer is being refunded. - `transfer.refundSucceeded`: a failed bridged transfer was refunded."""

TransferFailureReason = Union[
    Literal[
        'notSupportedOnIntegration',
        'notSupportedOnNetwork',
        'invalidAddressFormat',
        'notSupportedOnToken',
    ],
    str,
]
"""Why the combination is not possible.  - `notSupportedOnIntegration`: the integration does not exist or does not support the network or token. - `notSupportedOnNetwork`: the network is not available or does not have the token. - `invalidAddressFormat`: the address is not valid on the network. - `notSupportedOnToken`: no network has the token."""

TransferOrder = Union[
    Literal[
        'id',
        'clientTransferId',
        'userId',
        'fromType',
        'amountInFiat',
        'status',
        'createdTimestamp',
        'symbol',
        'networkName',
    ],
    str,
]
"""Field to sort by. Default `createdTimestamp`, newest first.  - `id`: id of the transfer. - `clientTransferId`: your id of the transaction. - `userId`: your id of the end user. - `fromType`: integration type of the source. - `amountInFiat`: amount in USD. - `status`: status. - `createdTimestamp`: time of creation. - `symbol`: symbol of the asset. - `networkName`: network."""

TransferState = Union[
    Literal[
        'pending',
        'unknown',
        'short',
        'part',
        'refunding',
        'refunded',
        'late',
        'succeeded',
        'failed',
    ],
    str,
]
"""State of a transfer as users and members read it.  - `pending`: in progress. - `unknown`: in progress. Whether it was sent is not known, and is looked for. - `short`: in progress. The chain shows less than was sent, or nothing. - `part`: a part of the amount arrived, and the rest was not sent. - `refunding`: the amount is being sent back to the user. - `refunded`: the amount was sent back to the user. - `late`: sent after it had failed. - `succeeded`: arrived. - `failed`: did not complete."""

TransferStatus = Union[
    Literal[
        'pending',
        'succeeded',
        'failed',
    ],
    str,
]
"""State of a transfer. Only `pending` can still change.  - `pending`: submitted and in progress. - `succeeded`: confirmed on the chain or at the receiving institution. Final. - `failed`: did not complete. Final."""

TransferType = Union[
    Literal[
        'deposit',
        'payment',
        'onramp',
        'fiatOnRamp',
        'fiatOffRamp',
    ],
    str,
]
"""Purpose of a transfer. Default `deposit`.  - `deposit`: the user sends crypto to your address. - `payment`: as `deposit`, with a fixed `amount` per destination address. - `onramp`: the user buys crypto with fiat and sends it to your address. - `fiatOnRamp`: accepted for older clients; same as `onramp`. - `fiatOffRamp`: known to older clients; rejected as `invalidField`."""

TravelRuleWalletType = Union[
    Literal[
        'selfHosted',
        'institution',
    ],
    str,
]
"""Who holds the keys of the address that receives the asset.  - `selfHosted`: the beneficiary. - `institution`: an exchange or another institution, for the beneficiary."""

UnassignedPaymentEventType = Union[
    Literal[
        'unassignedPayment.found',
    ],
    str,
]
"""What happened.  - `unassignedPayment.found`: a final payment to your account names no order: assign it to one, or return it."""

WebhookAmountsState = Union[
    Literal[
        'Planned',
        'Actual',
    ],
    str,
]
"""Meaning of `SourceAmount` and `FeeAmount`.  - `Planned`: the approved amounts. The institution has not stated its actual charge. - `Actual`: the institution’s actual charge, as it states it. For bridged transfers, the amount paid in."""

WebhookTransferStatus = Union[
    Literal[
        'Pending',
        'Succeeded',
        'Failed',
        'RefundPending',
        'RefundSucceeded',
    ],
    str,
]
"""State of the transfer.  - `Pending`: submitted and in progress. - `Succeeded`: confirmed on the chain or at the receiving institution. - `Failed`: did not complete. - `RefundPending`: failed, and is being refunded. Bridged transfers only. - `RefundSucceeded`: failed, and was refunded. Bridged transfers only."""


@dataclass(kw_only=True)
class AccountAddress:
    """A deposit address."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    address: str = field(metadata={"name": "address"})
    """Deposit address."""

    chain: str = field(metadata={"name": "chain"})
    """Name of the network at the institution."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    memo: Optional[str] = field(default=None, metadata={"name": "memo"})
    """Destination tag or memo. If present, the sender must include it."""

@dataclass(kw_only=True)
class AccountAddressRequest:
    """The connected account, the asset and the network."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    chain: Optional[str] = field(default=None, metadata={"name": "chain"})
    """The network: its name at the institution or in this API, its CAIP-2 id, or its network id."""

    address_type: Optional[CryptocurrencyAddressType] = field(default=None, metadata={"name": "addressType"})
    """The network, by the format of its addresses. The institution’s first match is used."""

    mfa_code: Optional[str] = field(default=None, metadata={"name": "mfaCode"})
    """Code of the second factor, if the institution requires one."""

@dataclass(kw_only=True)
class AccountBalances:
    """Fiat balances of one account."""

    balances: List[FiatBalance] = field(metadata={"name": "balances"})
    """One entry per currency."""

    total_cash_usd_value: Decimal = field(metadata={"name": "totalCashUsdValue"})
    """Sum of `cash`, in USD, without the currencies in `unpricedCurrencies`."""

    total_buying_power_usd_value: Decimal = field(metadata={"name": "totalBuyingPowerUsdValue"})
    """Sum of `buyingPower`, in USD, without the currencies in `unpricedCurrencies`."""

    unpriced_currencies: List[str] = field(metadata={"name": "unpricedCurrencies"})
    """Currencies in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete."""

    stale_price_currencies: List[str] = field(metadata={"name": "stalePriceCurrencies"})
    """Currencies that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old."""

@dataclass(kw_only=True)
class AccountIdentity:
    """Identity details of the account holder. Personal data. Fields that the institution does not provide are absent."""

    integration_name: str = field(metadata={"name": "integrationName"})
    """Display name of the institution."""

    first_name: Optional[str] = field(default=None, metadata={"name": "firstName"})
    """First name."""

    middle_name: Optional[str] = field(default=None, metadata={"name": "middleName"})
    """Middle name."""

    last_name: Optional[str] = field(default=None, metadata={"name": "lastName"})
    """Last name."""

    account_number: Optional[str] = field(default=None, metadata={"name": "accountNumber"})
    """Account number at the institution."""

    email: Optional[str] = field(default=None, metadata={"name": "email"})
    """Email address."""

    mobile_number: Optional[str] = field(default=None, metadata={"name": "mobileNumber"})
    """Mobile phone number, with country code."""

    company_name: Optional[str] = field(default=None, metadata={"name": "companyName"})
    """Company name, for business accounts."""

    country_code: Optional[str] = field(default=None, metadata={"name": "countryCode"})
    """ISO 3166-1 alpha-2 country code."""

    city: Optional[str] = field(default=None, metadata={"name": "city"})
    """City."""

    postal_code: Optional[str] = field(default=None, metadata={"name": "postalCode"})
    """Postal code."""

    id_type: Optional[str] = field(default=None, metadata={"name": "idType"})
    """Type of the identity document."""

    id_number: Optional[str] = field(default=None, metadata={"name": "idNumber"})
    """Number of the identity document."""

    date_of_birth: Optional[int] = field(default=None, metadata={"name": "dateOfBirth"})
    """Date of birth, in Unix seconds. May be negative."""

@dataclass(kw_only=True)
class AccountTokens:
    """A connected account with its tokens. Keep tokens on your server."""

    account: ConnectedAccount = field(metadata={"name": "account"})

    access_token: str = field(metadata={"name": "accessToken"})
    """Access token of the connection. Send it as `authToken`. Expires after `expiresInSeconds`; POST `/token/refresh` replaces it."""

    token_id: str = field(metadata={"name": "tokenId"})
    """Stable token of the connection: it does not expire and does not change when the access token is refreshed or the user connects the account again. Accepted wherever `authToken` is. Store it on your server to let the user skip authentication next time."""

    refresh_token: Optional[str] = field(default=None, metadata={"name": "refreshToken"})
    """Refresh token of the connection. Send it to POST `/token/refresh`."""

@dataclass(kw_only=True)
class AccountTransfer:
    """A deposit or withdrawal in the history of an account."""

    id: str = field(metadata={"name": "id"})
    """Id of the transaction at the institution."""

    status: InstitutionTransactionStatus = field(metadata={"name": "status"})

    type: str = field(metadata={"name": "type"})
    """`deposit`: received by the account. `withdrawal`: sent from the account. `unknown`: the institution does not say. One of `unknown`, `deposit`, `withdrawal`."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    amount: Decimal = field(metadata={"name": "amount"})
    """Amount that arrives, in whole units of the asset."""

    transaction_amount: Decimal = field(metadata={"name": "transactionAmount"})
    """Amount that left or reached the account, fee included, in whole units of the asset."""

    created_timestamp: int = field(metadata={"name": "createdTimestamp"})
    """When the transaction was created, in Unix seconds."""

    updated_timestamp: int = field(metadata={"name": "updatedTimestamp"})
    """When the transaction last changed, in Unix seconds."""

    blockchain_method: str = field(metadata={"name": "blockchainMethod"})
    """Always `transfer`. One of `transfer`."""

    status_details: Optional[str] = field(default=None, metadata={"name": "statusDetails"})
    """Status in the institution’s own terms."""

    from_address: Optional[str] = field(default=None, metadata={"name": "fromAddress"})
    """Address of the sender."""

    target_address: Optional[str] = field(default=None, metadata={"name": "targetAddress"})
    """Address of the recipient."""

    chain: Optional[str] = field(default=None, metadata={"name": "chain"})
    """Name of the network at the institution."""

    memo: Optional[str] = field(default=None, metadata={"name": "memo"})
    """Destination tag or memo."""

    hash: Optional[str] = field(default=None, metadata={"name": "hash"})
    """Hash of the transaction on the chain. Absent until it is known."""

    transfer_fee: Optional[Decimal] = field(default=None, metadata={"name": "transferFee"})
    """Fee of the institution, in the asset."""

    confirmations: Optional[int] = field(default=None, metadata={"name": "confirmations"})
    """Number of confirmations on the chain."""

@dataclass(kw_only=True)
class AccountTransferPage:
    """One page of deposits and withdrawals."""

    transfers: List[AccountTransfer] = field(metadata={"name": "transfers"})
    """Deposits and withdrawals, newest first."""

    total: int = field(metadata={"name": "total"})
    """Number of entries in this answer."""

    earliest_timestamp: int = field(metadata={"name": "earliestTimestamp"})
    """`createdTimestamp` of the oldest entry in this answer, in Unix seconds. 0 if there is none."""

    cursor: Optional[str] = field(default=None, metadata={"name": "cursor"})
    """Cursor of the next page. Absent on the last page."""

@dataclass(kw_only=True)
class Asset:
    """An asset."""

    symbol: str = field(metadata={"name": "symbol"})
    """Ticker symbol."""

    name: str = field(metadata={"name": "name"})
    """Display name."""

    type: AssetType = field(metadata={"name": "type"})

@dataclass(kw_only=True)
class AssetPage:
    """One page of assets."""

    items: List[Asset] = field(metadata={"name": "items"})
    """Assets of this page."""

    total: int = field(metadata={"name": "total"})
    """Number of assets that match, on all pages."""

@dataclass(kw_only=True)
class AuthenticateRequest:
    """Credentials of the user at the institution."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration to connect, in any letter case."""

    username: Optional[str] = field(default=None, metadata={"name": "username"})
    """User name, or the API key if the integration uses one."""

    password: Optional[str] = field(default=None, metadata={"name": "password"})
    """Password, or the API secret if the integration uses one."""

    auth_token: Optional[str] = field(default=None, metadata={"name": "authToken"})
    """Passphrase or token, for integrations that need a third value."""

    mfa_code: Optional[str] = field(default=None, metadata={"name": "mfaCode"})
    """Code of the second factor, if the answer before had the status `mfaRequired`. Ignored by integrations that list no `mfaSchemes`."""

    mfa_type: Optional[str] = field(default=None, metadata={"name": "mfaType"})
    """One of the `mfaSchemes` of the integration, in any letter case: the kind of code that the user chose. Without `mfaCode`, a code of this kind is sent. Ignored by integrations that list no `mfaSchemes`."""

    is_sensitive_fields_encrypted: Optional[bool] = field(default=None, metadata={"name": "isSensitiveFieldsEncrypted"})
    """`true` if `username`, `password` and `mfaCode` are encoded in standard Base64. Default `false`."""

@dataclass(kw_only=True)
class AuthenticateResult:
    """The accounts that were connected."""

    status: AuthenticateStatus = field(metadata={"name": "status"})

    account_tokens: List[AccountTokens] = field(metadata={"name": "accountTokens"})
    """The connected accounts. Empty with the status `mfaRequired`."""

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """Why the code was not accepted. You may show it to the user."""

    mfa: Optional[MfaRequest] = field(default=None, metadata={"name": "mfa"})

    expires_in_seconds: Optional[int] = field(default=None, metadata={"name": "expiresInSeconds"})
    """Seconds until the access token expires. Absent if it does not expire."""

@dataclass(kw_only=True)
class AuthenticationField:
    """A field that the user fills in."""

    name: str = field(metadata={"name": "name"})
    """Name of the field in the body of POST `/authenticate`, with a capital first letter."""

    description: str = field(metadata={"name": "description"})
    """Label of the field. You may show it to the user."""

@dataclass(kw_only=True)
class AuthenticationModel:
    """Fields to collect from the user."""

    fields: List[AuthenticationField] = field(metadata={"name": "fields"})
    """Fields to collect. Empty for `OAuth`."""

@dataclass(kw_only=True)
class AuthenticationScheme:
    """How to authenticate with one integration."""

    broker_type: BrokerType = field(metadata={"name": "brokerType"})

    authentication_scheme_type: AuthenticationSchemeType = field(metadata={"name": "authenticationSchemeType"})

    initial_authentication_model: AuthenticationModel = field(metadata={"name": "initialAuthenticationModel"})

    mfa_schemes: List[MfaScheme] = field(metadata={"name": "mfaSchemes"})
    """Codes that the integration may require while connecting: the values of `mfaType` of POST `/authenticate`. Empty if it requires none."""

    instructions_url: Optional[str] = field(default=None, metadata={"name": "instructionsUrl"})
    """Page of the institution that explains how to create the credentials."""

@dataclass(kw_only=True)
class Beneficiary:
    """Who receives the asset."""

    name: str = field(metadata={"name": "name"})
    """Full name of the person, or registered name of the business."""

    address: PostalAddress = field(metadata={"name": "address"})
    """Where the person lives, or the registered address of the business."""

@dataclass(kw_only=True)
class BridgePayment:
    """An address of a bridge at which an order can be paid in another asset."""

    id: str = field(metadata={"name": "id"})
    """Id of this address."""

    status: BridgePaymentStatus = field(metadata={"name": "status"})

    network_id: str = field(metadata={"name": "networkId"})
    """Network to pay on."""

    network_name: str = field(metadata={"name": "networkName"})
    """Name of the network."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset to pay."""

    amount: str = field(metadata={"name": "amount"})
    """To be paid exactly, in one transaction. Less is returned, and of more the excess."""

    payout_amount: str = field(metadata={"name": "payoutAmount"})
    """Amount that the bridge pays to the order, in the asset of the order."""

    address: str = field(metadata={"name": "address"})
    """Address of the bridge. It takes one payment."""

    refund_address: str = field(metadata={"name": "refundAddress"})
    """Receives what the bridge does not pay out, on the network to pay on."""

    pay_in_tx_hashes: List[str] = field(metadata={"name": "payInTxHashes"})
    """Payments to the address."""

    payout_tx_hashes: List[str] = field(metadata={"name": "payoutTxHashes"})
    """Payments of the bridge to the order."""

    refund_tx_hashes: List[str] = field(metadata={"name": "refundTxHashes"})
    """Refunds. Some bridges report none."""

    created_timestamp: int = field(metadata={"name": "createdTimestamp"})
    """When it was created, in Unix seconds."""

    expires_timestamp: int = field(metadata={"name": "expiresTimestamp"})
    """Until when the price is held, in Unix seconds."""

    payment_uri: Optional[str] = field(default=None, metadata={"name": "paymentUri"})
    """Payment request for wallets. Absent on Tron."""

    refunded_amount: Optional[str] = field(default=None, metadata={"name": "refundedAmount"})
    """Amount returned, if the bridge reports it."""

    failure_message: Optional[str] = field(default=None, metadata={"name": "failureMessage"})
    """The reason of the bridge for a refund or a failure."""

@dataclass(kw_only=True)
class BridgingAddress:
    """A bridging address and how to use it."""

    tracking: BridgingTracking = field(metadata={"name": "tracking"})

    selected_route: SelectedBridgingRoute = field(metadata={"name": "selectedRoute"})

    constraints: BridgingConstraints = field(metadata={"name": "constraints"})

    warnings: List[str] = field(metadata={"name": "warnings"})
    """Warnings, for example about a minimum amount."""

@dataclass(kw_only=True)
class BridgingConstraints:
    """Limits of the pay-in."""

    minimum_amount: str = field(metadata={"name": "minimumAmount"})
    """Smallest pay-in, as a decimal string in the origin asset. A hint for display; it is not enforced."""

    single_use_address: bool = field(metadata={"name": "singleUseAddress"})
    """`true` if the address takes one pay-in only."""

    maximum_amount: Optional[str] = field(default=None, metadata={"name": "maximumAmount"})
    """Largest pay-in. Currently always `null`."""

    expiration_time: Optional[int] = field(default=None, metadata={"name": "expirationTime"})
    """When the address expires, in Unix seconds. `null` if it does not expire."""

@dataclass(kw_only=True)
class BridgingDepositAddress:
    """Destination of the pay-in."""

    address: str = field(metadata={"name": "address"})
    """Address on the origin network that takes the pay-in. Single use."""

@dataclass(kw_only=True)
class BridgingDestination:
    """An asset on a network, and the address that receives it."""

    network: str = field(metadata={"name": "network"})
    """CAIP-2 chain id."""

    asset: str = field(metadata={"name": "asset"})
    """Symbol of the asset, in any letter case."""

    address: str = field(metadata={"name": "address"})
    """Address that receives the payout, in the format of the network."""

@dataclass(kw_only=True)
class BridgingFee:
    """One fee of a bridged transfer."""

    kind: str = field(metadata={"name": "kind"})
    """Kind of fee, for example `providerRelayerGas`, `providerRelayerService` or `originGas`. Providers may add others."""

    label: str = field(metadata={"name": "label"})
    """Display name of the fee."""

    amount: Decimal = field(metadata={"name": "amount"})
    """Fee, in whole units of `asset`."""

    asset: str = field(metadata={"name": "asset"})
    """Symbol of the asset in which the fee is charged."""

    included_in_estimate: bool = field(metadata={"name": "includedInEstimate"})
    """`true` if the fee is deducted from the payout. `false` if the sender pays it on top of the amount."""

    amount_usd: Optional[Decimal] = field(default=None, metadata={"name": "amountUsd"})
    """Fee in USD. `null` if the asset has no price."""

@dataclass(kw_only=True)
class BridgingFees:
    """Fees of the transfer."""

    items: List[BridgingFee] = field(metadata={"name": "items"})
    """All fees."""

    total_usd: Optional[Decimal] = field(default=None, metadata={"name": "totalUsd"})
    """Sum of the fees that are deducted from the payout, in USD. `null` if not known."""

@dataclass(kw_only=True)
class BridgingPair:
    """An asset on a network."""

    network: str = field(metadata={"name": "network"})
    """CAIP-2 chain id."""

    asset: str = field(metadata={"name": "asset"})
    """Symbol of the asset, in any letter case."""

@dataclass(kw_only=True)
class BridgingQuote:
    """An estimate of a bridged transfer."""

    origin: BridgingQuoteOrigin = field(metadata={"name": "origin"})

    destination: BridgingQuoteDestination = field(metadata={"name": "destination"})

    fees: BridgingFees = field(metadata={"name": "fees"})

    rate: Decimal = field(metadata={"name": "rate"})
    """Destination units per origin unit after fees: `estimatedAmount` divided by `amount`."""

    quoted_at: int = field(metadata={"name": "quotedAt"})
    """When the quote was made, in Unix seconds."""

    warnings: List[str] = field(metadata={"name": "warnings"})
    """Warnings."""

@dataclass(kw_only=True)
class BridgingQuoteDestination:
    """The payout."""

    network: str = field(metadata={"name": "network"})
    """CAIP-2 chain id."""

    asset: str = field(metadata={"name": "asset"})
    """Symbol of the asset, in any letter case."""

    address: str = field(metadata={"name": "address"})
    """Address that receives the payout, in the format of the network."""

    estimated_amount: Decimal = field(metadata={"name": "estimatedAmount"})
    """Estimated payout in the destination asset, after the fees with `includedInEstimate` `true`."""

    minimum_amount: Optional[Decimal] = field(default=None, metadata={"name": "minimumAmount"})
    """Indicative payout at the configured slippage tolerance, in the destination asset. `null` if not known."""

@dataclass(kw_only=True)
class BridgingQuoteOrigin:
    """The pay-in."""

    network: str = field(metadata={"name": "network"})
    """CAIP-2 chain id."""

    asset: str = field(metadata={"name": "asset"})
    """Symbol of the asset, in any letter case."""

    amount: Decimal = field(metadata={"name": "amount"})
    """Amount to pay in, in the origin asset."""

@dataclass(kw_only=True)
class BridgingRoute:
    """A route from one pair to another."""

    origin: BridgingPair = field(metadata={"name": "origin"})

    destination: BridgingPair = field(metadata={"name": "destination"})

    display_name: str = field(metadata={"name": "displayName"})
    """Name of the route."""

@dataclass(kw_only=True)
class BridgingRoutes:
    """The routes that were found."""

    routes: List[BridgingRoute] = field(metadata={"name": "routes"})
    """Matching routes. Empty if none matches."""

@dataclass(kw_only=True)
class BridgingTracking:
    """Ids that identify the transfer."""

    user_id: str = field(metadata={"name": "userId"})
    """`userId` of the request."""

    transaction_id: str = field(metadata={"name": "transactionId"})
    """`transactionId` of the request."""

    transfer_id: str = field(metadata={"name": "transferId"})
    """Id of the transfer, in webhooks and in GET `/transfers/managed/platform`."""

@dataclass(kw_only=True)
class BridgingTransferDetails:
    """Details of a bridged transfer."""

    status: BridgingOperationStatus = field(metadata={"name": "status"})

    status_description: str = field(metadata={"name": "statusDescription"})
    """The status in words."""

    source_side: BridgingTransferSide = field(metadata={"name": "sourceSide"})
    """What was paid in."""

    target_side: BridgingTransferSide = field(metadata={"name": "targetSide"})
    """What is paid out."""

    timeline: List[BridgingTransferEvent] = field(metadata={"name": "timeline"})
    """Changes of state, oldest first."""

    deposit_issue: Optional[DepositIssue] = field(default=None, metadata={"name": "depositIssue"})

@dataclass(kw_only=True)
class BridgingTransferEvent:
    """One change of state."""

    event_type: BridgingOperationStatus = field(metadata={"name": "eventType"})

    description: str = field(metadata={"name": "description"})
    """The event in words."""

    timestamp: int = field(metadata={"name": "timestamp"})
    """When it happened, in Unix seconds."""

@dataclass(kw_only=True)
class BridgingTransferSide:
    """One side of a bridged transfer."""

    network_name: str = field(metadata={"name": "networkName"})
    """Name of the network."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    amount: Decimal = field(metadata={"name": "amount"})
    """Amount, in whole units of the asset. 0 until it is known."""

    transaction_hash: Optional[str] = field(default=None, metadata={"name": "transactionHash"})
    """Hash of the transaction on the chain. Absent until it is known."""

    info_url: Optional[str] = field(default=None, metadata={"name": "infoUrl"})
    """URL of the transaction in a block explorer."""

@dataclass(kw_only=True)
class CatalogLink:
    """A Link page."""

    url: str = field(metadata={"name": "url"})
    """URL of the Link page, to open as a standalone page. Returns the user to the callback URL. Single use, valid for 10 minutes."""

    i_frame_url: str = field(metadata={"name": "iFrameUrl"})
    """URL of the same session, to embed in a frame. Reports to the embedding page and does not leave. One of the two can be opened."""

@dataclass(kw_only=True)
class CombineTransferRequest:
    """The transfer to price. Without `transferId`, address, network, symbol and an amount are required."""

    sources: List[CombinedSource] = field(metadata={"name": "sources"})
    """Accounts of one user that may pay. Each is used at most once."""

    maximum_parts: Optional[int] = field(default=None, metadata={"name": "maximumParts"})
    """How many accounts may pay together. Default 5."""

    transfer_id: Optional[str] = field(default=None, metadata={"name": "transferId"})
    """A combined transfer that lacks a part. Send it with `sources` only; the rest is that of the transfer."""

    to_address: Optional[str] = field(default=None, metadata={"name": "toAddress"})
    """Address that receives the asset."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag or memo, for networks that use one."""

    network_id: Optional[str] = field(default=None, metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    symbol: Optional[str] = field(default=None, metadata={"name": "symbol"})
    """Symbol of the asset."""

    amount: Optional[Decimal] = field(default=None, metadata={"name": "amount"})
    """Amount, in whole units of the asset. Send this or `amountInFiat`."""

    amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "amountInFiat"})
    """Amount, in USD. Send this or `amount`."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "transactionId"})
    """Your id of the transaction. The transfer and its webhooks carry it."""

@dataclass(kw_only=True)
class CombinedSource:
    """An account that may pay a part."""

    from_auth_token: str = field(metadata={"name": "fromAuthToken"})
    """Access token or `tokenId` of an account of the user."""

    from_type: BrokerType = field(metadata={"name": "fromType"})
    """Integration type of the account."""

@dataclass(kw_only=True)
class CombinedTransferPreview:
    """What the transfer costs, and who pays what of it."""

    transfer_id: str = field(metadata={"name": "transferId"})
    """Id of the combined transfer. It exists once a part has been executed."""

    preview_expires_in: int = field(metadata={"name": "previewExpiresIn"})
    """Seconds until the first part must have been executed. The others may follow for ten minutes."""

    to_address: str = field(metadata={"name": "toAddress"})
    """Address that receives the asset."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    network_name: str = field(metadata={"name": "networkName"})
    """Display name of the network."""

    amount_to_receive: Decimal = field(metadata={"name": "amountToReceive"})
    """What these parts pay together, in whole units of the asset."""

    amount_to_receive_decimal: str = field(metadata={"name": "amountToReceiveDecimal"})
    """`amountToReceive` with every digit, as a decimal."""

    amount_to_receive_in_fiat: Decimal = field(metadata={"name": "amountToReceiveInFiat"})
    """What these parts pay together, in USD."""

    total_estimated_amount: Decimal = field(metadata={"name": "totalEstimatedAmount"})
    """What leaves the accounts, fees included, in whole units of the asset."""

    total_estimated_amount_decimal: str = field(metadata={"name": "totalEstimatedAmountDecimal"})
    """`totalEstimatedAmount` with every digit, as a decimal."""

    total_estimated_amount_in_fiat: Decimal = field(metadata={"name": "totalEstimatedAmountInFiat"})
    """What leaves the accounts, fees included, in USD."""

    parts: List[PreviewedPart] = field(metadata={"name": "parts"})
    """The parts, the largest first."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag or memo of `toAddress`."""

@dataclass(kw_only=True)
class ConfigureTransferDestination:
    """An asset that you accept, and where to send it."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    address: str = field(metadata={"name": "address"})
    """Address that receives the asset."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag or memo, for networks that use one."""

@dataclass(kw_only=True)
class ConfigureTransferRequest:
    """The account to send from, and where to."""

    from_auth_token: str = field(metadata={"name": "fromAuthToken"})
    """Access token or `tokenId` of the account to send from."""

    from_type: BrokerType = field(metadata={"name": "fromType"})
    """Integration type of the account to send from."""

    to_addresses: Optional[List[ConfigureTransferDestination]] = field(default=None, metadata={"name": "toAddresses"})
    """Possible destinations."""

    to_auth_token: Optional[str] = field(default=None, metadata={"name": "toAuthToken"})
    """Access token or `tokenId` of the account to send to."""

    to_type: Optional[BrokerType] = field(default=None, metadata={"name": "toType"})
    """Integration type of the account to send to."""

    symbol: Optional[str] = field(default=None, metadata={"name": "symbol"})
    """Only this asset."""

    network_id: Optional[str] = field(default=None, metadata={"name": "networkId"})
    """Only this network."""

    amount: Optional[Decimal] = field(default=None, metadata={"name": "amount"})
    """Amount to send, in whole units of the asset."""

    amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "amountInFiat"})
    """Amount to send, in USD."""

    fiat_currency: Optional[str] = field(default=None, metadata={"name": "fiatCurrency"})
    """Currency of `amountInFiat`: `USD`."""

    is_inclusive_fee_enabled: Optional[bool] = field(default=None, metadata={"name": "isInclusiveFeeEnabled"})
    """`true`: fees are deducted from the amount. `false`: they are added to it. Default `false`."""

    funding_options: Optional[FundingOptions] = field(default=None, metadata={"name": "fundingOptions"})

@dataclass(kw_only=True)
class ConfigureTransferResult:
    """What can be sent, and where to."""

    status: ConfigureTransferStatus = field(metadata={"name": "status"})

    holdings: List[ConfiguredHolding] = field(metadata={"name": "holdings"})
    """Assets of the account."""

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """Message for developers. Present unless `status` is `succeeded`."""

    amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "amountInFiat"})
    """`amountInFiat` of the request, in USD."""

    fiat_currency: Optional[str] = field(default=None, metadata={"name": "fiatCurrency"})
    """Currency of `amountInFiat`."""

@dataclass(kw_only=True)
class ConfiguredHolding:
    """An asset of the user, and where it can be sent."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    available_balance: Decimal = field(metadata={"name": "availableBalance"})
    """Balance that can be sent, in whole units of the asset."""

    available_balance_in_fiat: Decimal = field(metadata={"name": "availableBalanceInFiat"})
    """Balance that can be sent, in USD. 0 if the asset has no price."""

    eligible_for_transfer: bool = field(metadata={"name": "eligibleForTransfer"})
    """`true` if a transfer is possible on at least one network."""

    eligible_for_transfer_with_funding: bool = field(metadata={"name": "eligibleForTransferWithFunding"})
    """`true` if the transfer is possible with `fundingOptions`: the account can convert into the asset, or buy it, first."""

    networks: List[ConfiguredNetwork] = field(metadata={"name": "networks"})
    """Networks of the destinations for this asset."""

    price: Optional[Decimal] = field(default=None, metadata={"name": "price"})
    """Price of one unit, in USD. Absent if there is none."""

    logo_url: Optional[str] = field(default=None, metadata={"name": "logoUrl"})
    """URL of the asset’s logo."""

    ineligibility_reason: Optional[HoldingTransferIneligibilityReason] = field(default=None, metadata={"name": "ineligibilityReason"})

@dataclass(kw_only=True)
class ConfiguredNetwork:
    """A network on which the holding could be sent."""

    id: str = field(metadata={"name": "id"})
    """Network id."""

    name: str = field(metadata={"name": "name"})
    """Display name of the network."""

    caip_network_id: str = field(metadata={"name": "caipNetworkId"})
    """CAIP-2 id of the network."""

    to_address: str = field(metadata={"name": "toAddress"})
    """Address that would receive the asset."""

    minimum_amount: Decimal = field(metadata={"name": "minimumAmount"})
    """Smallest amount that can be sent, in the asset."""

    institution_transfer_fee: TransferFee = field(metadata={"name": "institutionTransferFee"})
    """Fee that the institution charges."""

    eligible_for_transfer: bool = field(metadata={"name": "eligibleForTransfer"})
    """`true` if a transfer on this network is possible."""

    eligible_for_transfer_with_funding: bool = field(metadata={"name": "eligibleForTransferWithFunding"})
    """`true` if the transfer is possible with `fundingOptions`: the account can convert into the asset, or buy it, first."""

    logo_url: Optional[str] = field(default=None, metadata={"name": "logoUrl"})
    """URL of the network’s logo."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag or memo of `toAddress`."""

    maximum_amount: Optional[Decimal] = field(default=None, metadata={"name": "maximumAmount"})
    """Largest amount that can be sent, in the asset."""

    minimum_amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "minimumAmountInFiat"})
    """Smallest amount that can be sent, in USD. Absent if the asset has no price."""

    maximum_amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "maximumAmountInFiat"})
    """Largest amount that can be sent, in USD. Absent if the asset has no price."""

    estimated_network_gas_fee: Optional[TransferFee] = field(default=None, metadata={"name": "estimatedNetworkGasFee"})
    """Estimated network fee, if the user pays it."""

    total_estimated_transfer_fee_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "totalEstimatedTransferFeeInFiat"})
    """Sum of all fees, in USD. Absent if the asset has no price."""

    ineligibility_reason: Optional[NetworkTransferIneligibilityReason] = field(default=None, metadata={"name": "ineligibilityReason"})

@dataclass(kw_only=True)
class ConnectedAccount:
    """The account that was connected."""

    platform_account_id: str = field(metadata={"name": "platformAccountId"})
    """Id of the connection. It is not a token: it may be shown and logged. Does not change when tokens are refreshed."""

    legacy_account_id: str = field(metadata={"name": "legacyAccountId"})
    """Same value as `platformAccountId`, under an older name."""

    mesh_account_id: str = field(metadata={"name": "meshAccountId"})
    """Same value as `platformAccountId`, under the name that published SDKs read."""

    front_account_id: str = field(metadata={"name": "frontAccountId"})
    """Same value as `platformAccountId`, under the name that older SDKs read."""

    account_id: str = field(metadata={"name": "accountId"})
    """Account id at the institution."""

    account_name: str = field(metadata={"name": "accountName"})
    """Account name at the institution. You may show it to the user."""

    is_reconnected: Optional[bool] = field(default=None, metadata={"name": "isReconnected"})
    """`true` if the user had connected this account before."""

@dataclass(kw_only=True)
class ConnectionRequest:
    """Identifies one connected account."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

@dataclass(kw_only=True)
class ConnectionWebhook:
    """Body of a webhook about a connection."""

    id: str = field(metadata={"name": "Id"})
    """Id of this delivery. Changes with every attempt."""

    event_id: str = field(metadata={"name": "EventId"})
    """Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key."""

    event_type: ConnectionEventType = field(metadata={"name": "EventType"})

    sequence: int = field(metadata={"name": "Sequence"})
    """Position of the event among those of its connection. Grows with each event."""

    sent_timestamp: int = field(metadata={"name": "SentTimestamp"})
    """When this attempt was sent, in Unix seconds."""

    user_id: str = field(metadata={"name": "UserId"})
    """Your id of the end user."""

    account_id: str = field(metadata={"name": "AccountId"})
    """Id of the account, as `account.accountId` beside its tokens."""

    integration_type: str = field(metadata={"name": "IntegrationType"})
    """Integration type of the institution, such as `coinbase`."""

    integration_name: str = field(metadata={"name": "IntegrationName"})
    """Name of the institution."""

    timestamp: int = field(metadata={"name": "Timestamp"})
    """When the event happened, in Unix milliseconds."""

@dataclass(kw_only=True)
class CreateBridgePaymentRequest:
    """The asset that the user sends."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset that the user sends."""

    refund_address: Optional[str] = field(default=None, metadata={"name": "refundAddress"})
    """Address of the user on that network, for what the bridge does not pay out. Default: the address that the operator has configured. Never an address of which you know only that it sent the payment."""

@dataclass(kw_only=True)
class CreateBridgingAddressRequest:
    """The transfer to create an address for."""

    user_id: str = field(metadata={"name": "userId"})
    """Your stable id of the end user. Must not contain personal data."""

    transaction_id: str = field(metadata={"name": "transactionId"})
    """Your id of the transfer. Together with `userId` it makes the request idempotent."""

    origin: BridgingPair = field(metadata={"name": "origin"})
    """The pair that is paid in."""

    destination: BridgingDestination = field(metadata={"name": "destination"})
    """The pair to pay out, and the address that receives it."""

@dataclass(kw_only=True)
class CreateCatalogLinkRequest:
    """Options of the transfer."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "transactionId"})
    """Your id of the transaction. Transfers and webhooks carry it."""

    transfer_type: Optional[TransferType] = field(default=None, metadata={"name": "transferType"})

    is_inclusive_fee_enabled: Optional[bool] = field(default=None, metadata={"name": "isInclusiveFeeEnabled"})
    """`true`: fees are deducted from the amount. `false`: the user pays them on top of the amount. Default: as set in the account management API, otherwise `false`."""

    generate_pay_link: Optional[bool] = field(default=None, metadata={"name": "generatePayLink"})
    """`true`: the answer also contains `paymentLink`. Requires `transactionId`. Default `false`."""

    pay_link_expires_in_seconds: Optional[int] = field(default=None, metadata={"name": "payLinkExpiresInSeconds"})
    """Time for which `paymentLink` can be opened, in seconds: 10 minutes to 30 days. Default 7 days."""

    amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "amountInFiat"})
    """Fixed amount, in USD. Absent: the user chooses the amount. In a destination that has an `amount`, that one counts; a `payment` with both is refused."""

    client_fee: Optional[Decimal] = field(default=None, metadata={"name": "clientFee"})
    """Your own fee, as a ratio of the amount: 0.025 is 2.5 %. Absent: the fee set in the account management API."""

    description: Optional[str] = field(default=None, metadata={"name": "description"})
    """Purpose of the transfer. Link shows it to the user."""

    goods_details: Optional[List[GoodsDetail]] = field(default=None, metadata={"name": "goodsDetails"})
    """Goods that are paid for. Link shows their names to the user."""

    funding_options: Optional[LinkFundingOptions] = field(default=None, metadata={"name": "fundingOptions"})

    rehearsal_above_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "rehearsalAboveInFiat"})
    """Above this value, in USD, the user may send a small part first and the rest once the part has arrived. Absent: not offered. Not available for `onramp`, and not together with `maximumSources` above 1."""

    to_addresses: Optional[List[TransferDestination]] = field(default=None, metadata={"name": "toAddresses"})
    """Assets that you accept, and where to send them. Required; at least one."""

    is_custom_client_fee_provided: Optional[bool] = field(default=None, metadata={"name": "isCustomClientFeeProvided"})
    """`false`: `clientFee` is ignored, and the fee set in the account management API holds. Default `true`."""

@dataclass(kw_only=True)
class CreateLinkTokenRequest:
    """The Link session to create."""

    user_id: str = field(metadata={"name": "userId"})
    """Your stable, unique id of the end user. Must not contain personal data."""

    configuration_id: Optional[str] = field(default=None, metadata={"name": "configurationId"})
    """Id of a Link configuration of the account management API: which integrations and networks the session offers. An unknown id is rejected. Absent: everything is offered."""

    integration_id: Optional[str] = field(default=None, metadata={"name": "integrationId"})
    """Opens Link at this integration. Id from GET `/integrations`."""

    broker_type: Optional[BrokerType] = field(default=None, metadata={"name": "brokerType"})
    """Opens Link at this integration, by its type. Wallets and addresses are not supported."""

    sub_client_id: Optional[str] = field(default=None, metadata={"name": "subClientId"})
    """Id of a registered sub-client whose name and logo Link shows. An unknown id is not an error: Link then shows yours."""

    callback_url: Optional[str] = field(default=None, metadata={"name": "callbackUrl"})
    """URL to which Link returns the user if it was opened as a standalone page. Must be a registered callback URL. Absent: the first one of the sub-client, or yours if it has none."""

    standalone: Optional[bool] = field(default=None, metadata={"name": "standalone"})
    """`true`: Link may be opened as a standalone page from anywhere, for example from an email. Its first screen says for which of your accounts it is. Default `false`: Link opens in your page or app, or from a page of an allowed origin."""

    restrict_multiple_accounts: Optional[bool] = field(default=None, metadata={"name": "restrictMultipleAccounts"})
    """`true`: the last page of Link does not offer to connect another account. Default `false`."""

    disable_api_key_generation: Optional[bool] = field(default=None, metadata={"name": "disableApiKeyGeneration"})
    """`true`: Link does not show how to create an API key at the institution. Users can still enter one. Default `false`."""

    access_tokens: Optional[List[StoredAccessToken]] = field(default=None, metadata={"name": "accessTokens"})
    """Accounts that the user connected before and need not connect again. Accounts of other users are ignored."""

    transfer_options: Optional[TransferOptions] = field(default=None, metadata={"name": "transferOptions"})

    verify_wallet_options: Optional[VerifyWalletOptions] = field(default=None, metadata={"name": "verifyWalletOptions"})

    payout_options: Optional[PayoutOptions] = field(default=None, metadata={"name": "payoutOptions"})

@dataclass(kw_only=True)
class CreatePaymentRequestRequest:
    """The order to be paid."""

    user_id: str = field(metadata={"name": "userId"})
    """Your stable, unique id of the end user. Must not contain personal data."""

    transaction_id: str = field(metadata={"name": "transactionId"})
    """Your id of the order."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset to pay."""

    amount: str = field(metadata={"name": "amount"})
    """Amount to pay, as a decimal string."""

    expires_in_seconds: Optional[int] = field(default=None, metadata={"name": "expiresInSeconds"})
    """Time to pay. Default 3,600."""

@dataclass(kw_only=True)
class CreateRefundRequest:
    """The money to return."""

    amount: str = field(metadata={"name": "amount"})
    """Amount to return, as a decimal string."""

    reason: str = field(metadata={"name": "reason"})
    """Why it is returned."""

    payment_request_id: Optional[str] = field(default=None, metadata={"name": "paymentRequestId"})
    """Id of the payment request."""

    unassigned_payment_id: Optional[str] = field(default=None, metadata={"name": "unassignedPaymentId"})
    """Id of the unassigned payment to return, in place of `paymentRequestId`. It takes an `address`."""

    network_id: Optional[str] = field(default=None, metadata={"name": "networkId"})
    """Network of the money. Default: that of the request. Only with `paymentRequestId`."""

    symbol: Optional[str] = field(default=None, metadata={"name": "symbol"})
    """Asset to return. Default: that of the request. Only with `paymentRequestId`."""

    address: Optional[str] = field(default=None, metadata={"name": "address"})
    """Address to return it to."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag of `address`."""

@dataclass(kw_only=True)
class CreateTransferRequest:
    """The transfer to make."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    target_address: str = field(metadata={"name": "targetAddress"})
    """Address that receives the asset, in the format of the network."""

    amount: Optional[Decimal] = field(default=None, metadata={"name": "amount"})
    """Amount that arrives, in whole units of the asset. The institution’s fee is added. Required unless `previewId` is sent."""

    symbol: Optional[str] = field(default=None, metadata={"name": "symbol"})
    """Symbol of the asset. Required unless `previewId` is sent."""

    chain: Optional[str] = field(default=None, metadata={"name": "chain"})
    """Name of the network. Required if the institution sends the asset on several networks."""

    address_type: Optional[CryptocurrencyAddressType] = field(default=None, metadata={"name": "addressType"})
    """The network, by the format of its addresses."""

    memo: Optional[str] = field(default=None, metadata={"name": "memo"})
    """Destination tag or memo, for networks that use one."""

    fee: Optional[Decimal] = field(default=None, metadata={"name": "fee"})
    """Fee that you showed to the user, in the asset. Not used: the institution’s fee applies."""

    preview_id: Optional[str] = field(default=None, metadata={"name": "previewId"})
    """Id of a preview to execute. The other fields must not differ from it."""

    mfa_code: Optional[str] = field(default=None, metadata={"name": "mfaCode"})
    """Code of the second factor, if the first answer required one."""

    challenge_id: Optional[str] = field(default=None, metadata={"name": "challengeId"})
    """`challengeId` of the answer that required the code."""

    try_another_mfa: Optional[bool] = field(default=None, metadata={"name": "tryAnotherMfa"})
    """Accepted for older clients and ignored."""

@dataclass(kw_only=True)
class CreateTransferResult:
    """The transfer that was made."""

    transaction_id: str = field(metadata={"name": "transactionId"})
    """Id of the transfer."""

    failed: bool = field(metadata={"name": "failed"})
    """`true` if the transfer failed and nothing was sent."""

    status: InstitutionTransactionStatus = field(metadata={"name": "status"})

    fallback_mfa_available: bool = field(metadata={"name": "fallbackMfaAvailable"})
    """`true` if another kind of second factor can be used. Currently always `false`."""

    transaction: AccountTransfer = field(metadata={"name": "transaction"})

    status_details: Optional[str] = field(default=None, metadata={"name": "statusDetails"})
    """The status in words."""

    mfa_type: Optional[MfaType] = field(default=None, metadata={"name": "mfaType"})

    challenge_id: Optional[str] = field(default=None, metadata={"name": "challengeId"})
    """Present if the institution requires a second factor. Send it back with `mfaCode`."""

@dataclass(kw_only=True)
class DeFiWalletData:
    """The wallet. Present for `deFiWallet` only."""

    id: str = field(metadata={"name": "id"})
    """Id of the wallet."""

    name: str = field(metadata={"name": "name"})
    """Display name of the wallet."""

@dataclass(kw_only=True)
class DepositAddress:
    """A deposit address."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    address: str = field(metadata={"name": "address"})
    """Deposit address."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    chain: Optional[str] = field(default=None, metadata={"name": "chain"})
    """Name of the network at the institution."""

    memo: Optional[str] = field(default=None, metadata={"name": "memo"})
    """Destination tag or memo. If present, the sender must include it."""

    broker_response_status: Optional[DepositAddressStatus] = field(default=None, metadata={"name": "brokerResponseStatus"})

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """Message for developers. Present if no address was returned."""

@dataclass(kw_only=True)
class DepositAddresses:
    """Deposit addresses."""

    addresses: List[NetworkDepositAddress] = field(metadata={"name": "addresses"})
    """One entry per network."""

    broker_response_status: Optional[DepositAddressStatus] = field(default=None, metadata={"name": "brokerResponseStatus"})

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """Message for developers. Present if no address was returned."""

@dataclass(kw_only=True)
class EquityPrice:
    """Price of one share."""

    price: Decimal = field(metadata={"name": "price"})
    """Price of one share, in USD."""

    timestamp: int = field(metadata={"name": "timestamp"})
    """When the price was quoted, in Unix seconds."""

@dataclass(kw_only=True)
class ExecuteTransferRequest:
    """The preview to execute."""

    from_auth_token: str = field(metadata={"name": "fromAuthToken"})
    """Access token or `tokenId` of the account to send from."""

    from_type: BrokerType = field(metadata={"name": "fromType"})
    """Integration type of the account to send from."""

    preview_id: str = field(metadata={"name": "previewId"})
    """Id of the preview to execute."""

    mfa_code: Optional[str] = field(default=None, metadata={"name": "mfaCode"})
    """Code of the second factor, if the first answer required one."""

    travel_rule: Optional[TravelRuleData] = field(default=None, metadata={"name": "travelRule"})
    """Who receives the transfer, if the first answer required it. Never stored."""

    try_another_mfa: Optional[bool] = field(default=None, metadata={"name": "tryAnotherMfa"})
    """Accepted for older clients and ignored."""

    challenge_id: Optional[str] = field(default=None, metadata={"name": "challengeId"})
    """Accepted for older clients and ignored."""

@dataclass(kw_only=True)
class ExecuteTransferResult:
    """Outcome of the execution."""

    status: ExecuteTransferStatus = field(metadata={"name": "status"})

    fallback_mfa_available: bool = field(metadata={"name": "fallbackMfaAvailable"})
    """`true` if another kind of second factor can be used. Currently always `false`."""

    mfa_type: Optional[MfaType] = field(default=None, metadata={"name": "mfaType"})

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """What happened and what to do next. You may show it to the user."""

    travel_rule: Optional[TravelRuleSuggestion] = field(default=None, metadata={"name": "travelRule"})
    """With `travelRuleRequired`: what is known of the destination already."""

    execute_transfer_result: Optional[ExecutedTransfer] = field(default=None, metadata={"name": "executeTransferResult"})

@dataclass(kw_only=True)
class ExecutedTransfer:
    """The transfer that was executed."""

    transfer_id: str = field(metadata={"name": "transferId"})
    """Id of the transfer. Same value as the `previewId`."""

    status: InstitutionTransactionStatus = field(metadata={"name": "status"})

    from_address: str = field(metadata={"name": "fromAddress"})
    """Address of the sender: that of a self-custody wallet. Empty for institutions, which send from pooled wallets."""

    to_address: str = field(metadata={"name": "toAddress"})
    """Address that receives the asset."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    network_name: str = field(metadata={"name": "networkName"})
    """Display name of the network."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    amount: Decimal = field(metadata={"name": "amount"})
    """Amount that was requested, in whole units of the asset."""

    amount_decimal: str = field(metadata={"name": "amountDecimal"})
    """`amount` with every digit, as a decimal."""

    amount_to_receive: Decimal = field(metadata={"name": "amountToReceive"})
    """Amount that arrives, in whole units of the asset."""

    amount_to_receive_decimal: str = field(metadata={"name": "amountToReceiveDecimal"})
    """`amountToReceive` with every digit, as a decimal."""

    amount_in_fiat: Decimal = field(metadata={"name": "amountInFiat"})
    """Amount that was requested, in USD."""

    amount_to_receive_in_fiat: Decimal = field(metadata={"name": "amountToReceiveInFiat"})
    """Amount that arrives, in USD."""

    total_amount_in_fiat: Decimal = field(metadata={"name": "totalAmountInFiat"})
    """Amount that leaves the account, fee included, in USD."""

    institution_transfer_fee: TransferFee = field(metadata={"name": "institutionTransferFee"})
    """Fee that the institution charges."""

    status_details: Optional[str] = field(default=None, metadata={"name": "statusDetails"})
    """The status in words."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag or memo of `toAddress`."""

    hash: Optional[str] = field(default=None, metadata={"name": "hash"})
    """Hash of the transaction on the chain. Absent until it is known."""

@dataclass(kw_only=True)
class FiatBalance:
    """Fiat balance in one currency."""

    cash: Decimal = field(metadata={"name": "cash"})
    """Cash, in `currencyCode`."""

    buying_power: Decimal = field(metadata={"name": "buyingPower"})
    """Amount available for purchases, in `currencyCode`."""

    currency_code: str = field(metadata={"name": "currencyCode"})
    """ISO 4217 currency code."""

@dataclass(kw_only=True)
class FiatPortfolio:
    """Fiat balances of a user."""

    fiat_balances: List[PortfolioFiatBalance] = field(metadata={"name": "fiatBalances"})
    """One entry per currency."""

    accounts: List[PortfolioAccount] = field(metadata={"name": "accounts"})
    """Accounts that are part of the portfolio."""

@dataclass(kw_only=True)
class FundingMethod:
    """An order at the institution that provides the asset before it is sent."""

    type: FundingType = field(metadata={"name": "type"})

    amount: Decimal = field(metadata={"name": "amount"})
    """The least that the order yields, in whole units of `toSymbol`."""

    amount_in_fiat: Decimal = field(metadata={"name": "amountInFiat"})
    """`amount` in USD. 0 if the asset has no price."""

    to_symbol: str = field(metadata={"name": "toSymbol"})
    """Asset that is received, and then sent."""

    from_amount: Decimal = field(metadata={"name": "fromAmount"})
    """The most that the order spends, in whole units of `fromSymbol`."""

    from_symbol: str = field(metadata={"name": "fromSymbol"})
    """Asset or currency that is spent."""

    fee: Optional[TransferFee] = field(default=None, metadata={"name": "fee"})
    """Estimated fee of the exchange for the order."""

@dataclass(kw_only=True)
class FundingOptions:
    """Whether the asset may be provided by a conversion or purchase at the institution."""

    enabled: Optional[bool] = field(default=None, metadata={"name": "enabled"})
    """`true`: what the user lacks of the asset may be converted from another asset, or bought with money in the account, during the transfer."""

@dataclass(kw_only=True)
class GetAccountTransferRequest:
    """The connected account and the transaction to read."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "transactionId"})
    """Id of the transaction at the institution."""

    transaction_hash: Optional[str] = field(default=None, metadata={"name": "transactionHash"})
    """Hash of the transaction on the chain."""

    symbol: Optional[str] = field(default=None, metadata={"name": "symbol"})
    """Symbol of the asset. Makes the search faster at institutions that are read asset by asset."""

    address_type: Optional[CryptocurrencyAddressType] = field(default=None, metadata={"name": "addressType"})
    """Address format of the network."""

@dataclass(kw_only=True)
class GetDepositAddressRequest:
    """The connected account, the asset and the network."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

@dataclass(kw_only=True)
class GetHoldingsRequest:
    """The connected account to read."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    include_market_value: Optional[bool] = field(default=None, metadata={"name": "includeMarketValue"})
    """`true`: positions include `marketValue` and `lastPrice`. Default `false`."""

@dataclass(kw_only=True)
class GetLinkResultRequest:
    """The session whose result is returned."""

    user_id: str = field(metadata={"name": "userId"})
    """Your id of the end user. With a result code: the user signed in to your application in the browser that brought the code. Must be the user of the session."""

    result_code: Optional[str] = field(default=None, metadata={"name": "resultCode"})
    """Value of the query parameter `resultCode` of your callback URL. Send this or `linkToken`."""

    link_token: Optional[str] = field(default=None, metadata={"name": "linkToken"})
    """The link token, or the URL of the Link page, that was created for the session."""

@dataclass(kw_only=True)
class GetOrderSymbolInfoRequest:
    """The connected account and the market."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset to buy or sell."""

    payment_symbol: str = field(metadata={"name": "paymentSymbol"})
    """Symbol of the asset that pays, or that is received in a sale."""

    amount: Optional[Decimal] = field(default=None, metadata={"name": "amount"})
    """Amount of `symbol`, or of `paymentSymbol` if `amountIsInPaymentSymbol` is `true`."""

    price: Optional[Decimal] = field(default=None, metadata={"name": "price"})
    """Limit price: units of `paymentSymbol` per unit of `symbol`. Required for limit orders."""

    is_cryptocurrency: Optional[bool] = field(default=None, metadata={"name": "isCryptocurrency"})
    """Deprecated. Only cryptocurrencies can be traded."""

    payment_is_cryptocurrency: Optional[bool] = field(default=None, metadata={"name": "paymentIsCryptocurrency"})
    """`true` if `paymentSymbol` is a cryptocurrency. Rejected if the symbol says otherwise."""

    amount_is_fiat: Optional[bool] = field(default=None, metadata={"name": "amountIsFiat"})
    """Deprecated. Use `amountIsInPaymentSymbol`; must not contradict it."""

    amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "amountInFiat"})
    """Deprecated and ignored."""

    amount_is_in_payment_symbol: Optional[bool] = field(default=None, metadata={"name": "amountIsInPaymentSymbol"})
    """`true`: `amount` is in `paymentSymbol`. `false`: it is in `symbol`."""

    amount_in_payment_symbol: Optional[Decimal] = field(default=None, metadata={"name": "amountInPaymentSymbol"})
    """Accepted for older clients and ignored."""

    extended_hours: Optional[bool] = field(default=None, metadata={"name": "extendedHours"})
    """For equities. Accepted for older clients and ignored."""

    order_type: Optional[str] = field(default=None, metadata={"name": "orderType"})
    """`market`: trades at once at the market price. `limit`: trades at `price` or better. `stopLoss`: trades once the market reaches a price. One of `market`, `limit`, `stopLoss`."""

    time_in_force: Optional[TimeInForce] = field(default=None, metadata={"name": "timeInForce"})

    mfa_code: Optional[str] = field(default=None, metadata={"name": "mfaCode"})
    """Code of the second factor, if the institution requires one."""

    side: Optional[OrderSide] = field(default=None, metadata={"name": "side"})

@dataclass(kw_only=True)
class GoodsDetail:
    """Goods that are paid for."""

    goods_type: Optional[str] = field(default=None, metadata={"name": "goodsType"})
    """`01`: tangible goods. `02`: virtual goods. One of `01`, `02`."""

    goods_category: Optional[str] = field(default=None, metadata={"name": "goodsCategory"})
    """Category of the goods."""

    reference_goods_id: Optional[str] = field(default=None, metadata={"name": "referenceGoodsId"})
    """Your id of the goods."""

    goods_name: Optional[str] = field(default=None, metadata={"name": "goodsName"})
    """Name of the goods."""

    goods_detail: Optional[str] = field(default=None, metadata={"name": "goodsDetail"})
    """Description of the goods."""

@dataclass(kw_only=True)
class HoldingPosition:
    """An asset that the account holds."""

    name: str = field(metadata={"name": "name"})
    """Display name of the asset."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    amount: Decimal = field(metadata={"name": "amount"})
    """Amount held, in whole units of the asset."""

    cost_basis: Optional[Decimal] = field(default=None, metadata={"name": "costBasis"})
    """Purchase cost of the amount, in USD. Absent if the institution does not provide it."""

    market_value: Optional[Decimal] = field(default=None, metadata={"name": "marketValue"})
    """Value of the amount, in USD. Present if it was requested and a price is known."""

    last_price: Optional[Decimal] = field(default=None, metadata={"name": "lastPrice"})
    """Price of one unit, in USD. Present if it was requested and is known."""

    is_price_stale: Optional[bool] = field(default=None, metadata={"name": "isPriceStale"})
    """`true`: `lastPrice` was more than five minutes old, because no price source responded. Otherwise absent."""

@dataclass(kw_only=True)
class Holdings:
    """Holdings of one account."""

    status: BrokerRequestStatus = field(metadata={"name": "status"})

    type: BrokerType = field(metadata={"name": "type"})

    cryptocurrency_positions: List[HoldingPosition] = field(metadata={"name": "cryptocurrencyPositions"})
    """Cryptocurrencies and tokens."""

    equity_positions: List[HoldingPosition] = field(metadata={"name": "equityPositions"})
    """Equities."""

    not_supported_cryptocurrency_positions: List[HoldingPosition] = field(metadata={"name": "notSupportedCryptocurrencyPositions"})
    """Cryptocurrencies that this API does not support otherwise."""

    not_supported_equity_positions: List[HoldingPosition] = field(metadata={"name": "notSupportedEquityPositions"})
    """Equities that this API does not support otherwise."""

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """Message for developers. Present unless `status` is `succeeded`."""

    display_message: Optional[str] = field(default=None, metadata={"name": "displayMessage"})
    """Message that you may show to the end user."""

    account_id: Optional[str] = field(default=None, metadata={"name": "accountId"})
    """Account id at the institution."""

    account_name: Optional[str] = field(default=None, metadata={"name": "accountName"})
    """Account name at the institution."""

    institution_name: Optional[str] = field(default=None, metadata={"name": "institutionName"})
    """Display name of the institution."""

@dataclass(kw_only=True)
class HoldingsValue:
    """Value of one account."""

    total_value: Decimal = field(metadata={"name": "totalValue"})
    """Value of everything in the account, fiat included, in USD."""

    total_performance: Decimal = field(metadata={"name": "totalPerformance"})
    """Change in value of everything in the account, in USD. Always 0: no price history is kept."""

    equities_value: Decimal = field(metadata={"name": "equitiesValue"})
    """Value of the equities, in USD."""

    equities_performance: Decimal = field(metadata={"name": "equitiesPerformance"})
    """Change in value of the equities, in USD. Always 0: no price history is kept."""

    cryptocurrencies_value: Decimal = field(metadata={"name": "cryptocurrenciesValue"})
    """Value of the cryptocurrencies, in USD."""

    cryptocurrencies_performance: Decimal = field(metadata={"name": "cryptocurrenciesPerformance"})
    """Change in value of the cryptocurrencies, in USD. Always 0: no price history is kept."""

    nfts_value: Decimal = field(metadata={"name": "nftsValue"})
    """Value of the NFTs, in USD."""

    fiat_value: Decimal = field(metadata={"name": "fiatValue"})
    """Value of the fiat balances, in USD."""

    unpriced_symbols: List[str] = field(metadata={"name": "unpricedSymbols"})
    """Symbols in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete."""

    stale_price_symbols: List[str] = field(metadata={"name": "stalePriceSymbols"})
    """Symbols that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old."""

@dataclass(kw_only=True)
class IncomingPayment:
    """A payment to the address of a request."""

    id: str = field(metadata={"name": "id"})
    """Id of the payment."""

    tx_hash: str = field(metadata={"name": "txHash"})
    """Hash of the transaction."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network on which it was sent."""

    network_name: str = field(metadata={"name": "networkName"})
    """Name of the network."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset that was sent."""

    amount: str = field(metadata={"name": "amount"})
    """Amount that arrived."""

    counted_amount: str = field(metadata={"name": "countedAmount"})
    """Part of it that counts for the order."""

    state: IncomingPaymentState = field(metadata={"name": "state"})

    seen_timestamp: int = field(metadata={"name": "seenTimestamp"})
    """When it was first seen, in Unix seconds."""

    from_address: Optional[str] = field(default=None, metadata={"name": "fromAddress"})
    """Sender. It may be an exchange: never send a refund there unless the user confirms it."""

    issue: Optional[PaymentIssue] = field(default=None, metadata={"name": "issue"})

@dataclass(kw_only=True)
class Integration:
    """An institution or wallet that users can connect."""

    id: str = field(metadata={"name": "id"})
    """Integration id."""

    name: str = field(metadata={"name": "name"})
    """Display name."""

    type: BrokerType = field(metadata={"name": "type"})

    categories: List[str] = field(metadata={"name": "categories"})
    """Categories of the integration."""

    crypto_transfers_supported: bool = field(metadata={"name": "cryptoTransfersSupported"})
    """`true` if crypto can be sent from accounts there."""

    de_fi_wallet_provider_id: Optional[str] = field(default=None, metadata={"name": "deFiWalletProviderId"})
    """Id of the wallet provider. Present for `deFiWallet` only."""

    logo: Optional[IntegrationLogo] = field(default=None, metadata={"name": "logo"})

@dataclass(kw_only=True)
class IntegrationHealth:
    """Health of one integration."""

    type: BrokerType = field(metadata={"name": "type"})

    name: str = field(metadata={"name": "name"})
    """Display name."""

    is_up: bool = field(metadata={"name": "isUp"})
    """`false` if the institution is down."""

    supported_products: List[Product] = field(metadata={"name": "supportedProducts"})
    """Features that the integration supports."""

    description: Optional[str] = field(default=None, metadata={"name": "description"})
    """Why the institution is down. Absent while it is up."""

    down_time_start: Optional[int] = field(default=None, metadata={"name": "downTimeStart"})
    """Since when the institution is down, in Unix seconds. Absent while it is up."""

    de_fi_wallet_data: Optional[DeFiWalletData] = field(default=None, metadata={"name": "deFiWalletData"})

@dataclass(kw_only=True)
class IntegrationList:
    """All integrations."""

    items: List[Integration] = field(metadata={"name": "items"})
    """Integrations, in the order in which Link shows them."""

@dataclass(kw_only=True)
class IntegrationLogo:
    """Logos and icons of the integration."""

    logo_white_url: Optional[str] = field(default=None, metadata={"name": "logoWhiteUrl"})
    """URL of the white logo."""

    logo_black_url: Optional[str] = field(default=None, metadata={"name": "logoBlackUrl"})
    """URL of the black logo."""

    logo_color_url: Optional[str] = field(default=None, metadata={"name": "logoColorUrl"})
    """URL of the logo in color."""

    icon_white_url: Optional[str] = field(default=None, metadata={"name": "iconWhiteUrl"})
    """URL of the white icon."""

    icon_black_url: Optional[str] = field(default=None, metadata={"name": "iconBlackUrl"})
    """URL of the black icon."""

    icon_color_url: Optional[str] = field(default=None, metadata={"name": "iconColorUrl"})
    """URL of the icon in color."""

@dataclass(kw_only=True)
class IntegrationNetwork:
    """A network of one integration for the token."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    netwok_name: str = field(metadata={"name": "netwokName"})
    """Same value as `networkName`, in the spelling that older clients read."""

    network_name: str = field(metadata={"name": "networkName"})
    """Display name of the network."""

    inner_network_id: str = field(metadata={"name": "innerNetworkId"})
    """Name of the network at the institution."""

    broker_type: BrokerType = field(metadata={"name": "brokerType"})

    network_logo: Optional[str] = field(default=None, metadata={"name": "networkLogo"})
    """URL of the network’s logo."""

@dataclass(kw_only=True)
class LeavingRow:
    """An asset that leaves the account."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset, or code of the currency."""

    amount: Optional[str] = field(default=None, metadata={"name": "amount"})
    """Amount, as a decimal in whole units of `symbol`. Absent while it is unknown."""

    usd: Optional[str] = field(default=None, metadata={"name": "usd"})
    """Value in USD, as a decimal. Absent if the price of the asset is unknown."""

    about: Optional[str] = field(default=None, metadata={"name": "about"})
    """Expected amount at the current price, as a decimal. Present if `amount` is the maximum that the order may spend."""

@dataclass(kw_only=True)
class LinkFundingOptions:
    """Whether the asset may be provided by a conversion or purchase at the institution, and by several accounts together."""

    enabled: Optional[bool] = field(default=None, metadata={"name": "enabled"})
    """`true`: what the user lacks of the asset may be converted from another asset, or bought with money in the account, during the transfer."""

    maximum_sources: Optional[int] = field(default=None, metadata={"name": "maximumSources"})
    """How many accounts of the user may pay together if none has enough alone. More than 1 requires a fixed amount without an inclusive fee, and is not available for `onramp`. Default 1."""

@dataclass(kw_only=True)
class LinkResult:
    """What the user did in a Link session."""

    status: str = field(metadata={"name": "status"})
    """`issued`: Link was not opened yet. `open`: the user is in Link. `finished`: the user completed the session. `exited`: the user left before that. `expired`: the session expired. One of `issued`, `open`, `finished`, `exited`, `expired`."""

    user_id: str = field(metadata={"name": "userId"})
    """Your id of the end user."""

    accounts: List[LinkResultAccount] = field(metadata={"name": "accounts"})
    """Accounts that the user connected, or chose again, in the session."""

    sub_client_id: Optional[str] = field(default=None, metadata={"name": "subClientId"})
    """Id of the sub-client, as in the link token request."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "transactionId"})
    """Your id of the transaction."""

    page: Optional[str] = field(default=None, metadata={"name": "page"})
    """Page of Link on which the user left, as in `onExit`. Absent until the user has left."""

    accounts_withheld: Optional[str] = field(default=None, metadata={"name": "accountsWithheld"})
    """Why `accounts` is empty although an account was connected. `resultCode`: the session was opened as a standalone page, so that its accounts are returned for the result code only. `payLink`: accounts of a pay link are used for its payment only. One of `resultCode`, `payLink`."""

    transfer: Optional[TransferRecord] = field(default=None, metadata={"name": "transfer"})

@dataclass(kw_only=True)
class LinkResultAccount:
    """An account of the session, with the fields that `onIntegrationConnected` delivers."""

    broker_type: BrokerType = field(metadata={"name": "brokerType"})

    broker_name: str = field(metadata={"name": "brokerName"})
    """Display name of the institution."""

    account_tokens: List[AccountTokens] = field(metadata={"name": "accountTokens"})
    """The account with its tokens."""

    expires_in_seconds: Optional[int] = field(default=None, metadata={"name": "expiresInSeconds"})
    """Seconds until the authorization expires. Absent if it does not expire."""

@dataclass(kw_only=True)
class LinkSessionWebhook:
    """Body of a webhook about a Link session."""

    id: str = field(metadata={"name": "Id"})
    """Id of this delivery. Changes with every attempt."""

    event_id: str = field(metadata={"name": "EventId"})
    """Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key."""

    event_type: LinkSessionEventType = field(metadata={"name": "EventType"})

    sequence: int = field(metadata={"name": "Sequence"})
    """Position of the event among those of its session: always 1."""

    sent_timestamp: int = field(metadata={"name": "SentTimestamp"})
    """When this attempt was sent, in Unix seconds."""

    session_id: str = field(metadata={"name": "SessionId"})
    """Id of the Link session."""

    user_id: str = field(metadata={"name": "UserId"})
    """Your id of the end user."""

    outcome: LinkSessionOutcome = field(metadata={"name": "Outcome"})

    account_ids: List[str] = field(metadata={"name": "AccountIds"})
    """Ids of the accounts that were connected or used in the session."""

    timestamp: int = field(metadata={"name": "Timestamp"})
    """When the event happened, in Unix milliseconds."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "TransactionId"})
    """Your id of the transaction. `null` if you did not send one."""

    sub_client_id: Optional[str] = field(default=None, metadata={"name": "SubClientId"})
    """Id of the sub-client that the link token named. `null` if it named none."""

    page: Optional[str] = field(default=None, metadata={"name": "Page"})
    """The page on which the user left. `null` if the session expired or the user has not left."""

    transfer_id: Optional[str] = field(default=None, metadata={"name": "TransferId"})
    """Id of the transfer that was submitted in the session. `null` if there was none."""

@dataclass(kw_only=True)
class LinkToken:
    """A link token."""

    link_token: str = field(metadata={"name": "linkToken"})
    """The token: the URL of the Link page in padded standard Base64. Pass it to the SDK unchanged."""

    payment_link: Optional[str] = field(default=None, metadata={"name": "paymentLink"})
    """URL to send to the user, for example by mail. It can be opened again until the order is paid or the link expires; the order (`userId` and `transactionId`) is paid once. It carries no stored accounts. Present if `generatePayLink` is `true`."""

    payment_link_expires_timestamp: Optional[int] = field(default=None, metadata={"name": "paymentLinkExpiresTimestamp"})
    """When `paymentLink` expires, in Unix seconds. Present with `paymentLink`."""

@dataclass(kw_only=True)
class ListAccountTransfersRequest:
    """The connected account to read, and filters."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    count: Optional[int] = field(default=None, metadata={"name": "count"})
    """Number of entries to return. Default 100."""

    cursor: Optional[str] = field(default=None, metadata={"name": "cursor"})
    """`cursor` of the previous page. Leave the other fields as they were."""

    statuses: Optional[List[InstitutionTransactionStatus]] = field(default=None, metadata={"name": "statuses"})
    """Only entries with these statuses."""

    cryptocurrency_address_type: Optional[CryptocurrencyAddressType] = field(default=None, metadata={"name": "cryptocurrencyAddressType"})
    """Only entries on networks with this address format."""

    from_: Optional[int] = field(default=None, metadata={"name": "from"})
    """Only entries created at this time or later, in Unix seconds."""

@dataclass(kw_only=True)
class ListDepositAddressesRequest:
    """The connected account, the asset and the networks."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    networks: Optional[List[RequestedNetwork]] = field(default=None, metadata={"name": "networks"})
    """Only these networks. Absent: every network on which the institution receives the asset."""

@dataclass(kw_only=True)
class ListDepositRoutesRequest:
    """The pairs to find routes to."""

    destinations: List[BridgingPair] = field(metadata={"name": "destinations"})
    """Pairs that you can receive."""

    optimized: Optional[bool] = field(default=None, metadata={"name": "optimized"})
    """`true`: at most one destination per source, chosen by the configured network priority. `false`: every matching route. Default `true`."""

@dataclass(kw_only=True)
class ListOrdersRequest:
    """The connected account to read, and filters."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    cursor: Optional[str] = field(default=None, metadata={"name": "cursor"})
    """`cursor` of the previous page. Valid for this account and the same filters only."""

    count: Optional[int] = field(default=None, metadata={"name": "count"})
    """Number of orders to return. Default 100."""

    statuses: Optional[List[OrderStatus]] = field(default=None, metadata={"name": "statuses"})
    """Only orders with these statuses."""

    from_: Optional[int] = field(default=None, metadata={"name": "from"})
    """Only orders created at this time or later, in Unix seconds."""

@dataclass(kw_only=True)
class ListWithdrawalRoutesRequest:
    """The pairs to find routes from."""

    sources: List[BridgingPair] = field(metadata={"name": "sources"})
    """Pairs that you can send from."""

    optimized: Optional[bool] = field(default=None, metadata={"name": "optimized"})
    """`true`: at most one source per destination, chosen by the configured network priority. `false`: every matching route. Default `true`."""

@dataclass(kw_only=True)
class MfaRequest:
    """The code that the institution requires."""

    types: List[MfaScheme] = field(metadata={"name": "types"})
    """Kinds of code that the user can choose from."""

    type: Optional[MfaScheme] = field(default=None, metadata={"name": "type"})
    """Kind of code that the institution waits for. Absent if the user has to choose one."""

    sent_to: Optional[str] = field(default=None, metadata={"name": "sentTo"})
    """Destination of the code, as the institution shows it. Absent if no code was sent."""

    expires_in_seconds: Optional[int] = field(default=None, metadata={"name": "expiresInSeconds"})
    """Seconds until the code expires. Absent if the institution does not say."""

    problem: Optional[MfaProblem] = field(default=None, metadata={"name": "problem"})

@dataclass(kw_only=True)
class MoneyFee:
    """One fee of a transfer, with its recipient."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset, or code of the currency."""

    taken_by: FeeTaker = field(metadata={"name": "takenBy"})

    purpose: FeePurpose = field(metadata={"name": "purpose"})

    amount: Optional[str] = field(default=None, metadata={"name": "amount"})
    """Amount, as a decimal in whole units of `symbol`. Absent while it is unknown."""

    usd: Optional[str] = field(default=None, metadata={"name": "usd"})
    """Value in USD, as a decimal. Absent if the price of the asset is unknown."""

@dataclass(kw_only=True)
class MoneyLine:
    """All amounts of a transfer. `leaves`: from the user’s account. `fees`: with their recipients. `sold` and `bought`: by the conversion or purchase before the transfer. `stays`: the part of `bought` that remains in the account. `arrives`: at the destination address. `credited`: after the client fee. `missing` and `returned`: parts that did not arrive; the missing part of a combined transfer has left no account."""

    state: MoneyLineState = field(metadata={"name": "state"})

    leaves: List[LeavingRow] = field(metadata={"name": "leaves"})
    """Amounts that leave the user’s account, including fees, by asset. Empty if nothing leaves."""

    fees: List[MoneyFee] = field(metadata={"name": "fees"})
    """All fees. A fee without `amount` is not known yet."""

    arrives: MoneyRow = field(metadata={"name": "arrives"})

    credited: MoneyRow = field(metadata={"name": "credited"})

    leaves_usd: Optional[str] = field(default=None, metadata={"name": "leavesUsd"})
    """Value of all amounts in `leaves`, in USD, as a decimal. Absent if a part of it is unknown."""

    sold: Optional[MoneyRow] = field(default=None, metadata={"name": "sold"})

    bought: Optional[MoneyRow] = field(default=None, metadata={"name": "bought"})

    fees_usd: Optional[str] = field(default=None, metadata={"name": "feesUsd"})
    """Value of all fees, in USD, as a decimal. Absent if one of them is unknown."""

    stays: Optional[MoneyRow] = field(default=None, metadata={"name": "stays"})

    missing: Optional[MoneyRow] = field(default=None, metadata={"name": "missing"})

    returned: Optional[MoneyRow] = field(default=None, metadata={"name": "returned"})

@dataclass(kw_only=True)
class MoneyRow:
    """One amount of a transfer."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset, or code of the currency."""

    amount: Optional[str] = field(default=None, metadata={"name": "amount"})
    """Amount, as a decimal in whole units of `symbol`. Absent while it is unknown."""

    usd: Optional[str] = field(default=None, metadata={"name": "usd"})
    """Value in USD, as a decimal. Absent if the price of the asset is unknown."""

@dataclass(kw_only=True)
class Network:
    """A network supported for transfers."""

    id: str = field(metadata={"name": "id"})
    """Network id. Never changes; you may cache it."""

    name: str = field(metadata={"name": "name"})
    """Display name."""

    chain_id: str = field(metadata={"name": "chainId"})
    """Chain id: the decimal EIP-155 number for EVM networks, otherwise the family’s own name of the chain."""

    native_symbol: str = field(metadata={"name": "nativeSymbol"})
    """Symbol of the native asset, in which network fees are paid."""

    network_type: NetworkType = field(metadata={"name": "networkType"})

    tokens: List[NetworkToken] = field(metadata={"name": "tokens"})
    """Tokens supported for transfers, with logos."""

    supported_tokens: List[str] = field(metadata={"name": "supportedTokens"})
    """Symbols of the tokens supported for transfers."""

    supported_broker_types: List[BrokerType] = field(metadata={"name": "supportedBrokerTypes"})
    """Integrations that support transfers on this network. Empty for a network that only bridged transfers use."""

    logo_url: Optional[str] = field(default=None, metadata={"name": "logoUrl"})
    """URL of the logo."""

@dataclass(kw_only=True)
class NetworkDepositAddress:
    """A deposit address on one network."""

    address: str = field(metadata={"name": "address"})
    """Deposit address."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    caip_id: str = field(metadata={"name": "caipId"})
    """CAIP-2 id of the network."""

    network_name: str = field(metadata={"name": "networkName"})
    """Display name of the network."""

    memo: Optional[str] = field(default=None, metadata={"name": "memo"})
    """Destination tag or memo. If present, the sender must include it."""

    logo_url: Optional[str] = field(default=None, metadata={"name": "logoUrl"})
    """URL of the network’s logo."""

@dataclass(kw_only=True)
class NetworkList:
    """Networks of this environment."""

    networks: List[Network] = field(metadata={"name": "networks"})
    """Networks."""

@dataclass(kw_only=True)
class NetworkToken:
    """A token on the network."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the token."""

    logo_url: Optional[str] = field(default=None, metadata={"name": "logoUrl"})
    """URL of the token’s logo."""

@dataclass(kw_only=True)
class OAuthPrompt:
    """Where to send the user."""

    status: str = field(metadata={"name": "status"})
    """Always `redirect`: send the user to `redirectLink`. One of `redirect`."""

    redirect_link: str = field(metadata={"name": "redirectLink"})
    """URL of a Link page that opens this integration directly. Single use, valid for 10 minutes."""

    link_token: str = field(metadata={"name": "linkToken"})
    """Link to the sign-in page of the institution itself. Single use, valid for 15 minutes. The same as `redirectLink` if you have no callback URL."""

@dataclass(kw_only=True)
class Order:
    """An order at an institution."""

    id: str = field(metadata={"name": "id"})
    """Id of the order."""

    side: OrderSide = field(metadata={"name": "side"})

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset that is bought or sold."""

    name: str = field(metadata={"name": "name"})
    """Name of the asset."""

    asset_type: str = field(metadata={"name": "assetType"})
    """Type of the asset. Currently always `cryptocurrency`. One of `equity`, `cryptocurrency`, `option`, `nft`."""

    payment_symbol: str = field(metadata={"name": "paymentSymbol"})
    """Symbol of the asset that pays, or that is received in a sale."""

    payment_type: PaymentSymbolType = field(metadata={"name": "paymentType"})

    created_timestamp: int = field(metadata={"name": "createdTimestamp"})
    """When the order was created, in Unix seconds."""

    updated_timestamp: int = field(metadata={"name": "updatedTimestamp"})
    """When the order last changed, in Unix seconds."""

    status: OrderStatus = field(metadata={"name": "status"})

    order_type: OrderType = field(metadata={"name": "orderType"})

    time_in_force: TimeInForce = field(metadata={"name": "timeInForce"})

    broker_type: BrokerType = field(metadata={"name": "brokerType"})

    transaction_type: str = field(metadata={"name": "transactionType"})
    """Always `order`. One of `order`."""

    amount: Optional[Decimal] = field(default=None, metadata={"name": "amount"})
    """Amount of the order, in units of `symbol`. If the order was placed in `paymentSymbol`, the amount that has traded."""

    price: Optional[Decimal] = field(default=None, metadata={"name": "price"})
    """Average price, in `paymentSymbol`. Before anything has traded, the limit price."""

    fee: Optional[Decimal] = field(default=None, metadata={"name": "fee"})
    """Fee, in `paymentSymbol`. Absent if the institution does not report it."""

    value: Optional[Decimal] = field(default=None, metadata={"name": "value"})
    """Value that has traded so far, in `paymentSymbol`."""

    status_details: Optional[str] = field(default=None, metadata={"name": "statusDetails"})
    """Status in the institution’s own terms."""

@dataclass(kw_only=True)
class OrderPage:
    """One page of orders."""

    transactions: List[Order] = field(metadata={"name": "transactions"})
    """Orders of this page."""

    total: int = field(metadata={"name": "total"})
    """Number of orders in this answer."""

    earliest_timestamp: int = field(metadata={"name": "earliestTimestamp"})
    """`createdTimestamp` of the oldest order in this response, in Unix seconds. 0 without orders."""

    cursor: Optional[str] = field(default=None, metadata={"name": "cursor"})
    """Cursor of the next page. Absent on the last page."""

@dataclass(kw_only=True)
class OrderPreview:
    """What an order would cost."""

    broker_type: BrokerType = field(metadata={"name": "brokerType"})

    amount: Decimal = field(metadata={"name": "amount"})
    """`amount` of the request."""

    side: OrderSide = field(metadata={"name": "side"})

    status: str = field(metadata={"name": "status"})
    """`success`: the order would be accepted. `failed`: it would be rejected; see `errorMessage`. One of `success`, `failed`."""

    payment_symbol: str = field(metadata={"name": "paymentSymbol"})
    """`paymentSymbol` of the request."""

    payment_is_cryptocurrency: bool = field(metadata={"name": "paymentIsCryptocurrency"})
    """`true` if `paymentSymbol` is a cryptocurrency."""

    fee: Optional[Decimal] = field(default=None, metadata={"name": "fee"})
    """Estimated fee, in `paymentSymbol`."""

    fee_text: Optional[str] = field(default=None, metadata={"name": "feeText"})
    """The fee in words."""

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """Why the order would be rejected."""

    estimated_unit_price: Optional[Decimal] = field(default=None, metadata={"name": "estimatedUnitPrice"})
    """Estimated price of one unit of `symbol`, in `paymentSymbol`."""

@dataclass(kw_only=True)
class OrderReference:
    """Identifies one order of a connected account."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    id: str = field(metadata={"name": "id"})
    """Id of the order, from POST `/transactions/{side}` or POST `/transactions/list`."""

    is_cryptocurrency: bool = field(metadata={"name": "isCryptocurrency"})
    """`true`: only orders of cryptocurrencies are supported."""

    side: Optional[OrderSide] = field(default=None, metadata={"name": "side"})

    symbol_pair: Optional[str] = field(default=None, metadata={"name": "symbolPair"})
    """Market of the order. Not needed: the id identifies the market."""

    mfa_code: Optional[str] = field(default=None, metadata={"name": "mfaCode"})
    """Code of the second factor, if the institution requires one."""

@dataclass(kw_only=True)
class OrderRequest:
    """The order."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset to buy or sell."""

    payment_symbol: str = field(metadata={"name": "paymentSymbol"})
    """Symbol of the asset that pays, or that is received in a sale."""

    amount: Decimal = field(metadata={"name": "amount"})
    """Amount of `symbol`, or of `paymentSymbol` if `amountIsInPaymentSymbol` is `true`."""

    payment_is_cryptocurrency: bool = field(metadata={"name": "paymentIsCryptocurrency"})
    """`true` if `paymentSymbol` is a cryptocurrency. Rejected if the symbol says otherwise."""

    amount_is_in_payment_symbol: bool = field(metadata={"name": "amountIsInPaymentSymbol"})
    """`true`: `amount` is in `paymentSymbol`. `false`: it is in `symbol`."""

    order_type: str = field(metadata={"name": "orderType"})
    """`market`: trades at once at the market price. `limit`: trades at `price` or better. `stopLoss`: trades once the market reaches a price. One of `market`, `limit`, `stopLoss`."""

    time_in_force: TimeInForce = field(metadata={"name": "timeInForce"})

    price: Optional[Decimal] = field(default=None, metadata={"name": "price"})
    """Limit price: units of `paymentSymbol` per unit of `symbol`. Required for limit orders."""

    is_cryptocurrency: Optional[bool] = field(default=None, metadata={"name": "isCryptocurrency"})
    """Deprecated. Only cryptocurrencies can be traded."""

    amount_is_fiat: Optional[bool] = field(default=None, metadata={"name": "amountIsFiat"})
    """Deprecated. Use `amountIsInPaymentSymbol`; must not contradict it."""

    amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "amountInFiat"})
    """Deprecated and ignored."""

    amount_in_payment_symbol: Optional[Decimal] = field(default=None, metadata={"name": "amountInPaymentSymbol"})
    """Accepted for older clients and ignored."""

    extended_hours: Optional[bool] = field(default=None, metadata={"name": "extendedHours"})
    """For equities. Accepted for older clients and ignored."""

    mfa_code: Optional[str] = field(default=None, metadata={"name": "mfaCode"})
    """Code of the second factor, if the institution requires one."""

@dataclass(kw_only=True)
class OrderSymbolInfo:
    """Limits of one market."""

    fractional_trading_allowance: FractionalTradingAllowance = field(metadata={"name": "fractionalTradingAllowance"})

    minimum_order_value: Decimal = field(metadata={"name": "minimumOrderValue"})
    """Smallest value of an order, in `paymentSymbol`."""

    precision_scale: int = field(metadata={"name": "precisionScale"})
    """Number of decimals of an amount of `symbol`."""

@dataclass(kw_only=True)
class OrderTypeFeature:
    """Features of one type of order."""

    supported: bool = field(metadata={"name": "supported"})
    """`true` if orders of this type can be placed."""

    supports_fractional_shares: bool = field(metadata={"name": "supportsFractionalShares"})
    """`true` if fractional amounts can be traded."""

    supports_extended_market_hours: bool = field(metadata={"name": "supportsExtendedMarketHours"})
    """`true` if orders can trade outside regular market hours."""

    supported_time_in_force_list: List[TimeInForce] = field(metadata={"name": "supportedTimeInForceList"})
    """Accepted values of `timeInForce`."""

    supports_placing_buy_orders_in_payment_symbol_amount: bool = field(metadata={"name": "supportsPlacingBuyOrdersInPaymentSymbolAmount"})
    """`true` if the amount of a buy order may be in `paymentSymbol`."""

    supports_placing_sell_orders_in_payment_symbol_amount: bool = field(metadata={"name": "supportsPlacingSellOrdersInPaymentSymbolAmount"})
    """`true` if the amount of a sell order may be in `paymentSymbol`."""

    supports_placing_buy_orders_in_base_symbol_amount: bool = field(metadata={"name": "supportsPlacingBuyOrdersInBaseSymbolAmount"})
    """`true` if the amount of a buy order may be in `symbol`."""

    supports_placing_sell_orders_in_base_symbol_amount: bool = field(metadata={"name": "supportsPlacingSellOrdersInBaseSymbolAmount"})
    """`true` if the amount of a sell order may be in `symbol`."""

@dataclass(kw_only=True)
class PairTradingFeature:
    """Pairs that can be traded."""

    supported: bool = field(metadata={"name": "supported"})
    """`true` if pairs can be traded."""

    supported_cryptocurrency_symbols: List[str] = field(metadata={"name": "supportedCryptocurrencySymbols"})
    """Cryptocurrencies that can be traded."""

    supported_fiat_currencies: List[str] = field(metadata={"name": "supportedFiatCurrencies"})
    """Fiat currencies that can be used to pay."""

    supported_trading_pairs: List[str] = field(metadata={"name": "supportedTradingPairs"})
    """Pairs that can be traded."""

@dataclass(kw_only=True)
class PayerNetwork:
    """A network on which an order was paid."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    network_name: str = field(metadata={"name": "networkName"})
    """Display name of the network."""

@dataclass(kw_only=True)
class PayerOther:
    """An amount that a payer sent and that no other row explains."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    network_name: str = field(metadata={"name": "networkName"})
    """Display name of the network."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    state: PayerOtherState = field(metadata={"name": "state"})

    amount: Optional[str] = field(default=None, metadata={"name": "amount"})
    """Amount, as a decimal in whole units of `symbol`. Absent while it is unknown."""

@dataclass(kw_only=True)
class PayerRest:
    """A part of what arrived that is not credited."""

    state: PayerRestState = field(metadata={"name": "state"})

    amount: str = field(metadata={"name": "amount"})
    """Amount, as a decimal in whole units of the asset of the order."""

@dataclass(kw_only=True)
class PayerSide:
    """For an order that was paid by address and has ended: the amount sent on each network, the fee of a bridge, the credited amount, the uncredited parts, and all other amounts that were sent. Absent if everything was sent directly and is credited, because `moneyLine` of the transfer is then the same. Later refunds change it, so read the record again after their events."""

    networks: List[PayerNetwork] = field(metadata={"name": "networks"})
    """Networks of all payments for the order, first those that paid it."""

    money_line: MoneyLine = field(metadata={"name": "moneyLine"})

    rest: List[PayerRest] = field(metadata={"name": "rest"})
    """Arrived in the asset of the order and not credited."""

    others: Optional[List[PayerOther]] = field(default=None, metadata={"name": "others"})
    """Amounts without a row in `moneyLine` and `rest`: further assets that were sent over bridges, amounts at a bridge, and payments in another asset or on another network. Absent if there are none. `moneyLine.sold` and `moneyLine.returned` have one asset each."""

@dataclass(kw_only=True)
class PaymentRequest:
    """An order of a fixed amount that is paid by sending to an address."""

    id: str = field(metadata={"name": "id"})
    """Id of the payment request."""

    user_id: str = field(metadata={"name": "userId"})
    """Your id of the end user."""

    status: PaymentRequestStatus = field(metadata={"name": "status"})

    network_id: str = field(metadata={"name": "networkId"})
    """Network to pay on."""

    network_name: str = field(metadata={"name": "networkName"})
    """Name of the network."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset to pay."""

    amount: str = field(metadata={"name": "amount"})
    """Amount to pay, as a decimal string."""

    credited_amount: str = field(metadata={"name": "creditedAmount"})
    """Final payments that count for the order."""

    due_amount: str = field(metadata={"name": "dueAmount"})
    """Still to be paid. Payments that are not final are deducted."""

    address: str = field(metadata={"name": "address"})
    """Address to pay to. No other order ever gets it."""

    created_timestamp: int = field(metadata={"name": "createdTimestamp"})
    """When it was created, in Unix seconds."""

    expires_timestamp: int = field(metadata={"name": "expiresTimestamp"})
    """When the time to pay ends, in Unix seconds."""

    payments: List[IncomingPayment] = field(metadata={"name": "payments"})
    """Payments to the address, in the order in which they were seen."""

    sums: List[PaymentRequestSums] = field(metadata={"name": "sums"})
    """The books of each asset that arrived."""

    refunds: List[Refund] = field(metadata={"name": "refunds"})
    """Refunds of this request, the oldest first."""

    bridge_payments: List[BridgePayment] = field(metadata={"name": "bridgePayments"})
    """Addresses of bridges at which the order can be paid in another asset, the oldest first."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "transactionId"})
    """Your id of the order."""

    transfer_id: Optional[str] = field(default=None, metadata={"name": "transferId"})
    """Id of the transfer that pays the order, in GET `/transfers/managed/platform` and in transfer webhooks. Present from the first payment that counts."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag. A payment without it is not recognized."""

    reference: Optional[str] = field(default=None, metadata={"name": "reference"})
    """On Solana: the public key that marks the payment (Solana Pay). A payment without it is not recognized."""

    payment_uri: Optional[str] = field(default=None, metadata={"name": "paymentUri"})
    """Payment request for wallets: EIP-681, BIP-21, Solana Pay, or `ripple:` with `amount` and `dt`. Absent on Tron."""

    refund_address: Optional[str] = field(default=None, metadata={"name": "refundAddress"})
    """Address for refunds that the payer has given in Link. Refunds go there by default."""

    refund_address_tag: Optional[str] = field(default=None, metadata={"name": "refundAddressTag"})
    """Destination tag of `refundAddress`."""

    x402_url: Optional[str] = field(default=None, metadata={"name": "x402Url"})
    """Where an agent pays the order by x402 version 2. Present where the relayer sends signed payments of the asset for you. Whoever has it can pay the order and read its state."""

@dataclass(kw_only=True)
class PaymentRequestSums:
    """The books of one asset: `arrived` is the sum of the four other amounts."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network of the asset."""

    network_name: str = field(metadata={"name": "networkName"})
    """Name of the network."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    arrived: str = field(metadata={"name": "arrived"})
    """Everything that is final."""

    credited: str = field(metadata={"name": "credited"})
    """Counts for the order."""

    refunded: str = field(metadata={"name": "refunded"})
    """Arrived at refund addresses."""

    refunding: str = field(metadata={"name": "refunding"})
    """In refunds that have not ended."""

    open: str = field(metadata={"name": "open"})
    """Waits for your decision: neither credited nor in a refund."""

@dataclass(kw_only=True)
class PaymentRequestWebhook:
    """Body of a webhook about a payment request."""

    id: str = field(metadata={"name": "Id"})
    """Id of this delivery. Changes with every attempt."""

    event_id: str = field(metadata={"name": "EventId"})
    """Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key."""

    event_type: PaymentRequestEventType = field(metadata={"name": "EventType"})

    sequence: int = field(metadata={"name": "Sequence"})
    """Position of the event in its payment request: 1, 2, and so on."""

    sent_timestamp: int = field(metadata={"name": "SentTimestamp"})
    """When this attempt was sent, in Unix seconds."""

    payment_request_id: str = field(metadata={"name": "PaymentRequestId"})
    """Id of the payment request."""

    user_id: str = field(metadata={"name": "UserId"})
    """Your id of the end user."""

    payment_request_status: PaymentRequestStatus = field(metadata={"name": "PaymentRequestStatus"})

    chain: str = field(metadata={"name": "Chain"})
    """Name of the network to pay on."""

    token: str = field(metadata={"name": "Token"})
    """Symbol of the asset to pay."""

    address: str = field(metadata={"name": "Address"})
    """Address of the request."""

    timestamp: int = field(metadata={"name": "Timestamp"})
    """When the event happened, in Unix milliseconds."""

    sub_client_id: Optional[str] = field(default=None, metadata={"name": "SubClientId"})
    """Id of the sub-client of the Link session. `null` without one."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "TransactionId"})
    """Your id of the order. `null` if you did not send one."""

    transfer_id: Optional[str] = field(default=None, metadata={"name": "TransferId"})
    """Id of the transfer that pays the order. `null` before the first payment that counts."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "AddressTag"})
    """Destination tag of `Address`. `null` without one."""

    amount: Optional[Decimal] = field(default=None, metadata={"name": "Amount"})
    """Amount to pay."""

    amount_decimal: Optional[str] = field(default=None, metadata={"name": "AmountDecimal"})
    """`Amount` with every digit."""

    credited_amount: Optional[Decimal] = field(default=None, metadata={"name": "CreditedAmount"})
    """Final payments that count for the order."""

    credited_amount_decimal: Optional[str] = field(default=None, metadata={"name": "CreditedAmountDecimal"})
    """`CreditedAmount` with every digit."""

    payment: Optional[WebhookPayment] = field(default=None, metadata={"name": "Payment"})
    """The payment that the event is about. Absent without one."""

    bridge_payment: Optional[WebhookBridgePayment] = field(default=None, metadata={"name": "BridgePayment"})
    """The address of a bridge that the event is about. Absent without one."""

    payer: Optional[PayerSide] = field(default=None, metadata={"name": "Payer"})

@dataclass(kw_only=True)
class Payout:
    """A withdrawal that a user confirmed in Link, and that you send."""

    id: str = field(metadata={"name": "id"})
    """Id of the payout: `transferId` of the event `withdrawalRequested`."""

    user_id: str = field(metadata={"name": "userId"})
    """Your id of the end user."""

    status: PayoutStatus = field(metadata={"name": "status"})

    network_id: str = field(metadata={"name": "networkId"})
    """Network to send on."""

    network_name: str = field(metadata={"name": "networkName"})
    """Name of the network."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset to send."""

    amount: str = field(metadata={"name": "amount"})
    """Amount to send, as a decimal string."""

    address: str = field(metadata={"name": "address"})
    """Address of the user’s account to send to."""

    integration_name: str = field(metadata={"name": "integrationName"})
    """Name of the institution or wallet of the account."""

    is_new_address: bool = field(metadata={"name": "isNewAddress"})
    """`true`: no payout of this user to this address has succeeded before. A reason to check it, or to wait."""

    is_credited: bool = field(metadata={"name": "isCredited"})
    """`true`: the institution’s own history shows the deposit. Many institutions show none."""

    created_timestamp: int = field(metadata={"name": "createdTimestamp"})
    """When the user confirmed it, in Unix seconds."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "transactionId"})
    """Your id of the payout."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag or memo to send with."""

    tx_hash: Optional[str] = field(default=None, metadata={"name": "txHash"})
    """Hash of the transaction that you reported."""

    failure_message: Optional[str] = field(default=None, metadata={"name": "failureMessage"})
    """Why it failed, or why the reported transaction does not pay it."""

    arrived_amount: Optional[str] = field(default=None, metadata={"name": "arrivedAmount"})
    """What the reported transaction brought to the address, where that is not the amount, as a decimal string."""

@dataclass(kw_only=True)
class PayoutAddress:
    """An address that the user has confirmed for a payout."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network of the address."""

    address: str = field(metadata={"name": "address"})
    """The address."""

    integration_name: str = field(metadata={"name": "integrationName"})
    """Name of the institution or wallet of the account."""

    succeeded_payouts: int = field(metadata={"name": "succeededPayouts"})
    """Number of payouts that the chain has shown at the address."""

    confirmed_timestamp: int = field(metadata={"name": "confirmedTimestamp"})
    """When the user last confirmed it, in Unix seconds."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Its destination tag or memo."""

@dataclass(kw_only=True)
class PayoutAddresses:
    """The payout addresses of a user."""

    items: List[PayoutAddress] = field(metadata={"name": "items"})
    """At most 100 addresses."""

@dataclass(kw_only=True)
class PayoutOptions:
    """Lets the user confirm a payout to an account that they connect. Rialto sends nothing: you send it. Cannot be combined with `transferOptions` or `verifyWalletOptions`."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network that you send on."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset that you send. Contract addresses are not accepted."""

    amount: str = field(metadata={"name": "amount"})
    """Amount that you send, as a decimal string."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "transactionId"})
    """Your id of the payout. The user can confirm one payout of it: a second one only after the first failed or was canceled."""

    description: Optional[str] = field(default=None, metadata={"name": "description"})
    """Purpose of the payout. Link shows it to the user."""

@dataclass(kw_only=True)
class PayoutWebhook:
    """Body of a webhook about a payout."""

    id: str = field(metadata={"name": "Id"})
    """Id of this delivery. Changes with every attempt."""

    event_id: str = field(metadata={"name": "EventId"})
    """Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key."""

    event_type: PayoutEventType = field(metadata={"name": "EventType"})

    sequence: int = field(metadata={"name": "Sequence"})
    """Grows with each event of the payout."""

    sent_timestamp: int = field(metadata={"name": "SentTimestamp"})
    """When this attempt was sent, in Unix seconds."""

    payout_id: str = field(metadata={"name": "PayoutId"})
    """Id of the payout: `transferId` of the event `withdrawalRequested`."""

    user_id: str = field(metadata={"name": "UserId"})
    """Your id of the end user."""

    payout_status: PayoutStatus = field(metadata={"name": "PayoutStatus"})

    chain: str = field(metadata={"name": "Chain"})
    """Name of the network to send on."""

    token: str = field(metadata={"name": "Token"})
    """Symbol of the asset to send."""

    address: str = field(metadata={"name": "Address"})
    """Address of the user’s account to send to."""

    integration_name: str = field(metadata={"name": "IntegrationName"})
    """Name of the institution or wallet of the account."""

    timestamp: int = field(metadata={"name": "Timestamp"})
    """When the event happened, in Unix milliseconds."""

    sub_client_id: Optional[str] = field(default=None, metadata={"name": "SubClientId"})
    """Id of the sub-client of the Link session. `null` without one."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "TransactionId"})
    """Your id of the payout. `null` if you did not send one."""

    amount: Optional[Decimal] = field(default=None, metadata={"name": "Amount"})
    """Amount to send."""

    amount_decimal: Optional[str] = field(default=None, metadata={"name": "AmountDecimal"})
    """`Amount` with every digit."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "AddressTag"})
    """Destination tag or memo to send with. `null` without one."""

    tx_hash: Optional[str] = field(default=None, metadata={"name": "TxHash"})
    """Hash of the transaction. `null` until you report it."""

    arrived_amount: Optional[Decimal] = field(default=None, metadata={"name": "ArrivedAmount"})
    """What the reported transaction brought to the address, where that is not the amount."""

    arrived_amount_decimal: Optional[str] = field(default=None, metadata={"name": "ArrivedAmountDecimal"})
    """`ArrivedAmount` with every digit."""

    failure_message: Optional[str] = field(default=None, metadata={"name": "FailureMessage"})
    """Why it failed, or why the reported transaction does not pay it. `null` otherwise."""

@dataclass(kw_only=True)
class PlacedOrder:
    """The order that was placed."""

    order_id: str = field(metadata={"name": "orderId"})
    """Id of the order."""

    broker_type: BrokerType = field(metadata={"name": "brokerType"})

    side: OrderSide = field(metadata={"name": "side"})

    amount: Decimal = field(metadata={"name": "amount"})
    """`amount` of the request."""

    timestamp: int = field(metadata={"name": "timestamp"})
    """When the order was created, in Unix seconds."""

    status: OrderStatus = field(metadata={"name": "status"})

    time_in_force: TimeInForce = field(metadata={"name": "timeInForce"})

    symbol_pair: str = field(metadata={"name": "symbolPair"})
    """Market of the order: symbols joined by a hyphen."""

    price: Optional[Decimal] = field(default=None, metadata={"name": "price"})
    """Average price, in `paymentSymbol`. Before anything has traded, the limit price."""

    value: Optional[Decimal] = field(default=None, metadata={"name": "value"})
    """Value that has traded so far, in `paymentSymbol`."""

    fee: Optional[Decimal] = field(default=None, metadata={"name": "fee"})
    """Fee so far, in `paymentSymbol`."""

    status_details: Optional[str] = field(default=None, metadata={"name": "statusDetails"})
    """Status in the institution’s own terms."""

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """Message for developers, if the order failed."""

    display_message: Optional[str] = field(default=None, metadata={"name": "displayMessage"})
    """Message that you may show to the end user, if the order failed."""

@dataclass(kw_only=True)
class Portfolio:
    """Holdings of a user."""

    equities_value: Decimal = field(metadata={"name": "equitiesValue"})
    """Value of the equities, in USD."""

    cryptocurrencies_value: Decimal = field(metadata={"name": "cryptocurrenciesValue"})
    """Value of the cryptocurrencies, in USD."""

    nfts_value: Decimal = field(metadata={"name": "nftsValue"})
    """Value of the NFTs, in USD."""

    equity_positions: List[PortfolioPosition] = field(metadata={"name": "equityPositions"})
    """Equities."""

    cryptocurrency_positions: List[PortfolioPosition] = field(metadata={"name": "cryptocurrencyPositions"})
    """Cryptocurrencies and tokens."""

    nft_positions: List[PortfolioPosition] = field(metadata={"name": "nftPositions"})
    """NFTs."""

    unpriced_symbols: List[str] = field(metadata={"name": "unpricedSymbols"})
    """Symbols in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete."""

    stale_price_symbols: List[str] = field(metadata={"name": "stalePriceSymbols"})
    """Symbols that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old."""

    accounts: List[PortfolioAccount] = field(metadata={"name": "accounts"})
    """Accounts that are part of the portfolio."""

@dataclass(kw_only=True)
class PortfolioAccount:
    """An account that is part of the portfolio."""

    type: BrokerType = field(metadata={"name": "type"})

    account_id: str = field(metadata={"name": "accountId"})
    """Account id at the institution."""

    account_name: str = field(metadata={"name": "accountName"})
    """Account name at the institution."""

    state: PortfolioAccountState = field(metadata={"name": "state"})

    as_of: Optional[int] = field(default=None, metadata={"name": "asOf"})
    """When the data of this account was read, in Unix seconds. Absent if no read has succeeded yet."""

@dataclass(kw_only=True)
class PortfolioFiatBalance:
    """Fiat balance in one currency, over all accounts."""

    symbol: str = field(metadata={"name": "symbol"})
    """ISO 4217 currency code."""

    cash: Decimal = field(metadata={"name": "cash"})
    """Cash, in the currency. May be negative."""

    buying_power: Decimal = field(metadata={"name": "buyingPower"})
    """Amount available for purchases, in the currency."""

@dataclass(kw_only=True)
class PortfolioPosition:
    """An asset that the user holds, over all accounts."""

    name: str = field(metadata={"name": "name"})
    """Display name of the asset."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    amount: Decimal = field(metadata={"name": "amount"})
    """Amount held in all accounts, in whole units of the asset."""

    market_value: Optional[Decimal] = field(default=None, metadata={"name": "marketValue"})
    """Value of the amount when it was read, in USD. Absent if no price was known."""

    last_price: Optional[Decimal] = field(default=None, metadata={"name": "lastPrice"})
    """Price of one unit when it was read, in USD. Absent if none was known."""

    is_price_stale: Optional[bool] = field(default=None, metadata={"name": "isPriceStale"})
    """`true`: `lastPrice` was more than five minutes old, because no price source responded. Otherwise absent."""

@dataclass(kw_only=True)
class PostalAddress:
    """A postal address."""

    line1: str = field(metadata={"name": "line1"})
    """Street and number."""

    city: str = field(metadata={"name": "city"})
    """Town or city."""

    postal_code: str = field(metadata={"name": "postalCode"})
    """Postal code."""

    country_code: str = field(metadata={"name": "countryCode"})
    """Country. ISO 3166-1 alpha-2 code."""

    line2: Optional[str] = field(default=None, metadata={"name": "line2"})
    """Second line."""

    state: Optional[str] = field(default=None, metadata={"name": "state"})
    """State or province, where addresses have one."""

@dataclass(kw_only=True)
class PreviewTransferRequest:
    """The transfer to price."""

    from_auth_token: str = field(metadata={"name": "fromAuthToken"})
    """Access token or `tokenId` of the account to send from."""

    from_type: BrokerType = field(metadata={"name": "fromType"})
    """Integration type of the account to send from."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    to_auth_token: Optional[str] = field(default=None, metadata={"name": "toAuthToken"})
    """Access token or `tokenId` of an account of the user to send to, in place of `toAddress`."""

    to_type: Optional[BrokerType] = field(default=None, metadata={"name": "toType"})
    """Integration type of the account to send to. Required with `toAuthToken`."""

    to_address: Optional[str] = field(default=None, metadata={"name": "toAddress"})
    """Address that receives the asset, in the format of the network."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag or memo, for networks that use one."""

    amount: Optional[Decimal] = field(default=None, metadata={"name": "amount"})
    """Amount, in whole units of the asset. Send this or `amountInFiat`."""

    amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "amountInFiat"})
    """Amount, in USD. Send this or `amount`."""

    fiat_currency: Optional[str] = field(default=None, metadata={"name": "fiatCurrency"})
    """Currency of `amountInFiat`. Only `USD` is supported."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "transactionId"})
    """Your id of the transaction. Transfers and webhooks carry it."""

    is_inclusive_fee_enabled: Optional[bool] = field(default=None, metadata={"name": "isInclusiveFeeEnabled"})
    """`true`: the fee is deducted from the amount. `false`: it is added to it. Default `false`."""

    funding_options: Optional[FundingOptions] = field(default=None, metadata={"name": "fundingOptions"})

@dataclass(kw_only=True)
class PreviewTransferResult:
    """The preview."""

    status: str = field(metadata={"name": "status"})
    """`succeeded`: the preview can be executed. `failed`: it was not made. `requiresFunding`: the balance is not enough. One of `succeeded`, `failed`, `requiresFunding`."""

    preview_result: Optional[TransferPreview] = field(default=None, metadata={"name": "previewResult"})

@dataclass(kw_only=True)
class PreviewedPart:
    """What one account pays."""

    preview_id: str = field(metadata={"name": "previewId"})
    """Id of the part. Execute it with POST `/transfers/managed/execute` and the account’s own token."""

    source_index: int = field(metadata={"name": "sourceIndex"})
    """Position in `sources` of the account that pays this part."""

    from_type: BrokerType = field(metadata={"name": "fromType"})

    amount: Decimal = field(metadata={"name": "amount"})
    """What arrives from this account, in whole units of the asset."""

    amount_decimal: str = field(metadata={"name": "amountDecimal"})
    """`amount` with every digit, as a decimal."""

    amount_in_fiat: Decimal = field(metadata={"name": "amountInFiat"})
    """What arrives from this account, in USD."""

    institution_transfer_fee: TransferFee = field(metadata={"name": "institutionTransferFee"})
    """Fee that the institution charges on top."""

    refund_address: Optional[str] = field(default=None, metadata={"name": "refundAddress"})
    """Address for sending this part back to the user."""

    refund_address_tag: Optional[str] = field(default=None, metadata={"name": "refundAddressTag"})
    """Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none."""

@dataclass(kw_only=True)
class QuoteBridgeRequest:
    """The transfer to quote."""

    origin: BridgingPair = field(metadata={"name": "origin"})
    """The pair that is paid in."""

    destination: BridgingDestination = field(metadata={"name": "destination"})
    """The pair to pay out, and the address that receives it."""

    amount: Decimal = field(metadata={"name": "amount"})
    """Amount to pay in, in whole units of the origin asset. A JSON number; a string is rejected."""

@dataclass(kw_only=True)
class QuoteFees:
    """Fees of the transfer."""

    in_fiat: QuoteFeesInFiat = field(metadata={"name": "inFiat"})

    in_crypto: QuoteFeesInCrypto = field(metadata={"name": "inCrypto"})

@dataclass(kw_only=True)
class QuoteFeesInCrypto:
    """Fees in the asset."""

    payment_method_fee_max: Decimal = field(metadata={"name": "paymentMethodFeeMax"})
    """Highest fee of the payment method, in whole units of the asset."""

    trading_fee_max: Decimal = field(metadata={"name": "tradingFeeMax"})
    """Highest trading fee, in whole units of the asset."""

    withdrawal_fee: Decimal = field(metadata={"name": "withdrawalFee"})
    """Withdrawal fee of the institution, network fee included, in whole units of the asset."""

    partner_fee: Decimal = field(metadata={"name": "partnerFee"})
    """Your own fee, in whole units of the asset."""

    network_fee: Decimal = field(metadata={"name": "networkFee"})
    """Network fee that is charged separately, in whole units of the asset."""

    min_fees: Decimal = field(metadata={"name": "minFees"})
    """Lowest sum of all fees, in whole units of the asset."""

    max_fees: Decimal = field(metadata={"name": "maxFees"})
    """Highest sum of all fees, in whole units of the asset."""

@dataclass(kw_only=True)
class QuoteFeesInFiat:
    """Fees in USD."""

    payment_method_fee_max_fiat: Decimal = field(metadata={"name": "paymentMethodFeeMaxFiat"})
    """Highest fee of the payment method, in USD."""

    trading_fee_max_fiat: Decimal = field(metadata={"name": "tradingFeeMaxFiat"})
    """Highest trading fee, in USD."""

    withdrawal_fee_fiat: Decimal = field(metadata={"name": "withdrawalFeeFiat"})
    """Withdrawal fee of the institution, network fee included, in USD."""

    partner_fee_fiat: Decimal = field(metadata={"name": "partnerFeeFiat"})
    """Your own fee, in USD."""

    network_fee_fiat: Decimal = field(metadata={"name": "networkFeeFiat"})
    """Network fee that is charged separately, in USD."""

    min_fees_fiat: Decimal = field(metadata={"name": "minFeesFiat"})
    """Lowest sum of all fees, in USD."""

    max_fees_fiat: Decimal = field(metadata={"name": "maxFeesFiat"})
    """Highest sum of all fees, in USD."""

@dataclass(kw_only=True)
class QuoteFundingOption:
    """A way to pay for the transfer."""

    funding_option: str = field(metadata={"name": "fundingOption"})
    """`existingCryptocurrencyBalance`: the user sends crypto that the account holds. One of `existingCryptocurrencyBalance`."""

    payment_method_fee_fiat: Decimal = field(metadata={"name": "paymentMethodFeeFiat"})
    """Fee of the payment method, in USD."""

    trading_fee_fiat: Decimal = field(metadata={"name": "tradingFeeFiat"})
    """Trading fee, in USD."""

@dataclass(kw_only=True)
class QuoteTransferRequest:
    """The transfer to quote."""

    amount_in_fiat: Decimal = field(metadata={"name": "amountInFiat"})
    """Amount to send, in USD."""

    fiat_currency: str = field(metadata={"name": "fiatCurrency"})
    """Currency of `amountInFiat`. Only `USD` is supported."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    to_address: str = field(metadata={"name": "toAddress"})
    """Address that receives the asset."""

    broker_type: BrokerType = field(metadata={"name": "brokerType"})
    """Integration type of the account to send from."""

    fee_flat: Optional[Decimal] = field(default=None, metadata={"name": "feeFlat"})
    """Your own flat fee, in USD."""

    fee_percentage: Optional[Decimal] = field(default=None, metadata={"name": "feePercentage"})
    """Your own fee, in percent of `amountInFiat`: 2.5 is 2.5 %."""

@dataclass(kw_only=True)
class RefreshTokenRequest:
    """The connected account to refresh."""

    refresh_token: str = field(metadata={"name": "refreshToken"})
    """Refresh token of the connection, or its access token, which may have expired."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    auth_token: Optional[str] = field(default=None, metadata={"name": "authToken"})
    """Access token of the same connection, which may have expired. Required if the integration needs it together with the refresh token. A token of another connection is rejected with `badRequest`."""

    access_token: Optional[str] = field(default=None, metadata={"name": "accessToken"})
    """Same as `authToken`. With `mfaCode`: the access token of the first answer."""

    create_new_refresh_token: Optional[bool] = field(default=None, metadata={"name": "createNewRefreshToken"})
    """`true`: the answer contains a new refresh token, and the one you sent is no longer valid. Default `false`."""

    mfa_code: Optional[str] = field(default=None, metadata={"name": "mfaCode"})
    """Code of the second factor, if the first answer had the status `mfaRequired`."""

@dataclass(kw_only=True)
class RefreshTokenResult:
    """The refreshed authorization."""

    status: RefreshTokenStatus = field(metadata={"name": "status"})

    broker_account_tokens: List[AccountTokens] = field(metadata={"name": "brokerAccountTokens"})
    """The account with its current tokens."""

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """Why the refresh failed."""

    expires_in_seconds: Optional[int] = field(default=None, metadata={"name": "expiresInSeconds"})
    """Seconds until the access token expires. Absent if it does not expire."""

@dataclass(kw_only=True)
class Refund:
    """The return of money that arrived for a payment request, or of an unassigned payment."""

    id: str = field(metadata={"name": "id"})
    """Id of the refund."""

    status: RefundStatus = field(metadata={"name": "status"})

    network_id: str = field(metadata={"name": "networkId"})
    """Network to send on."""

    network_name: str = field(metadata={"name": "networkName"})
    """Name of the network."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset to send."""

    amount: str = field(metadata={"name": "amount"})
    """Amount to send, as a decimal string."""

    reason: str = field(metadata={"name": "reason"})
    """Why it is returned."""

    requested_by: str = field(metadata={"name": "requestedBy"})
    """`key`, `rule`, or the email address of a member."""

    created_timestamp: int = field(metadata={"name": "createdTimestamp"})
    """When it was created, in Unix seconds."""

    payment_request_id: Optional[str] = field(default=None, metadata={"name": "paymentRequestId"})
    """Payment request whose money is returned. Absent for the return of an unassigned payment."""

    unassigned_payment_id: Optional[str] = field(default=None, metadata={"name": "unassignedPaymentId"})
    """Unassigned payment that is returned."""

    address: Optional[str] = field(default=None, metadata={"name": "address"})
    """Address to send to."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag to send with."""

    tx_hash: Optional[str] = field(default=None, metadata={"name": "txHash"})
    """Hash of the transaction that you reported."""

    failure_message: Optional[str] = field(default=None, metadata={"name": "failureMessage"})
    """Why it failed, or why the reported transaction does not pay it."""

    arrived_amount: Optional[str] = field(default=None, metadata={"name": "arrivedAmount"})
    """What the reported transaction brought to the address, where that is not the amount, as a decimal string."""

    approved_by: Optional[str] = field(default=None, metadata={"name": "approvedBy"})
    """Email address of the member who approved it."""

@dataclass(kw_only=True)
class RefundWebhook:
    """Body of a webhook about a refund."""

    id: str = field(metadata={"name": "Id"})
    """Id of this delivery. Changes with every attempt."""

    event_id: str = field(metadata={"name": "EventId"})
    """Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key."""

    event_type: RefundEventType = field(metadata={"name": "EventType"})

    sequence: int = field(metadata={"name": "Sequence"})
    """Grows with each event of the refund."""

    sent_timestamp: int = field(metadata={"name": "SentTimestamp"})
    """When this attempt was sent, in Unix seconds."""

    refund_id: str = field(metadata={"name": "RefundId"})
    """Id of the refund."""

    refund_status: RefundStatus = field(metadata={"name": "RefundStatus"})

    chain: str = field(metadata={"name": "Chain"})
    """Name of the network to send on."""

    token: str = field(metadata={"name": "Token"})
    """Symbol of the asset to send."""

    reason: str = field(metadata={"name": "Reason"})
    """Why it is returned."""

    timestamp: int = field(metadata={"name": "Timestamp"})
    """When the event happened, in Unix milliseconds."""

    payment_request_id: Optional[str] = field(default=None, metadata={"name": "PaymentRequestId"})
    """Id of the payment request whose money is returned. `null` for the return of an unassigned payment."""

    unassigned_payment_id: Optional[str] = field(default=None, metadata={"name": "UnassignedPaymentId"})
    """Id of the unassigned payment that is returned. `null` for money of a payment request."""

    user_id: Optional[str] = field(default=None, metadata={"name": "UserId"})
    """Your id of the end user. `null` for the return of an unassigned payment."""

    sub_client_id: Optional[str] = field(default=None, metadata={"name": "SubClientId"})
    """Id of the sub-client of the Link session. `null` without one."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "TransactionId"})
    """Your id of the order. `null` if you did not send one."""

    transfer_id: Optional[str] = field(default=None, metadata={"name": "TransferId"})
    """Id of the transfer of the order. `null` without one."""

    amount: Optional[Decimal] = field(default=None, metadata={"name": "Amount"})
    """Amount to send."""

    amount_decimal: Optional[str] = field(default=None, metadata={"name": "AmountDecimal"})
    """`Amount` with every digit."""

    address: Optional[str] = field(default=None, metadata={"name": "Address"})
    """Address to send to."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "AddressTag"})
    """Destination tag to send with. `null` without one."""

    tx_hash: Optional[str] = field(default=None, metadata={"name": "TxHash"})
    """Hash of the transaction. `null` until you report it."""

    arrived_amount: Optional[Decimal] = field(default=None, metadata={"name": "ArrivedAmount"})
    """What the reported transaction brought to the address, where that is not the amount."""

    arrived_amount_decimal: Optional[str] = field(default=None, metadata={"name": "ArrivedAmountDecimal"})
    """`ArrivedAmount` with every digit."""

    failure_message: Optional[str] = field(default=None, metadata={"name": "FailureMessage"})
    """Why it failed, or why the reported transaction does not pay it. `null` otherwise."""

@dataclass(kw_only=True)
class ReportedTransaction:
    """A transaction that you sent."""

    tx_hash: str = field(metadata={"name": "txHash"})
    """Hash of your transaction."""

@dataclass(kw_only=True)
class RequestedNetwork:
    """A network, by one of its ids."""

    network_id: Optional[str] = field(default=None, metadata={"name": "networkId"})
    """Network id. Send this or `caipId`, not both."""

    caip_id: Optional[str] = field(default=None, metadata={"name": "caipId"})
    """CAIP-2 id of the network. Send this or `networkId`."""

@dataclass(kw_only=True)
class ResolvePaymentRequestRequest:
    """Your decision."""

    action: str = field(metadata={"name": "action"})
    """Whether what has arrived pays the order. One of `credit`, `cancel`."""

    note: Optional[str] = field(default=None, metadata={"name": "note"})
    """Your reason, for the record."""

@dataclass(kw_only=True)
class SelectedBridgingRoute:
    """The route of the transfer."""

    origin: BridgingPair = field(metadata={"name": "origin"})
    """The pair that is paid in."""

    bridging_address: BridgingDepositAddress = field(metadata={"name": "bridgingAddress"})

    destination: BridgingDestination = field(metadata={"name": "destination"})
    """The pair that is paid out, and the address that receives it."""

@dataclass(kw_only=True)
class StoredAccessToken:
    """Stored tokens of an account that the user connected before."""

    access_token: Optional[str] = field(default=None, metadata={"name": "accessToken"})
    """Access token of the account."""

    token_id: Optional[str] = field(default=None, metadata={"name": "tokenId"})
    """`tokenId` of the account. Takes precedence over `accessToken`."""

    account_tokens: Optional[List[StoredAccountToken]] = field(default=None, metadata={"name": "accountTokens"})
    """Accounts of the payload, as `onIntegrationConnected` delivered them."""

@dataclass(kw_only=True)
class StoredAccountToken:
    """Stored tokens of one account."""

    access_token: Optional[str] = field(default=None, metadata={"name": "accessToken"})
    """Access token of the account."""

    token_id: Optional[str] = field(default=None, metadata={"name": "tokenId"})
    """`tokenId` of the account. Takes precedence over `accessToken`."""

@dataclass(kw_only=True)
class SymbolChain:
    """A network on which the account sends the asset."""

    chain: str = field(metadata={"name": "chain"})
    """Name of the network at the institution."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    fee: Decimal = field(metadata={"name": "fee"})
    """Fee in the asset, on top of the amount."""

    min_withdraw_amount: Decimal = field(metadata={"name": "minWithdrawAmount"})
    """Smallest amount that can be sent, in the asset."""

    max_withdraw_amount: Optional[Decimal] = field(default=None, metadata={"name": "maxWithdrawAmount"})
    """Largest amount that can be sent, in the asset. Absent if there is no limit."""

    notes: Optional[str] = field(default=None, metadata={"name": "notes"})
    """Why nothing can be sent on this network now. Absent if sending is possible."""

@dataclass(kw_only=True)
class SymbolDetails:
    """Withdrawal terms of an asset."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    address_types: List[CryptocurrencyAddressType] = field(metadata={"name": "addressTypes"})
    """Address formats of these networks."""

    chains: List[SymbolChain] = field(metadata={"name": "chains"})
    """Networks on which the asset can be sent."""

@dataclass(kw_only=True)
class TokenNetwork:
    """A network on which the token exists."""

    id: str = field(metadata={"name": "id"})
    """Network id."""

    name: str = field(metadata={"name": "name"})
    """Display name."""

    chain_id: str = field(metadata={"name": "chainId"})
    """Chain id, as in GET `/transfers/managed/networks`."""

    logo_url: Optional[str] = field(default=None, metadata={"name": "logoUrl"})
    """URL of the logo."""

@dataclass(kw_only=True)
class TradingFeature:
    """What is possible when trading cryptocurrencies."""

    supported: bool = field(metadata={"name": "supported"})
    """`true` if cryptocurrencies can be traded."""

    supports_fiat_currency_payment: bool = field(metadata={"name": "supportsFiatCurrencyPayment"})
    """`true` if orders can be paid in fiat."""

    supports_cryptocurrency_payment: bool = field(metadata={"name": "supportsCryptocurrencyPayment"})
    """`true` if orders can be paid in cryptocurrency."""

    supports_margin_orders: bool = field(metadata={"name": "supportsMarginOrders"})
    """`true` if orders can be placed on margin."""

    supported_cryptocurrency_symbols: List[str] = field(metadata={"name": "supportedCryptocurrencySymbols"})
    """Cryptocurrencies that can be traded."""

    supported_cryptocurrency_symbols_for_payment: List[str] = field(metadata={"name": "supportedCryptocurrencySymbolsForPayment"})
    """Cryptocurrencies that can be used to pay."""

    supported_fiat_currencies: List[str] = field(metadata={"name": "supportedFiatCurrencies"})
    """Fiat currencies that can be used to pay."""

    market_type: OrderTypeFeature = field(metadata={"name": "marketType"})
    """Features of market orders."""

    limit_type: OrderTypeFeature = field(metadata={"name": "limitType"})
    """Features of limit orders."""

@dataclass(kw_only=True)
class TradingFeatures:
    """Assets that the account can trade."""

    broker_type: BrokerType = field(metadata={"name": "brokerType"})

    account_id: str = field(metadata={"name": "accountId"})
    """Account id at the institution."""

    status: BrokerRequestStatus = field(metadata={"name": "status"})

    cryptocurrency_orders: TradingFeature = field(metadata={"name": "cryptocurrencyOrders"})

    cryptocurrency_asset_pair_trading: PairTradingFeature = field(metadata={"name": "cryptocurrencyAssetPairTrading"})

    supports_order_preview: bool = field(metadata={"name": "supportsOrderPreview"})
    """`true` if orders can be previewed."""

    supports_price_quotes: bool = field(metadata={"name": "supportsPriceQuotes"})
    """`true` if prices can be quoted."""

    supports_order_cancellation: bool = field(metadata={"name": "supportsOrderCancellation"})
    """`true` if orders can be canceled."""

    is_integration_up: bool = field(metadata={"name": "isIntegrationUp"})
    """`true` if the institution is up."""

    is_trading_supported: bool = field(metadata={"name": "isTradingSupported"})
    """`true` if the account can trade."""

    uses_spreads: bool = field(metadata={"name": "usesSpreads"})
    """`true` if the institution charges a spread instead of a fee."""

    history_record_limit: Optional[int] = field(default=None, metadata={"name": "historyRecordLimit"})
    """Number of past orders per market that the institution returns. Absent if it returns all."""

@dataclass(kw_only=True)
class TransferDestination:
    """An asset that you accept, and where to send it."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset. Contract addresses are not accepted."""

    address: Optional[str] = field(default=None, metadata={"name": "address"})
    """Address that receives the asset, in the format of the network. May be left out only if your addresses are requested just in time (`rialto clients set-jit-url`)."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag or memo, for networks that use one."""

    amount: Optional[Decimal] = field(default=None, metadata={"name": "amount"})
    """Fixed amount, in whole units of the asset. For `payment`."""

    display_amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "displayAmountInFiat"})
    """Value of `amount` in USD according to your application. Link shows it instead of its own figure if the two differ by at most 1 %."""

    min_amount: Optional[Decimal] = field(default=None, metadata={"name": "minAmount"})
    """Smallest amount to accept, in whole units of the asset. Send this or `minAmountInFiat`."""

    min_amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "minAmountInFiat"})
    """Smallest amount to accept, in USD."""

@dataclass(kw_only=True)
class TransferFee:
    """A fee of a transfer."""

    fee: Decimal = field(metadata={"name": "fee"})
    """Fee, in whole units of `feeCurrency`."""

    fee_decimal: str = field(metadata={"name": "feeDecimal"})
    """`fee` with every digit, as a decimal."""

    fee_currency: str = field(metadata={"name": "feeCurrency"})
    """Symbol of the asset in which the fee is charged."""

    fee_in_fiat: Decimal = field(metadata={"name": "feeInFiat"})
    """Fee in USD. 0 if the asset has no price."""

    fee_in_transfer_currency: Decimal = field(metadata={"name": "feeInTransferCurrency"})
    """Fee, in whole units of the transferred asset."""

@dataclass(kw_only=True)
class TransferIntegration:
    """An integration that sends or receives crypto."""

    id: str = field(metadata={"name": "id"})
    """Integration id."""

    type: BrokerType = field(metadata={"name": "type"})

    name: str = field(metadata={"name": "name"})
    """Display name."""

    networks: List[TransferNetwork] = field(metadata={"name": "networks"})
    """Networks that the integration supports."""

    supports_outgoing_transfers: bool = field(metadata={"name": "supportsOutgoingTransfers"})
    """`true` if the integration sends crypto."""

    supports_incoming_transfers: bool = field(metadata={"name": "supportsIncomingTransfers"})
    """`true` if the integration receives crypto."""

@dataclass(kw_only=True)
class TransferIntegrationList:
    """All integrations that support transfers."""

    integrations: List[TransferIntegration] = field(metadata={"name": "integrations"})
    """Integrations."""

@dataclass(kw_only=True)
class TransferNetwork:
    """A network that the integration supports."""

    id: str = field(metadata={"name": "id"})
    """Network id."""

    name: str = field(metadata={"name": "name"})
    """Display name."""

    chain_id: str = field(metadata={"name": "chainId"})
    """Chain id, as in GET `/transfers/managed/networks`."""

    supported_tokens: List[str] = field(metadata={"name": "supportedTokens"})
    """Tokens that the integration sends or receives on this network."""

    native_symbol: str = field(metadata={"name": "nativeSymbol"})
    """Symbol of the native asset, in which network fees are paid."""

    supported_devices: List[str] = field(metadata={"name": "supportedDevices"})
    """Platforms on which Link can make the transfer."""

    logo_url: Optional[str] = field(default=None, metadata={"name": "logoUrl"})
    """URL of the logo."""

@dataclass(kw_only=True)
class TransferOptions:
    """Options of the transfer. Not needed to only connect an account."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "transactionId"})
    """Your id of the transaction. Transfers and webhooks carry it."""

    transfer_type: Optional[TransferType] = field(default=None, metadata={"name": "transferType"})

    is_inclusive_fee_enabled: Optional[bool] = field(default=None, metadata={"name": "isInclusiveFeeEnabled"})
    """`true`: fees are deducted from the amount. `false`: the user pays them on top of the amount. Default: as set in the account management API, otherwise `false`."""

    generate_pay_link: Optional[bool] = field(default=None, metadata={"name": "generatePayLink"})
    """`true`: the answer also contains `paymentLink`. Requires `transactionId`. Default `false`."""

    pay_link_expires_in_seconds: Optional[int] = field(default=None, metadata={"name": "payLinkExpiresInSeconds"})
    """Time for which `paymentLink` can be opened, in seconds: 10 minutes to 30 days. Default 7 days."""

    amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "amountInFiat"})
    """Fixed amount, in USD. Absent: the user chooses the amount. In a destination that has an `amount`, that one counts; a `payment` with both is refused."""

    client_fee: Optional[Decimal] = field(default=None, metadata={"name": "clientFee"})
    """Your own fee, as a ratio of the amount: 0.025 is 2.5 %. Absent: the fee set in the account management API."""

    description: Optional[str] = field(default=None, metadata={"name": "description"})
    """Purpose of the transfer. Link shows it to the user."""

    goods_details: Optional[List[GoodsDetail]] = field(default=None, metadata={"name": "goodsDetails"})
    """Goods that are paid for. Link shows their names to the user."""

    funding_options: Optional[LinkFundingOptions] = field(default=None, metadata={"name": "fundingOptions"})

    rehearsal_above_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "rehearsalAboveInFiat"})
    """Above this value, in USD, the user may send a small part first and the rest once the part has arrived. Absent: not offered. Not available for `onramp`, and not together with `maximumSources` above 1."""

    to_addresses: Optional[List[TransferDestination]] = field(default=None, metadata={"name": "toAddresses"})
    """Assets that you accept, and where to send them. Required; at least one."""

@dataclass(kw_only=True)
class TransferPage:
    """One page of transfers."""

    items: List[TransferRecord] = field(metadata={"name": "items"})
    """Transfers of this page."""

    total: int = field(metadata={"name": "total"})
    """Number of transfers that match, on all pages; `10000` means that many or more."""

    next_cursor: Optional[str] = field(default=None, metadata={"name": "nextCursor"})
    """`Cursor` for the next page. Absent on the last page and in other orders."""

@dataclass(kw_only=True)
class TransferPart:
    """What one account pays of a combined transfer."""

    transfer_id: str = field(metadata={"name": "transferId"})
    """Id of the part: its `previewId`."""

    status: TransferStatus = field(metadata={"name": "status"})

    from_: TransferSource = field(metadata={"name": "from"})

    amount: Decimal = field(metadata={"name": "amount"})
    """What arrives from this account, in whole units of the asset."""

    amount_decimal: str = field(metadata={"name": "amountDecimal"})
    """`amount` with every digit, as a decimal."""

    withdrawal_fee: TransferFee = field(metadata={"name": "withdrawalFee"})
    """Fee that the institution charges."""

    status_details: Optional[str] = field(default=None, metadata={"name": "statusDetails"})
    """Why the part failed. You may show it to the user."""

    hash: Optional[str] = field(default=None, metadata={"name": "hash"})
    """Hash of the transaction on the chain. Absent until it is known."""

    info_url: Optional[str] = field(default=None, metadata={"name": "infoUrl"})
    """URL of the transaction in a block explorer."""

    refund_address: Optional[str] = field(default=None, metadata={"name": "refundAddress"})
    """Address for sending this part back to the user."""

    refund_address_tag: Optional[str] = field(default=None, metadata={"name": "refundAddressTag"})
    """Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none."""

@dataclass(kw_only=True)
class TransferPreview:
    """What the transfer costs and what arrives."""

    preview_id: str = field(metadata={"name": "previewId"})
    """Id of the preview. It becomes the `transferId` when the preview is executed."""

    preview_expires_in: int = field(metadata={"name": "previewExpiresIn"})
    """Seconds until the preview expires."""

    to_address: str = field(metadata={"name": "toAddress"})
    """Address that receives the asset."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    amount: Decimal = field(metadata={"name": "amount"})
    """Amount that was requested, in whole units of the asset."""

    amount_decimal: str = field(metadata={"name": "amountDecimal"})
    """`amount` with every digit, as a decimal."""

    amount_in_fiat: Decimal = field(metadata={"name": "amountInFiat"})
    """Amount that was requested, in USD."""

    total_estimated_amount: Decimal = field(metadata={"name": "totalEstimatedAmount"})
    """The most that leaves the account, fee included, in whole units of the asset: what the user approves."""

    total_estimated_amount_decimal: str = field(metadata={"name": "totalEstimatedAmountDecimal"})
    """`totalEstimatedAmount` with every digit, as a decimal."""

    total_estimated_amount_in_fiat: Decimal = field(metadata={"name": "totalEstimatedAmountInFiat"})
    """Amount that leaves the account, fee included, in USD."""

    amount_to_receive: Decimal = field(metadata={"name": "amountToReceive"})
    """Amount that arrives, in whole units of the asset."""

    amount_to_receive_decimal: str = field(metadata={"name": "amountToReceiveDecimal"})
    """`amountToReceive` with every digit, as a decimal."""

    amount_to_receive_in_fiat: Decimal = field(metadata={"name": "amountToReceiveInFiat"})
    """Amount that arrives, in USD."""

    money_line: MoneyLine = field(metadata={"name": "moneyLine"})

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    network_name: str = field(metadata={"name": "networkName"})
    """Display name of the network."""

    institution_transfer_fee: TransferFee = field(metadata={"name": "institutionTransferFee"})
    """Fee that the institution charges."""

    unit_price: Decimal = field(metadata={"name": "unitPrice"})
    """Price of one unit of the asset, in USD."""

    fiat_currency: str = field(metadata={"name": "fiatCurrency"})
    """Currency of the amounts in fiat. Always `USD`."""

    transfer_type: TransferType = field(metadata={"name": "transferType"})

    is_fee_included: bool = field(metadata={"name": "isFeeIncluded"})
    """`true` if the fee is deducted from the requested amount. `false` if it is added."""

    is_bridging: bool = field(metadata={"name": "isBridging"})
    """`true` if the asset is bridged. Currently always `false`."""

    from_address: Optional[str] = field(default=None, metadata={"name": "fromAddress"})
    """Address of the sender, if it is known."""

    refund_address: Optional[str] = field(default=None, metadata={"name": "refundAddress"})
    """Address for sending the asset back to the user."""

    refund_address_tag: Optional[str] = field(default=None, metadata={"name": "refundAddressTag"})
    """Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag or memo of the destination."""

    client_transaction_id: Optional[str] = field(default=None, metadata={"name": "clientTransactionId"})
    """`transactionId` of the request."""

    funding_methods: Optional[List[FundingMethod]] = field(default=None, metadata={"name": "fundingMethods"})
    """With `fundingOptions`: the order that provides the asset when the preview is executed. Absent if the balance is enough."""

@dataclass(kw_only=True)
class TransferQuote:
    """An estimate of a transfer."""

    amount_in_fiat: Decimal = field(metadata={"name": "amountInFiat"})
    """`amountInFiat` of the request, in USD."""

    fiat_currency: str = field(metadata={"name": "fiatCurrency"})
    """Currency of the amounts in fiat. Always `USD`."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    to_address: str = field(metadata={"name": "toAddress"})
    """Address that receives the asset."""

    broker_type: BrokerType = field(metadata={"name": "brokerType"})

    is_eligible: bool = field(metadata={"name": "isEligible"})
    """`true` if the transfer would be possible."""

    min_eligible_amount: Decimal = field(metadata={"name": "minEligibleAmount"})
    """Smallest amount that the institution sends, in whole units of the asset."""

    min_eligible_amount_fiat: Decimal = field(metadata={"name": "minEligibleAmountFiat"})
    """Smallest amount that the institution sends, in USD."""

    broker_price: Decimal = field(metadata={"name": "brokerPrice"})
    """Price of one unit at the institution, in USD."""

    price: Decimal = field(metadata={"name": "price"})
    """Price of one unit, in USD."""

    min_amount_fiat: Decimal = field(metadata={"name": "minAmountFiat"})
    """Amount that arrives if all fees are as high as they can be, in USD."""

    max_amount_fiat: Decimal = field(metadata={"name": "maxAmountFiat"})
    """Amount that arrives if all fees are as low as they can be, in USD."""

    min_amount: Decimal = field(metadata={"name": "minAmount"})
    """Amount that arrives if all fees are as high as they can be, in whole units of the asset."""

    max_amount: Decimal = field(metadata={"name": "maxAmount"})
    """Amount that arrives if all fees are as low as they can be, in whole units of the asset."""

    fees: QuoteFees = field(metadata={"name": "fees"})

    funding_options: List[QuoteFundingOption] = field(metadata={"name": "fundingOptions"})
    """Ways to pay for the transfer."""

    ineligibility_reason: Optional[NetworkTransferIneligibilityReason] = field(default=None, metadata={"name": "ineligibilityReason"})

    max_eligible_amount: Optional[Decimal] = field(default=None, metadata={"name": "maxEligibleAmount"})
    """Largest amount that the institution sends, in whole units of the asset."""

    max_eligible_amount_fiat: Optional[Decimal] = field(default=None, metadata={"name": "maxEligibleAmountFiat"})
    """Largest amount that the institution sends, in USD."""

@dataclass(kw_only=True)
class TransferRecord:
    """A transfer. Values in USD are at the price of the preview."""

    id: str = field(metadata={"name": "id"})
    """Id of the transfer."""

    transfer_id: str = field(metadata={"name": "transferId"})
    """Same value as `id`."""

    client_id: str = field(metadata={"name": "clientId"})
    """Your client id."""

    user_id: str = field(metadata={"name": "userId"})
    """Your id of the end user."""

    status: TransferStatus = field(metadata={"name": "status"})

    amount: Decimal = field(metadata={"name": "amount"})
    """Amount that was requested, in whole units of the asset: what `amount` means in every answer and event of a transfer."""

    amount_decimal: str = field(metadata={"name": "amountDecimal"})
    """`amount` with every digit, as a decimal."""

    amount_to_receive: Decimal = field(metadata={"name": "amountToReceive"})
    """Amount that arrives, in whole units of the asset."""

    amount_to_receive_decimal: str = field(metadata={"name": "amountToReceiveDecimal"})
    """`amountToReceive` with every digit, as a decimal."""

    amount_in_fiat: Decimal = field(metadata={"name": "amountInFiat"})
    """Amount that was requested, in USD."""

    amount_to_receive_in_fiat: Decimal = field(metadata={"name": "amountToReceiveInFiat"})
    """Amount that arrives, in USD."""

    amount_in_fiat_currency_code: str = field(metadata={"name": "amountInFiatCurrencyCode"})
    """Currency of the amounts in fiat. Always `USD`."""

    source_amount: Decimal = field(metadata={"name": "sourceAmount"})
    """Amount that leaves the account, fee included, in whole units of the asset."""

    source_amount_decimal: str = field(metadata={"name": "sourceAmountDecimal"})
    """`sourceAmount` with every digit, as a decimal."""

    amounts_state: AmountsState = field(metadata={"name": "amountsState"})

    money_line: MoneyLine = field(metadata={"name": "moneyLine"})

    state: TransferState = field(metadata={"name": "state"})

    case_code: str = field(metadata={"name": "caseCode"})
    """Short code of the transfer: eight characters in two groups. The user, you and the operator see the same code. It is not guaranteed to be unique: in rare cases, two transfers have the same code."""

    symbol: str = field(metadata={"name": "symbol"})
    """Symbol of the asset."""

    network_name: str = field(metadata={"name": "networkName"})
    """Display name of the network."""

    network_id: str = field(metadata={"name": "networkId"})
    """Network id from GET `/transfers/managed/networks`. Ids never change."""

    from_: TransferSource = field(metadata={"name": "from"})

    destination_address: str = field(metadata={"name": "destinationAddress"})
    """Address that receives the asset."""

    withdrawal_fee: TransferFee = field(metadata={"name": "withdrawalFee"})
    """Fee that the institution charges."""

    total_fees_amount_in_fiat: Decimal = field(metadata={"name": "totalFeesAmountInFiat"})
    """Sum of all fees, in USD."""

    total_transaction_amount_in_fiat: Decimal = field(metadata={"name": "totalTransactionAmountInFiat"})
    """Value of all that leaves the account, fees included, in USD."""

    transfer_type: TransferType = field(metadata={"name": "transferType"})

    is_fee_included: bool = field(metadata={"name": "isFeeIncluded"})
    """`true` if the fee was deducted from the requested amount. `false` if it was added."""

    is_smart_funding_transfer: bool = field(metadata={"name": "isSmartFundingTransfer"})
    """`true` if the asset was converted or bought at the institution before it was sent."""

    is_bridging_transfer: bool = field(metadata={"name": "isBridgingTransfer"})
    """`true` for transfers through a bridging address."""

    created_timestamp: int = field(metadata={"name": "createdTimestamp"})
    """When the transfer was created, in Unix seconds."""

    client_transaction_id: Optional[str] = field(default=None, metadata={"name": "clientTransactionId"})
    """Your id of the transaction."""

    institution_transaction_id: Optional[str] = field(default=None, metadata={"name": "institutionTransactionId"})
    """Id of the transaction at the institution. Absent until the institution returns one."""

    sub_client_id: Optional[str] = field(default=None, metadata={"name": "subClientId"})
    """Id of the sub-client of the Link session."""

    status_details: Optional[str] = field(default=None, metadata={"name": "statusDetails"})
    """Why the transfer failed. You may show it to the user."""

    approved_source_amount_decimal: Optional[str] = field(default=None, metadata={"name": "approvedSourceAmountDecimal"})
    """The most that the user approved to leave the account, fee included, as a decimal in whole units of the asset. Absent for bridged transfers."""

    payer: Optional[PayerSide] = field(default=None, metadata={"name": "payer"})

    destination_amount: Optional[Decimal] = field(default=None, metadata={"name": "destinationAmount"})
    """Amount that arrived, in whole units of the asset. Present once it has arrived."""

    destination_amount_decimal: Optional[str] = field(default=None, metadata={"name": "destinationAmountDecimal"})
    """`destinationAmount` with every digit, as a decimal."""

    destination_amount_in_fiat: Optional[Decimal] = field(default=None, metadata={"name": "destinationAmountInFiat"})
    """Amount that arrived, in USD. Present once it has arrived."""

    network_logo_url: Optional[str] = field(default=None, metadata={"name": "networkLogoUrl"})
    """URL of the network’s logo."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "addressTag"})
    """Destination tag or memo of the destination."""

    refund_address: Optional[str] = field(default=None, metadata={"name": "refundAddress"})
    """Address for sending the asset back to the user: the sender’s address for wallets, a deposit address of the user for exchanges."""

    refund_address_tag: Optional[str] = field(default=None, metadata={"name": "refundAddressTag"})
    """Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none."""

    hash: Optional[str] = field(default=None, metadata={"name": "hash"})
    """Hash of the transaction on the chain. Absent until it is known."""

    tx_hash: Optional[str] = field(default=None, metadata={"name": "txHash"})
    """Same value as `hash`."""

    info_url: Optional[str] = field(default=None, metadata={"name": "infoUrl"})
    """URL of the transaction in a block explorer."""

    processing_fee: Optional[TransferFee] = field(default=None, metadata={"name": "processingFee"})
    """Your own fee (`clientFee` of the link token): the part of what arrives that you keep."""

    funding_methods: Optional[List[FundingMethod]] = field(default=None, metadata={"name": "fundingMethods"})
    """Where the asset came from, if it was converted or bought first."""

    parts: Optional[List[TransferPart]] = field(default=None, metadata={"name": "parts"})
    """Of a combined transfer: what each account pays, also parts that failed. `from` is the account of the largest part; hashes are those of the parts."""

    bridging_details: Optional[BridgingTransferDetails] = field(default=None, metadata={"name": "bridgingDetails"})
    """Details of the bridge. Present for bridged transfers only."""

    executed_timestamp: Optional[int] = field(default=None, metadata={"name": "executedTimestamp"})
    """When the institution accepted the transfer, in Unix seconds."""

@dataclass(kw_only=True)
class TransferSource:
    """The institution that the asset comes from."""

    id: str = field(metadata={"name": "id"})
    """Integration id."""

    type: BrokerType = field(metadata={"name": "type"})

    name: str = field(metadata={"name": "name"})
    """Display name of the institution."""

    logo_url: Optional[str] = field(default=None, metadata={"name": "logoUrl"})
    """URL of the institution’s logo."""

@dataclass(kw_only=True)
class TransferToken:
    """A token supported for transfers."""

    token: str = field(metadata={"name": "token"})
    """Symbol of the token."""

    networks: List[TokenNetwork] = field(metadata={"name": "networks"})
    """Networks of the token."""

    supported_integrations: List[BrokerType] = field(metadata={"name": "supportedIntegrations"})
    """Integrations that send or receive the token."""

    integration_networks: List[IntegrationNetwork] = field(metadata={"name": "integrationNetworks"})
    """Networks of the token, by integration."""

    token_logo_url: str = field(metadata={"name": "tokenLogoUrl"})
    """URL of the token’s logo."""

@dataclass(kw_only=True)
class TransferTokenList:
    """All tokens supported for transfers."""

    tokens: List[TransferToken] = field(metadata={"name": "tokens"})
    """Tokens."""

@dataclass(kw_only=True)
class TransferVerification:
    """Whether the transfer is possible."""

    status: str = field(metadata={"name": "status"})
    """`succeeded`: they fit together. `failed`: they do not; see `failureReason`. One of `succeeded`, `failed`."""

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """Message for developers, if `status` is `failed`."""

    failure_reason: Optional[TransferFailureReason] = field(default=None, metadata={"name": "failureReason"})

@dataclass(kw_only=True)
class TransferWebhook:
    """Body of a transfer-status webhook."""

    id: str = field(metadata={"name": "Id"})
    """Id of this delivery. Changes with every attempt."""

    event_id: str = field(metadata={"name": "EventId"})
    """Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key."""

    event_type: TransferEventType = field(metadata={"name": "EventType"})

    sequence: int = field(metadata={"name": "Sequence"})
    """Position of the event in its transfer: 1, 2, and so on. Use it to order events that arrive late."""

    sent_timestamp: int = field(metadata={"name": "SentTimestamp"})
    """When this attempt was sent, in Unix seconds."""

    user_id: str = field(metadata={"name": "UserId"})
    """Your id of the end user."""

    transfer_id: str = field(metadata={"name": "TransferId"})
    """Id of the transfer."""

    transfer_status: WebhookTransferStatus = field(metadata={"name": "TransferStatus"})

    chain: str = field(metadata={"name": "Chain"})
    """Name of the network of `TxHash`: the destination’s, and in refund events that of the refund."""

    token: str = field(metadata={"name": "Token"})
    """Symbol of the asset that is moved on `Chain`: the destination’s, and in refund events the refunded one."""

    destination_address: str = field(metadata={"name": "DestinationAddress"})
    """Address that receives the asset."""

    destination_chain: str = field(metadata={"name": "DestinationChain"})
    """Name of the network of `DestinationAddress`."""

    destination_token: str = field(metadata={"name": "DestinationToken"})
    """Symbol of the asset that arrives at the destination."""

    source_account_provider: str = field(metadata={"name": "SourceAccountProvider"})
    """Name of the institution that the asset comes from."""

    source_chain: str = field(metadata={"name": "SourceChain"})
    """Name of the network that the asset comes from. For bridged transfers, that of the pay-in; otherwise the same as `DestinationChain`."""

    source_token: str = field(metadata={"name": "SourceToken"})
    """Symbol of the asset of `SourceAmount`. For bridged transfers, the paid-in asset, even if the address was issued for another one. A token that the catalog does not list is named by its contract address."""

    amounts_state: WebhookAmountsState = field(metadata={"name": "AmountsState"})

    money_line: MoneyLine = field(metadata={"name": "MoneyLine"})

    case_code: str = field(metadata={"name": "CaseCode"})
    """Short code of the transfer: eight characters in two groups. The user, you and the operator see the same code. It is not guaranteed to be unique: in rare cases, two transfers have the same code."""

    timestamp: int = field(metadata={"name": "Timestamp"})
    """When the event happened, in Unix milliseconds."""

    sub_client_id: Optional[str] = field(default=None, metadata={"name": "SubClientId"})
    """Id of the sub-client of the Link session. `null` without one."""

    transaction_id: Optional[str] = field(default=None, metadata={"name": "TransactionId"})
    """Your id of the transaction. `null` if you did not send one."""

    tx_hash: Optional[str] = field(default=None, metadata={"name": "TxHash"})
    """Hash of the transaction on `Chain`: the one that reaches the destination, and in refund events the refund. `null` until it is known."""

    destination_address_tag: Optional[str] = field(default=None, metadata={"name": "DestinationAddressTag"})
    """Destination tag or memo of `DestinationAddress`. `null` if it has none."""

    destination_amount: Optional[Decimal] = field(default=None, metadata={"name": "DestinationAmount"})
    """Amount that arrives at the destination, in whole units of `DestinationToken`. `null` if not known yet."""

    destination_amount_decimal: Optional[str] = field(default=None, metadata={"name": "DestinationAmountDecimal"})
    """`DestinationAmount` with every digit, as a decimal. `null` like it."""

    source_amount: Optional[Decimal] = field(default=None, metadata={"name": "SourceAmount"})
    """Amount that left the user’s account, fee included, in whole units of `SourceToken`. For bridged transfers, the amount paid in. `null` if not known yet."""

    source_amount_decimal: Optional[str] = field(default=None, metadata={"name": "SourceAmountDecimal"})
    """`SourceAmount` with every digit, as a decimal. `null` like it."""

    fee_amount: Optional[Decimal] = field(default=None, metadata={"name": "FeeAmount"})
    """Fee of the institution, part of `SourceAmount`, in whole units of `SourceToken`. `null` for bridged transfers."""

    fee_amount_decimal: Optional[str] = field(default=None, metadata={"name": "FeeAmountDecimal"})
    """`FeeAmount` with every digit, as a decimal. `null` like it."""

    payer: Optional[PayerSide] = field(default=None, metadata={"name": "Payer"})

    source_tx_hash: Optional[str] = field(default=None, metadata={"name": "SourceTxHash"})
    """Hash of the pay-in on `SourceChain`. Bridged transfers only, otherwise `null`."""

    refund_chain: Optional[str] = field(default=None, metadata={"name": "RefundChain"})
    """Name of the network of the refund. `null` if nothing went back."""

    refund_token: Optional[str] = field(default=None, metadata={"name": "RefundToken"})
    """Symbol of the asset that goes back. `null` if nothing went back."""

    refund_amount: Optional[Decimal] = field(default=None, metadata={"name": "RefundAmount"})
    """Amount that goes back, in whole units of `RefundToken`. Of a succeeded transfer: the part that was not paid out. `null` if nothing went back or the amount is not known."""

    refund_amount_decimal: Optional[str] = field(default=None, metadata={"name": "RefundAmountDecimal"})
    """`RefundAmount` with every digit, as a decimal. `null` like it."""

    refund_tx_hash: Optional[str] = field(default=None, metadata={"name": "RefundTxHash"})
    """Hash of the refund on `RefundChain`. `null` until it is known."""

    refund_address: Optional[str] = field(default=None, metadata={"name": "RefundAddress"})
    """Address for sending the asset back to the user. `null` if not known. Never send to it without `RefundAddressTag` where there is one."""

    refund_address_tag: Optional[str] = field(default=None, metadata={"name": "RefundAddressTag"})
    """Destination tag or memo of `RefundAddress`. `null` if it has none."""

@dataclass(kw_only=True)
class TravelRuleData:
    """Declaration about the destination, as the travel rule requires it."""

    wallet_type: TravelRuleWalletType = field(metadata={"name": "walletType"})

    is_own_wallet: bool = field(metadata={"name": "isOwnWallet"})
    """`true` if the account holder declares that the address is their own. The beneficiary is then they."""

    beneficiary: Beneficiary = field(metadata={"name": "beneficiary"})

    institution_id: Optional[str] = field(default=None, metadata={"name": "institutionId"})
    """Id of the institution that holds the keys, from the directory of the sending institution. Only with `walletType` `institution`, where you know it."""

    purpose: Optional[str] = field(default=None, metadata={"name": "purpose"})
    """Purpose of the transfer, in a few words."""

@dataclass(kw_only=True)
class TravelRuleSuggestion:
    """What the compliance record of the transfer’s sub-client says of the destination. Empty if there is no record."""

    wallet_type: Optional[TravelRuleWalletType] = field(default=None, metadata={"name": "walletType"})

    beneficiary: Optional[Beneficiary] = field(default=None, metadata={"name": "beneficiary"})

    institution_id: Optional[str] = field(default=None, metadata={"name": "institutionId"})
    """Id of the institution that holds the keys, from the directory of the sending institution. Only with `walletType` `institution`, where you know it."""

@dataclass(kw_only=True)
class UnassignedPaymentWebhook:
    """Body of a webhook about an unassigned payment."""

    id: str = field(metadata={"name": "Id"})
    """Id of this delivery. Changes with every attempt."""

    event_id: str = field(metadata={"name": "EventId"})
    """Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key."""

    event_type: UnassignedPaymentEventType = field(metadata={"name": "EventType"})

    sequence: int = field(metadata={"name": "Sequence"})
    """Always 1."""

    sent_timestamp: int = field(metadata={"name": "SentTimestamp"})
    """When this attempt was sent, in Unix seconds."""

    unassigned_payment_id: str = field(metadata={"name": "UnassignedPaymentId"})
    """Id of the payment."""

    tx_hash: str = field(metadata={"name": "TxHash"})
    """Hash of the transaction."""

    network_id: str = field(metadata={"name": "NetworkId"})
    """Id of the network on which it was sent."""

    chain: str = field(metadata={"name": "Chain"})
    """Name of the network."""

    token: str = field(metadata={"name": "Token"})
    """Symbol of the asset that was sent."""

    amount: Decimal = field(metadata={"name": "Amount"})
    """Amount that arrived."""

    amount_decimal: str = field(metadata={"name": "AmountDecimal"})
    """`Amount` with every digit."""

    address: str = field(metadata={"name": "Address"})
    """Your account."""

    seen_timestamp: int = field(metadata={"name": "SeenTimestamp"})
    """When it was first seen, in Unix seconds."""

    timestamp: int = field(metadata={"name": "Timestamp"})
    """When the event happened, in Unix milliseconds."""

    address_tag: Optional[str] = field(default=None, metadata={"name": "AddressTag"})
    """Destination tag, memo or comment as the payer sent it. `null` without one."""

    from_address: Optional[str] = field(default=None, metadata={"name": "FromAddress"})
    """Sender. It may be an exchange: never return money there unless the payer confirms it."""

@dataclass(kw_only=True)
class UpdateTransferRequest:
    """The transfer to read, and the account it was sent from."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    type: BrokerType = field(metadata={"name": "type"})
    """Integration type of the connected account, in any letter case."""

    transaction_id: str = field(metadata={"name": "transactionId"})
    """Id of the transaction at the institution, or the `transferId`."""

@dataclass(kw_only=True)
class UpdateTransferResult:
    """The transfer as it is now."""

    status: TransferStatus = field(metadata={"name": "status"})

    status_details: InstitutionTransactionStatus = field(metadata={"name": "statusDetails"})
    """State of the transfer at the institution."""

    error_message: Optional[str] = field(default=None, metadata={"name": "errorMessage"})
    """Why the transfer failed. You may show it to the user."""

    transfer_result: Optional[TransferRecord] = field(default=None, metadata={"name": "transferResult"})

@dataclass(kw_only=True)
class VerifyAccountRequest:
    """The connected account to read."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    integration_id: str = field(metadata={"name": "integrationId"})
    """Integration id of the account, from GET `/integrations`."""

@dataclass(kw_only=True)
class VerifyExchangeRequest:
    """The connected account to read, and the fields to return."""

    auth_token: str = field(metadata={"name": "authToken"})
    """Access token or `tokenId` of the connected account."""

    integration_id: str = field(metadata={"name": "integrationId"})
    """Integration id of the account, from GET `/integrations`."""

    account_info: Optional[List[str]] = field(default=None, metadata={"name": "accountInfo"})
    """Fields to return. Absent: all of them."""

@dataclass(kw_only=True)
class VerifyWalletOptions:
    """Lets the user prove ownership of an address by signing a message with a self-custody wallet."""

    message: Optional[str] = field(default=None, metadata={"name": "message"})
    """One line that the user reads before signing. Absent or blank: a default text."""

    verification_methods: Optional[List[str]] = field(default=None, metadata={"name": "verificationMethods"})
    """Accepted methods."""

    addresses: Optional[List[str]] = field(default=None, metadata={"name": "addresses"})
    """The only addresses that may be verified. Absent or empty: any address."""

    network_id: Optional[str] = field(default=None, metadata={"name": "networkId"})
    """Network whose wallets may be verified. Absent: any supported network."""

    network_type: Optional[NetworkType] = field(default=None, metadata={"name": "networkType"})
    """Family of networks whose wallets may be verified."""

@dataclass(kw_only=True)
class WalletVerification:
    """Proof that a user controls an address."""

    user_id: str = field(metadata={"name": "userId"})
    """Your id of the end user."""

    address: str = field(metadata={"name": "address"})
    """Address whose ownership was proven."""

    network_type: NetworkType = field(metadata={"name": "networkType"})

    verification_method: str = field(metadata={"name": "verificationMethod"})
    """`signedMessage`: the user signed `message` with the wallet. One of `signedMessage`."""

    message: str = field(metadata={"name": "message"})
    """Full text that was signed."""

    signed_message_hash: str = field(metadata={"name": "signedMessageHash"})
    """SHA-256 of the signature as the wallet returned it, in lower-case hexadecimal."""

    timestamp: int = field(metadata={"name": "timestamp"})
    """When the signature was verified, in Unix seconds."""

@dataclass(kw_only=True)
class WalletVerifications:
    """Verified addresses."""

    verifications: List[WalletVerification] = field(metadata={"name": "verifications"})
    """Newest first, at most 1,000."""

@dataclass(kw_only=True)
class WebhookBridgePayment:
    """An address of a bridge."""

    id: str = field(metadata={"name": "Id"})
    """Id of the address."""

    status: BridgePaymentStatus = field(metadata={"name": "Status"})

    chain: str = field(metadata={"name": "Chain"})
    """Name of the network to pay on."""

    token: str = field(metadata={"name": "Token"})
    """Symbol of the asset to pay."""

    amount_decimal: str = field(metadata={"name": "AmountDecimal"})
    """Amount to pay."""

    payout_amount_decimal: str = field(metadata={"name": "PayoutAmountDecimal"})
    """Amount that the bridge pays to the order."""

    address: str = field(metadata={"name": "Address"})
    """Address of the bridge."""

    refund_address: str = field(metadata={"name": "RefundAddress"})
    """Receives what the bridge does not pay out."""

    pay_in_tx_hashes: List[str] = field(metadata={"name": "PayInTxHashes"})
    """Payments to the address."""

    payout_tx_hashes: List[str] = field(metadata={"name": "PayoutTxHashes"})
    """Payments of the bridge to the order."""

    refund_tx_hashes: List[str] = field(metadata={"name": "RefundTxHashes"})
    """Refunds. Some bridges report none."""

@dataclass(kw_only=True)
class WebhookPayment:
    """A payment to the address."""

    id: str = field(metadata={"name": "Id"})
    """Id of the payment."""

    tx_hash: str = field(metadata={"name": "TxHash"})
    """Hash of the transaction."""

    chain: str = field(metadata={"name": "Chain"})
    """Name of the network on which it was sent."""

    token: str = field(metadata={"name": "Token"})
    """Symbol of the asset that was sent."""

    amount_decimal: str = field(metadata={"name": "AmountDecimal"})
    """Amount that arrived."""

    counted_amount_decimal: str = field(metadata={"name": "CountedAmountDecimal"})
    """Part of it that counts for the order."""

    open_amount_decimal: str = field(metadata={"name": "OpenAmountDecimal"})
    """Part of it that does not count."""

    is_final: bool = field(metadata={"name": "IsFinal"})
    """`true` in a final block."""

    from_address: Optional[str] = field(default=None, metadata={"name": "FromAddress"})
    """Sender. `null` if the chain does not show it."""

    issue: Optional[str] = field(default=None, metadata={"name": "Issue"})
    """Why it does not count. `null` if it counts. One of `wrongNetwork`, `wrongAsset`, `sanctionedSender`, `dust`, `late`, `repeated`, `overpaid`, `underpaid`, `canceled`, `paidOtherwise`."""
