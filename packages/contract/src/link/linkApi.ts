import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { TravelRuleData, TravelRuleSuggestion } from '../transfers/travelRule.ts'

/**
 * Requests and responses of the Link page and its server, under `/link/api`. Private to Rialto: page and server are released
 * together. Every answer is in the public envelope; amounts are decimal strings; times are Unix milliseconds.
 * All but opening the session carry `Authorization: Bearer <sessionToken>`.
 */
const Amount = Type.String({ pattern: '^[0-9]{1,30}(\\.[0-9]{1,30})?$' })
const Uuid = Type.String({ format: 'uuid' })

export const LinkIntegration = Type.Object({
  id: Uuid,
  type: Type.String(),
  name: Type.String(),
  /** Integrations of one institution differ in how users connect. */
  institution: Type.String(),
  /** It cannot send what the session requires. */
  isUnsupported: Type.Boolean(),
  scheme: oneOf(['oAuth', 'apiKey', 'password', 'wallet']),
  /** For `apiKey` and `password`. */
  fields: Type.Array(
    Type.Object({
      name: Type.String(),
      label: Type.String(),
      help: Type.String(),
      pattern: Type.String(),
      example: Type.String(),
      secret: Type.Boolean(),
    }),
  ),
  instructionsUrl: Type.Optional(Type.String()),
  /** For `wallet`: those that users know by name and the session offers. */
  wallets: Type.Optional(
    Type.Array(
      Type.Object({
        /** The reverse domain name under which it announces itself (EIP-6963). */
        providerId: Type.String(),
        name: Type.String(),
        installUrl: Type.Optional(Type.String()),
      }),
    ),
  ),
  /** For `wallet`: whether those are all. If not, any other that announces itself to the page can be connected as well. */
  isOnlyListed: Type.Optional(Type.Boolean()),
  /** For `wallet`: the names and reverse domain names under which wallets announce themselves that the session does not offer. */
  hiddenWallets: Type.Optional(Type.Array(Type.String())),
  /** For `wallet`: the chains that wallets are connected on. */
  chains: Type.Optional(
    Type.Array(
      Type.Object({
        networkId: Uuid,
        name: Type.String(),
        family: oneOf(['evm', 'solana', 'bitcoin']),
        /** EVM: the number that wallets know the chain by. */
        chainId: Type.Optional(Type.Integer()),
      }),
    ),
  ),
  /** What the key must allow, in the institution's words. */
  permissions: Type.Array(Type.String()),
  /** What the session requests: the consent says exactly this. */
  abilities: Type.Array(oneOf(['balances', 'identity', 'addresses', 'history', 'send', 'trade', 'stay'])),
  /** What the institution may require of the user before it sends. */
  obstacles: Type.Array(oneOf(['whitelist', 'email', 'code', 'owner'])),
  logoUrl: Type.Optional(Type.String()),
  isUp: Type.Boolean(),
  downReason: Type.Optional(Type.String()),
})
export type LinkIntegration = Type.Static<typeof LinkIntegration>

export const LinkDestination = Type.Object({
  networkId: Uuid,
  networkName: Type.String(),
  symbol: Type.String(),
  /** Absent: the client gives it once the user has picked this one. */
  address: Type.Optional(Type.String()),
  addressTag: Type.Optional(Type.String()),
  /** Fixed by the client (payments). */
  amount: Type.Optional(Amount),
})
export type LinkDestination = Type.Static<typeof LinkDestination>

export const LinkConnection = Type.Object({
  connectionId: Uuid,
  integrationId: Uuid,
  /** Public integration type, as the SDK's payload names it. */
  brokerType: Type.String(),
  brokerName: Type.String(),
  accountId: Type.String(),
  accountName: Type.String(),
  needsReconnect: Type.Boolean(),
  /** Permissions the user's key or grant lacks, in the institution's words. */
  missingPermissions: Type.Array(Type.String()),
})
export type LinkConnection = Type.Static<typeof LinkConnection>

