/** Written by packages/node-client/scripts/writeTypes.mjs from the OpenAPI document. */

/** A deposit address. */
export type AccountAddress = {
  /** Symbol of the asset. */
  symbol: string
  /** Deposit address. */
  address: string
  /** Name of the network at the institution. */
  chain: string
  /** Destination tag or memo. If present, the sender must include it. */
  memo?: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
}

/** The connected account, the asset and the network. */
export type AccountAddressRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Symbol of the asset. */
  symbol: string
  /** The network: its name at the institution or in this API, its CAIP-2 id, or its network id. */
  chain?: string
  /** The network, by the format of its addresses. The institution’s first match is used. */
  addressType?: CryptocurrencyAddressType
  /** Code of the second factor, if the institution requires one. */
  mfaCode?: string
}

/** Fiat balances of one account. */
export type AccountBalances = {
  /** One entry per currency. */
  balances: FiatBalance[]
  /** Sum of `cash`, in USD, without the currencies in `unpricedCurrencies`. */
  totalCashUsdValue: number
  /** Sum of `buyingPower`, in USD, without the currencies in `unpricedCurrencies`. */
  totalBuyingPowerUsdValue: number
  /** Currencies in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete. */
  unpricedCurrencies: string[]
  /** Currencies that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old. */
  stalePriceCurrencies: string[]
}

/** Identity details of the account holder. Personal data. Fields that the institution does not provide are absent. */
export type AccountIdentity = {
  /** Display name of the institution. */
  integrationName: string
  /** First name. */
  firstName?: string
  /** Middle name. */
  middleName?: string
  /** Last name. */
  lastName?: string
  /** Account number at the institution. */
  accountNumber?: string
  /** Email address. */
  email?: string
  /** Mobile phone number, with country code. */
  mobileNumber?: string
  /** Company name, for business accounts. */
  companyName?: string
  /** ISO 3166-1 alpha-2 country code. */
  countryCode?: string
  /** City. */
  city?: string
  /** Postal code. */
  postalCode?: string
  /** Type of the identity document. */
  idType?: string
  /** Number of the identity document. */
  idNumber?: string
  /** Date of birth, in Unix seconds. May be negative. */
  dateOfBirth?: number
}

/** A connected account with its tokens. Keep tokens on your server. */
export type AccountTokens = {
  account: ConnectedAccount
  /** Access token of the connection. Send it as `authToken`. Expires after `expiresInSeconds`; POST `/token/refresh` replaces it. */
  accessToken: string
  /** Refresh token of the connection. Send it to POST `/token/refresh`. */
  refreshToken?: string
  /** Stable token of the connection: it does not expire and does not change when the access token is refreshed or the user connects the account again. Accepted wherever `authToken` is. Store it on your server to let the user skip authentication next time. */
  tokenId: string
}

/** A deposit or withdrawal in the history of an account. */
export type AccountTransfer = {
  /** Id of the transaction at the institution. */
  id: string
  status: InstitutionTransactionStatus
  /** Status in the institution’s own terms. */
  statusDetails?: string
  /** `deposit`: received by the account. `withdrawal`: sent from the account. `unknown`: the institution does not say. */
  type: 'unknown' | 'deposit' | 'withdrawal'
  /** Address of the sender. */
  fromAddress?: string
  /** Address of the recipient. */
  targetAddress?: string
  /** Symbol of the asset. */
  symbol: string
  /** Name of the network at the institution. */
  chain?: string
  /** Destination tag or memo. */
  memo?: string
  /** Hash of the transaction on the chain. Absent until it is known. */
  hash?: string
  /** Amount that arrives, in whole units of the asset. */
  amount: number
  /** Amount that left or reached the account, fee included, in whole units of the asset. */
  transactionAmount: number
  /** Fee of the institution, in the asset. */
  transferFee?: number
  /** Number of confirmations on the chain. */
  confirmations?: number
  /** When the transaction was created, in Unix seconds. */
  createdTimestamp: number
  /** When the transaction last changed, in Unix seconds. */
  updatedTimestamp: number
  /** Always `transfer`. */
  blockchainMethod: 'transfer'
}

/** One page of deposits and withdrawals. */
export type AccountTransferPage = {
  /** Deposits and withdrawals, newest first. */
  transfers: AccountTransfer[]
  /** Number of entries in this answer. */
  total: number
  /** Cursor of the next page. Absent on the last page. */
  cursor?: string
  /** `createdTimestamp` of the oldest entry in this answer, in Unix seconds. 0 if there is none. */
  earliestTimestamp: number
}

/**
 * What the fee and the amount that leaves the account are.
 *
 * - `planned`: what the user approved. The institution has not said what it took.
 * - `actual`: what the institution took, by its own word. Of bridged transfers, what was paid in and out.
 */
export type AmountsState = 'planned' | 'actual'

/** The envelope of a successful request. Operations that return data add `content`. */
export type ApiResult = {
  status: ApiResultStatus
  /** Message for developers. Empty on success. */
  message: string
  /** Message that you may show to the end user. Absent without one. */
  displayMessage?: string
  /** Empty on success. */
  errorType: string
  /** Eight hexadecimal digits. Equal for failures of the same kind in the same place. */
  errorHash?: string
  /** Two characters for routing alerts. Opaque; do not show it to users. */
  teamCode?: string
}

/**
 * Outcome of the request.
 *
 * - `ok`: the request succeeded.
 * - `serverFailure`: the service or the institution failed.
 * - `permissionDenied`: the credentials do not allow this request.
 * - `badRequest`: the request is not valid.
 * - `notFound`: the resource does not exist.
 * - `conflict`: another request that excludes this one is in progress.
 * - `tooManyRequest`: a rate limit was exceeded.
 * - `locked`: the institution has locked the account.
 * - `unavailableForLegalReasons`: the request is not allowed for legal reasons.
 */
export type ApiResultStatus = 'ok' | 'serverFailure' | 'permissionDenied' | 'badRequest' | 'notFound' | 'conflict' | 'tooManyRequest' | 'locked' | 'unavailableForLegalReasons'

/** An asset. */
export type Asset = {
  /** Ticker symbol. */
  symbol: string
  /** Display name. */
  name: string
  type: AssetType
}

/** One page of assets. */
export type AssetPage = {
  /** Assets of this page. */
  items: Asset[]
  /** Number of assets that match, on all pages. */
  total: number
}

/**
 * Type of an asset.
 *
 * - `equity`: shares and funds.
 * - `cryptocurrency`: cryptocurrencies and tokens.
 */
export type AssetType = 'equity' | 'cryptocurrency'

/** Credentials of the user at the institution. */
export type AuthenticateRequest = {
  /** Integration to connect, in any letter case. */
  type: BrokerType
  /** User name, or the API key if the integration uses one. */
  username?: string
  /** Password, or the API secret if the integration uses one. */
  password?: string
  /** Passphrase or token, for integrations that need a third value. */
  authToken?: string
  /** Code of the second factor, if the answer before had the status `mfaRequired`. Ignored by integrations that list no `mfaSchemes`. */
  mfaCode?: string
  /** One of the `mfaSchemes` of the integration, in any letter case: the kind of code that the user chose. Without `mfaCode`, a code of this kind is sent. Ignored by integrations that list no `mfaSchemes`. */
  mfaType?: string
  /** `true` if `username`, `password` and `mfaCode` are encoded in standard Base64. Default `false`. */
  isSensitiveFieldsEncrypted?: boolean
}

/** The accounts that were connected. */
export type AuthenticateResult = {
  status: AuthenticateStatus
  /** Why the code was not accepted. You may show it to the user. */
  errorMessage?: string
  mfa?: MfaRequest
  /** Seconds until the access token expires. Absent if it does not expire. */
  expiresInSeconds?: number
  /** The connected accounts. Empty with the status `mfaRequired`. */
  accountTokens: AccountTokens[]
}

/**
 * Outcome of the authentication.
 *
 * - `succeeded`: the account is connected.
 * - `mfaRequired`: the institution requires a code. Repeat the request as `mfa` says.
 */
export type AuthenticateStatus = 'succeeded' | 'mfaRequired'

/** A field that the user fills in. */
export type AuthenticationField = {
  /** Name of the field in the body of POST `/authenticate`, with a capital first letter. */
  name: string
  /** Label of the field. You may show it to the user. */
  description: string
}

/** Fields to collect from the user. */
export type AuthenticationModel = {
  /** Fields to collect. Empty for `OAuth`. */
  fields: AuthenticationField[]
}

/** How to authenticate with one integration. */
export type AuthenticationScheme = {
  brokerType: BrokerType
  authenticationSchemeType: AuthenticationSchemeType
  initialAuthenticationModel: AuthenticationModel
  /** Codes that the integration may require while connecting: the values of `mfaType` of POST `/authenticate`. Empty if it requires none. */
  mfaSchemes: MfaScheme[]
  /** Page of the institution that explains how to create the credentials. */
  instructionsUrl?: string
}

/**
 * How a user authenticates with an integration.
 *
 * - `apiKey`: send credentials to POST `/authenticate`.
 * - `OAuth`: send the user to the link from GET `/authenticate/{brokerType}`.
 */
export type AuthenticationSchemeType = 'apiKey' | 'OAuth'

/** Who receives the asset. */
export type Beneficiary = {
  /** Full name of the person, or registered name of the business. */
  name: string
  /** Where the person lives, or the registered address of the business. */
  address: PostalAddress
}

/** An address of a bridge at which an order can be paid in another asset. */
export type BridgePayment = {
  /** Id of this address. */
  id: string
  status: BridgePaymentStatus
  /** Network to pay on. */
  networkId: string
  /** Name of the network. */
  networkName: string
  /** Symbol of the asset to pay. */
  symbol: string
  /** To be paid exactly, in one transaction. Less is returned, and of more the excess. */
  amount: string
  /** Amount that the bridge pays to the order, in the asset of the order. */
  payoutAmount: string
  /** Address of the bridge. It takes one payment. */
  address: string
  /** Payment request for wallets. Absent on Tron. */
  paymentUri?: string
  /** Receives what the bridge does not pay out, on the network to pay on. */
  refundAddress: string
  /** Payments to the address. */
  payInTxHashes: string[]
  /** Payments of the bridge to the order. */
  payoutTxHashes: string[]
  /** Refunds. Some bridges report none. */
  refundTxHashes: string[]
  /** Amount returned, if the bridge reports it. */
  refundedAmount?: string
  /** The reason of the bridge for a refund or a failure. */
  failureMessage?: string
  /** When it was created, in Unix seconds. */
  createdTimestamp: number
  /** Until when the price is held, in Unix seconds. */
  expiresTimestamp: number
}

/**
 * State of the address of a bridge.
 *
 * - `waiting`: nothing was paid in.
 * - `expired`: nothing was paid in while the price was held. A later payment is returned to the refund address.
 * - `pending`: paid in. The bridge pays out.
 * - `paidOut`: the bridge has paid the address of the order, which reports the payment as its own.
 * - `refunded`: the bridge has returned the payment to the refund address.
 * - `failed`: the bridge has neither paid out nor returned the payment.
 */
export type BridgePaymentStatus = 'waiting' | 'expired' | 'pending' | 'paidOut' | 'refunded' | 'failed'

/** A bridging address and how to use it. */
export type BridgingAddress = {
  tracking: BridgingTracking
  selectedRoute: SelectedBridgingRoute
  constraints: BridgingConstraints
  /** Warnings, for example about a minimum amount. */
  warnings: string[]
}

/** Limits of the pay-in. */
export type BridgingConstraints = {
  /** Smallest pay-in, as a decimal string in the origin asset. A hint for display; it is not enforced. */
  minimumAmount: string
  /** Largest pay-in. Currently always `null`. */
  maximumAmount: string | null
  /** When the address expires, in Unix seconds. `null` if it does not expire. */
  expirationTime: number | null
  /** `true` if the address takes one pay-in only. */
  singleUseAddress: boolean
}

/** Destination of the pay-in. */
export type BridgingDepositAddress = {
  /** Address on the origin network that takes the pay-in. Single use. */
  address: string
}

/** An asset on a network, and the address that receives it. */
export type BridgingDestination = {
  /** CAIP-2 chain id. */
  network: string
  /** Symbol of the asset, in any letter case. */
  asset: string
  /** Address that receives the payout, in the format of the network. */
  address: string
}

/** One fee of a bridged transfer. */
export type BridgingFee = {
  /** Kind of fee, for example `providerRelayerGas`, `providerRelayerService` or `originGas`. Providers may add others. */
  kind: string
  /** Display name of the fee. */
  label: string
  /** Fee, in whole units of `asset`. */
  amount: number
  /** Symbol of the asset in which the fee is charged. */
  asset: string
  /** Fee in USD. `null` if the asset has no price. */
  amountUsd: number | null
  /** `true` if the fee is deducted from the payout. `false` if the sender pays it on top of the amount. */
  includedInEstimate: boolean
}

/** Fees of the transfer. */
export type BridgingFees = {
  /** All fees. */
  items: BridgingFee[]
  /** Sum of the fees that are deducted from the payout, in USD. `null` if not known. */
  totalUsd: number | null
}

/**
 * State of a bridged transfer.
 *
 * - `recordCreated`: created.
 * - `registeredInProvider`: registered with the bridge provider.
 * - `sourceTransferStarted`: the pay-in was sent.
 * - `inReview`: under review.
 * - `providerAwaitingSourceTransfer`: the provider waits for the pay-in.
 * - `providerFundsReceived`: the provider received the pay-in.
 * - `providerProcessingPayment`: the provider is sending the payout.
 * - `providerProcessedPayment`: the payout was sent. Final.
 * - `providerSetUndeliverable`: the provider cannot deliver the payout.
 * - `returned`: the payout was returned to the provider.
 * - `refundRegisteredInProvider`: a refund was registered with the provider.
 * - `providerAwaitingSourceRefundTransfer`: the provider waits for the funds of the refund.
 * - `providerRefundFundsReceived`: the provider received the funds of the refund.
 * - `providerProcessingRefundPayment`: the provider is sending the refund.
 * - `providerProcessedRefundPayment`: the refund was sent.
 * - `refunded`: the refund is complete. Final.
 * - `canceled`: canceled. Final.
 * - `failed`: failed. Final, unless it is refunded.
 */
export type BridgingOperationStatus = 'recordCreated' | 'registeredInProvider' | 'sourceTransferStarted' | 'inReview' | 'providerAwaitingSourceTransfer' | 'providerFundsReceived' | 'providerProcessingPayment' | 'providerProcessedPayment' | 'providerSetUndeliverable' | 'returned' | 'refundRegisteredInProvider' | 'providerAwaitingSourceRefundTransfer' | 'providerRefundFundsReceived' | 'providerProcessingRefundPayment' | 'providerProcessedRefundPayment' | 'refunded' | 'canceled' | 'failed'

/** An asset on a network. */
export type BridgingPair = {
  /** CAIP-2 chain id. */
  network: string
  /** Symbol of the asset, in any letter case. */
  asset: string
}

/** An estimate of a bridged transfer. */
export type BridgingQuote = {
  origin: BridgingQuoteOrigin
  destination: BridgingQuoteDestination
  fees: BridgingFees
  /** Destination units per origin unit after fees: `estimatedAmount` divided by `amount`. */
  rate: number
  /** When the quote was made, in Unix seconds. */
  quotedAt: number
  /** Warnings. */
  warnings: string[]
}

/** The payout. */
export type BridgingQuoteDestination = {
  /** CAIP-2 chain id. */
  network: string
  /** Symbol of the asset, in any letter case. */
  asset: string
  /** Address that receives the payout, in the format of the network. */
  address: string
  /** Estimated payout in the destination asset, after the fees with `includedInEstimate` `true`. */
  estimatedAmount: number
  /** Indicative payout at the configured slippage tolerance, in the destination asset. `null` if not known. */
  minimumAmount: number | null
}

/** The pay-in. */
export type BridgingQuoteOrigin = {
  /** CAIP-2 chain id. */
  network: string
  /** Symbol of the asset, in any letter case. */
  asset: string
  /** Amount to pay in, in the origin asset. */
  amount: number
}

/** A route from one pair to another. */
export type BridgingRoute = {
  origin: BridgingPair
  destination: BridgingPair
  /** Name of the route. */
  displayName: string
}

/** The routes that were found. */
export type BridgingRoutes = {
  /** Matching routes. Empty if none matches. */
  routes: BridgingRoute[]
}

/** Ids that identify the transfer. */
export type BridgingTracking = {
  /** `userId` of the request. */
  userId: string
  /** `transactionId` of the request. */
  transactionId: string
  /** Id of the transfer, in webhooks and in GET `/transfers/managed/platform`. */
  transferId: string
}

/** Details of a bridged transfer. */
export type BridgingTransferDetails = {
  status: BridgingOperationStatus
  /** The status in words. */
  statusDescription: string
  /** What was paid in. */
  sourceSide: BridgingTransferSide
  /** What is paid out. */
  targetSide: BridgingTransferSide
  /** Changes of state, oldest first. */
  timeline: BridgingTransferEvent[]
  depositIssue?: DepositIssue
}

/** One change of state. */
export type BridgingTransferEvent = {
  eventType: BridgingOperationStatus
  /** The event in words. */
  description: string
  /** When it happened, in Unix seconds. */
  timestamp: number
}

/** One side of a bridged transfer. */
export type BridgingTransferSide = {
  /** Name of the network. */
  networkName: string
  /** Symbol of the asset. */
  symbol: string
  /** Amount, in whole units of the asset. 0 until it is known. */
  amount: number
  /** Hash of the transaction on the chain. Absent until it is known. */
  transactionHash?: string
  /** URL of the transaction in a block explorer. */
  infoUrl?: string
}

/**
 * Outcome of the read at the institution.
 *
 * - `succeeded`: the institution answered.
 * - `failed`: the institution did not answer.
 * - `notAuthorized`: the authorization has ended. The user has to connect the account again.
 */
export type BrokerRequestStatus = 'succeeded' | 'failed' | 'notAuthorized'

/** Integration type: the institution or wallet. Requests accept it in any letter case. `sandboxBrokerage` exists in the sandbox only. */
export type BrokerType = 'coinbase' | 'binanceInternational' | 'kraken' | 'krakenConnect' | 'gemini' | 'geminiDirect' | 'uphold' | 'binanceUs' | 'bybit' | 'bybitOAuth' | 'okx' | 'okxOAuth' | 'kuCoin' | 'bitstamp' | 'alpaca' | 'coinbaseExchange' | 'gateIo' | 'huobi' | 'cryptoCom' | 'bitfinex' | 'bitGet' | 'mexc' | 'coinEx' | 'bingX' | 'whiteBit' | 'bitvavo' | 'bitso' | 'bitFlyer' | 'luno' | 'upbit' | 'cexIo' | 'blockchainCom' | 'poloniex' | 'schwab' | 'interactiveBrokers' | 'deFiWallet' | 'cryptocurrencyAddress' | 'cryptocurrencyWallet' | 'sandboxBrokerage' | (string & {})

/** A Link page. */
export type CatalogLink = {
  /** URL of the Link page, to open as a standalone page. Returns the user to the callback URL. Single use, valid for 10 minutes. */
  url: string
  /** URL of the same session, to embed in a frame. Reports to the embedding page and does not leave. One of the two can be opened. */
  iFrameUrl: string
}

/** The transfer to price. Without `transferId`, address, network, symbol and an amount are required. */
export type CombineTransferRequest = {
  /** Accounts of one user that may pay. Each is used at most once. */
  sources: CombinedSource[]
  /** How many accounts may pay together. Default 5. */
  maximumParts?: number
  /** A combined transfer that lacks a part. Send it with `sources` only; the rest is that of the transfer. */
  transferId?: string
  /** Address that receives the asset. */
  toAddress?: string
  /** Destination tag or memo, for networks that use one. */
  addressTag?: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId?: string
  /** Symbol of the asset. */
  symbol?: string
  /** Amount, in whole units of the asset. Send this or `amountInFiat`. */
  amount?: number
  /** Amount, in USD. Send this or `amount`. */
  amountInFiat?: number
  /** Your id of the transaction. The transfer and its webhooks carry it. */
  transactionId?: string
}

