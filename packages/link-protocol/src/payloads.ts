/** Payload shapes on the wire. Amounts are JSON numbers here because the published clients read them so. */
export type IntegrationAccessToken = {
  accountId: string
  accountName: string
  /** An access token or a `tokenId`. */
  accessToken: string
  brokerType: string
  brokerName: string
}

export type Account = {
  accountId: string
  accountName: string
  fund?: number
  cash?: number
  isReconnected?: boolean
  /** The Android client rejects an account without it. */
  frontAccountId?: string
  meshAccountId?: string
}

export type AccountToken = { account: Account; accessToken: string; refreshToken?: string; tokenId?: string }

export type BrandInfo = {
  /** Base64 image; may be empty, never absent: the iOS client drops the whole message without it. */
  brokerLogo: string
  brokerLogoUrl?: string
  logoLightUrl?: string
  logoDarkUrl?: string
  iconLightUrl?: string
  iconDarkUrl?: string
  brokerPrimaryColor?: string
}

export type AccessTokenPayload = {
  accountTokens: AccountToken[]
  brokerBrandInfo: BrandInfo
  /** Whole seconds. */
  expiresInSeconds?: number
  /** Whole seconds. */
  refreshTokenExpiresInSeconds?: number
  brokerType: string
  brokerName: string
}

export type DelayedAuthPayload = {
  refreshToken: string
  /** Whole seconds. */
  refreshTokenExpiresInSeconds?: number
  brokerType: string
  brokerName: string
  brokerBrandInfo: BrandInfo
}

export type LinkPayload = { accessToken?: AccessTokenPayload; delayedAuth?: DelayedAuthPayload }

export type TransferStatus = 'pending' | 'succeeded' | 'failed'

export type TransferFinishedPayload = {
  /** A literal that the published SDKs need: the transfer was handed over. */
  status: 'success'
  /** Present status of the transfer. Its final state comes by webhook and by the transfers API. */
  transferStatus?: TransferStatus
  /** The institution's own id of the withdrawal. */
  txId: string
  fromAddress: string
  toAddress: string
  symbol: string
  /** The requested amount, in whole token units, as in the transfer's record. `amountDecimal`: with every digit. */
  amount: number
  amountDecimal?: string
  /** Amount that arrives. */
  amountToReceive?: number
  amountToReceiveDecimal?: string
  /** The total that leaves the account, and the institution's fee included in it. */
  sourceAmount?: number
  sourceAmountDecimal?: string
  feeAmount?: number
  feeAmountDecimal?: string
  /** `planned`: the approved amounts. `actual`: the amounts that the institution reported. */
  amountsState?: 'planned' | 'actual'
  networkId: string
  userId?: string
  clientTransactionId?: string
  amountInFiat?: number
  totalAmountInFiat?: number
  networkName?: string
  /** Hash on the chain. */
  txHash?: string
  transferId?: string
  refundAddress?: string
  /** Destination tag or memo of `refundAddress`. */
  refundAddressTag?: string
}

/** Native clients only: the reference's web SDK drops this form. */
export type TransferFailedPayload = { status: 'error'; errorMessage: string }

export type SessionSummary = {
  page: string
  selectedIntegration?: { id?: string; name?: string; integrationType?: string; integrationName?: string }
  transfer?: {
    previewId?: string
    symbol?: string
    amount?: number
    amountInFiat?: number
    transactionId?: string
    networkId?: string
  }
  errorMessage?: string
}

export type SdkSpecs = {
  platform: 'web' | 'reactNative' | 'iOS' | 'android' | 'flutter'
  version: string
  /** Origin of the page that opened Link; web only. */
  origin?: string
  /** `rialto`: the opener reads the messages that only our SDKs have. */
  sdk?: string
}