/** An account that the user has just connected, with what the client gets by `brokerageAccountAccessToken`. */
export const NewLinkConnection = Type.Object({
  ...LinkConnection.properties,
  accessToken: Type.String(),
  tokenId: Type.String(),
  refreshToken: Type.String(),
  /** Absent where the access token does not expire. */
  expiresInSeconds: Type.Optional(Type.Integer()),
  isReconnected: Type.Boolean(),
})
export type NewLinkConnection = Type.Static<typeof NewLinkConnection>

const BrandColors = Type.Object({ accent: Type.String(), onAccent: Type.String() })

export const LinkSession = Type.Object({
  client: Type.Object({ name: Type.String(), logoUrl: Type.Optional(Type.String()) }),
  /** How the client's Link configuration makes the page look. */
  brand: Type.Optional(
    Type.Object({
      /** `accent` with the text color that is legible on it, for each theme. */
      colors: Type.Optional(Type.Object({ light: BrandColors, dark: BrandColors })),
      cornerRadius: Type.Optional(Type.Integer()),
      confirmVerb: Type.Optional(oneOf(['send', 'deposit', 'pay', 'add'])),
    }),
  ),
  /** Who runs the installation, and where users read more. */
  operator: Type.Object({
    name: Type.String(),
    termsUrl: Type.Optional(Type.String()),
    privacyUrl: Type.Optional(Type.String()),
    helpUrl: Type.Optional(Type.String()),
  }),
  environment: oneOf(['sandbox', 'production']),
  /** Without destinations the session connects an account and ends. */
  mode: oneOf(['connect', 'transfer']),
  /** No way to link another account once one is connected. */
  restrictMultipleAccounts: Type.Boolean(),
  /** No way to where a new API key is made. */
  disableApiKeyGeneration: Type.Boolean(),
  userId: Type.String(),
  /** Opens this integration directly. */
  integrationId: Type.Optional(Uuid),
  transfer: Type.Optional(
    Type.Object({
      transferType: oneOf(['deposit', 'payment', 'onramp']),
      destinations: Type.Array(LinkDestination),
      /** Fixed by the client, in `fiatCurrency`. */
      amountInFiat: Type.Optional(Amount),
      fiatCurrency: Type.String(),
      transactionId: Type.Optional(Type.String()),
      /** The client's words for what is paid. */
      description: Type.Optional(Type.String()),
      /** Names of the goods that are paid for. */
      goods: Type.Optional(Type.Array(Type.String())),
      /** How many accounts may pay together. Absent: one. */
      maximumSources: Type.Optional(Type.Integer()),
    }),
  ),
  /** The user is to prove that they hold an address. */
  verifyWallet: Type.Optional(
    Type.Object({
      message: Type.Optional(Type.String()),
      /** Only these; any when there are none. */
      addresses: Type.Array(Type.String()),
      networkId: Type.Optional(Uuid),
      networkType: Type.Optional(Type.String()),
      /** One for each kind of wallet that can prove an address here: what a challenge is requested for. */
      networks: Type.Array(
        Type.Object({ networkId: Uuid, name: Type.String(), family: oneOf(['evm', 'solana', 'bitcoin']) }),
      ),
    }),
  ),
  integrations: Type.Array(LinkIntegration),
  /** The user can send from any wallet or exchange without connecting it. */
  hasManualDeposits: Type.Boolean(),
  /** Connected in this session so far, so that a reload goes on. */
  connections: Type.Array(LinkConnection),
  /** A transfer of this session that was executed. */
  transferId: Type.Optional(Uuid),
  /** Where a page of its own leads back to when it ends without a result code: the session is over. */
  callbackUrl: Type.Optional(Type.String()),
  /** Origins that may embed the page: the targets of its messages. */
  allowedOrigins: Type.Array(Type.String()),
})
export type LinkSession = Type.Static<typeof LinkSession>

/** POST /link/api/session {code} opens it (once); GET /link/api/session re-reads it (reload in the same tab). */
export const OpenLinkSessionRequest = Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) })
export const OpenLinkSessionResult = Type.Object({
  sessionToken: Type.String(),
  session: LinkSession,
  /** Accounts that the client named when it requested the token. */
  restored: Type.Array(LinkConnection),
})
export type OpenLinkSessionResult = Type.Static<typeof OpenLinkSessionResult>