/** An account that may pay a part. */
export type CombinedSource = {
  /** Access token or `tokenId` of an account of the user. */
  fromAuthToken: string
  /** Integration type of the account. */
  fromType: BrokerType
}

/** What the transfer costs, and who pays what of it. */
export type CombinedTransferPreview = {
  /** Id of the combined transfer. It exists once a part has been executed. */
  transferId: string
  /** Seconds until the first part must have been executed. The others may follow for ten minutes. */
  previewExpiresIn: number
  /** Address that receives the asset. */
  toAddress: string
  /** Destination tag or memo of `toAddress`. */
  addressTag?: string
  /** Symbol of the asset. */
  symbol: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Display name of the network. */
  networkName: string
  /** What these parts pay together, in whole units of the asset. */
  amountToReceive: number
  /** `amountToReceive` with every digit, as a decimal. */
  amountToReceiveDecimal: string
  /** What these parts pay together, in USD. */
  amountToReceiveInFiat: number
  /** What leaves the accounts, fees included, in whole units of the asset. */
  totalEstimatedAmount: number
  /** `totalEstimatedAmount` with every digit, as a decimal. */
  totalEstimatedAmountDecimal: string
  /** What leaves the accounts, fees included, in USD. */
  totalEstimatedAmountInFiat: number
  /** The parts, the largest first. */
  parts: PreviewedPart[]
}

/** An asset that you accept, and where to send it. */
export type ConfigureTransferDestination = {
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Symbol of the asset. */
  symbol: string
  /** Address that receives the asset. */
  address: string
  /** Destination tag or memo, for networks that use one. */
  addressTag?: string
}

/** The account to send from, and where to. */
export type ConfigureTransferRequest = {
  /** Access token or `tokenId` of the account to send from. */
  fromAuthToken: string
  /** Integration type of the account to send from. */
  fromType: BrokerType
  /** Possible destinations. */
  toAddresses?: ConfigureTransferDestination[]
  /** Access token or `tokenId` of the account to send to. */
  toAuthToken?: string
  /** Integration type of the account to send to. */
  toType?: BrokerType
  /** Only this asset. */
  symbol?: string
  /** Only this network. */
  networkId?: string
  /** Amount to send, in whole units of the asset. */
  amount?: number
  /** Amount to send, in USD. */
  amountInFiat?: number
  /** Currency of `amountInFiat`: `USD`. */
  fiatCurrency?: string
  /** `true`: fees are deducted from the amount. `false`: they are added to it. Default `false`. */
  isInclusiveFeeEnabled?: boolean
  fundingOptions?: FundingOptions
}

/** What can be sent, and where to. */
export type ConfigureTransferResult = {
  status: ConfigureTransferStatus
  /** Message for developers. Present unless `status` is `succeeded`. */
  errorMessage?: string
  /** Assets of the account. */
  holdings: ConfiguredHolding[]
  /** `amountInFiat` of the request, in USD. */
  amountInFiat?: number
  /** Currency of `amountInFiat`. */
  fiatCurrency?: string
}

/**
 * Outcome of reading the transferable assets.
 *
 * - `succeeded`: the holdings were read.
 * - `failed`: the institution did not answer.
 * - `validationFailed`: the request does not fit the account.
 * - `notAuthorizedTo`: the authorization of the receiving account has ended.
 * - `notAuthorizedFrom`: the authorization of the sending account has ended.
 * - `kycRequired`: the user has to finish identity verification at the institution.
 * - `fromIntegrationNotSupported`: the sending integration does not support transfers.
 * - `toIntegrationNotSupported`: the receiving integration does not support deposits.
 */
export type ConfigureTransferStatus = 'succeeded' | 'failed' | 'validationFailed' | 'notAuthorizedTo' | 'notAuthorizedFrom' | 'kycRequired' | 'fromIntegrationNotSupported' | 'toIntegrationNotSupported'

/** An asset of the user, and where it can be sent. */
export type ConfiguredHolding = {
  /** Symbol of the asset. */
  symbol: string
  /** Balance that can be sent, in whole units of the asset. */
  availableBalance: number
  /** Balance that can be sent, in USD. 0 if the asset has no price. */
  availableBalanceInFiat: number
  /** Price of one unit, in USD. Absent if there is none. */
  price?: number
  /** URL of the asset’s logo. */
  logoUrl?: string
  /** `true` if a transfer is possible on at least one network. */
  eligibleForTransfer: boolean
  ineligibilityReason?: HoldingTransferIneligibilityReason
  /** `true` if the transfer is possible with `fundingOptions`: the account can convert into the asset, or buy it, first. */
  eligibleForTransferWithFunding: boolean
  /** Networks of the destinations for this asset. */
  networks: ConfiguredNetwork[]
}

/** A network on which the holding could be sent. */
export type ConfiguredNetwork = {
  /** Network id. */
  id: string
  /** Display name of the network. */
  name: string
  /** CAIP-2 id of the network. */
  caipNetworkId: string
  /** URL of the network’s logo. */
  logoUrl?: string
  /** Address that would receive the asset. */
  toAddress: string
  /** Destination tag or memo of `toAddress`. */
  addressTag?: string
  /** Smallest amount that can be sent, in the asset. */
  minimumAmount: number
  /** Largest amount that can be sent, in the asset. */
  maximumAmount?: number
  /** Smallest amount that can be sent, in USD. Absent if the asset has no price. */
  minimumAmountInFiat?: number
  /** Largest amount that can be sent, in USD. Absent if the asset has no price. */
  maximumAmountInFiat?: number
  /** Fee that the institution charges. */
  institutionTransferFee: TransferFee
  /** Estimated network fee, if the user pays it. */
  estimatedNetworkGasFee?: TransferFee
  /** Sum of all fees, in USD. Absent if the asset has no price. */
  totalEstimatedTransferFeeInFiat?: number
  /** `true` if a transfer on this network is possible. */
  eligibleForTransfer: boolean
  ineligibilityReason?: NetworkTransferIneligibilityReason
  /** `true` if the transfer is possible with `fundingOptions`: the account can convert into the asset, or buy it, first. */
  eligibleForTransferWithFunding: boolean
}

/** The account that was connected. */
export type ConnectedAccount = {
  /** Id of the connection. It is not a token: it may be shown and logged. Does not change when tokens are refreshed. */
  platformAccountId: string
  /** Same value as `platformAccountId`, under an older name. */
  legacyAccountId: string
  /** Same value as `platformAccountId`, under the name that published SDKs read. */
  meshAccountId: string
  /** Same value as `platformAccountId`, under the name that older SDKs read. */
  frontAccountId: string
  /** Account id at the institution. */
  accountId: string
  /** Account name at the institution. You may show it to the user. */
  accountName: string
  /** `true` if the user had connected this account before. */
  isReconnected?: boolean
}

/**
 * What happened.
 *
 * - `connection.needsReconnect`: the institution no longer accepts the connection’s credentials. The user has to connect again.
 * - `connection.removed`: the account was removed. The data related to it is erased, at the latest when a transfer in progress has ended.
 */
export type ConnectionEventType = 'connection.needsReconnect' | 'connection.removed'

/** Identifies one connected account. */
export type ConnectionRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
}

/** Body of a webhook about a connection. */
export type ConnectionWebhook = {
  /** Id of this delivery. Changes with every attempt. */
  Id: string
  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  EventId: string
  EventType: ConnectionEventType
  /** Position of the event among those of its connection. Grows with each event. */
  Sequence: number
  /** When this attempt was sent, in Unix seconds. */
  SentTimestamp: number
  /** Your id of the end user. */
  UserId: string
  /** Id of the account, as `account.accountId` beside its tokens. */
  AccountId: string
  /** Integration type of the institution, such as `coinbase`. */
  IntegrationType: string
  /** Name of the institution. */
  IntegrationName: string
  /** When the event happened, in Unix milliseconds. */
  Timestamp: number
}

/** The asset that the user sends. */
export type CreateBridgePaymentRequest = {
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Symbol of the asset that the user sends. */
  symbol: string
  /** Address of the user on that network, for what the bridge does not pay out. Default: the address that the operator has configured. Never an address of which you know only that it sent the payment. */
  refundAddress?: string
}

/** The transfer to create an address for. */
export type CreateBridgingAddressRequest = {
  /** Your stable id of the end user. Must not contain personal data. */
  userId: string
  /** Your id of the transfer. Together with `userId` it makes the request idempotent. */
  transactionId: string
  /** The pair that is paid in. */
  origin: BridgingPair
  /** The pair to pay out, and the address that receives it. */
  destination: BridgingDestination
}

/** Options of the transfer. */
export type CreateCatalogLinkRequest = {
  /** Your id of the transaction. Transfers and webhooks carry it. */
  transactionId?: string
  transferType?: TransferType
  /** `true`: fees are deducted from the amount. `false`: the user pays them on top of the amount. Default: as set in the account management API, otherwise `false`. */
  isInclusiveFeeEnabled?: boolean
  /** `true`: the answer also contains `paymentLink`. Requires `transactionId`. Default `false`. */
  generatePayLink?: boolean
  /** Time for which `paymentLink` can be opened, in seconds: 10 minutes to 30 days. Default 7 days. */
  payLinkExpiresInSeconds?: number
  /** Fixed amount, in USD. Absent: the user chooses the amount. In a destination that has an `amount`, that one counts; a `payment` with both is refused. */
  amountInFiat?: number
  /** Your own fee, as a ratio of the amount: 0.025 is 2.5 %. Absent: the fee set in the account management API. */
  clientFee?: number
  /** Purpose of the transfer. Link shows it to the user. */
  description?: string
  /** Goods that are paid for. Link shows their names to the user. */
  goodsDetails?: GoodsDetail[]
  fundingOptions?: LinkFundingOptions
  /** Above this value, in USD, the user may send a small part first and the rest once the part has arrived. Absent: not offered. Not available for `onramp`, and not together with `maximumSources` above 1. */
  rehearsalAboveInFiat?: number
  /** Assets that you accept, and where to send them. Required; at least one. */
  toAddresses?: TransferDestination[]
  /** `false`: `clientFee` is ignored, and the fee set in the account management API holds. Default `true`. */
  isCustomClientFeeProvided?: boolean
}

/** The Link session to create. */
export type CreateLinkTokenRequest = {
  /** Your stable, unique id of the end user. Must not contain personal data. */
  userId: string
  /** Id of a Link configuration of the account management API: which integrations and networks the session offers. An unknown id is rejected. Absent: everything is offered. */
  configurationId?: string
  /** Opens Link at this integration. Id from GET `/integrations`. */
  integrationId?: string
  /** Opens Link at this integration, by its type. Wallets and addresses are not supported. */
  brokerType?: BrokerType
  /** Id of a registered sub-client whose name and logo Link shows. An unknown id is not an error: Link then shows yours. */
  subClientId?: string
  /** URL to which Link returns the user if it was opened as a standalone page. Must be a registered callback URL. Absent: the first one of the sub-client, or yours if it has none. */
  callbackUrl?: string
  /** `true`: Link may be opened as a standalone page from anywhere, for example from an email. Its first screen says for which of your accounts it is. Default `false`: Link opens in your page or app, or from a page of an allowed origin. */
  standalone?: boolean
  /** `true`: the last page of Link does not offer to connect another account. Default `false`. */
  restrictMultipleAccounts?: boolean
  /** `true`: Link does not show how to create an API key at the institution. Users can still enter one. Default `false`. */
  disableApiKeyGeneration?: boolean
  /** Accounts that the user connected before and need not connect again. Accounts of other users are ignored. */
  accessTokens?: StoredAccessToken[]
  transferOptions?: TransferOptions
  verifyWalletOptions?: VerifyWalletOptions
  payoutOptions?: PayoutOptions
}

/** The order to be paid. */
export type CreatePaymentRequestRequest = {
  /** Your stable, unique id of the end user. Must not contain personal data. */
  userId: string
  /** Your id of the order. */
  transactionId: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Symbol of the asset to pay. */
  symbol: string
  /** Amount to pay, as a decimal string. */
  amount: string
  /** Time to pay. Default 3,600. */
  expiresInSeconds?: number
}

/** The money to return. */
export type CreateRefundRequest = {
  /** Id of the payment request. */
  paymentRequestId?: string
  /** Id of the unassigned payment to return, in place of `paymentRequestId`. It takes an `address`. */
  unassignedPaymentId?: string
  /** Amount to return, as a decimal string. */
  amount: string
  /** Network of the money. Default: that of the request. Only with `paymentRequestId`. */
  networkId?: string
  /** Asset to return. Default: that of the request. Only with `paymentRequestId`. */
  symbol?: string
  /** Address to return it to. */
  address?: string
  /** Destination tag of `address`. */
  addressTag?: string
  /** Why it is returned. */
  reason: string
}

/** The transfer to make. */
export type CreateTransferRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Address that receives the asset, in the format of the network. */
  targetAddress: string
  /** Amount that arrives, in whole units of the asset. The institution’s fee is added. Required unless `previewId` is sent. */
  amount?: number
  /** Symbol of the asset. Required unless `previewId` is sent. */
  symbol?: string
  /** Name of the network. Required if the institution sends the asset on several networks. */
  chain?: string
  /** The network, by the format of its addresses. */
  addressType?: CryptocurrencyAddressType
  /** Destination tag or memo, for networks that use one. */
  memo?: string
  /** Fee that you showed to the user, in the asset. Not used: the institution’s fee applies. */
  fee?: number
  /** Id of a preview to execute. The other fields must not differ from it. */
  previewId?: string
  /** Code of the second factor, if the first answer required one. */
  mfaCode?: string
  /** `challengeId` of the answer that required the code. */
  challengeId?: string
  /** Accepted for older clients and ignored. */
  tryAnotherMfa?: boolean
}

/** The transfer that was made. */
export type CreateTransferResult = {
  /** Id of the transfer. */
  transactionId: string
  /** `true` if the transfer failed and nothing was sent. */
  failed: boolean
  status: InstitutionTransactionStatus
  /** The status in words. */
  statusDetails?: string
  mfaType?: MfaType
  /** Present if the institution requires a second factor. Send it back with `mfaCode`. */
  challengeId?: string
  /** `true` if another kind of second factor can be used. Currently always `false`. */
  fallbackMfaAvailable: boolean
  transaction: AccountTransfer
}

/**
 * Format of an address. Older than network ids; prefer `networkId` where an operation accepts it.
 *
 * - `ethAddress`: Ethereum.
 * - `btcAddress`: Bitcoin.
 * - `ltcAddress`: Litecoin.
 * - `solAddress`: Solana.
 * - `algoAddress`: Algorand.
 * - `celoAddress`: Celo.
 * - `cardanoAddress`: Cardano.
 * - `polygonAddress`: Polygon.
 * - `bnbAddress`: BNB Smart Chain.
 * - `elrondAddress`: MultiversX, formerly Elrond.
 * - `neoAddress`: Neo.
 * - `xrpAddress`: XRP Ledger.
 * - `flowAddress`: Flow.
 * - `harmonyOneAddress`: Harmony.
 * - `tronAddress`: Tron.
 * - `dogeAddress`: Dogecoin.
 * - `opAddress`: Optimism.
 */
export type CryptocurrencyAddressType = 'ethAddress' | 'btcAddress' | 'ltcAddress' | 'solAddress' | 'algoAddress' | 'celoAddress' | 'cardanoAddress' | 'polygonAddress' | 'bnbAddress' | 'elrondAddress' | 'neoAddress' | 'xrpAddress' | 'flowAddress' | 'harmonyOneAddress' | 'tronAddress' | 'dogeAddress' | 'opAddress'

/** The wallet. Present for `deFiWallet` only. */
export type DeFiWalletData = {
  /** Id of the wallet. */
  id: string
  /** Display name of the wallet. */
  name: string
}

/** A deposit address. */
export type DepositAddress = {
  /** Symbol of the asset. */
  symbol: string
  /** Deposit address. */
  address: string
  /** Name of the network at the institution. */
  chain?: string
  /** Destination tag or memo. If present, the sender must include it. */
  memo?: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  brokerResponseStatus?: DepositAddressStatus
  /** Message for developers. Present if no address was returned. */
  errorMessage?: string
}

/**
 * Why the institution did not return an address. Absent if it did.
 *
 * - `unknown`: the institution does not say why.
 * - `mfaRequired`: the institution requires a second factor.
 * - `kycRequired`: the user has to finish identity verification at the institution.
 */
export type DepositAddressStatus = 'unknown' | 'mfaRequired' | 'kycRequired'

/** Deposit addresses. */
export type DepositAddresses = {
  /** One entry per network. */
  addresses: NetworkDepositAddress[]
  brokerResponseStatus?: DepositAddressStatus
  /** Message for developers. Present if no address was returned. */
  errorMessage?: string
}

/**
 * What is unusual about the pay-in. Absent where nothing is.
 *
 * - `wrongNetwork`: it came on another network of the same family than the address is for. It goes back.
 * - `wrongAsset`: it came in another asset than the address is for. It goes back.
 * - `belowMinimum`: it is less than the minimum of the route. It is paid out where the bridge does so; otherwise it goes back.
 * - `late`: it came after the address was closed. It is paid out as a transfer of its own.
 * - `repeated`: it was not the first to the address. It is paid out as a transfer of its own.
 */
export type DepositIssue = 'wrongNetwork' | 'wrongAsset' | 'belowMinimum' | 'late' | 'repeated'

/** Price of one share. */
export type EquityPrice = {
  /** Price of one share, in USD. */
  price: number
  /** When the price was quoted, in Unix seconds. */
  timestamp: number
}

/** The envelope of a failed request. */
export type ErrorEnvelope = {
  status: ApiResultStatus
  /** Message for developers. Empty on success. */
  message: string
  /** Message that you may show to the end user. Absent without one. */
  displayMessage?: string
  errorType: ErrorType
  /** Eight hexadecimal digits. Equal for failures of the same kind in the same place. */
  errorHash?: string
  /** Two characters for routing alerts. Opaque; do not show it to users. */
  teamCode?: string
}

/**
 * Reason of a failure. Each has a page at `/docs/errors/{errorType}`.
 *
 * - `missingField`: A required field, query parameter or path parameter is absent or null.
 * - `invalidField`: A field has the wrong type or format, is outside its limits, or contradicts another field.
 * - `badRequest`: The body is not valid JSON, is too large, or asks for something the account, session or client cannot do.
 * - `permissionDenied`: The API key lacks the permission, the caller’s IP address is not on the client’s allow-list, or the feature is not enabled for the client.
 * - `unsupportedFile`: The uploaded file is not a PNG or JPEG that browsers can show, or the body is not multipart/form-data.
 * - `notFound`: The path or the requested object does not exist, or belongs to another client.
 * - `conflict`: Another request on the same object has not finished, or a limit on the number of objects is reached.
 * - `idempotencyKeyReused`: The `Idempotency-Key` was sent within the last 24 hours with another operation, path or body.
 * - `idempotencyKeyInUse`: A request with the same `Idempotency-Key` is being processed. Or it moved money and was interrupted, so that its outcome is unknown here.
 * - `tooManyRequest`: The API key has used up its requests for this minute, or the IP address has failed to authenticate too often.
 * - `serverFailure`: An unexpected error in Rialto.
 * - `serviceUnavailable`: Rialto cannot reach its database, or waited too long for it. `Retry-After` says when to try again.
 * - `invalidIntegrationToken`: The authentication token is unknown or belongs to another client, the account was removed, or the institution has ended its access.
 * - `integrationNotSupported`: The integration type is not configured in this environment or does not support the operation.
 * - `integrationPermissionMissing`: The API key or the sign-in at the institution does not grant the permission that the operation needs.
 * - `integrationAddressRestricted`: The institution accepts the API key from certain IP addresses only, and this installation’s are not among them.
 * - `integrationUnavailable`: The institution is down, in maintenance, does not respond in time or returns an unreadable response. This request has moved no funds and changed no order. What was submitted before keeps its own status.
 * - `integrationOutcomeUnknown`: The institution received a request that changes an order, and its response was lost or unreadable. The order may have been canceled, or may still be filled.
 * - `bridgeUnavailable`: Every bridge provider of the route is down, does not respond in time, limits the requests of the server or returns an unreadable response.
 * - `integrationRateLimited`: The institution rejected the request because of its own rate limit.
 * - `credentialsRefused`: The API key, secret or passphrase is wrong, incomplete, disabled or restricted to other IP addresses.
 * - `kycRequired`: The institution does not allow the operation until the user has verified their identity there.
 * - `accountLocked`: The institution has locked, frozen or restricted the account.
 * - `regionRestricted`: The institution rejects the operation in the region of the user or of the server.
 * - `insufficientFunds`: The account does not hold the amount plus fees, or part of the balance is not available for withdrawal.
 * - `invalidAddress`: The address, memo or tag is not valid on the requested network, or its checksum is wrong.
 * - `addressUnavailable`: The client’s address URL did not respond in time or returned no valid address for the asset and network.
 * - `amountBelowMinimum`: The amount is below the minimum of the institution, the network, the bridge or the client.
 * - `amountExceedsMaximum`: The amount is above the maximum of the institution, the bridge or the client.
 * - `networkNotSupported`: The institution, the destination or this installation does not support the asset on the network, or has paused it.
 * - `unavailableForLegalReasons`: An address of the transfer is on a sanctions list and the client blocks such transfers, or a bridge provider does not serve the address.
 * - `previewNotFound`: No preview has this ID, or it belongs to another client or account.
 * - `previewExpired`: The transfer was not executed before the preview’s expiry, or not confirmed with a code in time.
 * - `orderAlreadySent`: The order of a pay link is paid; the transfer that paid an order was erased with its account; or the institution shows a withdrawal of the order that had been called not sent.
 * - `priceUnavailable`: The price source does not respond or returned an invalid response.
 * - `linkTokenUsed`: Link is opened with a link token that was opened before or is more than ten minutes old.
 * - `linkTokenMisplaced`: Link is opened neither in a frame of an allowed origin, nor by an SDK, nor from a page of the client, and the link token was requested without `standalone`.
 * - `linkSessionEnded`: The Link session has expired or was closed.
 */
