import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { LinkConnection } from './linkConnection.ts'
import { Amount, AssetSymbol, FundWith, OrderPart, Uuid } from './linkFields.ts'

/**
 * Requests and responses of the Link page and its server, under `/link/api`. Private to Rialto: page and server are
 * released together. Every response has the public envelope; amounts are decimal strings; times are Unix milliseconds.
 * All requests except the one that opens the session carry `Authorization: Bearer <sessionToken>`.
 */
export const LinkIntegration = Type.Object({
  id: Uuid,
  type: Type.String(),
  name: Type.String(),
  /** Integrations of one institution differ in how users connect. */
  institution: Type.String(),
  /** It cannot send the asset that the session requires. */
  isUnsupported: Type.Boolean(),
  /** `recent`: the user has used it. `popular`: many users of the client have connected it lately. */
  rank: Type.Optional(oneOf(['recent', 'popular'])),
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
  /** For `wallet`: the named wallets that the session offers. */
  wallets: Type.Optional(
    Type.Array(
      Type.Object({
        id: Uuid,
        /** The reverse domain name under which it announces itself (EIP-6963). */
        providerId: Type.String(),
        name: Type.String(),
        logoUrl: Type.Optional(Type.String()),
        installUrl: Type.Optional(Type.String()),
        /** On a phone: opens `{url}`, percent-encoded, or `{page}`, without its scheme, in the app's own browser. */
        openUrl: Type.Optional(Type.String()),
      }),
    ),
  ),
  /**
   * For `wallet`: whether the list is complete. If not, any other wallet that announces itself to the page can be
   * connected as well.
   */
  isOnlyListed: Type.Optional(Type.Boolean()),
  /** For `wallet`: the names and reverse domain names under which wallets announce themselves that the session does not offer. */
  hiddenWallets: Type.Optional(Type.Array(Type.String())),
  /** For `wallet`: the chains that wallets are connected on. */
  chains: Type.Optional(
    Type.Array(
      Type.Object({
        networkId: Uuid,
        name: Type.String(),
        family: oneOf(['evm', 'solana', 'bitcoin', 'tron']),
        /** EVM and Tron: the number that wallets know the chain by. */
        chainId: Type.Optional(Type.Integer()),
      }),
    ),
  ),
  /** Required permissions of the key, as the institution names them. */
  permissions: Type.Array(Type.String()),
  /** The requested access, exactly as the consent shows it. */
  abilities: Type.Array(oneOf(['balances', 'identity', 'addresses', 'history', 'send', 'trade', 'stay'])),
  /** Steps that the institution may require of the user before it sends. */
  obstacles: Type.Array(oneOf(['whitelist', 'email', 'code', 'owner'])),
  logoUrl: Type.Optional(Type.String()),
  /** The institution's instructions for saving an address, where it sends to saved addresses alone. */
  addressBookUrl: Type.Optional(Type.String()),
  /** Measured over the client's transfers of the last seven days, where enough of them succeeded. */
  usualSeconds: Type.Optional(Type.Integer()),
  isUp: Type.Boolean(),
  downReason: Type.Optional(Type.String()),
})
export type LinkIntegration = Type.Static<typeof LinkIntegration>

export const LinkDestination = Type.Object({
  networkId: Uuid,
  networkName: Type.String(),
  symbol: Type.String(),
  /** Absent: the client issues it once the user has picked this destination. */
  address: Type.Optional(Type.String()),
  addressTag: Type.Optional(Type.String()),
  /** Fixed by the client (payments). */
  amount: Type.Optional(Amount),
})
export type LinkDestination = Type.Static<typeof LinkDestination>

/** POST /link/api/catalogue/filter: which integrations of the session support an asset, a network, or the asset on the network. */
export const FilterCatalogueRequest = Type.Object({
  symbol: Type.Optional(AssetSymbol),
  networkId: Type.Optional(Uuid),
})
export const FilterCatalogueResult = Type.Object({
  /** Available filters. */
  assets: Type.Array(Type.String()),
  /** `isUnsupported`: the network does not have the requested asset. */
  networks: Type.Array(Type.Object({ networkId: Uuid, name: Type.String(), isUnsupported: Type.Boolean() })),
  /** Ids of the integrations that do not support the requested asset. */
  unsupported: Type.Array(Uuid),
})
export type FilterCatalogueResult = Type.Static<typeof FilterCatalogueResult>

const BrandColors = Type.Object({ accent: Type.String(), onAccent: Type.String() })

