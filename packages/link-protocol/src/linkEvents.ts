import type { LinkPayload, SessionSummary, TransferFinishedPayload } from './payloads.ts'

export type TransferFee = { fee?: number; feeCurrency?: string; feeInFiat?: number; feeInTransferCurrency?: number }

export type CryptocurrencyFundingOption = {
  cryptocurrencyFundingOptionType?: string
  name?: string
  paymentMethodType?: string
  usedAmountInCryptocurrency?: number
  usedAmountInFiat?: number
  cryptocurrencySymbol?: string
  fee?: {
    amountInFiat?: number
    fiatSymbol?: string
    amountInCryptocurrency?: number
    cryptocurrencySymbol?: string
    isInclusive?: boolean
    usedCurrencyType?: string
  }
}

type Institution = { integrationType?: string; integrationName: string }
type Failure = { errorMessage: string; requestId?: string }

/** Payload of each event; `undefined` for events without one. */
export type LinkEventPayloads = {
  pageLoaded: undefined
  homePageLoaded: undefined
  methodSelected: { method: 'embedded' | 'manual' | 'buy' }
  integrationSelected: {
    integrationType: string
    integrationName: string
    nativeLink?: string
    userSearched?: boolean
  }
  legalTermsViewed: undefined
  credentialsEntered: undefined
  integrationMfaRequired: undefined
  integrationMfaEntered: undefined
  integrationOAuthStarted: undefined
  integrationAccountSelectionRequired: undefined
  integrationConnected: LinkPayload
  integrationConnectionError: Failure
  transferStarted: Institution
  transferAssetSelected: { symbol: string; integrationType?: string; integrationName?: string }
  /** Sources disagree on the names, so both spellings are sent. */
  transferNetworkSelected: { id: string; name: string; symbol?: string; networkId?: string; networkName?: string }
  transferAmountEntered: undefined
  transferNoEligibleAssets: Institution & {
    noAssetsType?: string
    arrayOfTokensHeld: { symbol: string; amount: number; amountInFiat?: number; ineligibilityReason?: string }[]
  }
  transferConfigureError: Failure
  transferPreviewError: Failure
  transferExecutionError: Failure
  transferPreviewed: {
    amount: number
    symbol: string
    toAddress: string
    networkId: string
    previewId: string
    networkName?: string
    amountInFiat?: number
    fiatCurrency?: string
    integrationType?: string
    integrationName?: string
    estimatedNetworkGasFee?: TransferFee
    institutionTransferFee?: TransferFee
    customClientFee?: TransferFee
    cryptocurrencyFundingOptions?: CryptocurrencyFundingOption[]
    userId?: string
    clientTransactionId?: string
  }
  fundingOptionsViewed: undefined
  fundingOptionsUpdated: undefined
  gasIncreaseWarning: undefined
  seeWhatHappenedClicked: undefined
  executeFundingStep: { cryptocurrencyFundingOptionType: string; status: string; errorMessage?: string }
  transferInitiated: Institution & { status: 'pending' }
  transferMfaRequired: undefined
  transferMfaEntered: undefined
  transferKycRequired: undefined
  /** Obsolete in the public documents: use `transferCompleted`. */
  transferExecuted: {
    status: 'success' | 'pending'
    txId: string
    fromAddress: string
    toAddress: string
    symbol: string
    amount: number
    networkId: string
    userId?: string
    clientTransactionId?: string
  }
  transferCompleted: TransferFinishedPayload
  connectionUnavailable: Institution & { reason: string }
  connectionDeclined: Institution & { reason: string; networkId?: string; toAddress?: string; errorMessage?: string }
  /** Sources disagree on the names, so both spellings are sent. */
  transferDeclined: Institution & {
    toAddress?: string
    token?: string
    network?: string
    symbol?: string
    networkId?: string
    networkName?: string
    amount?: number
    status: string
  }
  defiWalletError: {
    integrationName: string
    errorType: 'timeout' | 'verifyMismatch'
    details: {
      requestedAddress?: string
      connectedAddress?: string
      requestedNetwork?: string
      connectedNetwork?: string
      connectUri?: string
    }
    timeStamp: number
  }
  walletMessageSigned: {
    signedMessageHash?: string
    message?: string
    address: string
    /** An integer, because the Flutter client rejects other numbers. */
    timeStamp: number
    isVerified: boolean
    verifiedAddresses?: string[]
  }
  verifyDonePage: undefined
  verifyWalletRejected: undefined
  linkTransferQRGenerated: { token?: string; network?: string; toAddress?: string; qrUrl?: string }
  SDKinjectedWalletProviders: { icon?: string; id: string; name: string }[]
  /** In the public key list, but SDKs turn both into `onExit`. */
  done: SessionSummary
  close: SessionSummary
}

type EventOf<K extends keyof LinkEventPayloads> = LinkEventPayloads[K] extends undefined
  ? { type: K; payload?: undefined }
  : { type: K; payload: LinkEventPayloads[K] }

/** The argument of `onEvent`: narrowing `type` narrows `payload`. */
export type LinkEvent = { [K in keyof LinkEventPayloads]: EventOf<K> }[keyof LinkEventPayloads]