export type ErrorType = 'missingField' | 'invalidField' | 'badRequest' | 'permissionDenied' | 'unsupportedFile' | 'notFound' | 'conflict' | 'idempotencyKeyReused' | 'idempotencyKeyInUse' | 'tooManyRequest' | 'serverFailure' | 'serviceUnavailable' | 'invalidIntegrationToken' | 'integrationNotSupported' | 'integrationPermissionMissing' | 'integrationAddressRestricted' | 'integrationUnavailable' | 'integrationOutcomeUnknown' | 'bridgeUnavailable' | 'integrationRateLimited' | 'credentialsRefused' | 'kycRequired' | 'accountLocked' | 'regionRestricted' | 'insufficientFunds' | 'invalidAddress' | 'addressUnavailable' | 'amountBelowMinimum' | 'amountExceedsMaximum' | 'networkNotSupported' | 'unavailableForLegalReasons' | 'previewNotFound' | 'previewExpired' | 'orderAlreadySent' | 'priceUnavailable' | 'linkTokenUsed' | 'linkTokenMisplaced' | 'linkSessionEnded'

/** The preview to execute. */
export type ExecuteTransferRequest = {
  /** Access token or `tokenId` of the account to send from. */
  fromAuthToken: string
  /** Integration type of the account to send from. */
  fromType: BrokerType
  /** Id of the preview to execute. */
  previewId: string
  /** Code of the second factor, if the first answer required one. */
  mfaCode?: string
  /** Who receives the transfer, if the first answer required it. Never stored. */
  travelRule?: TravelRuleData
  /** Accepted for older clients and ignored. */
  tryAnotherMfa?: boolean
  /** Accepted for older clients and ignored. */
  challengeId?: string
}

/** Outcome of the execution. */
export type ExecuteTransferResult = {
  status: ExecuteTransferStatus
  mfaType?: MfaType
  /** What happened and what to do next. You may show it to the user. */
  errorMessage?: string
  /** `true` if another kind of second factor can be used. Currently always `false`. */
  fallbackMfaAvailable: boolean
  /** With `travelRuleRequired`: what is known of the destination already. */
  travelRule?: TravelRuleSuggestion
  executeTransferResult?: ExecutedTransfer
}

/**
 * Outcome of executing a transfer.
 *
 * - `succeeded`: the transfer is complete.
 * - `inProgress`: the institution accepted the transfer, or its answer was lost. Wait for the webhook; do not send the transfer again.
 * - `failed`: the institution rejected the transfer. Nothing was sent.
 * - `mfaRequired`: the institution requires a second factor. Repeat the request with `mfaCode`.
 * - `emailConfirmationRequired`: the user has to confirm by email at the institution.
 * - `deviceConfirmationRequired`: the user has to confirm on a device of theirs.
 * - `mfaFailed`: the institution did not accept `mfaCode`.
 * - `addressWhitelistRequired`: the user has to add the address to the withdrawal allowlist at the institution.
 * - `secondMfaRequired`: the institution requires another second factor.
 * - `deFiWalletConfirmationRequired`: the user has to confirm in their wallet.
 * - `emailConfirmationApprovalRequired`: the user has to approve the transfer by email at the institution.
 * - `travelRuleRequired`: the institution must know who receives the transfer. Repeat the request with `travelRule`. Nothing was sent.
 */
export type ExecuteTransferStatus = 'succeeded' | 'inProgress' | 'failed' | 'mfaRequired' | 'emailConfirmationRequired' | 'deviceConfirmationRequired' | 'mfaFailed' | 'addressWhitelistRequired' | 'secondMfaRequired' | 'deFiWalletConfirmationRequired' | 'emailConfirmationApprovalRequired' | 'travelRuleRequired'

/** The transfer that was executed. */
export type ExecutedTransfer = {
  /** Id of the transfer. Same value as the `previewId`. */
  transferId: string
  status: InstitutionTransactionStatus
  /** The status in words. */
  statusDetails?: string
  /** Address of the sender: that of a self-custody wallet. Empty for institutions, which send from pooled wallets. */
  fromAddress: string
  /** Address that receives the asset. */
  toAddress: string
  /** Destination tag or memo of `toAddress`. */
  addressTag?: string
  /** Symbol of the asset. */
  symbol: string
  /** Display name of the network. */
  networkName: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Hash of the transaction on the chain. Absent until it is known. */
  hash?: string
  /** Amount that was requested, in whole units of the asset. */
  amount: number
  /** `amount` with every digit, as a decimal. */
  amountDecimal: string
  /** Amount that arrives, in whole units of the asset. */
  amountToReceive: number
  /** `amountToReceive` with every digit, as a decimal. */
  amountToReceiveDecimal: string
  /** Amount that was requested, in USD. */
  amountInFiat: number
  /** Amount that arrives, in USD. */
  amountToReceiveInFiat: number
  /** Amount that leaves the account, fee included, in USD. */
  totalAmountInFiat: number
  /** Fee that the institution charges. */
  institutionTransferFee: TransferFee
}

/**
 * Purpose of the fee.
 *
 * - `conversion`: converting or buying the asset before the transfer.
 * - `transfer`: sending the asset.
 */
export type FeePurpose = 'conversion' | 'transfer'

/**
 * Recipient of the fee.
 *
 * - `institution`: the exchange or brokerage that holds the account.
 * - `network`: the network, for a transaction that the user’s wallet sends.
 * - `bridge`: the bridge provider.
 * - `client`: you: the client fee, which is part of what arrives.
 */
export type FeeTaker = 'institution' | 'network' | 'bridge' | 'client'

/** Fiat balance in one currency. */
export type FiatBalance = {
  /** Cash, in `currencyCode`. */
  cash: number
  /** Amount available for purchases, in `currencyCode`. */
  buyingPower: number
  /** ISO 4217 currency code. */
  currencyCode: string
}

/** Fiat balances of a user. */
export type FiatPortfolio = {
  /** One entry per currency. */
  fiatBalances: PortfolioFiatBalance[]
  /** Accounts that are part of the portfolio. */
  accounts: PortfolioAccount[]
}

/**
 * Whether fractional amounts can be traded.
 *
 * - `fractionalTradingAllowed`: fractional amounts can be traded.
 * - `fractionalTradingNotAllowed`: only whole amounts can be traded.
 * - `tradingNotAllowed`: the market is closed.
 * - `fractionalTradingPossiblyAllowed`: the institution does not say.
 */
export type FractionalTradingAllowance = 'fractionalTradingAllowed' | 'fractionalTradingNotAllowed' | 'tradingNotAllowed' | 'fractionalTradingPossiblyAllowed'

/** An order at the institution that provides the asset before it is sent. */
export type FundingMethod = {
  type: FundingType
  /** The least that the order yields, in whole units of `toSymbol`. */
  amount: number
  /** `amount` in USD. 0 if the asset has no price. */
  amountInFiat: number
  /** Asset that is received, and then sent. */
  toSymbol: string
  /** The most that the order spends, in whole units of `fromSymbol`. */
  fromAmount: number
  /** Asset or currency that is spent. */
  fromSymbol: string
  /** Estimated fee of the exchange for the order. */
  fee?: TransferFee
}

/** Whether the asset may be provided by a conversion or purchase at the institution. */
export type FundingOptions = {
  /** `true`: what the user lacks of the asset may be converted from another asset, or bought with money in the account, during the transfer. */
  enabled?: boolean
}

/**
 * How the asset is provided.
 *
 * - `cryptocurrencyConversion`: another asset of the account is sold for it.
 * - `buyingPowerPurchase`: it is bought with money in the account.
 */
export type FundingType = 'cryptocurrencyConversion' | 'buyingPowerPurchase'

/** The connected account and the transaction to read. */
export type GetAccountTransferRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Id of the transaction at the institution. */
  transactionId?: string
  /** Hash of the transaction on the chain. */
  transactionHash?: string
  /** Symbol of the asset. Makes the search faster at institutions that are read asset by asset. */
  symbol?: string
  /** Address format of the network. */
  addressType?: CryptocurrencyAddressType
}

/** The connected account, the asset and the network. */
export type GetDepositAddressRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Symbol of the asset. */
  symbol: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
}

/** The connected account to read. */
export type GetHoldingsRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** `true`: positions include `marketValue` and `lastPrice`. Default `false`. */
  includeMarketValue?: boolean
}

/** The session whose result is returned. */
export type GetLinkResultRequest = {
  /** Your id of the end user. With a result code: the user signed in to your application in the browser that brought the code. Must be the user of the session. */
  userId: string
  /** Value of the query parameter `resultCode` of your callback URL. Send this or `linkToken`. */
  resultCode?: string
  /** The link token, or the URL of the Link page, that was created for the session. */
  linkToken?: string
}

/** The connected account and the market. */
export type GetOrderSymbolInfoRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Symbol of the asset to buy or sell. */
  symbol: string
  /** Symbol of the asset that pays, or that is received in a sale. */
  paymentSymbol: string
  /** Amount of `symbol`, or of `paymentSymbol` if `amountIsInPaymentSymbol` is `true`. */
  amount?: number
  /** Limit price: units of `paymentSymbol` per unit of `symbol`. Required for limit orders. */
  price?: number
  /** Deprecated. Only cryptocurrencies can be traded. */
  isCryptocurrency?: boolean
  /** `true` if `paymentSymbol` is a cryptocurrency. Rejected if the symbol says otherwise. */
  paymentIsCryptocurrency?: boolean
  /** Deprecated. Use `amountIsInPaymentSymbol`; must not contradict it. */
  amountIsFiat?: boolean
  /** Deprecated and ignored. */
  amountInFiat?: number
  /** `true`: `amount` is in `paymentSymbol`. `false`: it is in `symbol`. */
  amountIsInPaymentSymbol?: boolean
  /** Accepted for older clients and ignored. */
  amountInPaymentSymbol?: number
  /** For equities. Accepted for older clients and ignored. */
  extendedHours?: boolean
  /** `market`: trades at once at the market price. `limit`: trades at `price` or better. `stopLoss`: trades once the market reaches a price. */
  orderType?: 'market' | 'limit' | 'stopLoss'
  timeInForce?: TimeInForce
  /** Code of the second factor, if the institution requires one. */
  mfaCode?: string
  side?: OrderSide
}

/** Goods that are paid for. */
export type GoodsDetail = {
  /** `01`: tangible goods. `02`: virtual goods. */
  goodsType?: '01' | '02'
  /** Category of the goods. */
  goodsCategory?: string
  /** Your id of the goods. */
  referenceGoodsId?: string
  /** Name of the goods. */
  goodsName?: string
  /** Description of the goods. */
  goodsDetail?: string
}

/** An asset that the account holds. */
export type HoldingPosition = {
  /** Display name of the asset. */
  name: string
  /** Symbol of the asset. */
  symbol: string
  /** Amount held, in whole units of the asset. */
  amount: number
  /** Purchase cost of the amount, in USD. Absent if the institution does not provide it. */
  costBasis?: number
  /** Value of the amount, in USD. Present if it was requested and a price is known. */
  marketValue?: number
  /** Price of one unit, in USD. Present if it was requested and is known. */
  lastPrice?: number
  /** `true`: `lastPrice` was more than five minutes old, because no price source responded. Otherwise absent. */
  isPriceStale?: boolean
}

/**
 * Why a holding cannot be transferred to any of the destinations.
 *
 * - `noEligibleNetworks`: no network of the holding can be used; see the reason of each network.
 * - `symbolDoesNotMatch`: no destination accepts this asset.
 * - `notSupportedForTransferByTarget`: the destination cannot receive the asset.
 * - `notSupportedForTransferBySource`: the institution does not send the asset.
 * - `eligibleWithFunding`: the balance is not enough, but the user could buy the rest.
 * - `amountNotSufficient`: the balance is not enough.
 * - `noPrice`: the asset has no price, so an amount in fiat cannot be converted.
 */
export type HoldingTransferIneligibilityReason = 'noEligibleNetworks' | 'symbolDoesNotMatch' | 'notSupportedForTransferByTarget' | 'notSupportedForTransferBySource' | 'eligibleWithFunding' | 'amountNotSufficient' | 'noPrice'

/** Holdings of one account. */
export type Holdings = {
  status: BrokerRequestStatus
  /** Message for developers. Present unless `status` is `succeeded`. */
  errorMessage?: string
  /** Message that you may show to the end user. */
  displayMessage?: string
  type: BrokerType
  /** Account id at the institution. */
  accountId?: string
  /** Account name at the institution. */
  accountName?: string
  /** Display name of the institution. */
  institutionName?: string
  /** Cryptocurrencies and tokens. */
  cryptocurrencyPositions: HoldingPosition[]
  /** Equities. */
  equityPositions: HoldingPosition[]
  /** Cryptocurrencies that this API does not support otherwise. */
  notSupportedCryptocurrencyPositions: HoldingPosition[]
  /** Equities that this API does not support otherwise. */
  notSupportedEquityPositions: HoldingPosition[]
}

/** Value of one account. */
export type HoldingsValue = {
  /** Value of everything in the account, fiat included, in USD. */
  totalValue: number
  /** Change in value of everything in the account, in USD. Always 0: no price history is kept. */
  totalPerformance: number
  /** Value of the equities, in USD. */
  equitiesValue: number
  /** Change in value of the equities, in USD. Always 0: no price history is kept. */
  equitiesPerformance: number
  /** Value of the cryptocurrencies, in USD. */
  cryptocurrenciesValue: number
  /** Change in value of the cryptocurrencies, in USD. Always 0: no price history is kept. */
  cryptocurrenciesPerformance: number
  /** Value of the NFTs, in USD. */
  nftsValue: number
  /** Value of the fiat balances, in USD. */
  fiatValue: number
  /** Symbols in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete. */
  unpricedSymbols: string[]
  /** Symbols that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old. */
  stalePriceSymbols: string[]
}

/** A payment to the address of a request. */
export type IncomingPayment = {
  /** Id of the payment. */
  id: string
  /** Hash of the transaction. */
  txHash: string
  /** Network on which it was sent. */
  networkId: string
  /** Name of the network. */
  networkName: string
  /** Symbol of the asset that was sent. */
  symbol: string
  /** Amount that arrived. */
  amount: string
  /** Part of it that counts for the order. */
  countedAmount: string
  state: IncomingPaymentState
  /** Sender. It may be an exchange: never send a refund there unless the user confirms it. */
  fromAddress?: string
  issue?: PaymentIssue
  /** When it was first seen, in Unix seconds. */
  seenTimestamp: number
}

/**
 * State on the chain.
 *
 * - `detected`: in a block that may still be replaced.
 * - `final`: in a final block.
 * - `dropped`: its block was replaced, and the new one does not contain it.
 */
export type IncomingPaymentState = 'detected' | 'final' | 'dropped'

/**
 * State of a deposit or withdrawal at the institution. Treat a value you do not know as pending.
 *
 * - `unknown`: the institution’s status is not known to this API; treat it as pending.
 * - `failed`: failed.
 * - `frozen`: held by the institution.
 * - `succeeded`: complete.
 * - `mfaRequired`: waits for a second factor.
 * - `pending`: in progress.
 * - `expired`: expired before it was sent.
 * - `canceled`: canceled before it was sent.
 * - `waitingForSignature`: waits for a signature.
 * - `waitingForClearing`: waits for clearing.
 * - `awaitingApproval`: waits for the institution’s approval.
 * - `awaitingConfirmation`: waits for confirmations on the chain.
 * - `awaitingVerification`: waits for verification by the institution.
 * - `rejected`: rejected by the institution.
 * - `pendingCancel`: is being canceled.
 * - `emailVerification`: waits for the user to confirm by email.
 * - `deviceConfirmationRequired`: waits for the user to confirm on a device.
 * - `mfaFailed`: the second factor was not accepted.
 * - `addressWhitelistRequired`: the address is not on the user’s withdrawal allowlist.
 * - `secondMfaRequired`: waits for another second factor.
 * - `emailConfirmationApprovalRequired`: waits for the user to approve by email.
 * - `travelRuleRequired`: waits for information about the recipient that the travel rule requires.
 */
export type InstitutionTransactionStatus = 'unknown' | 'failed' | 'frozen' | 'succeeded' | 'mfaRequired' | 'pending' | 'expired' | 'canceled' | 'waitingForSignature' | 'waitingForClearing' | 'awaitingApproval' | 'awaitingConfirmation' | 'awaitingVerification' | 'rejected' | 'pendingCancel' | 'emailVerification' | 'deviceConfirmationRequired' | 'mfaFailed' | 'addressWhitelistRequired' | 'secondMfaRequired' | 'emailConfirmationApprovalRequired' | 'travelRuleRequired'

/** An institution or wallet that users can connect. */
export type Integration = {
  /** Integration id. */
  id: string
  /** Display name. */
  name: string
  type: BrokerType
  /** Id of the wallet provider. Present for `deFiWallet` only. */
  deFiWalletProviderId?: string
  /** Categories of the integration. */
  categories: string[]
  logo?: IntegrationLogo
  /** `true` if crypto can be sent from accounts there. */
  cryptoTransfersSupported: boolean
}

/** Health of one integration. */
export type IntegrationHealth = {
  type: BrokerType
  /** Display name. */
  name: string
  /** `false` if the institution is down. */
  isUp: boolean
  /** Why the institution is down. Absent while it is up. */
  description?: string
  /** Since when the institution is down, in Unix seconds. Absent while it is up. */
  downTimeStart?: number
  /** Features that the integration supports. */
  supportedProducts: Product[]
  deFiWalletData?: DeFiWalletData
}

/** All integrations. */
export type IntegrationList = {
  /** Integrations, in the order in which Link shows them. */
  items: Integration[]
}

/** Logos and icons of the integration. */
export type IntegrationLogo = {
  /** URL of the white logo. */
  logoWhiteUrl?: string
  /** URL of the black logo. */
  logoBlackUrl?: string
  /** URL of the logo in color. */
  logoColorUrl?: string
  /** URL of the white icon. */
  iconWhiteUrl?: string
  /** URL of the black icon. */
  iconBlackUrl?: string
  /** URL of the icon in color. */
  iconColorUrl?: string
}

/** A network of one integration for the token. */
export type IntegrationNetwork = {
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Same value as `networkName`, in the spelling that older clients read. */
  netwokName: string
  /** Display name of the network. */
  networkName: string
  /** Name of the network at the institution. */
  innerNetworkId: string
  /** URL of the network’s logo. */
  networkLogo?: string
  brokerType: BrokerType
}