export const LinkSession = Type.Object({
  client: Type.Object({ name: Type.String(), logoUrl: Type.Optional(Type.String()) }),
  /** How the client's Link configuration makes the page look. */
  brand: Type.Optional(
    Type.Object({
      /** `accent` with the text color that is legible on it, for each theme. */
      colors: Type.Optional(Type.Object({ light: BrandColors, dark: BrandColors })),
      cornerRadius: Type.Optional(Type.Integer()),
      font: Type.Optional(oneOf(['inter', 'system', 'serif', 'rounded'])),
      confirmVerb: Type.Optional(oneOf(['send', 'deposit', 'pay', 'add'])),
      addressForm: Type.Optional(oneOf(['familiar', 'formal'])),
    }),
  ),
  /** The operator of the installation, with links for users. */
  operator: Type.Object({
    name: Type.String(),
    termsUrl: Type.Optional(Type.String()),
    privacyUrl: Type.Optional(Type.String()),
    helpUrl: Type.Optional(Type.String()),
  }),
  environment: oneOf(['sandbox', 'production']),
  /** In the sandbox: users of the page may choose faults. */
  hasScenarios: Type.Optional(Type.Boolean()),
  /** Without destinations the session connects an account and ends. */
  mode: oneOf(['connect', 'transfer']),
  /** The user cannot link another account after the first. */
  restrictMultipleAccounts: Type.Boolean(),
  /** Hides the link to the page that creates an API key. */
  disableApiKeyGeneration: Type.Boolean(),
  /** The client's id of its user. Absent in a session of a pay link, in which the payer may be another person. */
  userId: Type.Optional(Type.String()),
  /**
   * A standalone page that asks for consent first: `standalone` for the user's own account at the client, `payLink`
   * for one payment by any person.
   */
  asksFirst: Type.Optional(oneOf(['standalone', 'payLink'])),
  /** When the pay link ends that opened the session. */
  payUntilMs: Type.Optional(Type.Integer()),
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
      /** The client's description of the payment. */
      description: Type.Optional(Type.String()),
      /** Names of the goods that are paid for. */
      goods: Type.Optional(Type.Array(Type.String())),
      /** How many accounts may pay together. Absent: one. */
      maximumSources: Type.Optional(Type.Integer()),
    }),
  ),
  /** A payout that the user confirms to an account that they connect. Sent by the client. */
  payout: Type.Optional(
    Type.Object({
      networkName: Type.String(),
      symbol: AssetSymbol,
      amount: Amount,
      description: Type.Optional(Type.String()),
      /** The user has confirmed it in this session. */
      isConfirmed: Type.Boolean(),
    }),
  ),
  /** The user must prove that they hold an address. */
  verifyWallet: Type.Optional(
    Type.Object({
      message: Type.Optional(Type.String()),
      /** The accepted addresses. Empty: any address. */
      addresses: Type.Array(Type.String()),
      networkId: Type.Optional(Uuid),
      networkType: Type.Optional(Type.String()),
      /** One network for each kind of wallet that can prove an address here, as input of a challenge. */
      networks: Type.Array(
        Type.Object({ networkId: Uuid, name: Type.String(), family: oneOf(['evm', 'solana', 'bitcoin', 'tron']) }),
      ),
    }),
  ),
  integrations: Type.Array(LinkIntegration),
  /** The user can send from any wallet or exchange without connecting it. */
  hasManualDeposits: Type.Boolean(),
  /** The user can pay the order by sending its amount to an address. */
  hasAddressPayments: Type.Boolean(),
  /**
   * The address to which the user was asked to pay the order. `hasBegun`: a part was seen there, and the order is still
   * open.
   */
  addressPayment: Type.Optional(
    Type.Object({
      networkId: Uuid,
      symbol: AssetSymbol,
      hasBegun: Type.Boolean(),
      part: Type.Optional(OrderPart),
    }),
  ),
  /** Accounts connected in this session so far, restored after a reload. */
  connections: Type.Array(LinkConnection),
  /** A transfer of this session that was executed. */
  transferId: Type.Optional(Uuid),
  /** Return URL of a standalone page that ends without a result code, because the session has ended. */
  callbackUrl: Type.Optional(Type.String()),
  /** Origins that may embed the page, and receive its messages. */
  allowedOrigins: Type.Array(Type.String()),
})
export type LinkSession = Type.Static<typeof LinkSession>

/**
 * Random, generated by this page and kept in the browser's storage of its origin: later proves that it is the same
 * browser.
 */
const BrowserKey = Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' }))