/** POST /link/api/session/finish: the user leaves. `returns`: the page is one of its own and leads back to the client. */
export const FinishLinkSessionRequest = Type.Object({
  outcome: oneOf(['finished', 'exited']),
  page: Type.String({ pattern: '^[A-Za-z]{1,60}$' }),
  returns: Type.Boolean(),
})
export const FinishLinkSessionResult = Type.Object({
  /** The callback URL with a one-time result code. Absent where the page does not return or there is none. */
  returnUrl: Type.Optional(Type.String()),
})
export type FinishLinkSessionResult = Type.Static<typeof FinishLinkSessionResult>

/**
 * POST /link/api/session/move: a code with which another device can go on with the session. It is used once, and moves nothing
 * until the pairing code that the other device shows is typed into this page.
 */
export const StartMoveRequest = Type.Object({
  /** What the user has picked so far. */
  choice: Type.Object({
    connectionId: Type.Optional(Uuid),
    symbol: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    networkId: Type.Optional(Uuid),
    amount: Type.Optional(Type.Union([Type.Object({ amount: Amount }), Type.Object({ amountInFiat: Amount })])),
    fundWith: Type.Optional(
      Type.Object({ symbol: Type.String({ minLength: 1, maxLength: 20 }), isPurchase: Type.Boolean() }),
    ),
  }),
})
export const StartMoveResult = Type.Object({ code: Type.String(), expiresAtMs: Type.Integer() })

/** POST /link/api/session/move/accept: `accepted`: the other device has the session, and this page's token opens nothing. */
export const AcceptMoveRequest = Type.Object({ pairingCode: Type.String({ minLength: 1, maxLength: 40 }) })
export const AcceptMoveResult = Type.Object({ status: oneOf(['accepted', 'wrong', 'over']) })

/** POST /link/api/move: the other device takes the code. Its claim is the session's token once it is accepted. */
export const ClaimMoveRequest = Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) })
export const ClaimMoveResult = Type.Object({ claimToken: Type.String(), pairingCode: Type.String() })

/** POST /link/api/move/status */
export const ReadMoveRequest = Type.Object({ claimToken: Type.String({ minLength: 1, maxLength: 200 }) })
export const ReadMoveResult = Type.Object({
  status: oneOf(['waiting', 'accepted', 'over']),
  /** With `accepted`. */
  choice: Type.Optional(StartMoveRequest.properties.choice),
})
export type ReadMoveResult = Type.Static<typeof ReadMoveResult>

/** POST /link/api/connections/oauth */
export const StartOAuthRequest = Type.Object({ integrationId: Uuid })
export const StartOAuthResult = Type.Object({ attemptId: Uuid, authorizeUrl: Type.String() })
export type StartOAuthResult = Type.Static<typeof StartOAuthResult>

/** GET /link/api/connections/oauth/{attemptId} */
export const OAuthAttempt = Type.Object({
  /** `awaitingCode`: a browser came back from the institution; this session has to show that it is the user's own. */
  status: oneOf(['pending', 'awaitingCode', 'connected', 'failed']),
  connection: Type.Optional(NewLinkConnection),
  /** Why it failed: `notAllowed`, `signInRefused`, `signInTooSlow` or `pairingOver`. The page has the words. */
  reason: Type.Optional(Type.String()),
})
export type OAuthAttempt = Type.Static<typeof OAuthAttempt>

/**
 * POST /link/api/connections/oauth/{attemptId}/complete → OAuthAttempt, with one of the two codes that the page shown after
 * the sign-in has: `completionCode` from window to window, `pairingCode` typed by the user. A wrong one is 400.
 */
export const CompleteOAuthRequest = Type.Object({
  completionCode: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  pairingCode: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
})

/** POST /link/api/connections/key → NewLinkConnection. A refused key is 400 with `displayMessage`. */
export const ConnectWithKeyRequest = Type.Object({
  integrationId: Uuid,
  fields: Type.Record(Type.String(), Type.String({ maxLength: 2000 })),
})