/** An asset that leaves the account. */
export type LeavingRow = {
  /** Symbol of the asset, or code of the currency. */
  symbol: string
  /** Amount, as a decimal in whole units of `symbol`. Absent while it is unknown. */
  amount?: string
  /** Value in USD, as a decimal. Absent if the price of the asset is unknown. */
  usd?: string
  /** Expected amount at the current price, as a decimal. Present if `amount` is the maximum that the order may spend. */
  about?: string
}

/** Whether the asset may be provided by a conversion or purchase at the institution, and by several accounts together. */
export type LinkFundingOptions = {
  /** `true`: what the user lacks of the asset may be converted from another asset, or bought with money in the account, during the transfer. */
  enabled?: boolean
  /** How many accounts of the user may pay together if none has enough alone. More than 1 requires a fixed amount without an inclusive fee, and is not available for `onramp`. Default 1. */
  maximumSources?: number
}

/** What the user did in a Link session. */
export type LinkResult = {
  /** `issued`: Link was not opened yet. `open`: the user is in Link. `finished`: the user completed the session. `exited`: the user left before that. `expired`: the session expired. */
  status: 'issued' | 'open' | 'finished' | 'exited' | 'expired'
  /** Your id of the end user. */
  userId: string
  /** Id of the sub-client, as in the link token request. */
  subClientId?: string
  /** Your id of the transaction. */
  transactionId?: string
  /** Page of Link on which the user left, as in `onExit`. Absent until the user has left. */
  page?: string
  /** Accounts that the user connected, or chose again, in the session. */
  accounts: LinkResultAccount[]
  /** Why `accounts` is empty although an account was connected. `resultCode`: the session was opened as a standalone page, so that its accounts are returned for the result code only. `payLink`: accounts of a pay link are used for its payment only. */
  accountsWithheld?: 'resultCode' | 'payLink'
  transfer?: TransferRecord
}

/** An account of the session, with the fields that `onIntegrationConnected` delivers. */
export type LinkResultAccount = {
  brokerType: BrokerType
  /** Display name of the institution. */
  brokerName: string
  /** Seconds until the authorization expires. Absent if it does not expire. */
  expiresInSeconds?: number
  /** The account with its tokens. */
  accountTokens: AccountTokens[]
}

/**
 * What happened.
 *
 * - `linkSession.ready`: the institution no longer waits for the user, for example to save the address: the transfer can continue.
 * - `linkSession.finished`: a Link session ended. Nothing more can happen in it.
 */
export type LinkSessionEventType = 'linkSession.ready' | 'linkSession.finished'

/**
 * How the session ended.
 *
 * - `finished`: the user reached the end of Link.
 * - `exited`: the user left before its end.
 * - `expired`: the session expired before the user left.
 * - `open`: the user has not left. Only in `linkSession.ready`.
 */
export type LinkSessionOutcome = 'finished' | 'exited' | 'expired' | 'open'

/** Body of a webhook about a Link session. */
export type LinkSessionWebhook = {
  /** Id of this delivery. Changes with every attempt. */
  Id: string
  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  EventId: string
  EventType: LinkSessionEventType
  /** Position of the event among those of its session: always 1. */
  Sequence: number
  /** When this attempt was sent, in Unix seconds. */
  SentTimestamp: number
  /** Id of the Link session. */
  SessionId: string
  /** Your id of the end user. */
  UserId: string
  /** Your id of the transaction. `null` if you did not send one. */
  TransactionId: string | null
  /** Id of the sub-client that the link token named. `null` if it named none. */
  SubClientId: string | null
  Outcome: LinkSessionOutcome
  /** The page on which the user left. `null` if the session expired or the user has not left. */
  Page: string | null
  /** Ids of the accounts that were connected or used in the session. */
  AccountIds: string[]
  /** Id of the transfer that was submitted in the session. `null` if there was none. */
  TransferId: string | null
  /** When the event happened, in Unix milliseconds. */
  Timestamp: number
}

/** A link token. */
export type LinkToken = {
  /** The token: the URL of the Link page in padded standard Base64. Pass it to the SDK unchanged. */
  linkToken: string
  /** URL to send to the user, for example by mail. It can be opened again until the order is paid or the link expires; the order (`userId` and `transactionId`) is paid once. It carries no stored accounts. Present if `generatePayLink` is `true`. */
  paymentLink?: string
  /** When `paymentLink` expires, in Unix seconds. Present with `paymentLink`. */
  paymentLinkExpiresTimestamp?: number
}

/** The connected account to read, and filters. */
export type ListAccountTransfersRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Number of entries to return. Default 100. */
  count?: number
  /** `cursor` of the previous page. Leave the other fields as they were. */
  cursor?: string
  /** Only entries with these statuses. */
  statuses?: InstitutionTransactionStatus[]
  /** Only entries on networks with this address format. */
  cryptocurrencyAddressType?: CryptocurrencyAddressType
  /** Only entries created at this time or later, in Unix seconds. */
  from?: number
}

/** The connected account, the asset and the networks. */
export type ListDepositAddressesRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Symbol of the asset. */
  symbol: string
  /** Only these networks. Absent: every network on which the institution receives the asset. */
  networks?: RequestedNetwork[]
}

/** The pairs to find routes to. */
export type ListDepositRoutesRequest = {
  /** Pairs that you can receive. */
  destinations: BridgingPair[]
  /** `true`: at most one destination per source, chosen by the configured network priority. `false`: every matching route. Default `true`. */
  optimized?: boolean
}

/** The connected account to read, and filters. */
export type ListOrdersRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** `cursor` of the previous page. Valid for this account and the same filters only. */
  cursor?: string
  /** Number of orders to return. Default 100. */
  count?: number
  /** Only orders with these statuses. */
  statuses?: OrderStatus[]
  /** Only orders created at this time or later, in Unix seconds. */
  from?: number
}

/** The pairs to find routes from. */
export type ListWithdrawalRoutesRequest = {
  /** Pairs that you can send from. */
  sources: BridgingPair[]
  /** `true`: at most one source per destination, chosen by the configured network priority. `false`: every matching route. Default `true`. */
  optimized?: boolean
}

/**
 * Why the code was not accepted. Absent if the request had none.
 *
 * - `wrongCode`: it is not the code that was sent or shown.
 * - `expiredCode`: it was correct and has expired. Send a new one.
 * - `replacedCode`: it was correct, but a newer code was sent since. Ask the user for the newest one.
 */
export type MfaProblem = 'wrongCode' | 'expiredCode' | 'replacedCode'

/** The code that the institution requires. */
export type MfaRequest = {
  /** Kinds of code that the user can choose from. */
  types: MfaScheme[]
  /** Kind of code that the institution waits for. Absent if the user has to choose one. */
  type?: MfaScheme
  /** Destination of the code, as the institution shows it. Absent if no code was sent. */
  sentTo?: string
  /** Seconds until the code expires. Absent if the institution does not say. */
  expiresInSeconds?: number
  problem?: MfaProblem
}

/**
 * Kind of code by which an institution checks who signs in.
 *
 * - `totp`: a code from an authenticator app.
 * - `phone`: a code sent to the user’s phone.
 * - `email`: a code sent by email.
 */
export type MfaScheme = 'totp' | 'phone' | 'email'

/**
 * Kind of second factor that the institution requires.
 *
 * - `unspecified`: the institution does not say which.
 * - `phone`: a code sent to the user’s phone.
 * - `email`: a code sent by email.
 * - `totp`: a code from an authenticator app.
 * - `face`: face recognition in the institution’s app.
 * - `tradingPin`: the trading PIN.
 * - `mobile`: confirmation in the institution’s mobile app.
 */
export type MfaType = 'unspecified' | 'phone' | 'email' | 'totp' | 'face' | 'tradingPin' | 'mobile'

/** One fee of a transfer, with its recipient. */
export type MoneyFee = {
  /** Symbol of the asset, or code of the currency. */
  symbol: string
  /** Amount, as a decimal in whole units of `symbol`. Absent while it is unknown. */
  amount?: string
  /** Value in USD, as a decimal. Absent if the price of the asset is unknown. */
  usd?: string
  takenBy: FeeTaker
  purpose: FeePurpose
}

/** All amounts of a transfer. `leaves`: from the user’s account. `fees`: with their recipients. `sold` and `bought`: by the conversion or purchase before the transfer. `stays`: the part of `bought` that remains in the account. `arrives`: at the destination address. `credited`: after the client fee. `missing` and `returned`: parts that did not arrive; the missing part of a combined transfer has left no account. */
export type MoneyLine = {
  state: MoneyLineState
  /** Amounts that leave the user’s account, including fees, by asset. Empty if nothing leaves. */
  leaves: LeavingRow[]
  /** Value of all amounts in `leaves`, in USD, as a decimal. Absent if a part of it is unknown. */
  leavesUsd?: string
  sold?: MoneyRow
  bought?: MoneyRow
  /** All fees. A fee without `amount` is not known yet. */
  fees: MoneyFee[]
  /** Value of all fees, in USD, as a decimal. Absent if one of them is unknown. */
  feesUsd?: string
  stays?: MoneyRow
  arrives: MoneyRow
  credited: MoneyRow
  missing?: MoneyRow
  returned?: MoneyRow
}

/**
 * Whether the amounts are planned or actual.
 *
 * - `planned`: as the user approved them. The amounts in `leaves` are maximums.
 * - `actual`: as reported by the institution, the bridge provider or the chain.
 */
export type MoneyLineState = 'planned' | 'actual'

/** One amount of a transfer. */
export type MoneyRow = {
  /** Symbol of the asset, or code of the currency. */
  symbol: string
  /** Amount, as a decimal in whole units of `symbol`. Absent while it is unknown. */
  amount?: string
  /** Value in USD, as a decimal. Absent if the price of the asset is unknown. */
  usd?: string
}

/** A network supported for transfers. */
export type Network = {
  /** Network id. Never changes; you may cache it. */
  id: string
  /** Display name. */
  name: string
  /** Chain id: the decimal EIP-155 number for EVM networks, otherwise the family’s own name of the chain. */
  chainId: string
  /** URL of the logo. */
  logoUrl?: string
  /** Symbol of the native asset, in which network fees are paid. */
  nativeSymbol: string
  networkType: NetworkType
  /** Tokens supported for transfers, with logos. */
  tokens: NetworkToken[]
  /** Symbols of the tokens supported for transfers. */
  supportedTokens: string[]
  /** Integrations that support transfers on this network. Empty for a network that only bridged transfers use. */
  supportedBrokerTypes: BrokerType[]
}

/** A deposit address on one network. */
export type NetworkDepositAddress = {
  /** Deposit address. */
  address: string
  /** Symbol of the asset. */
  symbol: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** CAIP-2 id of the network. */
  caipId: string
  /** Display name of the network. */
  networkName: string
  /** Destination tag or memo. If present, the sender must include it. */
  memo?: string
  /** URL of the network’s logo. */
  logoUrl?: string
}

/** Networks of this environment. */
export type NetworkList = {
  /** Networks. */
  networks: Network[]
}

/** A token on the network. */
export type NetworkToken = {
  /** Symbol of the token. */
  symbol: string
  /** URL of the token’s logo. */
  logoUrl?: string
}

/**
 * Why a transfer on a network is not possible.
 *
 * - `amountNotSufficient`: the amount is not enough.
 * - `gasFeeAssetBalanceNotEnough`: the balance of the network’s native asset does not cover the network fee.
 * - `noTargetNetworkFound`: no destination is on this network.
 * - `refusedByInstitution`: the institution does not send on this network at the moment.
 * - `eligibleWithFunding`: the balance is not enough, but the user could buy the rest.
 * - `balanceBelowRequestedAmount`: the balance is below the requested amount.
 * - `requestedAmountBelowMinimum`: the requested amount is below the institution’s minimum.
 * - `balanceBelowMinimum`: the balance is below the institution’s minimum.
 * - `requestedAmountBelowFees`: the requested amount is below the fees.
 * - `requestedAmountBelowClientMinimum`: the requested amount is below your minimum.
 * - `requestedAmountAboveClientMaximum`: the requested amount is above your maximum.
 * - `noPrice`: the asset has no price, so an amount in fiat cannot be converted.
 * - `nyCoinbaseUserRestrictions`: Coinbase does not allow it for users in New York.
 * - `gasFeeAssetAndBalanceNotEnough`: neither the balance nor the native asset for the network fee is enough.
 */
export type NetworkTransferIneligibilityReason = 'amountNotSufficient' | 'gasFeeAssetBalanceNotEnough' | 'noTargetNetworkFound' | 'refusedByInstitution' | 'eligibleWithFunding' | 'balanceBelowRequestedAmount' | 'requestedAmountBelowMinimum' | 'balanceBelowMinimum' | 'requestedAmountBelowFees' | 'requestedAmountBelowClientMinimum' | 'requestedAmountAboveClientMaximum' | 'noPrice' | 'nyCoinbaseUserRestrictions' | 'gasFeeAssetAndBalanceNotEnough'

/**
 * Family of a network. Decides the format of addresses.
 *
 * - `unknown`: not known.
 * - `evm`: Ethereum and chains compatible with it.
 * - `solana`: Solana.
 * - `bitcoin`: Bitcoin.
 * - `cardano`: Cardano.
 * - `tron`: Tron.
 * - `avalancheX`: Avalanche X-Chain.
 * - `tezos`: Tezos.
 * - `dogecoin`: Dogecoin.
 * - `ripple`: XRP Ledger.
 * - `stellar`: Stellar.
 * - `litecoin`: Litecoin.
 * - `sui`: Sui.
 * - `aptos`: Aptos.
 * - `tvm`: TON.
 * - `injective`: Injective.
 * - `cosmos`: Cosmos Hub.
 * - `noble`: Noble.
 */
export type NetworkType = 'unknown' | 'evm' | 'solana' | 'bitcoin' | 'cardano' | 'tron' | 'avalancheX' | 'tezos' | 'dogecoin' | 'ripple' | 'stellar' | 'litecoin' | 'sui' | 'aptos' | 'tvm' | 'injective' | 'cosmos' | 'noble'

/** Where to send the user. */
export type OAuthPrompt = {
  /** Always `redirect`: send the user to `redirectLink`. */
  status: 'redirect'
  /** URL of a Link page that opens this integration directly. Single use, valid for 10 minutes. */
  redirectLink: string
  /** Link to the sign-in page of the institution itself. Single use, valid for 15 minutes. The same as `redirectLink` if you have no callback URL. */
  linkToken: string
}

/** An order at an institution. */
export type Order = {
  /** Id of the order. */
  id: string
  side: OrderSide
  /** Symbol of the asset that is bought or sold. */
  symbol: string
  /** Name of the asset. */
  name: string
  /** Type of the asset. Currently always `cryptocurrency`. */
  assetType: 'equity' | 'cryptocurrency' | 'option' | 'nft'
  /** Symbol of the asset that pays, or that is received in a sale. */
  paymentSymbol: string
  paymentType: PaymentSymbolType
  /** Amount of the order, in units of `symbol`. If the order was placed in `paymentSymbol`, the amount that has traded. */
  amount?: number
  /** Average price, in `paymentSymbol`. Before anything has traded, the limit price. */
  price?: number
  /** Fee, in `paymentSymbol`. Absent if the institution does not report it. */
  fee?: number
  /** Value that has traded so far, in `paymentSymbol`. */
  value?: number
  /** When the order was created, in Unix seconds. */
  createdTimestamp: number
  /** When the order last changed, in Unix seconds. */
  updatedTimestamp: number
  status: OrderStatus
  /** Status in the institution’s own terms. */
  statusDetails?: string
  orderType: OrderType
  timeInForce: TimeInForce
  brokerType: BrokerType
  /** Always `order`. */
  transactionType: 'order'
}

/** One page of orders. */
export type OrderPage = {
  /** Orders of this page. */
  transactions: Order[]
  /** Cursor of the next page. Absent on the last page. */
  cursor?: string
  /** Number of orders in this answer. */
  total: number
  /** `createdTimestamp` of the oldest order in this response, in Unix seconds. 0 without orders. */
  earliestTimestamp: number
}

/** What an order would cost. */
export type OrderPreview = {
  brokerType: BrokerType
  /** Estimated fee, in `paymentSymbol`. */
  fee?: number
  /** The fee in words. */
  feeText?: string
  /** `amount` of the request. */
  amount: number
  side: OrderSide
  /** `success`: the order would be accepted. `failed`: it would be rejected; see `errorMessage`. */
  status: 'success' | 'failed'
  /** Why the order would be rejected. */
  errorMessage?: string
  /** `paymentSymbol` of the request. */
  paymentSymbol: string
  /** `true` if `paymentSymbol` is a cryptocurrency. */
  paymentIsCryptocurrency: boolean
  /** Estimated price of one unit of `symbol`, in `paymentSymbol`. */
  estimatedUnitPrice?: number
}

/** Identifies one order of a connected account. */
export type OrderReference = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Id of the order, from POST `/transactions/{side}` or POST `/transactions/list`. */
  id: string
  side?: OrderSide
  /** `true`: only orders of cryptocurrencies are supported. */
  isCryptocurrency: boolean
  /** Market of the order. Not needed: the id identifies the market. */
  symbolPair?: string
  /** Code of the second factor, if the institution requires one. */
  mfaCode?: string
}

/** The order. */
export type OrderRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Symbol of the asset to buy or sell. */
  symbol: string
  /** Symbol of the asset that pays, or that is received in a sale. */
  paymentSymbol: string
  /** Amount of `symbol`, or of `paymentSymbol` if `amountIsInPaymentSymbol` is `true`. */
  amount: number
  /** Limit price: units of `paymentSymbol` per unit of `symbol`. Required for limit orders. */
  price?: number
  /** Deprecated. Only cryptocurrencies can be traded. */
  isCryptocurrency?: boolean
  /** `true` if `paymentSymbol` is a cryptocurrency. Rejected if the symbol says otherwise. */
  paymentIsCryptocurrency: boolean
  /** Deprecated. Use `amountIsInPaymentSymbol`; must not contradict it. */
  amountIsFiat?: boolean
  /** Deprecated and ignored. */
  amountInFiat?: number
  /** `true`: `amount` is in `paymentSymbol`. `false`: it is in `symbol`. */
  amountIsInPaymentSymbol: boolean
  /** Accepted for older clients and ignored. */
  amountInPaymentSymbol?: number
  /** For equities. Accepted for older clients and ignored. */
  extendedHours?: boolean
  /** `market`: trades at once at the market price. `limit`: trades at `price` or better. `stopLoss`: trades once the market reaches a price. */
  orderType: 'market' | 'limit' | 'stopLoss'
  timeInForce: TimeInForce
  /** Code of the second factor, if the institution requires one. */
  mfaCode?: string
}

/**
 * Side of an order.
 *
 * - `unknown`: not known.
 * - `buy`: buys `symbol` with `paymentSymbol`.
 * - `sell`: sells `symbol` for `paymentSymbol`.
 */
export type OrderSide = 'unknown' | 'buy' | 'sell'

/**
 * State of an order.
 *
 * - `unknown`: the institution’s answer was lost. Read the order with POST `/transactions/details`; do not place it again before that.
 * - `inProgress`: open.
 * - `cancelled`: canceled. Final.
 * - `rejected`: rejected by the institution. Final.
 * - `failed`: failed. Final.
 * - `success`: filled completely. Final.
 * - `partiallyFilled`: filled in part, and still open.
 * - `expired`: expired. Final.
 */
export type OrderStatus = 'unknown' | 'inProgress' | 'cancelled' | 'rejected' | 'failed' | 'success' | 'partiallyFilled' | 'expired'

/** Limits of one market. */
export type OrderSymbolInfo = {
  fractionalTradingAllowance: FractionalTradingAllowance
  /** Smallest value of an order, in `paymentSymbol`. */
  minimumOrderValue: number
  /** Number of decimals of an amount of `symbol`. */
  precisionScale: number
}

/**
 * Type of an order.
 *
 * - `unknown`: not known.
 * - `market`: trades at once at the market price.
 * - `limit`: trades at `price` or better.
 * - `stopLoss`: trades once the market reaches a price.
 * - `stopLimit`: becomes a limit order once the market reaches a price.
 * - `takeProfit`: trades once the market reaches a price with a profit.
 * - `netDebit`: option order with a net debit.
 * - `netCredit`: option order with a net credit.
 * - `exercise`: exercise of an option.
 */