/**
 * Placement of the page: in a frame, in an app that has named its SDK, or standalone, with the origin of the referring
 * page.
 */
const Place = Type.Object({
  kind: oneOf(['frame', 'app', 'page']),
  from: Type.Optional(Type.String({ maxLength: 300 })),
})

/** POST /link/api/session {code} opens it (once); GET /link/api/session re-reads it (reload in the same tab). */
export const OpenLinkSessionRequest = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 200 }),
  /** Absent: a standalone page without a referrer. */
  place: Type.Optional(Place),
  browserKey: BrowserKey,
})
export type OpenLinkSessionRequest = Type.Static<typeof OpenLinkSessionRequest>
export const OpenLinkSessionResult = Type.Object({
  sessionToken: Type.String(),
  session: LinkSession,
  /** Accounts that the client named when it requested the token. */
  restored: Type.Array(LinkConnection),
  /** A transfer has paid the order of this session; absent otherwise. */
  isOrderPaid: Type.Optional(Type.Literal(true)),
})
export type OpenLinkSessionResult = Type.Static<typeof OpenLinkSessionResult>

/** POST /link/api/session/finish: the user leaves. `returns`: the page is standalone and returns to the client. */
export const FinishLinkSessionRequest = Type.Object({
  outcome: oneOf(['finished', 'exited']),
  page: Type.String({ pattern: '^[A-Za-z]{1,60}$' }),
  returns: Type.Boolean(),
})
export const FinishLinkSessionResult = Type.Object({
  /** The callback URL with a one-time result code. Absent if the page does not return or has no callback URL. */
  returnUrl: Type.Optional(Type.String()),
})
export type FinishLinkSessionResult = Type.Static<typeof FinishLinkSessionResult>

/**
 * POST /link/api/session/move: a single-use code that lets another device continue the session. The session moves only
 * when the user selects the other device's number on this page.
 */
export const StartMoveRequest = Type.Object({
  /** The user's choices so far. */
  choice: Type.Object({
    connectionId: Type.Optional(Uuid),
    symbol: Type.Optional(AssetSymbol),
    networkId: Type.Optional(Uuid),
    amount: Type.Optional(Type.Union([Type.Object({ amount: Amount }), Type.Object({ amountInFiat: Amount })])),
    fundWith: Type.Optional(FundWith),
  }),
})
export const StartMoveResult = Type.Object({ code: Type.String(), expiresAtMs: Type.Integer() })

/** POST /link/api/session/move/status, by the page with the session. */
export const ReadOwnMoveRequest = Type.Object({})
export const ReadOwnMoveResult = Type.Object({
  status: oneOf(['waiting', 'claimed', 'over']),
  /** With `claimed`: three numbers, one of which the other device shows. */
  numbers: Type.Optional(Type.Array(Type.String())),
})
export type ReadOwnMoveResult = Type.Static<typeof ReadOwnMoveResult>

/**
 * POST /link/api/session/move/accept. `accepted`: the other device has the session, and this page's token is revoked. `over`: the number
 * was wrong, or the link has ended: one wrong number ends it.
 */
export const AcceptMoveRequest = Type.Object({ number: Type.String({ pattern: '^[0-9]{2}$' }) })
export const AcceptMoveResult = Type.Object({ status: oneOf(['accepted', 'over']) })

/** POST /link/api/move/about: the client, operator and amount of a link that no device has redeemed. */
export const DescribeMoveRequest = Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) })
export const DescribeMoveResult = Type.Object({
  client: LinkSession.properties.client,
  operator: LinkSession.properties.operator,
  environment: LinkSession.properties.environment,
  /** The amount that the client has fixed. */
  requested: Type.Optional(Type.Object({ amount: Amount, symbol: Type.String() })),
})
export type DescribeMoveResult = Type.Static<typeof DescribeMoveResult>

/**
 * POST /link/api/move: the other device redeems the code and shows the number. Its claim becomes the session's token once it is accepted.
 */
export const ClaimMoveRequest = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 200 }),
  browserKey: BrowserKey,
})
export const ClaimMoveResult = Type.Object({ claimToken: Type.String(), number: Type.String() })

/** POST /link/api/move/status */
export const ReadMoveRequest = Type.Object({ claimToken: Type.String({ minLength: 1, maxLength: 200 }) })
export const ReadMoveResult = Type.Object({
  status: oneOf(['waiting', 'accepted', 'over']),
  /** With `accepted`. */
  choice: Type.Optional(StartMoveRequest.properties.choice),
})
export type ReadMoveResult = Type.Static<typeof ReadMoveResult>