const SecondFactor = oneOf(['totp', 'sms', 'email'])

/** A code that the institution requires for the sign-in. */
export const LinkCodeRequest = Type.Object({
  types: Type.Array(SecondFactor),
  /** Absent: the user has to choose one of `types`. */
  chosen: Type.Optional(
    Type.Object({
      type: SecondFactor,
      /** As the institution shows it. Absent where nothing is sent. */
      sentTo: Type.Optional(Type.String()),
      expiresInSeconds: Type.Optional(Type.Integer()),
    }),
  ),
  /** Why the code that was given was not taken. */
  problem: Type.Optional(oneOf(['wrong', 'expired', 'replaced'])),
})
export type LinkCodeRequest = Type.Static<typeof LinkCodeRequest>

/**
 * POST /link/api/connections/password, as often as the institution requires a code: with `mfaType` alone it sends one, with `mfaCode`
 * it checks it. The answer has either of the two.
 */
export const ConnectWithPasswordRequest = Type.Object({
  ...ConnectWithKeyRequest.properties,
  mfaType: Type.Optional(SecondFactor),
  mfaCode: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
})
export const ConnectWithPasswordResult = Type.Object({
  connection: Type.Optional(NewLinkConnection),
  codeRequest: Type.Optional(LinkCodeRequest),
})
export type ConnectWithPasswordResult = Type.Static<typeof ConnectWithPasswordResult>

/** POST /link/api/connections/stored: the SDK's `accessTokens`. Unknown and foreign tokens are left out. */
export const RestoreConnectionsRequest = Type.Object({
  accessTokens: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 50 }),
})
export const RestoreConnectionsResult = Type.Object({ connections: Type.Array(LinkConnection) })
export type RestoreConnectionsResult = Type.Static<typeof RestoreConnectionsResult>

export const LinkTransferNetwork = Type.Object({
  networkId: Uuid,
  name: Type.String(),
  /** Absent as in the destination. */
  toAddress: Type.Optional(Type.String()),
  /** The institution's fee, in the asset. */
  fee: Amount,
  feeUsd: Type.Optional(Amount),
  minimum: Amount,
  maximum: Type.Optional(Amount),
  logoUrl: Type.Optional(Type.String()),
  eligible: Type.Boolean(),
  /** Public `NetworkTransferIneligibilityReason`. */
  ineligibilityReason: Type.Optional(Type.String()),
  /** The cheapest eligible one. */
  recommended: Type.Boolean(),
})

export const LinkHolding = Type.Object({
  symbol: Type.String(),
  name: Type.String(),
  available: Amount,
  valueUsd: Type.Optional(Amount),
  logoUrl: Type.Optional(Type.String()),
  eligible: Type.Boolean(),
  /** Public `HoldingTransferIneligibilityReason`. */
  ineligibilityReason: Type.Optional(Type.String()),
  networks: Type.Array(LinkTransferNetwork),
})
export type LinkHolding = Type.Static<typeof LinkHolding>

/** POST /link/api/transfers/configure */
export const LinkConfigureRequest = Type.Object({ connectionId: Uuid })
export const LinkConfigureResult = Type.Object({ holdings: Type.Array(LinkHolding) })
export type LinkConfigureResult = Type.Static<typeof LinkConfigureResult>

/**
 * POST /link/api/transfers/sources: every way in which the user can pay from the accounts of the session, the best first, and
 * why the others cannot be taken.
 */