export type OrderType = 'unknown' | 'market' | 'limit' | 'stopLoss' | 'stopLimit' | 'takeProfit' | 'netDebit' | 'netCredit' | 'exercise'

/** Features of one type of order. */
export type OrderTypeFeature = {
  /** `true` if orders of this type can be placed. */
  supported: boolean
  /** `true` if fractional amounts can be traded. */
  supportsFractionalShares: boolean
  /** `true` if orders can trade outside regular market hours. */
  supportsExtendedMarketHours: boolean
  /** Accepted values of `timeInForce`. */
  supportedTimeInForceList: TimeInForce[]
  /** `true` if the amount of a buy order may be in `paymentSymbol`. */
  supportsPlacingBuyOrdersInPaymentSymbolAmount: boolean
  /** `true` if the amount of a sell order may be in `paymentSymbol`. */
  supportsPlacingSellOrdersInPaymentSymbolAmount: boolean
  /** `true` if the amount of a buy order may be in `symbol`. */
  supportsPlacingBuyOrdersInBaseSymbolAmount: boolean
  /** `true` if the amount of a sell order may be in `symbol`. */
  supportsPlacingSellOrdersInBaseSymbolAmount: boolean
}

/** Pairs that can be traded. */
export type PairTradingFeature = {
  /** `true` if pairs can be traded. */
  supported: boolean
  /** Cryptocurrencies that can be traded. */
  supportedCryptocurrencySymbols: string[]
  /** Fiat currencies that can be used to pay. */
  supportedFiatCurrencies: string[]
  /** Pairs that can be traded. */
  supportedTradingPairs: string[]
}

/** A network on which an order was paid. */
export type PayerNetwork = {
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Display name of the network. */
  networkName: string
}

/** An amount that a payer sent and that no other row explains. */
export type PayerOther = {
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Display name of the network. */
  networkName: string
  /** Symbol of the asset. */
  symbol: string
  state: PayerOtherState
  /** Amount, as a decimal in whole units of `symbol`. Absent while it is unknown. */
  amount?: string
}

/**
 * State of the amount.
 *
 * - `exchanged`: exchanged by a bridge for the asset of the order.
 * - `atBridge`: paid in to a bridge, which has neither paid it out to the order nor returned it.
 * - `returned`: sent back, as the chain or the bridge shows.
 * - `returning`: in a refund that has not ended.
 * - `open`: arrived in another asset or on another network, and is in no refund: you decide.
 */
export type PayerOtherState = 'exchanged' | 'atBridge' | 'returned' | 'returning' | 'open'

/** A part of what arrived that is not credited. */
export type PayerRest = {
  state: PayerRestState
  /** Amount, as a decimal in whole units of the asset of the order. */
  amount: string
}

/**
 * State of the amount.
 *
 * - `returned`: sent back, as the chain shows.
 * - `returning`: in a refund that has not ended.
 * - `open`: neither credited nor in a refund: you decide.
 */
export type PayerRestState = 'returned' | 'returning' | 'open'

/** For an order that was paid by address and has ended: the amount sent on each network, the fee of a bridge, the credited amount, the uncredited parts, and all other amounts that were sent. Absent if everything was sent directly and is credited, because `moneyLine` of the transfer is then the same. Later refunds change it, so read the record again after their events. */
export type PayerSide = {
  /** Networks of all payments for the order, first those that paid it. */
  networks: PayerNetwork[]
  moneyLine: MoneyLine
  /** Arrived in the asset of the order and not credited. */
  rest: PayerRest[]
  /** Amounts without a row in `moneyLine` and `rest`: further assets that were sent over bridges, amounts at a bridge, and payments in another asset or on another network. Absent if there are none. `moneyLine.sold` and `moneyLine.returned` have one asset each. */
  others?: PayerOther[]
}

/**
 * Why a payment, or a part of it, does not count.
 *
 * - `wrongNetwork`: it was sent to the same address on another network.
 * - `wrongAsset`: it is another asset.
 * - `sanctionedSender`: its sender is on a sanctions list. It is never returned by a rule.
 * - `dust`: it is less than a thousandth of the amount.
 * - `late`: it was sent after the time had ended.
 * - `repeated`: the order was paid already.
 * - `overpaid`: a part of it exceeds the amount.
 * - `underpaid`: the order was not paid in full.
 * - `canceled`: the request was canceled.
 * - `paidOtherwise`: the order was paid from a connected account.
 */
export type PaymentIssue = 'wrongNetwork' | 'wrongAsset' | 'sanctionedSender' | 'dust' | 'late' | 'repeated' | 'overpaid' | 'underpaid' | 'canceled' | 'paidOtherwise'

/** An order of a fixed amount that is paid by sending to an address. */
export type PaymentRequest = {
  /** Id of the payment request. */
  id: string
  /** Your id of the end user. */
  userId: string
  /** Your id of the order. */
  transactionId?: string
  /** Id of the transfer that pays the order, in GET `/transfers/managed/platform` and in transfer webhooks. Present from the first payment that counts. */
  transferId?: string
  status: PaymentRequestStatus
  /** Network to pay on. */
  networkId: string
  /** Name of the network. */
  networkName: string
  /** Symbol of the asset to pay. */
  symbol: string
  /** Amount to pay, as a decimal string. */
  amount: string
  /** Final payments that count for the order. */
  creditedAmount: string
  /** Still to be paid. Payments that are not final are deducted. */
  dueAmount: string
  /** Address to pay to. No other order ever gets it. */
  address: string
  /** Destination tag. A payment without it is not recognized. */
  addressTag?: string
  /** On Solana: the public key that marks the payment (Solana Pay). A payment without it is not recognized. */
  reference?: string
  /** Payment request for wallets: EIP-681, BIP-21, Solana Pay, or `ripple:` with `amount` and `dt`. Absent on Tron. */
  paymentUri?: string
  /** Address for refunds that the payer has given in Link. Refunds go there by default. */
  refundAddress?: string
  /** Destination tag of `refundAddress`. */
  refundAddressTag?: string
  /** Where an agent pays the order by x402 version 2. Present where the relayer sends signed payments of the asset for you. Whoever has it can pay the order and read its state. */
  x402Url?: string
  /** When it was created, in Unix seconds. */
  createdTimestamp: number
  /** When the time to pay ends, in Unix seconds. */
  expiresTimestamp: number
  /** Payments to the address, in the order in which they were seen. */
  payments: IncomingPayment[]
  /** The books of each asset that arrived. */
  sums: PaymentRequestSums[]
  /** Refunds of this request, the oldest first. */
  refunds: Refund[]
  /** Addresses of bridges at which the order can be paid in another asset, the oldest first. */
  bridgePayments: BridgePayment[]
}

/**
 * What happened.
 *
 * - `paymentRequest.detected`: enough was seen for the order, and is not final. Credit nothing yet.
 * - `paymentRequest.underpaid`: less than the amount was seen. The rest is asked for at the same address.
 * - `paymentRequest.held`: less than the amount arrived in time, and waits for your decision.
 * - `paymentRequest.paid`: the order is paid. Its transfer has succeeded.
 * - `paymentRequest.expired`: the order was not paid in time.
 * - `paymentRequest.canceled`: you canceled the request.
 * - `paymentRequest.bridgeChanged`: a payment over a bridge has another state: see `BridgePayment`. Credit nothing: the payout is a payment of its own.
 * - `paymentRequest.paymentUnexpected`: a payment, or a part of it, does not count: see `Payment.Issue`. Your rule for it is applied once it is final.
 */
export type PaymentRequestEventType = 'paymentRequest.detected' | 'paymentRequest.underpaid' | 'paymentRequest.held' | 'paymentRequest.paid' | 'paymentRequest.expired' | 'paymentRequest.canceled' | 'paymentRequest.bridgeChanged' | 'paymentRequest.paymentUnexpected'

/**
 * State of a payment request.
 *
 * - `waiting`: no payment was seen.
 * - `detected`: enough was seen, in a block that is not final. Nothing is credited yet.
 * - `underpaid`: less than the amount was seen. The rest is asked for at the same address until the time ends.
 * - `held`: less than the amount arrived in time. It waits for your decision.
 * - `paid`: final. The amount arrived, or you accepted what arrived.
 * - `expired`: final. The order was not paid in time.
 * - `canceled`: final. You canceled the request.
 * - `paidOtherwise`: final. The order was paid from a connected account.
 */
export type PaymentRequestStatus = 'waiting' | 'detected' | 'underpaid' | 'held' | 'paid' | 'expired' | 'canceled' | 'paidOtherwise'

/** The books of one asset: `arrived` is the sum of the four other amounts. */
export type PaymentRequestSums = {
  /** Network of the asset. */
  networkId: string
  /** Name of the network. */
  networkName: string
  /** Symbol of the asset. */
  symbol: string
  /** Everything that is final. */
  arrived: string
  /** Counts for the order. */
  credited: string
  /** Arrived at refund addresses. */
  refunded: string
  /** In refunds that have not ended. */
  refunding: string
  /** Waits for your decision: neither credited nor in a refund. */
  open: string
}

/** Body of a webhook about a payment request. */
export type PaymentRequestWebhook = {
  /** Id of this delivery. Changes with every attempt. */
  Id: string
  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  EventId: string
  EventType: PaymentRequestEventType
  /** Position of the event in its payment request: 1, 2, and so on. */
  Sequence: number
  /** When this attempt was sent, in Unix seconds. */
  SentTimestamp: number
  /** Id of the payment request. */
  PaymentRequestId: string
  /** Your id of the end user. */
  UserId: string
  /** Id of the sub-client of the Link session. `null` without one. */
  SubClientId: string | null
  /** Your id of the order. `null` if you did not send one. */
  TransactionId: string | null
  /** Id of the transfer that pays the order. `null` before the first payment that counts. */
  TransferId: string | null
  PaymentRequestStatus: PaymentRequestStatus
  /** Name of the network to pay on. */
  Chain: string
  /** Symbol of the asset to pay. */
  Token: string
  /** Address of the request. */
  Address: string
  /** Destination tag of `Address`. `null` without one. */
  AddressTag: string | null
  /** Amount to pay. */
  Amount: number | null
  /** `Amount` with every digit. */
  AmountDecimal: string | null
  /** Final payments that count for the order. */
  CreditedAmount: number | null
  /** `CreditedAmount` with every digit. */
  CreditedAmountDecimal: string | null
  /** The payment that the event is about. Absent without one. */
  Payment?: WebhookPayment
  /** The address of a bridge that the event is about. Absent without one. */
  BridgePayment?: WebhookBridgePayment
  Payer?: PayerSide
  /** When the event happened, in Unix milliseconds. */
  Timestamp: number
}

/**
 * Kind of `paymentSymbol`.
 *
 * - `fiat`: a fiat currency.
 * - `cryptocurrency`: a cryptocurrency.
 */
export type PaymentSymbolType = 'fiat' | 'cryptocurrency'

/** A withdrawal that a user confirmed in Link, and that you send. */
export type Payout = {
  /** Id of the payout: `transferId` of the event `withdrawalRequested`. */
  id: string
  /** Your id of the end user. */
  userId: string
  /** Your id of the payout. */
  transactionId?: string
  status: PayoutStatus
  /** Network to send on. */
  networkId: string
  /** Name of the network. */
  networkName: string
  /** Symbol of the asset to send. */
  symbol: string
  /** Amount to send, as a decimal string. */
  amount: string
  /** Address of the user’s account to send to. */
  address: string
  /** Destination tag or memo to send with. */
  addressTag?: string
  /** Name of the institution or wallet of the account. */
  integrationName: string
  /** `true`: no payout of this user to this address has succeeded before. A reason to check it, or to wait. */
  isNewAddress: boolean
  /** Hash of the transaction that you reported. */
  txHash?: string
  /** `true`: the institution’s own history shows the deposit. Many institutions show none. */
  isCredited: boolean
  /** Why it failed, or why the reported transaction does not pay it. */
  failureMessage?: string
  /** What the reported transaction brought to the address, where that is not the amount, as a decimal string. */
  arrivedAmount?: string
  /** When the user confirmed it, in Unix seconds. */
  createdTimestamp: number
}

/** An address that the user has confirmed for a payout. */
export type PayoutAddress = {
  /** Network of the address. */
  networkId: string
  /** The address. */
  address: string
  /** Its destination tag or memo. */
  addressTag?: string
  /** Name of the institution or wallet of the account. */
  integrationName: string
  /** Number of payouts that the chain has shown at the address. */
  succeededPayouts: number
  /** When the user last confirmed it, in Unix seconds. */
  confirmedTimestamp: number
}

/** The payout addresses of a user. */
export type PayoutAddresses = {
  /** At most 100 addresses. */
  items: PayoutAddress[]
}

/**
 * What happened.
 *
 * - `payout.requested`: the user confirmed a payout to their account. Send it.
 * - `payout.succeeded`: the chain shows the payout at its address.
 * - `payout.mismatched`: the reported transaction does not pay the payout. Report the one that does, or cancel it.
 * - `payout.failed`: the reported transaction was reverted: it moved nothing.
 * - `payout.credited`: the institution’s history shows the deposit in the user’s account.
 */
export type PayoutEventType = 'payout.requested' | 'payout.succeeded' | 'payout.mismatched' | 'payout.failed' | 'payout.credited'

/** Lets the user confirm a payout to an account that they connect. Rialto sends nothing: you send it. Cannot be combined with `transferOptions` or `verifyWalletOptions`. */
export type PayoutOptions = {
  /** Network that you send on. */
  networkId: string
  /** Symbol of the asset that you send. Contract addresses are not accepted. */
  symbol: string
  /** Amount that you send, as a decimal string. */
  amount: string
  /** Your id of the payout. The user can confirm one payout of it: a second one only after the first failed or was canceled. */
  transactionId?: string
  /** Purpose of the payout. Link shows it to the user. */
  description?: string
}

/**
 * State of a payout.
 *
 * - `pending`: the user has confirmed the account. Send the amount, and report your transaction. With `failureMessage`, that transaction does not pay it: report the one that does, or cancel.
 * - `succeeded`: final. The chain shows the amount at the address.
 * - `failed`: final. The reported transaction was reverted: it moved nothing. The user can confirm another payout.
 * - `canceled`: final. You withdrew it.
 */
export type PayoutStatus = 'pending' | 'succeeded' | 'failed' | 'canceled'

/** Body of a webhook about a payout. */
export type PayoutWebhook = {
  /** Id of this delivery. Changes with every attempt. */
  Id: string
  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  EventId: string
  EventType: PayoutEventType
  /** Grows with each event of the payout. */
  Sequence: number
  /** When this attempt was sent, in Unix seconds. */
  SentTimestamp: number
  /** Id of the payout: `transferId` of the event `withdrawalRequested`. */
  PayoutId: string
  /** Your id of the end user. */
  UserId: string
  /** Id of the sub-client of the Link session. `null` without one. */
  SubClientId: string | null
  /** Your id of the payout. `null` if you did not send one. */
  TransactionId: string | null
  PayoutStatus: PayoutStatus
  /** Name of the network to send on. */
  Chain: string
  /** Symbol of the asset to send. */
  Token: string
  /** Amount to send. */
  Amount: number | null
  /** `Amount` with every digit. */
  AmountDecimal: string | null
  /** Address of the user’s account to send to. */
  Address: string
  /** Destination tag or memo to send with. `null` without one. */
  AddressTag: string | null
  /** Name of the institution or wallet of the account. */
  IntegrationName: string
  /** Hash of the transaction. `null` until you report it. */
  TxHash: string | null
  /** What the reported transaction brought to the address, where that is not the amount. */
  ArrivedAmount: number | null
  /** `ArrivedAmount` with every digit. */
  ArrivedAmountDecimal: string | null
  /** Why it failed, or why the reported transaction does not pay it. `null` otherwise. */
  FailureMessage: string | null
  /** When the event happened, in Unix milliseconds. */
  Timestamp: number
}

/** The order that was placed. */
export type PlacedOrder = {
  /** Id of the order. */
  orderId: string
  brokerType: BrokerType
  side: OrderSide
  /** `amount` of the request. */
  amount: number
  /** Average price, in `paymentSymbol`. Before anything has traded, the limit price. */
  price?: number
  /** Value that has traded so far, in `paymentSymbol`. */
  value?: number
  /** Fee so far, in `paymentSymbol`. */
  fee?: number
  /** When the order was created, in Unix seconds. */
  timestamp: number
  status: OrderStatus
  /** Status in the institution’s own terms. */
  statusDetails?: string
  timeInForce: TimeInForce
  /** Market of the order: symbols joined by a hyphen. */
  symbolPair: string
  /** Message for developers, if the order failed. */
  errorMessage?: string
  /** Message that you may show to the end user, if the order failed. */
  displayMessage?: string
}

/** Holdings of a user. */
export type Portfolio = {
  /** Value of the equities, in USD. */
  equitiesValue: number
  /** Value of the cryptocurrencies, in USD. */
  cryptocurrenciesValue: number
  /** Value of the NFTs, in USD. */
  nftsValue: number
  /** Equities. */
  equityPositions: PortfolioPosition[]
  /** Cryptocurrencies and tokens. */
  cryptocurrencyPositions: PortfolioPosition[]
  /** NFTs. */
  nftPositions: PortfolioPosition[]
  /** Symbols in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete. */
  unpricedSymbols: string[]
  /** Symbols that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old. */
  stalePriceSymbols: string[]
  /** Accounts that are part of the portfolio. */
  accounts: PortfolioAccount[]
}

/** An account that is part of the portfolio. */
export type PortfolioAccount = {
  type: BrokerType
  /** Account id at the institution. */
  accountId: string
  /** Account name at the institution. */
  accountName: string
  state: PortfolioAccountState
  /** When the data of this account was read, in Unix seconds. Absent if no read has succeeded yet. */
  asOf?: number
}

/**
 * State of the connection.
 *
 * - `active`: the account can be read.
 * - `needsReconnect`: the authorization has ended. The user has to connect the account again.
 */
export type PortfolioAccountState = 'active' | 'needsReconnect'

/** Fiat balance in one currency, over all accounts. */
export type PortfolioFiatBalance = {
  /** ISO 4217 currency code. */
  symbol: string
  /** Cash, in the currency. May be negative. */
  cash: number
  /** Amount available for purchases, in the currency. */
  buyingPower: number
}

/** An asset that the user holds, over all accounts. */
export type PortfolioPosition = {
  /** Display name of the asset. */
  name: string
  /** Symbol of the asset. */
  symbol: string
  /** Amount held in all accounts, in whole units of the asset. */
  amount: number
  /** Value of the amount when it was read, in USD. Absent if no price was known. */
  marketValue?: number
  /** Price of one unit when it was read, in USD. Absent if none was known. */
  lastPrice?: number
  /** `true`: `lastPrice` was more than five minutes old, because no price source responded. Otherwise absent. */
  isPriceStale?: boolean
}

/** A postal address. */
export type PostalAddress = {
  /** Street and number. */
  line1: string
  /** Second line. */
  line2?: string
  /** Town or city. */
  city: string
  /** State or province, where addresses have one. */
  state?: string
  /** Postal code. */
  postalCode: string
  /** Country. ISO 3166-1 alpha-2 code. */
  countryCode: string
}

/** The transfer to price. */
export type PreviewTransferRequest = {
  /** Access token or `tokenId` of the account to send from. */
  fromAuthToken: string
  /** Integration type of the account to send from. */
  fromType: BrokerType
  /** Access token or `tokenId` of an account of the user to send to, in place of `toAddress`. */
  toAuthToken?: string
  /** Integration type of the account to send to. Required with `toAuthToken`. */
  toType?: BrokerType
  /** Address that receives the asset, in the format of the network. */
  toAddress?: string
  /** Destination tag or memo, for networks that use one. */
  addressTag?: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Symbol of the asset. */
  symbol: string
  /** Amount, in whole units of the asset. Send this or `amountInFiat`. */
  amount?: number
  /** Amount, in USD. Send this or `amount`. */
  amountInFiat?: number
  /** Currency of `amountInFiat`. Only `USD` is supported. */
  fiatCurrency?: string
  /** Your id of the transaction. Transfers and webhooks carry it. */
  transactionId?: string
  /** `true`: the fee is deducted from the amount. `false`: it is added to it. Default `false`. */
  isInclusiveFeeEnabled?: boolean
  fundingOptions?: FundingOptions
}

/** The preview. */
export type PreviewTransferResult = {
  /** `succeeded`: the preview can be executed. `failed`: it was not made. `requiresFunding`: the balance is not enough. */
  status: 'succeeded' | 'failed' | 'requiresFunding'
  previewResult?: TransferPreview
}

/** What one account pays. */
export type PreviewedPart = {
  /** Id of the part. Execute it with POST `/transfers/managed/execute` and the account’s own token. */
  previewId: string
  /** Position in `sources` of the account that pays this part. */
  sourceIndex: number
  fromType: BrokerType
  /** What arrives from this account, in whole units of the asset. */
  amount: number
  /** `amount` with every digit, as a decimal. */
  amountDecimal: string
  /** What arrives from this account, in USD. */
  amountInFiat: number
  /** Fee that the institution charges on top. */
  institutionTransferFee: TransferFee
  /** Address for sending this part back to the user. */
  refundAddress?: string
  /** Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none. */
  refundAddressTag?: string
}

/** A failure in the format of RFC 9457. */
export type ProblemDetails = {
  /** `urn:rialto:error:` followed by an `errorType`. */
  type: string
  /** Summary of the kind of failure. */
  title: string
  /** HTTP status code. */
  status: number
  /** The problem of this request. */
  detail: string
  /** Path of the request, without its query. */
  instance: string
  /** Messages by field path. Present if the failure is about a field. */
  errors?: Record<string, string[]>
}

/**
 * Product of a connected account.
 *
 * - `balance`: read fiat balances.
 * - `holdings`: read asset holdings.
 * - `identity`: read identity details of the account holder.
 * - `orders`: read and place orders.
 * - `transfers`: send crypto.
 */
export type Product = 'balance' | 'holdings' | 'identity' | 'orders' | 'transfers'

/** The transfer to quote. */
export type QuoteBridgeRequest = {
  /** The pair that is paid in. */
  origin: BridgingPair
  /** The pair to pay out, and the address that receives it. */
  destination: BridgingDestination
  /** Amount to pay in, in whole units of the origin asset. A JSON number; a string is rejected. */
  amount: number
}

/** Fees of the transfer. */
export type QuoteFees = {
  inFiat: QuoteFeesInFiat
  inCrypto: QuoteFeesInCrypto
}

/** Fees in the asset. */
export type QuoteFeesInCrypto = {
  /** Highest fee of the payment method, in whole units of the asset. */
  paymentMethodFeeMax: number
  /** Highest trading fee, in whole units of the asset. */
  tradingFeeMax: number
  /** Withdrawal fee of the institution, network fee included, in whole units of the asset. */
  withdrawalFee: number
  /** Your own fee, in whole units of the asset. */
  partnerFee: number
  /** Network fee that is charged separately, in whole units of the asset. */
  networkFee: number
  /** Lowest sum of all fees, in whole units of the asset. */
  minFees: number
  /** Highest sum of all fees, in whole units of the asset. */
  maxFees: number
}

/** Fees in USD. */
export type QuoteFeesInFiat = {
  /** Highest fee of the payment method, in USD. */
  paymentMethodFeeMaxFiat: number
  /** Highest trading fee, in USD. */
  tradingFeeMaxFiat: number
  /** Withdrawal fee of the institution, network fee included, in USD. */
  withdrawalFeeFiat: number
  /** Your own fee, in USD. */
  partnerFeeFiat: number
  /** Network fee that is charged separately, in USD. */
  networkFeeFiat: number
  /** Lowest sum of all fees, in USD. */
  minFeesFiat: number
  /** Highest sum of all fees, in USD. */
  maxFeesFiat: number
}

/** A way to pay for the transfer. */
export type QuoteFundingOption = {
  /** `existingCryptocurrencyBalance`: the user sends crypto that the account holds. */
  fundingOption: 'existingCryptocurrencyBalance'
  /** Fee of the payment method, in USD. */
  paymentMethodFeeFiat: number
  /** Trading fee, in USD. */
  tradingFeeFiat: number
}

/** The transfer to quote. */
export type QuoteTransferRequest = {
  /** Amount to send, in USD. */
  amountInFiat: number
  /** Currency of `amountInFiat`. Only `USD` is supported. */
  fiatCurrency: string
  /** Symbol of the asset. */
  symbol: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Address that receives the asset. */
  toAddress: string
  /** Integration type of the account to send from. */
  brokerType: BrokerType
  /** Your own flat fee, in USD. */
  feeFlat?: number
  /** Your own fee, in percent of `amountInFiat`: 2.5 is 2.5 %. */
  feePercentage?: number
}

/** The connected account to refresh. */
export type RefreshTokenRequest = {
  /** Refresh token of the connection, or its access token, which may have expired. */
  refreshToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Access token of the same connection, which may have expired. Required if the integration needs it together with the refresh token. A token of another connection is rejected with `badRequest`. */
  authToken?: string
  /** Same as `authToken`. With `mfaCode`: the access token of the first answer. */
  accessToken?: string
  /** `true`: the answer contains a new refresh token, and the one you sent is no longer valid. Default `false`. */
  createNewRefreshToken?: boolean
  /** Code of the second factor, if the first answer had the status `mfaRequired`. */
  mfaCode?: string
}

/** The refreshed authorization. */
export type RefreshTokenResult = {
  status: RefreshTokenStatus
  /** Why the refresh failed. */
  errorMessage?: string
  /** Seconds until the access token expires. Absent if it does not expire. */
  expiresInSeconds?: number
  /** The account with its current tokens. */
  brokerAccountTokens: AccountTokens[]
}

/**
 * Outcome of the refresh.
 *
 * - `failed`: the institution rejected it. The user has to connect the account again.
 * - `succeeded`: the authorization was refreshed.
 * - `mfaRequired`: the institution requires a second factor. Repeat the request with `mfaCode`.
 */
export type RefreshTokenStatus = 'failed' | 'succeeded' | 'mfaRequired'

/** The return of money that arrived for a payment request, or of an unassigned payment. */
export type Refund = {
  /** Id of the refund. */
  id: string
  /** Payment request whose money is returned. Absent for the return of an unassigned payment. */
  paymentRequestId?: string
  /** Unassigned payment that is returned. */
  unassignedPaymentId?: string
  status: RefundStatus
  /** Network to send on. */
  networkId: string
  /** Name of the network. */
  networkName: string
  /** Symbol of the asset to send. */
  symbol: string
  /** Amount to send, as a decimal string. */
  amount: string
  /** Address to send to. */
  address?: string
  /** Destination tag to send with. */
  addressTag?: string
  /** Why it is returned. */
  reason: string
  /** Hash of the transaction that you reported. */
  txHash?: string
  /** Why it failed, or why the reported transaction does not pay it. */
  failureMessage?: string
  /** What the reported transaction brought to the address, where that is not the amount, as a decimal string. */
  arrivedAmount?: string
  /** `key`, `rule`, or the email address of a member. */
  requestedBy: string
  /** Email address of the member who approved it. */
  approvedBy?: string
  /** When it was created, in Unix seconds. */
  createdTimestamp: number
}

/**
 * What happened.
 *
 * - `refund.pending`: the refund can be sent: its address is known, and it was approved where approval is needed.
 * - `refund.succeeded`: the chain shows the refund at its address.
 * - `refund.mismatched`: the reported transaction does not pay the refund, or one arrived after the refund was canceled. Report the one that does, or cancel it.
 * - `refund.failed`: the reported transaction was reverted: it moved nothing.
 */
export type RefundEventType = 'refund.pending' | 'refund.succeeded' | 'refund.mismatched' | 'refund.failed'

/**
 * State of a refund.
 *
 * - `needsAddress`: no address is known. Ask the payer, cancel this refund, and create one with the address.
 * - `needsApproval`: a member has to approve it in the dashboard.
 * - `pending`: send it, and report its transaction. With `failureMessage`, that transaction does not pay it: report the one that does, or cancel.
 * - `succeeded`: final. The chain shows the amount at the address.
 * - `failed`: final. The reported transaction was reverted: it moved nothing. Its money is open again.
 * - `canceled`: final. You withdrew it. Its money is open again, except for `arrivedAmount`.
 */
export type RefundStatus = 'needsAddress' | 'needsApproval' | 'pending' | 'succeeded' | 'failed' | 'canceled'

/** Body of a webhook about a refund. */
export type RefundWebhook = {
  /** Id of this delivery. Changes with every attempt. */
  Id: string
  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  EventId: string
  EventType: RefundEventType
  /** Grows with each event of the refund. */
  Sequence: number
  /** When this attempt was sent, in Unix seconds. */
  SentTimestamp: number
  /** Id of the refund. */
  RefundId: string
  /** Id of the payment request whose money is returned. `null` for the return of an unassigned payment. */
  PaymentRequestId: string | null
  /** Id of the unassigned payment that is returned. `null` for money of a payment request. */
  UnassignedPaymentId: string | null
  /** Your id of the end user. `null` for the return of an unassigned payment. */
  UserId: string | null
  /** Id of the sub-client of the Link session. `null` without one. */
  SubClientId: string | null
  /** Your id of the order. `null` if you did not send one. */
  TransactionId: string | null
  /** Id of the transfer of the order. `null` without one. */
  TransferId: string | null
  RefundStatus: RefundStatus
  /** Name of the network to send on. */
  Chain: string
  /** Symbol of the asset to send. */
  Token: string
  /** Amount to send. */
  Amount: number | null
  /** `Amount` with every digit. */
  AmountDecimal: string | null
  /** Address to send to. */
  Address: string | null
  /** Destination tag to send with. `null` without one. */
  AddressTag: string | null
  /** Hash of the transaction. `null` until you report it. */
  TxHash: string | null
  /** Why it is returned. */
  Reason: string
  /** What the reported transaction brought to the address, where that is not the amount. */
  ArrivedAmount: number | null
  /** `ArrivedAmount` with every digit. */
  ArrivedAmountDecimal: string | null
  /** Why it failed, or why the reported transaction does not pay it. `null` otherwise. */
  FailureMessage: string | null
  /** When the event happened, in Unix milliseconds. */
  Timestamp: number
}

/** A transaction that you sent. */
export type ReportedTransaction = {
  /** Hash of your transaction. */
  txHash: string
}

/** A network, by one of its ids. */
export type RequestedNetwork = {
  /** Network id. Send this or `caipId`, not both. */
  networkId?: string
  /** CAIP-2 id of the network. Send this or `networkId`. */
  caipId?: string
}

/** Your decision. */
export type ResolvePaymentRequestRequest = {
  /** Whether what has arrived pays the order. */
  action: 'credit' | 'cancel'
  /** Your reason, for the record. */
  note?: string
}

/** The route of the transfer. */
export type SelectedBridgingRoute = {
  /** The pair that is paid in. */
  origin: BridgingPair
  bridgingAddress: BridgingDepositAddress
  /** The pair that is paid out, and the address that receives it. */
  destination: BridgingDestination
}

/** Stored tokens of an account that the user connected before. */
export type StoredAccessToken = {
  /** Access token of the account. */
  accessToken?: string
  /** `tokenId` of the account. Takes precedence over `accessToken`. */
  tokenId?: string
  /** Accounts of the payload, as `onIntegrationConnected` delivered them. */
  accountTokens?: StoredAccountToken[]
}

/** Stored tokens of one account. */
export type StoredAccountToken = {
  /** Access token of the account. */
  accessToken?: string
  /** `tokenId` of the account. Takes precedence over `accessToken`. */
  tokenId?: string
}

/** A network on which the account sends the asset. */
export type SymbolChain = {
  /** Name of the network at the institution. */
  chain: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Fee in the asset, on top of the amount. */
  fee: number
  /** Smallest amount that can be sent, in the asset. */
  minWithdrawAmount: number
  /** Largest amount that can be sent, in the asset. Absent if there is no limit. */
  maxWithdrawAmount?: number
  /** Why nothing can be sent on this network now. Absent if sending is possible. */
  notes?: string
}

/** Withdrawal terms of an asset. */
export type SymbolDetails = {
  /** Symbol of the asset. */
  symbol: string
  /** Address formats of these networks. */
  addressTypes: CryptocurrencyAddressType[]
  /** Networks on which the asset can be sent. */
  chains: SymbolChain[]
}

/**
 * How long an order stays open. Market orders trade at once, regardless of the value.
 *
 * - `goodTillCanceled`: until it is canceled.
 * - `immediateOrCancel`: the part that cannot trade at once is canceled.
 * - `fillOrKill`: trades completely at once, or not at all.
 * - `goodForDay`: until the end of the day.
 * - `postOnly`: only if it does not trade at once.
 * - `unknown`: not known. In requests: until it is canceled.
 */
export type TimeInForce = 'goodTillCanceled' | 'immediateOrCancel' | 'fillOrKill' | 'goodForDay' | 'postOnly' | 'unknown'

/** A network on which the token exists. */
export type TokenNetwork = {
  /** Network id. */
  id: string
  /** Display name. */
  name: string
  /** Chain id, as in GET `/transfers/managed/networks`. */
  chainId: string
  /** URL of the logo. */
  logoUrl?: string
}

/** What is possible when trading cryptocurrencies. */
export type TradingFeature = {
  /** `true` if cryptocurrencies can be traded. */
  supported: boolean
  /** `true` if orders can be paid in fiat. */
  supportsFiatCurrencyPayment: boolean
  /** `true` if orders can be paid in cryptocurrency. */
  supportsCryptocurrencyPayment: boolean
  /** `true` if orders can be placed on margin. */
  supportsMarginOrders: boolean
  /** Cryptocurrencies that can be traded. */
  supportedCryptocurrencySymbols: string[]
  /** Cryptocurrencies that can be used to pay. */
  supportedCryptocurrencySymbolsForPayment: string[]
  /** Fiat currencies that can be used to pay. */
  supportedFiatCurrencies: string[]
  /** Features of market orders. */
  marketType: OrderTypeFeature
  /** Features of limit orders. */
  limitType: OrderTypeFeature
}

/** Assets that the account can trade. */
export type TradingFeatures = {
  brokerType: BrokerType
  /** Account id at the institution. */
  accountId: string
  status: BrokerRequestStatus
  cryptocurrencyOrders: TradingFeature
  cryptocurrencyAssetPairTrading: PairTradingFeature
  /** `true` if orders can be previewed. */
  supportsOrderPreview: boolean
  /** `true` if prices can be quoted. */
  supportsPriceQuotes: boolean
  /** `true` if orders can be canceled. */
  supportsOrderCancellation: boolean
  /** `true` if the institution is up. */
  isIntegrationUp: boolean
  /** `true` if the account can trade. */
  isTradingSupported: boolean
  /** Number of past orders per market that the institution returns. Absent if it returns all. */
  historyRecordLimit?: number
  /** `true` if the institution charges a spread instead of a fee. */
  usesSpreads: boolean
}

/** An asset that you accept, and where to send it. */
export type TransferDestination = {
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Symbol of the asset. Contract addresses are not accepted. */
  symbol: string
  /** Address that receives the asset, in the format of the network. May be left out only if your addresses are requested just in time (`rialto clients set-jit-url`). */
  address?: string
  /** Destination tag or memo, for networks that use one. */
  addressTag?: string
  /** Fixed amount, in whole units of the asset. For `payment`. */
  amount?: number
  /** Value of `amount` in USD according to your application. Link shows it instead of its own figure if the two differ by at most 1 %. */
  displayAmountInFiat?: number
  /** Smallest amount to accept, in whole units of the asset. Send this or `minAmountInFiat`. */
  minAmount?: number
  /** Smallest amount to accept, in USD. */
  minAmountInFiat?: number
}

/**
 * What happened.
 *
 * - `transfer.pending`: the transfer was submitted.
 * - `transfer.succeeded`: the transfer is confirmed. Credit the user now.
 * - `transfer.failed`: the transfer did not complete.
 * - `transfer.late`: a transfer that had failed was sent after all, or one that had succeeded was sent a second time, or has disappeared from the chain. Its status stays as it is, and its order is not paid again: see `DestinationAmount` for what is at your address.
 * - `transfer.refundPending`: a failed bridged transfer is being refunded.
 * - `transfer.refundSucceeded`: a failed bridged transfer was refunded.
 */
export type TransferEventType = 'transfer.pending' | 'transfer.succeeded' | 'transfer.failed' | 'transfer.late' | 'transfer.refundPending' | 'transfer.refundSucceeded'

/**
 * Why the combination is not possible.
 *
 * - `notSupportedOnIntegration`: the integration does not exist or does not support the network or token.
 * - `notSupportedOnNetwork`: the network is not available or does not have the token.
 * - `invalidAddressFormat`: the address is not valid on the network.
 * - `notSupportedOnToken`: no network has the token.
 */
export type TransferFailureReason = 'notSupportedOnIntegration' | 'notSupportedOnNetwork' | 'invalidAddressFormat' | 'notSupportedOnToken'

/** A fee of a transfer. */
export type TransferFee = {
  /** Fee, in whole units of `feeCurrency`. */
  fee: number
  /** `fee` with every digit, as a decimal. */
  feeDecimal: string
  /** Symbol of the asset in which the fee is charged. */
  feeCurrency: string
  /** Fee in USD. 0 if the asset has no price. */
  feeInFiat: number
  /** Fee, in whole units of the transferred asset. */
  feeInTransferCurrency: number
}

/** An integration that sends or receives crypto. */
export type TransferIntegration = {
  /** Integration id. */
  id: string
  type: BrokerType
  /** Display name. */
  name: string
  /** Networks that the integration supports. */
  networks: TransferNetwork[]
  /** `true` if the integration sends crypto. */
  supportsOutgoingTransfers: boolean
  /** `true` if the integration receives crypto. */
  supportsIncomingTransfers: boolean
}

/** All integrations that support transfers. */
export type TransferIntegrationList = {
  /** Integrations. */
  integrations: TransferIntegration[]
}

/** A network that the integration supports. */
export type TransferNetwork = {
  /** Network id. */
  id: string
  /** Display name. */
  name: string
  /** Chain id, as in GET `/transfers/managed/networks`. */
  chainId: string
  /** URL of the logo. */
  logoUrl?: string
  /** Tokens that the integration sends or receives on this network. */
  supportedTokens: string[]
  /** Symbol of the native asset, in which network fees are paid. */
  nativeSymbol: string
  /** Platforms on which Link can make the transfer. */
  supportedDevices: ('unknown' | 'android' | 'ios' | 'web')[]
}

/** Options of the transfer. Not needed to only connect an account. */
export type TransferOptions = {
  /** Your id of the transaction. Transfers and webhooks carry it. */
  transactionId?: string
  transferType?: TransferType
  /** `true`: fees are deducted from the amount. `false`: the user pays them on top of the amount. Default: as set in the account management API, otherwise `false`. */
  isInclusiveFeeEnabled?: boolean
  /** `true`: the answer also contains `paymentLink`. Requires `transactionId`. Default `false`. */
  generatePayLink?: boolean
  /** Time for which `paymentLink` can be opened, in seconds: 10 minutes to 30 days. Default 7 days. */
  payLinkExpiresInSeconds?: number
  /** Fixed amount, in USD. Absent: the user chooses the amount. In a destination that has an `amount`, that one counts; a `payment` with both is refused. */
  amountInFiat?: number
  /** Your own fee, as a ratio of the amount: 0.025 is 2.5 %. Absent: the fee set in the account management API. */
  clientFee?: number
  /** Purpose of the transfer. Link shows it to the user. */
  description?: string
  /** Goods that are paid for. Link shows their names to the user. */
  goodsDetails?: GoodsDetail[]
  fundingOptions?: LinkFundingOptions
  /** Above this value, in USD, the user may send a small part first and the rest once the part has arrived. Absent: not offered. Not available for `onramp`, and not together with `maximumSources` above 1. */
  rehearsalAboveInFiat?: number
  /** Assets that you accept, and where to send them. Required; at least one. */
  toAddresses?: TransferDestination[]
}