export const LinkSourcesRequest = Type.Object({
  /** Neither where the client fixed the amount, or the user has not said it yet. */
  amount: Type.Optional(Amount),
  amountInFiat: Type.Optional(Amount),
})
export const LinkSource = Type.Object({
  connectionId: Uuid,
  brokerName: Type.String(),
  accountName: Type.String(),
  /** `conversion` and `purchase`: `symbol` is turned into `toSymbol` at the institution first. */
  kind: oneOf(['balance', 'conversion', 'purchase']),
  symbol: Type.String(),
  logoUrl: Type.Optional(Type.String()),
  toSymbol: Type.String(),
  networkId: Uuid,
  networkName: Type.String(),
  /** Arrives, where an amount is requested. */
  amount: Type.Optional(Amount),
  amountUsd: Type.Optional(Amount),
  /** The most that can arrive, where none is. */
  maximum: Type.Optional(Amount),
  /** All fees: of the conversion and of the withdrawal. */
  feesUsd: Type.Optional(Amount),
})
export type LinkSource = Type.Static<typeof LinkSource>
export const LinkSourcesResult = Type.Object({
  sources: Type.Array(LinkSource),
  rejected: Type.Array(
    Type.Object({
      connectionId: Uuid,
      symbol: Type.String(),
      toSymbol: Type.Optional(Type.String()),
      networkId: Type.Optional(Uuid),
      /** Public `HoldingTransferIneligibilityReason` or `NetworkTransferIneligibilityReason`. */
      reason: Type.String(),
    }),
  ),
  /** Accounts that cannot be read now, or may not send. */
  unusable: Type.Array(Uuid),
  /** What several accounts pay together: where none has enough alone, and the client allows it. */
  combination: Type.Optional(Type.Object({ symbol: Type.String(), networkId: Uuid, parts: Type.Integer() })),
})
export type LinkSourcesResult = Type.Static<typeof LinkSourcesResult>

/** POST /link/api/transfers/preview. `amount` or `amountInFiat` unless the client fixed one. Asking again re-prices. */
export const LinkPreviewRequest = Type.Object({
  connectionId: Uuid,
  symbol: Type.String({ minLength: 1, maxLength: 20 }),
  networkId: Uuid,
  amount: Type.Optional(Amount),
  amountInFiat: Type.Optional(Amount),
  /** What is converted, or bought with, first. */
  fundWith: Type.Optional(
    Type.Object({ symbol: Type.String({ minLength: 1, maxLength: 20 }), isPurchase: Type.Boolean() }),
  ),
})
export const LinkPreview = Type.Object({
  previewId: Uuid,
  /** Milliseconds the preview still holds when the answer was made. */
  expiresInMs: Type.Integer(),
  symbol: Type.String(),
  networkId: Uuid,
  networkName: Type.String(),
  /** Arrives at `toAddress`. */
  amount: Amount,
  amountUsd: Type.Optional(Amount),
  /** The client's figure for the amount, in US dollars, where it is close enough to ours to be shown instead. */
  displayAmountUsd: Type.Optional(Amount),
  fee: Amount,
  feeUsd: Type.Optional(Amount),
  /** What the client keeps of `amount`, and what it counts as received then. Both or neither. */
  clientFee: Type.Optional(Amount),
  clientFeeUsd: Type.Optional(Amount),
  received: Type.Optional(Amount),
  /** Leaves the user's account: amount + fee. */
  total: Amount,
  totalUsd: Type.Optional(Amount),
  toAddress: Type.String(),
  addressTag: Type.Optional(Type.String()),
  fromName: Type.String(),
  refundAddress: Type.Optional(Type.String()),
  /** The order at the institution before: at most `spends` of `from` leave, and at least `yields` of `symbol` come in. */
  funding: Type.Optional(
    Type.Object({
      kind: oneOf(['conversion', 'purchase']),
      from: Type.String(),
      spends: Amount,
      yields: Amount,
      feeUsd: Type.Optional(Amount),
    }),
  ),
  /** All fees: of the conversion and of the withdrawal. */
  feesUsd: Type.Optional(Amount),
  /** What the user has to do at the institution first: the transfer would be refused now. */
  obstacle: Type.Optional(oneOf(['whitelist'])),
  estimatedSeconds: Type.Integer(),
})
export type LinkPreview = Type.Static<typeof LinkPreview>

/**
 * POST /link/api/transfers/combine: one transfer in parts from several accounts of the session, or what is missing of the session's
 * combined transfer. Asking again re-prices. `insufficientFunds` where they do not suffice, `conflict` where nothing is missing.
 */
export const LinkCombineRequest = Type.Object({
  symbol: Type.String({ minLength: 1, maxLength: 20 }),
  networkId: Uuid,
  /** The accounts that may pay. Absent: all of the session. */
  connectionIds: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: 10 })),
})
/** One account's part, executed by its own id. The fields are those of a preview. */
export const LinkPart = Type.Object({
  ...LinkPreview.properties,
  connectionId: Uuid,
  accountName: Type.String(),
})
export type LinkPart = Type.Static<typeof LinkPart>
export const LinkCombination = Type.Object({
  transferId: Uuid,
  /** Milliseconds that the parts still hold when the answer was made. */
  expiresInMs: Type.Integer(),
  symbol: Type.String(),
  networkId: Uuid,
  networkName: Type.String(),
  /** What these parts pay together. */
  amount: Amount,
  amountUsd: Type.Optional(Amount),
  displayAmountUsd: Type.Optional(Amount),
  /** The institutions' fees, on top. */
  fee: Amount,
  feeUsd: Type.Optional(Amount),
  /** What the client keeps of the whole transfer, and what it counts as received then. Both or neither. */
  clientFee: Type.Optional(Amount),
  clientFeeUsd: Type.Optional(Amount),
  received: Type.Optional(Amount),
  total: Amount,
  totalUsd: Type.Optional(Amount),
  toAddress: Type.String(),
  addressTag: Type.Optional(Type.String()),
  estimatedSeconds: Type.Integer(),
  /** The largest first. */
  parts: Type.Array(LinkPart),
  /** What other parts of the transfer pay already. Absent: none does. */
  paid: Type.Optional(Amount),
})
export type LinkCombination = Type.Static<typeof LinkCombination>

/** One account's part of a transfer that several pay. */
export const LinkTransferPart = Type.Object({
  transferId: Uuid,
  fromName: Type.String(),
  amount: Amount,
  status: oneOf(['pending', 'succeeded', 'failed']),
  /** As of a transfer. */
  isUnconfirmed: Type.Boolean(),
  /** The institution has sent it. */
  isSent: Type.Boolean(),
  hash: Type.Optional(Type.String()),
  explorerUrl: Type.Optional(Type.String()),
})
export type LinkTransferPart = Type.Static<typeof LinkTransferPart>

export const LinkTransfer = Type.Object({
  transferId: Uuid,
  status: oneOf(['pending', 'succeeded', 'failed']),
  /** The institution has not confirmed that it received the transfer: it may or may not have. */
  isUnconfirmed: Type.Boolean(),
  /** In order; exactly one is `current` while pending. */
  steps: Type.Array(
    Type.Object({
      name: oneOf(['converted', 'paidIn', 'submitted', 'sentByInstitution', 'confirmed']),
      state: oneOf(['done', 'current', 'waiting', 'failed']),
      atMs: Type.Optional(Type.Integer()),
    }),
  ),
  amount: Amount,
  amountUsd: Type.Optional(Amount),
  totalUsd: Type.Optional(Amount),
  symbol: Type.String(),
  networkId: Uuid,
  networkName: Type.String(),
  fromName: Type.String(),
  fromAddress: Type.String(),
  toAddress: Type.String(),
  /** The institution's own id of the withdrawal; empty until it gave one. */
  institutionTransactionId: Type.String(),
  hash: Type.Optional(Type.String()),
  explorerUrl: Type.Optional(Type.String()),
  confirmations: Type.Optional(Type.Integer()),
  requiredConfirmations: Type.Optional(Type.Integer()),
  refundAddress: Type.Optional(Type.String()),
  /** Where anyone who has the address sees how far it is. */
  receiptUrl: Type.String(),
  /** What the user sent where it was not the asset that was asked for. */
  paidInstead: Type.Optional(Type.Object({ amount: Amount, symbol: Type.String() })),
  /**
   * Of one that failed, where it is known: nothing left the account, the institution gave it back, or what the user sent could not
   * be delivered and is where it arrived, on its way back, or back at `refundAddress`.
   */
  money: Type.Optional(oneOf(['notSent', 'returned', 'undelivered', 'refunding', 'refunded'])),
  /** Of one that several accounts pay: those that were sent, oldest first. */
  parts: Type.Optional(Type.Array(LinkTransferPart)),
  /** Of one that several accounts pay: what no part pays yet. Absent: nothing is missing, or it has ended. */
  missing: Type.Optional(Amount),
})
export type LinkTransfer = Type.Static<typeof LinkTransfer>