/**
 * Field to sort by. Default `createdTimestamp`, newest first.
 *
 * - `id`: id of the transfer.
 * - `clientTransferId`: your id of the transaction.
 * - `userId`: your id of the end user.
 * - `fromType`: integration type of the source.
 * - `amountInFiat`: amount in USD.
 * - `status`: status.
 * - `createdTimestamp`: time of creation.
 * - `symbol`: symbol of the asset.
 * - `networkName`: network.
 */
export type TransferOrder = 'id' | 'clientTransferId' | 'userId' | 'fromType' | 'amountInFiat' | 'status' | 'createdTimestamp' | 'symbol' | 'networkName'

/** One page of transfers. */
export type TransferPage = {
  /** Transfers of this page. */
  items: TransferRecord[]
  /** Number of transfers that match, on all pages; `10000` means that many or more. */
  total: number
  /** `Cursor` for the next page. Absent on the last page and in other orders. */
  nextCursor?: string
}

/** What one account pays of a combined transfer. */
export type TransferPart = {
  /** Id of the part: its `previewId`. */
  transferId: string
  status: TransferStatus
  /** Why the part failed. You may show it to the user. */
  statusDetails?: string
  from: TransferSource
  /** What arrives from this account, in whole units of the asset. */
  amount: number
  /** `amount` with every digit, as a decimal. */
  amountDecimal: string
  /** Fee that the institution charges. */
  withdrawalFee: TransferFee
  /** Hash of the transaction on the chain. Absent until it is known. */
  hash?: string
  /** URL of the transaction in a block explorer. */
  infoUrl?: string
  /** Address for sending this part back to the user. */
  refundAddress?: string
  /** Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none. */
  refundAddressTag?: string
}

/** What the transfer costs and what arrives. */
export type TransferPreview = {
  /** Id of the preview. It becomes the `transferId` when the preview is executed. */
  previewId: string
  /** Seconds until the preview expires. */
  previewExpiresIn: number
  /** Address of the sender, if it is known. */
  fromAddress?: string
  /** Address for sending the asset back to the user. */
  refundAddress?: string
  /** Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none. */
  refundAddressTag?: string
  /** Address that receives the asset. */
  toAddress: string
  /** Destination tag or memo of the destination. */
  addressTag?: string
  /** Symbol of the asset. */
  symbol: string
  /** Amount that was requested, in whole units of the asset. */
  amount: number
  /** `amount` with every digit, as a decimal. */
  amountDecimal: string
  /** Amount that was requested, in USD. */
  amountInFiat: number
  /** The most that leaves the account, fee included, in whole units of the asset: what the user approves. */
  totalEstimatedAmount: number
  /** `totalEstimatedAmount` with every digit, as a decimal. */
  totalEstimatedAmountDecimal: string
  /** Amount that leaves the account, fee included, in USD. */
  totalEstimatedAmountInFiat: number
  /** Amount that arrives, in whole units of the asset. */
  amountToReceive: number
  /** `amountToReceive` with every digit, as a decimal. */
  amountToReceiveDecimal: string
  /** Amount that arrives, in USD. */
  amountToReceiveInFiat: number
  moneyLine: MoneyLine
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Display name of the network. */
  networkName: string
  /** Fee that the institution charges. */
  institutionTransferFee: TransferFee
  /** Price of one unit of the asset, in USD. */
  unitPrice: number
  /** Currency of the amounts in fiat. Always `USD`. */
  fiatCurrency: string
  /** `transactionId` of the request. */
  clientTransactionId?: string
  transferType: TransferType
  /** `true` if the fee is deducted from the requested amount. `false` if it is added. */
  isFeeIncluded: boolean
  /** With `fundingOptions`: the order that provides the asset when the preview is executed. Absent if the balance is enough. */
  fundingMethods?: FundingMethod[]
  /** `true` if the asset is bridged. Currently always `false`. */
  isBridging: boolean
}

/** An estimate of a transfer. */
export type TransferQuote = {
  /** `amountInFiat` of the request, in USD. */
  amountInFiat: number
  /** Currency of the amounts in fiat. Always `USD`. */
  fiatCurrency: string
  /** Symbol of the asset. */
  symbol: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** Address that receives the asset. */
  toAddress: string
  brokerType: BrokerType
  /** `true` if the transfer would be possible. */
  isEligible: boolean
  ineligibilityReason?: NetworkTransferIneligibilityReason
  /** Smallest amount that the institution sends, in whole units of the asset. */
  minEligibleAmount: number
  /** Smallest amount that the institution sends, in USD. */
  minEligibleAmountFiat: number
  /** Largest amount that the institution sends, in whole units of the asset. */
  maxEligibleAmount?: number
  /** Largest amount that the institution sends, in USD. */
  maxEligibleAmountFiat?: number
  /** Price of one unit at the institution, in USD. */
  brokerPrice: number
  /** Price of one unit, in USD. */
  price: number
  /** Amount that arrives if all fees are as high as they can be, in USD. */
  minAmountFiat: number
  /** Amount that arrives if all fees are as low as they can be, in USD. */
  maxAmountFiat: number
  /** Amount that arrives if all fees are as high as they can be, in whole units of the asset. */
  minAmount: number
  /** Amount that arrives if all fees are as low as they can be, in whole units of the asset. */
  maxAmount: number
  fees: QuoteFees
  /** Ways to pay for the transfer. */
  fundingOptions: QuoteFundingOption[]
}

/** A transfer. Values in USD are at the price of the preview. */
export type TransferRecord = {
  /** Id of the transfer. */
  id: string
  /** Same value as `id`. */
  transferId: string
  /** Your client id. */
  clientId: string
  /** Your id of the transaction. */
  clientTransactionId?: string
  /** Id of the transaction at the institution. Absent until the institution returns one. */
  institutionTransactionId?: string
  /** Your id of the end user. */
  userId: string
  /** Id of the sub-client of the Link session. */
  subClientId?: string
  status: TransferStatus
  /** Why the transfer failed. You may show it to the user. */
  statusDetails?: string
  /** Amount that was requested, in whole units of the asset: what `amount` means in every answer and event of a transfer. */
  amount: number
  /** `amount` with every digit, as a decimal. */
  amountDecimal: string
  /** Amount that arrives, in whole units of the asset. */
  amountToReceive: number
  /** `amountToReceive` with every digit, as a decimal. */
  amountToReceiveDecimal: string
  /** Amount that was requested, in USD. */
  amountInFiat: number
  /** Amount that arrives, in USD. */
  amountToReceiveInFiat: number
  /** Currency of the amounts in fiat. Always `USD`. */
  amountInFiatCurrencyCode: string
  /** Amount that leaves the account, fee included, in whole units of the asset. */
  sourceAmount: number
  /** `sourceAmount` with every digit, as a decimal. */
  sourceAmountDecimal: string
  /** The most that the user approved to leave the account, fee included, as a decimal in whole units of the asset. Absent for bridged transfers. */
  approvedSourceAmountDecimal?: string
  amountsState: AmountsState
  moneyLine: MoneyLine
  payer?: PayerSide
  state: TransferState
  /** Short code of the transfer: eight characters in two groups. The user, you and the operator see the same code. It is not guaranteed to be unique: in rare cases, two transfers have the same code. */
  caseCode: string
  /** Amount that arrived, in whole units of the asset. Present once it has arrived. */
  destinationAmount?: number
  /** `destinationAmount` with every digit, as a decimal. */
  destinationAmountDecimal?: string
  /** Amount that arrived, in USD. Present once it has arrived. */
  destinationAmountInFiat?: number
  /** Symbol of the asset. */
  symbol: string
  /** Display name of the network. */
  networkName: string
  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  networkId: string
  /** URL of the network’s logo. */
  networkLogoUrl?: string
  from: TransferSource
  /** Address that receives the asset. */
  destinationAddress: string
  /** Destination tag or memo of the destination. */
  addressTag?: string
  /** Address for sending the asset back to the user: the sender’s address for wallets, a deposit address of the user for exchanges. */
  refundAddress?: string
  /** Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none. */
  refundAddressTag?: string
  /** Hash of the transaction on the chain. Absent until it is known. */
  hash?: string
  /** Same value as `hash`. */
  txHash?: string
  /** URL of the transaction in a block explorer. */
  infoUrl?: string
  /** Fee that the institution charges. */
  withdrawalFee: TransferFee
  /** Your own fee (`clientFee` of the link token): the part of what arrives that you keep. */
  processingFee?: TransferFee
  /** Sum of all fees, in USD. */
  totalFeesAmountInFiat: number
  /** Value of all that leaves the account, fees included, in USD. */
  totalTransactionAmountInFiat: number
  transferType: TransferType
  /** `true` if the fee was deducted from the requested amount. `false` if it was added. */
  isFeeIncluded: boolean
  /** `true` if the asset was converted or bought at the institution before it was sent. */
  isSmartFundingTransfer: boolean
  /** Where the asset came from, if it was converted or bought first. */
  fundingMethods?: FundingMethod[]
  /** Of a combined transfer: what each account pays, also parts that failed. `from` is the account of the largest part; hashes are those of the parts. */
  parts?: TransferPart[]
  /** `true` for transfers through a bridging address. */
  isBridgingTransfer: boolean
  /** Details of the bridge. Present for bridged transfers only. */
  bridgingDetails?: BridgingTransferDetails
  /** When the transfer was created, in Unix seconds. */
  createdTimestamp: number
  /** When the institution accepted the transfer, in Unix seconds. */
  executedTimestamp?: number
}

/** The institution that the asset comes from. */
export type TransferSource = {
  /** Integration id. */
  id: string
  type: BrokerType
  /** Display name of the institution. */
  name: string
  /** URL of the institution’s logo. */
  logoUrl?: string
}

/**
 * State of a transfer as users and members read it.
 *
 * - `pending`: in progress.
 * - `unknown`: in progress. Whether it was sent is not known, and is looked for.
 * - `short`: in progress. The chain shows less than was sent, or nothing.
 * - `part`: a part of the amount arrived, and the rest was not sent.
 * - `refunding`: the amount is being sent back to the user.
 * - `refunded`: the amount was sent back to the user.
 * - `late`: sent after it had failed.
 * - `succeeded`: arrived.
 * - `failed`: did not complete.
 */
export type TransferState = 'pending' | 'unknown' | 'short' | 'part' | 'refunding' | 'refunded' | 'late' | 'succeeded' | 'failed'

/**
 * State of a transfer. Only `pending` can still change.
 *
 * - `pending`: submitted and in progress.
 * - `succeeded`: confirmed on the chain or at the receiving institution. Final.
 * - `failed`: did not complete. Final.
 */
export type TransferStatus = 'pending' | 'succeeded' | 'failed'

/** A token supported for transfers. */
export type TransferToken = {
  /** Symbol of the token. */
  token: string
  /** Networks of the token. */
  networks: TokenNetwork[]
  /** Integrations that send or receive the token. */
  supportedIntegrations: BrokerType[]
  /** Networks of the token, by integration. */
  integrationNetworks: IntegrationNetwork[]
  /** URL of the token’s logo. */
  tokenLogoUrl: string
}

/** All tokens supported for transfers. */
export type TransferTokenList = {
  /** Tokens. */
  tokens: TransferToken[]
}

/**
 * Purpose of a transfer. Default `deposit`.
 *
 * - `deposit`: the user sends crypto to your address.
 * - `payment`: as `deposit`, with a fixed `amount` per destination address.
 * - `onramp`: the user buys crypto with fiat and sends it to your address.
 * - `fiatOnRamp`: accepted for older clients; same as `onramp`.
 * - `fiatOffRamp`: known to older clients; rejected as `invalidField`.
 */
export type TransferType = 'deposit' | 'payment' | 'onramp' | 'fiatOnRamp' | 'fiatOffRamp'

/** Whether the transfer is possible. */
export type TransferVerification = {
  /** `succeeded`: they fit together. `failed`: they do not; see `failureReason`. */
  status: 'succeeded' | 'failed'
  /** Message for developers, if `status` is `failed`. */
  errorMessage?: string
  failureReason?: TransferFailureReason
}

/** Body of a transfer-status webhook. */
export type TransferWebhook = {
  /** Id of this delivery. Changes with every attempt. */
  Id: string
  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  EventId: string
  EventType: TransferEventType
  /** Position of the event in its transfer: 1, 2, and so on. Use it to order events that arrive late. */
  Sequence: number
  /** When this attempt was sent, in Unix seconds. */
  SentTimestamp: number
  /** Your id of the end user. */
  UserId: string
  /** Id of the sub-client of the Link session. `null` without one. */
  SubClientId: string | null
  /** Your id of the transaction. `null` if you did not send one. */
  TransactionId: string | null
  /** Id of the transfer. */
  TransferId: string
  /** Same value as `TransferId`. */
  transferId: string
  TransferStatus: WebhookTransferStatus
  /** Hash of the transaction on `Chain`: the one that reaches the destination, and in refund events the refund. `null` until it is known. */
  TxHash: string | null
  /** Name of the network of `TxHash`: the destination’s, and in refund events that of the refund. */
  Chain: string
  /** Symbol of the asset that is moved on `Chain`: the destination’s, and in refund events the refunded one. */
  Token: string
  /** Address that receives the asset. */
  DestinationAddress: string
  /** Destination tag or memo of `DestinationAddress`. `null` if it has none. */
  DestinationAddressTag: string | null
  /** Name of the network of `DestinationAddress`. */
  DestinationChain: string
  /** Symbol of the asset that arrives at the destination. */
  DestinationToken: string
  /** Amount that arrives at the destination, in whole units of `DestinationToken`. `null` if not known yet. */
  DestinationAmount: number | null
  /** `DestinationAmount` with every digit, as a decimal. `null` like it. */
  DestinationAmountDecimal: string | null
  /** Name of the institution that the asset comes from. */
  SourceAccountProvider: string
  /** Name of the network that the asset comes from. For bridged transfers, that of the pay-in; otherwise the same as `DestinationChain`. */
  SourceChain: string
  /** Symbol of the asset of `SourceAmount`. For bridged transfers, the paid-in asset, even if the address was issued for another one. A token that the catalog does not list is named by its contract address. */
  SourceToken: string
  /** Amount that left the user’s account, fee included, in whole units of `SourceToken`. For bridged transfers, the amount paid in. `null` if not known yet. */
  SourceAmount: number | null
  /** `SourceAmount` with every digit, as a decimal. `null` like it. */
  SourceAmountDecimal: string | null
  /** Fee of the institution, part of `SourceAmount`, in whole units of `SourceToken`. `null` for bridged transfers. */
  FeeAmount: number | null
  /** `FeeAmount` with every digit, as a decimal. `null` like it. */
  FeeAmountDecimal: string | null
  AmountsState: WebhookAmountsState
  MoneyLine: MoneyLine
  Payer?: PayerSide
  /** Short code of the transfer: eight characters in two groups. The user, you and the operator see the same code. It is not guaranteed to be unique: in rare cases, two transfers have the same code. */
  CaseCode: string
  /** Hash of the pay-in on `SourceChain`. Bridged transfers only, otherwise `null`. */
  SourceTxHash: string | null
  /** Name of the network of the refund. `null` if nothing went back. */
  RefundChain: string | null
  /** Symbol of the asset that goes back. `null` if nothing went back. */
  RefundToken: string | null
  /** Amount that goes back, in whole units of `RefundToken`. Of a succeeded transfer: the part that was not paid out. `null` if nothing went back or the amount is not known. */
  RefundAmount: number | null
  /** `RefundAmount` with every digit, as a decimal. `null` like it. */
  RefundAmountDecimal: string | null
  /** Hash of the refund on `RefundChain`. `null` until it is known. */
  RefundTxHash: string | null
  /** Address for sending the asset back to the user. `null` if not known. Never send to it without `RefundAddressTag` where there is one. */
  RefundAddress: string | null
  /** Same value as `RefundAddress`. */
  refundAddress: string | null
  /** Destination tag or memo of `RefundAddress`. `null` if it has none. */
  RefundAddressTag: string | null
  /** Same value as `RefundAddressTag`. */
  refundAddressTag: string | null
  /** When the event happened, in Unix milliseconds. */
  Timestamp: number
}

/** Declaration about the destination, as the travel rule requires it. */
export type TravelRuleData = {
  walletType: TravelRuleWalletType
  /** `true` if the account holder declares that the address is their own. The beneficiary is then they. */
  isOwnWallet: boolean
  beneficiary: Beneficiary
  /** Id of the institution that holds the keys, from the directory of the sending institution. Only with `walletType` `institution`, where you know it. */
  institutionId?: string
  /** Purpose of the transfer, in a few words. */
  purpose?: string
}

/** What the compliance record of the transfer’s sub-client says of the destination. Empty if there is no record. */
export type TravelRuleSuggestion = {
  walletType?: TravelRuleWalletType
  beneficiary?: Beneficiary
  /** Id of the institution that holds the keys, from the directory of the sending institution. Only with `walletType` `institution`, where you know it. */
  institutionId?: string
}

/**
 * Who holds the keys of the address that receives the asset.
 *
 * - `selfHosted`: the beneficiary.
 * - `institution`: an exchange or another institution, for the beneficiary.
 */
export type TravelRuleWalletType = 'selfHosted' | 'institution'

/**
 * What happened.
 *
 * - `unassignedPayment.found`: a final payment to your account names no order: assign it to one, or return it.
 */
export type UnassignedPaymentEventType = 'unassignedPayment.found'

/** Body of a webhook about an unassigned payment. */
export type UnassignedPaymentWebhook = {
  /** Id of this delivery. Changes with every attempt. */
  Id: string
  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  EventId: string
  EventType: UnassignedPaymentEventType
  /** Always 1. */
  Sequence: number
  /** When this attempt was sent, in Unix seconds. */
  SentTimestamp: number
  /** Id of the payment. */
  UnassignedPaymentId: string
  /** Hash of the transaction. */
  TxHash: string
  /** Id of the network on which it was sent. */
  NetworkId: string
  /** Name of the network. */
  Chain: string
  /** Symbol of the asset that was sent. */
  Token: string
  /** Amount that arrived. */
  Amount: number
  /** `Amount` with every digit. */
  AmountDecimal: string
  /** Your account. */
  Address: string
  /** Destination tag, memo or comment as the payer sent it. `null` without one. */
  AddressTag: string | null
  /** Sender. It may be an exchange: never return money there unless the payer confirms it. */
  FromAddress: string | null
  /** When it was first seen, in Unix seconds. */
  SeenTimestamp: number
  /** When the event happened, in Unix milliseconds. */
  Timestamp: number
}

/** The transfer to read, and the account it was sent from. */
export type UpdateTransferRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration type of the connected account, in any letter case. */
  type: BrokerType
  /** Id of the transaction at the institution, or the `transferId`. */
  transactionId: string
}

/** The transfer as it is now. */
export type UpdateTransferResult = {
  status: TransferStatus
  /** State of the transfer at the institution. */
  statusDetails: InstitutionTransactionStatus
  /** Why the transfer failed. You may show it to the user. */
  errorMessage?: string
  transferResult?: TransferRecord
}

/** The connected account to read. */
export type VerifyAccountRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration id of the account, from GET `/integrations`. */
  integrationId: string
}

/** The connected account to read, and the fields to return. */
export type VerifyExchangeRequest = {
  /** Access token or `tokenId` of the connected account. */
  authToken: string
  /** Integration id of the account, from GET `/integrations`. */
  integrationId: string
  /** Fields to return. Absent: all of them. */
  accountInfo?: ('firstName' | 'middleName' | 'lastName' | 'accountNumber' | 'email' | 'mobileNumber' | 'companyName' | 'countryCode' | 'city' | 'postalCode' | 'address' | 'id' | 'dateOfBirth')[]
}

/** Lets the user prove ownership of an address by signing a message with a self-custody wallet. */
export type VerifyWalletOptions = {
  /** One line that the user reads before signing. Absent or blank: a default text. */
  message?: string
  /** Accepted methods. */
  verificationMethods?: 'signedMessage'[]
  /** The only addresses that may be verified. Absent or empty: any address. */
  addresses?: string[]
  /** Network whose wallets may be verified. Absent: any supported network. */
  networkId?: string
  /** Family of networks whose wallets may be verified. */
  networkType?: NetworkType
}

/** Proof that a user controls an address. */
export type WalletVerification = {
  /** Your id of the end user. */
  userId: string
  /** Address whose ownership was proven. */
  address: string
  networkType: NetworkType
  /** `signedMessage`: the user signed `message` with the wallet. */
  verificationMethod: 'signedMessage'
  /** Full text that was signed. */
  message: string
  /** SHA-256 of the signature as the wallet returned it, in lower-case hexadecimal. */
  signedMessageHash: string
  /** When the signature was verified, in Unix seconds. */
  timestamp: number
}

/** Verified addresses. */
export type WalletVerifications = {
  /** Newest first, at most 1,000. */
  verifications: WalletVerification[]
}

/**
 * Meaning of `SourceAmount` and `FeeAmount`.
 *
 * - `Planned`: the approved amounts. The institution has not stated its actual charge.
 * - `Actual`: the institution’s actual charge, as it states it. For bridged transfers, the amount paid in.
 */
export type WebhookAmountsState = 'Planned' | 'Actual'

/** An address of a bridge. */
export type WebhookBridgePayment = {
  /** Id of the address. */
  Id: string
  Status: BridgePaymentStatus
  /** Name of the network to pay on. */
  Chain: string
  /** Symbol of the asset to pay. */
  Token: string
  /** Amount to pay. */
  AmountDecimal: string
  /** Amount that the bridge pays to the order. */
  PayoutAmountDecimal: string
  /** Address of the bridge. */
  Address: string
  /** Receives what the bridge does not pay out. */
  RefundAddress: string
  /** Payments to the address. */
  PayInTxHashes: string[]
  /** Payments of the bridge to the order. */
  PayoutTxHashes: string[]
  /** Refunds. Some bridges report none. */
  RefundTxHashes: string[]
}

/** A payment to the address. */
export type WebhookPayment = {
  /** Id of the payment. */
  Id: string
  /** Hash of the transaction. */
  TxHash: string
  /** Name of the network on which it was sent. */
  Chain: string
  /** Symbol of the asset that was sent. */
  Token: string
  /** Amount that arrived. */
  AmountDecimal: string
  /** Part of it that counts for the order. */
  CountedAmountDecimal: string
  /** Part of it that does not count. */
  OpenAmountDecimal: string
  /** `true` in a final block. */
  IsFinal: boolean
  /** Sender. `null` if the chain does not show it. */
  FromAddress: string | null
  /** Why it does not count. `null` if it counts. */
  Issue: 'wrongNetwork' | 'wrongAsset' | 'sanctionedSender' | 'dust' | 'late' | 'repeated' | 'overpaid' | 'underpaid' | 'canceled' | 'paidOtherwise' | null
}

/**
 * State of the transfer.
 *
 * - `Pending`: submitted and in progress.
 * - `Succeeded`: confirmed on the chain or at the receiving institution.
 * - `Failed`: did not complete.
 * - `RefundPending`: failed, and is being refunded. Bridged transfers only.
 * - `RefundSucceeded`: failed, and was refunded. Bridged transfers only.
 */
export type WebhookTransferStatus = 'Pending' | 'Succeeded' | 'Failed' | 'RefundPending' | 'RefundSucceeded'

/** Parameters and content of each operation, by its id. */
export type Operations = {
  /** POST /linktoken: create a link token. */
  createLinkToken: {
    body: CreateLinkTokenRequest
    query: undefined
    params: undefined
    content: LinkToken
  }
  /** POST /linktoken/result: get the result of a link session. */
  getLinkResult: {
    body: GetLinkResultRequest
    query: undefined
    params: undefined
    content: LinkResult
  }
  /** GET /integrations: list integrations. */
  listIntegrations: {
    body: undefined
    query: undefined
    params: undefined
    content: IntegrationList
  }
  /** GET /status: get the health of integrations. */
  getStatus: {
    body: undefined
    query: undefined
    params: undefined
    content: IntegrationHealth[]
  }
  /** POST /balance/get: get fiat balances. */
  getBalance: {
    body: ConnectionRequest
    query: undefined
    params: undefined
    content: AccountBalances
  }
  /** POST /holdings/get: get the holdings of an account. */
  getHoldings: {
    body: GetHoldingsRequest
    query: undefined
    params: undefined
    content: Holdings
  }
  /** POST /token/refresh: refresh a token. */
  refreshToken: {
    body: RefreshTokenRequest
    query: undefined
    params: undefined
    content: RefreshTokenResult
  }
  /** DELETE /account: remove a connected account. */
  removeAccount: {
    body: ConnectionRequest
    query: undefined
    params: undefined
    content: undefined
  }
  /** GET /transfers/managed/networks: list networks. */
  listNetworks: {
    body: undefined
    query: undefined
    params: undefined
    content: NetworkList
  }
  /** POST /transfers/managed/configure: get the transfer options of an account. */
  configureTransfer: {
    body: ConfigureTransferRequest
    query: undefined
    params: undefined
    content: ConfigureTransferResult
  }
  /** POST /transfers/managed/preview: preview a transfer. */
  previewTransfer: {
    body: PreviewTransferRequest
    query: undefined
    params: undefined
    content: PreviewTransferResult
  }
  /** POST /transfers/managed/combine: preview a transfer from several accounts. */
  combineTransfer: {
    body: CombineTransferRequest
    query: undefined
    params: undefined
    content: CombinedTransferPreview
  }
  /** POST /transfers/managed/execute: execute a transfer. */
  executeTransfer: {
    body: ExecuteTransferRequest
    query: undefined
    params: undefined
    content: ExecuteTransferResult
  }
  /** GET /transfers/managed/platform: list transfers. */
  listTransfers: {
    body: undefined
    query: {
      /** Number of transfers to return. Default 10. */
      count?: number
      /** Number of transfers to skip. Default 0. For many pages use `Cursor`, which costs the same for each. */
      offset?: number
      /** `nextCursor` of the page before, for the page that follows it. Send the same filters again. Only in order of `createdTimestamp`. */
      cursor?: string
      /** Id of the transfer. */
      id?: string
      /** Short code of the transfer, in any case, with or without the hyphen. */
      caseCode?: string
      /** Your id of the transaction. */
      clientTransactionId?: string
      /** Your id of the end user. */
      userId?: string
      /** Only transfers from these integrations. Repeat the parameter for several. */
      integrationIds?: string[]
      /** Only transfers with these statuses. Repeat the parameter for several. */
      statuses?: TransferStatus[]
      /** Only transfers created at this time or later, in Unix seconds. */
      fromTimestamp?: number
      /** Only transfers created at this time or earlier, in Unix seconds. */
      toTimestamp?: number
      /** Only transfers of at least this amount, in USD. */
      minAmountInFiat?: number
      /** Only transfers of at most this amount, in USD. */
      maxAmountInFiat?: number
      orderBy?: TransferOrder
      /** Hash of the transaction on the chain. */
      hash?: string
      /** Id of a sub-client. */
      subClientId?: string
      /** `true`: sort in descending order. Default `false` with `OrderBy`, otherwise `true`. */
      descendingOrder?: boolean
      /** Only transfers of this environment. An API key sees its own environment only; asking for the other returns nothing. */
      isSandBox?: boolean
    }
    params: undefined
    content: TransferPage
  }
  /** GET /transfers/managed/integrations: list integrations for transfers. */
  listTransferIntegrations: {
    body: undefined
    query: undefined
    params: undefined
    content: TransferIntegrationList
  }
  /** GET /transfers/managed/tokens: list tokens. */
  listTransferTokens: {
    body: undefined
    query: undefined
    params: undefined
    content: TransferTokenList
  }
  /** GET /transfers/managed/verify: check whether a transfer is possible. */
  verifyTransfer: {
    body: undefined
    query: {
      /** Integration id. */
      integrationId?: string
      /** Symbol of the token. */
      token?: string
      /** Network id, or CAIP-2 id of the network. */
      networkId?: string
      /** Address of the recipient. */
      targetAddress?: string
    }
    params: undefined
    content: TransferVerification
  }
  /** POST /transfers/managed/address/get: get a deposit address. */
  getDepositAddress: {
    body: GetDepositAddressRequest
    query: undefined
    params: undefined
    content: DepositAddress
  }
  /** POST /transfers/managed/address/list: list deposit addresses. */
  listDepositAddresses: {
    body: ListDepositAddressesRequest
    query: undefined
    params: undefined
    content: DepositAddresses
  }
  /** POST /transfers/managed/update: refresh the status of a transfer. */
  updateTransfer: {
    body: UpdateTransferRequest
    query: undefined
    params: undefined
    content: UpdateTransferResult
  }
  /** POST /transfers/managed/quote: get a transfer quote. */
  quoteTransfer: {
    body: QuoteTransferRequest
    query: undefined
    params: undefined
    content: TransferQuote
  }
  /** POST /bridging/routes/withdrawal: list withdrawal routes. */
  listWithdrawalRoutes: {
    body: ListWithdrawalRoutesRequest
    query: undefined
    params: undefined
    content: BridgingRoutes
  }
  /** POST /bridging/routes/deposit: list deposit routes. */
  listDepositRoutes: {
    body: ListDepositRoutesRequest
    query: undefined
    params: undefined
    content: BridgingRoutes
  }
  /** POST /bridging/quote: get a bridging quote. */
  quoteBridge: {
    body: QuoteBridgeRequest
    query: undefined
    params: undefined
    content: BridgingQuote
  }
  /** POST /bridging/address: create a bridging address. */
  createBridgingAddress: {
    body: CreateBridgingAddressRequest
    query: undefined
    params: undefined
    content: BridgingAddress
  }
  /** GET /assets/:assetType: list assets. */
  listAssets: {
    body: undefined
    query: {
      /** Text to find in symbols and names, in any letter case. */
      search?: string
      /** Number of assets to return. Default 50. */
      count?: number
      /** Number of assets to skip. Default 0. */
      offset?: number
    }
    params: {
      assetType: AssetType
    }
    content: AssetPage
  }
  /** GET /assets/equity/:symbol/price: get the price of an equity. */
  getEquityPrice: {
    body: undefined
    query: undefined
    params: {
      /** Ticker symbol in any case, as GET `/assets/equity` lists it. */
      symbol: string
    }
    content: EquityPrice
  }
  /** GET /authenticationSchemes: list authentication schemes. */
  listAuthenticationSchemes: {
    body: undefined
    query: undefined
    params: undefined
    content: AuthenticationScheme[]
  }
  /** POST /authenticate: connect an account with credentials. */
  authenticate: {
    body: AuthenticateRequest
    query: {
      /** Your stable, unique id of the end user. Must not contain personal data. */
      userId: string
    }
    params: undefined
    content: AuthenticateResult
  }
  /** GET /authenticate/:brokerType: get an oauth link. */
  startAuthentication: {
    body: undefined
    query: {
      /** Your stable, unique id of the end user. Must not contain personal data. */
      userId: string
      /** URL to which the user is returned, with the query parameter `resultCode`. Must be one of your registered callback URLs. Absent: the first one. */
      callbackUrl?: string
    }
    params: {
      brokerType: BrokerType
    }
    content: OAuthPrompt
  }
  /** POST /holdings/value: get the value of an account. */
  getHoldingsValue: {
    body: ConnectionRequest
    query: undefined
    params: undefined
    content: HoldingsValue
  }
  /** GET /balance/portfolio: get the fiat portfolio of a user. */
  getFiatPortfolio: {
    body: undefined
    query: {
      /** Your id of the end user. */
      userId: string
    }
    params: undefined
    content: FiatPortfolio
  }
  /** GET /holdings/portfolio: get the portfolio of a user. */
  getPortfolio: {
    body: undefined
    query: {
      /** Your id of the end user. */
      userId: string
      /** Accepted for older clients and ignored. */
      timezoneOffset?: number
    }
    params: undefined
    content: Portfolio
  }
  /**
   * GET /cataloglink: get a link page url.
   * @deprecated
   */
  getCatalogLink: {
    body: undefined
    query: {
      /** Your stable, unique id of the end user. Must not contain personal data. */
      userId: string
      brokerType?: BrokerType
      /** Selects the integrations. `true`: only those that support transfers. `false`: all, and the session ends once an account is connected, whatever the body contains. Absent: all. */
      enableTransfers?: boolean
      /** `true`: the last page of Link does not offer to connect another account. */
      restrictMultipleAccounts?: boolean
      /** `true`: Link does not show how to create an API key at the institution. Users can still enter one. */
      disableApiKeyGeneration?: boolean
      /** URL to which Link returns the user, with the query parameter `resultCode`. Must be one of your registered callback URLs. Absent: the first one. */
      callbackUrl?: string
    }
    params: undefined
    content: CatalogLink
  }
  /**
   * POST /cataloglink: get a link page url for a transfer.
   * @deprecated
   */
  createCatalogLink: {
    body: CreateCatalogLinkRequest
    query: {
      /** Your stable, unique id of the end user. Must not contain personal data. */
      userId: string
      brokerType?: BrokerType
      /** Selects the integrations. `true`: only those that support transfers. `false`: all, and the session ends once an account is connected, whatever the body contains. Absent: all. */
      enableTransfers?: boolean
      /** `true`: the last page of Link does not offer to connect another account. */
      restrictMultipleAccounts?: boolean
      /** `true`: Link does not show how to create an API key at the institution. Users can still enter one. */
      disableApiKeyGeneration?: boolean
      /** URL to which Link returns the user, with the query parameter `resultCode`. Must be one of your registered callback URLs. Absent: the first one. */
      callbackUrl?: string
    }
    params: undefined
    content: CatalogLink
  }
  /** POST /account/verify: get identity details. */
  verifyAccount: {
    body: VerifyAccountRequest
    query: undefined
    params: undefined
    content: AccountIdentity
  }
  /** POST /exchange/verify: get selected identity details. */
  verifyExchange: {
    body: VerifyExchangeRequest
    query: undefined
    params: undefined
    content: AccountIdentity
  }
  /** POST /transfers/list: list deposits and withdrawals of an account. */
  listAccountTransfers: {
    body: ListAccountTransfersRequest
    query: undefined
    params: undefined
    content: AccountTransferPage
  }
  /** POST /transfers/details: get a deposit or withdrawal of an account. */
  getAccountTransfer: {
    body: GetAccountTransferRequest
    query: undefined
    params: undefined
    content: AccountTransfer
  }
  /**
   * POST /transfers: send crypto from an account.
   * @deprecated
   */
  createTransfer: {
    body: CreateTransferRequest
    query: undefined
    params: undefined
    content: CreateTransferResult
  }
  /** POST /transfers/address/get: get a deposit address by network name. */
  getAccountAddress: {
    body: AccountAddressRequest
    query: undefined
    params: undefined
    content: AccountAddress
  }
  /** POST /transfers/symbol/details: get the withdrawal terms of an asset. */
  getSymbolDetails: {
    body: AccountAddressRequest
    query: undefined
    params: undefined
    content: SymbolDetails
  }
  /** GET /wallets/verify: list wallet verifications. */
  listWalletVerifications: {
    body: undefined
    query: {
      /** Your id of the end user. Required unless `Address` is sent. */
      userId?: string
      /** Address of a wallet. Required unless `UserId` is sent. */
      address?: string
    }
    params: undefined
    content: WalletVerifications
  }
  /** POST /catalog/solana/getLatestBlockhash: get the latest blockhash. */
  getLatestBlockhash: {
    body: undefined
    query: {
      /** Chain id of the Solana network, as in GET `/transfers/managed/networks`: `101`, or `103` in the sandbox. */
      chainId: string
    }
    params: undefined
    content: string
  }
  /** POST /catalog/solana/getTokenProgram: get the program of a token. */
  getTokenProgram: {
    body: undefined
    query: {
      /** Chain id of the Solana network, as in GET `/transfers/managed/networks`: `101`, or `103` in the sandbox. */
      chainId: string
      /** Address of the token’s mint, in Base58. */
      token: string
    }
    params: undefined
    content: string
  }
  /** POST /catalog/solana/isTokenAddressCreated: check whether a token account exists. */
  isTokenAddressCreated: {
    body: undefined
    query: {
      /** Chain id of the Solana network, as in GET `/transfers/managed/networks`: `101`, or `103` in the sandbox. */
      chainId: string
      /** Address of the token account, in Base58. */
      address: string
    }
    params: undefined
    content: string
  }
  /** POST /paymentRequests: create a payment request. */
  createPaymentRequest: {
    body: CreatePaymentRequestRequest
    query: undefined
    params: undefined
    content: PaymentRequest
  }
  /** GET /paymentRequests/:paymentRequestId: get a payment request. */
  getPaymentRequest: {
    body: undefined
    query: undefined
    params: {
      /** Id of the payment request. */
      paymentRequestId: string
    }
    content: PaymentRequest
  }
  /** POST /paymentRequests/:paymentRequestId/resolve: resolve a payment request. */
  resolvePaymentRequest: {
    body: ResolvePaymentRequestRequest
    query: undefined
    params: {
      /** Id of the payment request. */
      paymentRequestId: string
    }
    content: PaymentRequest
  }
  /** POST /paymentRequests/:paymentRequestId/bridgePayments: let the order be paid over a bridge. */
  createBridgePayment: {
    body: CreateBridgePaymentRequest
    query: undefined
    params: {
      /** Id of the payment request. */
      paymentRequestId: string
    }
    content: PaymentRequest
  }
  /** POST /refunds: create a refund. */
  createRefund: {
    body: CreateRefundRequest
    query: undefined
    params: undefined
    content: Refund
  }
  /** GET /refunds/:refundId: get a refund. */
  getRefund: {
    body: undefined
    query: undefined
    params: {
      /** Id of the refund. */
      refundId: string
    }
    content: Refund
  }
  /** POST /refunds/:refundId/transaction: report the transaction of a refund. */
  reportRefund: {
    body: ReportedTransaction
    query: undefined
    params: {
      /** Id of the refund. */
      refundId: string
    }
    content: Refund
  }
  /** POST /refunds/:refundId/cancel: cancel a refund. */
  cancelRefund: {
    body: undefined
    query: undefined
    params: {
      /** Id of the refund. */
      refundId: string
    }
    content: Refund
  }
  /** GET /payouts/addresses: list a user’s payout addresses. */
  listPayoutAddresses: {
    body: undefined
    query: {
      /** Your stable, unique id of the end user. Must not contain personal data. */
      userId: string
    }
    params: undefined
    content: PayoutAddresses
  }
  /** GET /payouts/:payoutId: get a payout. */
  getPayout: {
    body: undefined
    query: undefined
    params: {
      /** Id of the payout. */
      payoutId: string
    }
    content: Payout
  }
  /** POST /payouts/:payoutId/transaction: report the transaction of a payout. */
  reportPayout: {
    body: ReportedTransaction
    query: undefined
    params: {
      /** Id of the payout. */
      payoutId: string
    }
    content: Payout
  }
  /** POST /payouts/:payoutId/cancel: cancel a payout. */
  cancelPayout: {
    body: undefined
    query: undefined
    params: {
      /** Id of the payout. */
      payoutId: string
    }
    content: Payout
  }
  /** POST /transactions/list: list orders. */
  listOrders: {
    body: ListOrdersRequest
    query: undefined
    params: undefined
    content: OrderPage
  }
  /** POST /transactions/details: get an order. */
  getOrder: {
    body: OrderReference
    query: undefined
    params: undefined
    content: Order
  }
  /** POST /transactions/featureList: get the trading features of an account. */
  getTradingFeatures: {
    body: ConnectionRequest
    query: undefined
    params: undefined
    content: TradingFeatures
  }
  /** POST /transactions/symbolinfo: get the limits of a market. */
  getOrderSymbolInfo: {
    body: GetOrderSymbolInfoRequest
    query: undefined
    params: undefined
    content: OrderSymbolInfo
  }
  /** POST /transactions/cancel: cancel an order. */
  cancelOrder: {
    body: OrderReference
    query: undefined
    params: undefined
    content: undefined
  }
  /** POST /transactions/preview/:side: preview an order. */
  previewOrder: {
    body: OrderRequest
    query: undefined
    params: {
      side: OrderSide
    }
    content: OrderPreview
  }
  /** POST /transactions/:side: place an order. */
  placeOrder: {
    body: OrderRequest
    query: undefined
    params: {
      side: OrderSide
    }
    content: PlacedOrder
  }
}