/** POST /link/api/manual/origins: what the user may send from anywhere, in the client's order of networks. */
export const ManualOriginsRequest = Type.Object({})
export const ManualOrigins = Type.Object({
  origins: Type.Array(
    Type.Object({
      symbol: Type.String(),
      name: Type.String(),
      logoUrl: Type.Optional(Type.String()),
      networkId: Uuid,
      networkName: Type.String(),
      networkLogoUrl: Type.Optional(Type.String()),
      /** The least to send. */
      minimum: Type.Optional(Amount),
    }),
  ),
})
export type ManualOrigins = Type.Static<typeof ManualOrigins>

/** POST /link/api/manual/deposits: the same address for the same asset and network until the deposit has ended. */
export const ManualDepositRequest = Type.Object({
  networkId: Uuid,
  symbol: Type.String({ minLength: 1, maxLength: 20 }),
})
export const ManualDeposit = Type.Object({
  /** Of the transfer that what arrives first belongs to. */
  transferId: Uuid,
  address: Type.String(),
  symbol: Type.String(),
  networkId: Uuid,
  networkName: Type.String(),
  minimum: Type.Optional(Amount),
  /** For wallets that read payment requests: EIP-681, Solana Pay or BIP-21. */
  paymentUri: Type.Optional(Type.String()),
  expiresAtMs: Type.Integer(),
  /** What the client receives. */
  receives: Type.Object({ symbol: Type.String(), networkName: Type.String() }),
})
export type ManualDeposit = Type.Static<typeof ManualDeposit>

/** GET /link/api/receipts/{token}, without a session: what anyone sees who has the address. */
export const LinkReceipt = Type.Object({
  endsAtMs: Type.Integer(),
  client: LinkSession.properties.client,
  operator: LinkSession.properties.operator,
  environment: LinkSession.properties.environment,
  /** Absent where the address has expired. */
  transfer: Type.Optional(LinkTransfer),
  startedAtMs: Type.Optional(Type.Integer()),
})
export type LinkReceipt = Type.Static<typeof LinkReceipt>

/** POST /link/api/transfers/execute */
export const LinkExecuteRequest = Type.Object({
  previewId: Uuid,
  secondFactorCode: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  /** Who receives it, once that was required. Passed on, never stored. */
  travelRule: Type.Optional(TravelRuleData),
})
export const LinkExecution = Type.Object({
  status: oneOf([
    'submitted',
    'secondFactorRequired',
    'secondFactorRefused',
    'emailConfirmationRequired',
    'addressWhitelistRequired',
    'travelRuleRequired',
    /** The page requests the payment with `POST /link/api/wallets/payments`. */
    'walletConfirmationRequired',
    'previewExpired',
    'failed',
  ]),
  factor: Type.Optional(oneOf(['totp', 'sms', 'email'])),
  /** With `travelRuleRequired`: the form begins with it. */
  travelRule: Type.Optional(TravelRuleSuggestion),
  /** Why it failed, as far as a connector can say: a `RejectionReason`, `travelRule` or `ipRestricted`. The page has the words. */
  reason: Type.Optional(Type.String()),
  /** For the SDK’s event: in the institution’s words. Never shown by the page. */
  message: Type.Optional(Type.String()),
  transfer: Type.Optional(LinkTransfer),
})
export type LinkExecution = Type.Static<typeof LinkExecution>
/** GET /link/api/transfers/{transferId} → LinkTransfer. */

/** POST /link/api/wallets/challenges: what a wallet is to sign. In sessions with `verifyWallet` or that offer wallets. */
export const WalletChallengeRequest = Type.Object({
  address: Type.String({ minLength: 1, maxLength: 200 }),
  networkId: Uuid,
})
export const WalletChallenge = Type.Object({
  challengeId: Uuid,
  /** To be signed as it is. */
  message: Type.String(),
  expiresAtMs: Type.Integer(),
})

/**
 * POST /link/api/wallets/verifications, and POST /link/api/connections/wallet → NewLinkConnection: one answer per challenge, right or
 * wrong.
 */
export const WalletSignature = Type.Object({
  challengeId: Uuid,
  /** EVM: hex, of a contract that is not deployed yet by ERC-6492. Solana: base58 or base64. Bitcoin: base64. */
  signature: Type.String({ minLength: 1, maxLength: 20_000 }),
})
export const WalletVerified = Type.Object({
  address: Type.String(),
  networkType: oneOf(['evm', 'solana', 'bitcoin']),
  verifiedAtMs: Type.Integer(),
})

export const FiatPriceRequest = Type.Object(
  /** ISO 4217. */
  { currency: Type.String({ pattern: '^[A-Z]{3}$' }) },
  { title: 'FiatPriceRequest' },
)
/** In which currency the page shows what is counted in dollars. */
export const FiatPrice = Type.Object({
  currency: Type.String(),
  /** USD for one unit. Absent: nobody quotes it, and dollars are shown. */
  usd: Type.Optional(Amount),
})
export type FiatPrice = Type.Static<typeof FiatPrice>

/**
 * POST /link/api/sandbox/wallet: one request to the sandbox's own wallet, which its user has approved: by EIP-1193, or `solana:…` and
 * `bitcoin:…` with bytes in base64. Not in production.
 */
export const SandboxWalletRequest = Type.Object({
  method: Type.String({ maxLength: 60 }),
  params: Type.Array(Type.Unknown(), { maxItems: 5 }),
  chainId: Type.Optional(Type.Integer()),
})
export const SandboxWalletAnswer = Type.Object({
  result: Type.Optional(Type.Unknown()),
  error: Type.Optional(Type.Object({ code: Type.Integer(), message: Type.String() })),
})
export type SandboxWalletAnswer = Type.Static<typeof SandboxWalletAnswer>

/**
 * POST /link/api/wallets/payments: the wallet is sent the request now. Commits the intent first: of several pages that request it, one gets the
 * transaction.
 */
export const AskWalletRequest = Type.Object({ previewId: Uuid })
export const AskedWallet = Type.Object({
  status: oneOf(['ready', 'feeNotCovered', 'alreadyAsked']),
  /** With `ready`, on an EVM chain: for `eth_sendTransaction`, on this chain. */
  transaction: Type.Optional(
    Type.Object({
      chainId: Type.Integer(),
      from: Type.String(),
      to: Type.String(),
      value: Type.String(),
      data: Type.String(),
    }),
  ),
  /** With `ready`, on Solana: for `solana:signAndSendTransaction`. `wire` is the unsigned transaction in base64. */
  solanaTransaction: Type.Optional(Type.Object({ chain: Type.String(), from: Type.String(), wire: Type.String() })),
  /** With `ready`, on Bitcoin: for `sendTransfer`. The wallet chooses the coins and the fee. */
  bitcoinTransfer: Type.Optional(
    Type.Object({ from: Type.String(), to: Type.String(), satoshis: Type.Integer({ minimum: 1 }) }),
  ),
  /** With `feeNotCovered`: about what the wallet needs. */
  fee: Type.Optional(Type.Object({ amount: Amount, symbol: Type.String() })),
  /** With `alreadyAsked`. */
  transfer: Type.Optional(LinkTransfer),
})
export type AskedWallet = Type.Static<typeof AskedWallet>

/** POST /link/api/wallets/payments/answer → LinkExecution: what the wallet answered, a hash or that the user declined. */
export const WalletPaymentAnswer = Type.Object({
  previewId: Uuid,
  /** Absent: the user declined. */
  hash: Type.Optional(Type.String({ pattern: '^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,88})$' })),
})
