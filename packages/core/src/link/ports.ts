import type { CreateLinkTokenRequest, SandboxScenario, SandboxScenarioChange } from '@rialto/contract'

import type { LinkBrand, OfferSettings } from '../clients/ports.ts'
import type { Environment, Scope } from '../kernel/scope.ts'
import type { TransferPhase } from '../transfers/ports.ts'

type GoodsDetail = NonNullable<NonNullable<CreateLinkTokenRequest['transferOptions']>['goodsDetails']>[number]

/** The client's options of one Link session, normalized when the token was issued. */
export interface LinkRequest {
  userId: string
  integrationId?: string
  subClientId?: string
  /** Return URL of a standalone page, registered when the token was issued. */
  callbackUrl?: string
  /** Integrations that the Link configuration offered when the token was issued. Absent: all. */
  offer?: OfferSettings
  /** How the Link configuration made Link look when the token was issued. */
  brand?: LinkBrand
  /** Opened by the dashboard for its members: not counted, and emits no events. */
  isPreview?: boolean
  /** For a session of a pay link: a random id for the anonymous payer. Never part of a response. */
  payer?: string
  /** For a session of a pay link: when the link ends. */
  payUntilMs?: number
  /** A standalone page, as the client requested. Its first screen explains its purpose. */
  isStandalone?: boolean
  restrictMultipleAccounts: boolean
  disableApiKeyGeneration?: boolean
  /** The user must prove that they hold an address. */
  verifyWallet?: {
    message?: string
    /** The accepted addresses. Empty: any address. */
    addresses: readonly string[]
    networkId?: string
    networkType?: string
  }
  /** The client pays this to an account that the user connects. */
  payout?: {
    networkId: string
    symbol: string
    amount: string
    transactionId?: string
    description?: string
  }
  transfer?: {
    transferType: 'deposit' | 'payment' | 'onramp'
    transactionId?: string
    /** Sessions of a pay link share one order, which is paid once. */
    isOfPayLink?: boolean
    /** Fixed by the client, USD. */
    amountInFiat?: string
    isInclusiveFeeEnabled: boolean
    /** Fee that the client keeps, as a ratio of the requested amount. */
    clientFeeRatio?: string
    description?: string
    /** Shown to the user by name. */
    goodsDetails?: readonly GoodsDetail[]
    /** The client allows conversions and purchases if the asset is missing. */
    isFundingEnabled?: boolean
    /** How many accounts may pay together if none has enough. Absent: one. */
    maximumSources?: number
    /** Above this value the user may send a small part first. Absent: not offered. */
    rehearsalAboveUsd?: string
    destinations: readonly LinkRequestDestination[]
  }
}

export interface LinkRequestDestination {
  networkId: string
  symbol: string
  /** Absent: the client's server issues it when the user picks this destination. */
  address?: string
  addressTag?: string
  /** Fixed by the client, in the asset. */
  amount?: string
  /** Minimum amount that arrives: in the asset, or in USD. */
  minAmount?: string
  minAmountInFiat?: string
  /** USD. */
  displayAmountInFiat?: string
}

/** An address that the client gave just in time, for one session. */
export interface SessionAddress {
  address: string
  addressTag?: string
}

export interface JitRepository {
  /** The client's address endpoint. Undefined if the client has none. */
  find(scope: Scope): Promise<{ url: string; secret: string } | undefined>
  set(scope: Scope, settings: { id: string; url: string; secret: string }): Promise<void>
  remove(scope: Scope): Promise<void>
  findAddress(pair: { sessionId: string; networkId: string; symbol: string }): Promise<SessionAddress | undefined>
  /** Stores the first address of a session's pair, and returns the stored one. */
  keepAddress(
    pair: { sessionId: string; networkId: string; symbol: string },
    address: SessionAddress,
  ): Promise<SessionAddress>
}

/** Requests an address from a client's server, signed with the secret and the machine’s time. Returns the text of its reply, or throws. */
export type RequestAddress = (request: {
  url: string
  secret: string
  requestId: string
  body: string
}) => Promise<string>

/**
 * Placement of a session. `frame`, `app` and `redirect`: where its client put it. `page`: standalone, at the client's
 * request. `payLink`: standalone, and the visitor is not the user. `moved`: on another device than the one it was
 * opened on.
 */
export type LinkPlace = 'frame' | 'app' | 'redirect' | 'page' | 'payLink' | 'moved'

/** One issued link token and the session it opened. */
export interface LinkSessionRecord {
  id: string
  scope: Scope
  request: LinkRequest
  /** Connections made or restored in this session. */
  connectionIds: readonly string[]
  /** Those of the connections that are proven to belong to the visitor: the session may act only on these. */
  provenIds: readonly string[]
  /** Absent until it is opened. */
  place?: LinkPlace
  /** SHA-256 of the key of the browser that has it. */
  browserKeyHash?: Uint8Array
  /** Its result code was exchanged: a browser brought it to the client, which knows the user. */
  hasReturned: boolean
  transferId?: string
  /** 0 until it is opened. */
  expiresAtMs: number
  /** Outcome and page of the user's exit. */
  exit?: LinkExit
}

/** A session that was opened, for support and the dashboard. */
export interface OpenedSession extends LinkSessionRecord {
  openedAtMs: number
  /** Phase of its transfer. */
  transferPhase?: TransferPhase
}

interface OpenedSessionFilter {
  /** Absent: all users, without previews. */
  userId?: string
  state?: 'open' | 'finished' | 'exited' | 'expired'
  nowMs: number
  /** Sessions opened before this one. */
  before?: { openedAtMs: number; id: string }
  count: number
}

export interface LinkExit {
  outcome: 'finished' | 'exited'
  /** The Link page's name of its step. */
  page: string
}

/** Codes and tokens identify their client; the environment separates servers that share a database. */
export interface LinkRepository {
  /** False, without storing it, if the client does not exist. */
  issue(token: {
    id: string
    scope: Scope
    codeHash: Uint8Array
    request: LinkRequest
    /** Accounts that the session has from the start. */
    connectionIds?: readonly string[]
    expiresAtMs: number
    /** Opens one session after another; never used up itself. */
    isPayLink?: boolean
  }): Promise<boolean>
  /** One conditional update: only the first caller before expiry gets the session. */
  consume(input: {
    environment: Environment
    codeHash: Uint8Array
    sessionTokenHash: Uint8Array
    nowMs: number
    sessionExpiresAtMs: number
  }): Promise<LinkSessionRecord | undefined>
  /** Records where a session was opened, and which of its connections are proven. */
  place(
    sessionId: string,
    opened: { place: LinkPlace; browserKeyHash?: Uint8Array; provenIds: readonly string[] },
  ): Promise<void>
  /** The request of a pay link that has not expired. Waits for a concurrent opening. */
  findPayLink(
    environment: Environment,
    codeHash: Uint8Array,
    nowMs: number,
  ): Promise<(Pick<LinkSessionRecord, 'scope' | 'request'> & { linkExpiresAtMs: number }) | undefined>
  findById(scope: Scope, id: string): Promise<LinkSessionRecord | undefined>
  /** The newest first. */
  listOpened(scope: Scope, filter: OpenedSessionFilter): Promise<OpenedSession[]>
  findOpened(scope: Scope, id: string): Promise<OpenedSession | undefined>
  findBySessionToken(
    environment: Environment,
    sessionTokenHash: Uint8Array,
    nowMs: number,
  ): Promise<LinkSessionRecord | undefined>
  /** The scope of a code's token, used or not. For the page's `frame-ancestors`. */
  findScopeByCode(environment: Environment, codeHash: Uint8Array): Promise<Scope | undefined>
  findByCode(scope: Scope, codeHash: Uint8Array): Promise<LinkSessionRecord | undefined>
  /** Records that the user left. A result code replaces the earlier one. False if they had left before. */
  finish(sessionId: string, exit: LinkExit, resultCode?: { hash: Uint8Array; expiresAtMs: number }): Promise<boolean>
  /** Single use: returns the session once, to its client and for its user, before the code's expiry. */
  redeemResultCode(input: {
    scope: Scope
    userId: string
    hash: Uint8Array
    nowMs: number
  }): Promise<LinkSessionRecord | undefined>
  /** Notes that a browser passed a code of the session to its client. */
  noteReturn(sessionId: string): Promise<void>
  addConnection(sessionId: string, connectionId: string, options: { isProven: boolean }): Promise<void>
  setTransfer(sessionId: string, transferId: string): Promise<void>
}

/** The user's choices when a session moved to another device, in the contract's format. */
export interface MovedChoice {
  connectionId?: string
  symbol?: string
  networkId?: string
  amount?: { amount: string } | { amountInFiat: string }
  fundWith?: { symbol: string; isPurchase: boolean }
}

/** `over`: expired, used, or too many wrong guesses. */
export type MoveStatus = 'accepted' | 'over'

/** One per session: the newest. */
export interface LinkMoveRepository {
  start(move: { sessionId: string; codeHash: Uint8Array; choice: MovedChoice; expiresAtMs: number }): Promise<void>
  /** Single use: true only for the first caller before expiry. */
  claim(input: {
    environment: Environment
    codeHash: Uint8Array
    claimHash: Uint8Array
    numberHash: Uint8Array
    browserKeyHash?: Uint8Array
    nowMs: number
  }): Promise<boolean>
  /** The session of a link that no device has claimed, before its expiry. */
  findOpen(input: {
    environment: Environment
    codeHash: Uint8Array
    nowMs: number
  }): Promise<{ scope: Scope; sessionId: string } | undefined>
  /** The session's own move. `claimed`: a device has claimed it, and no number was selected yet. */
  findOwn(input: {
    sessionId: string
    nowMs: number
  }): Promise<{ status: 'waiting' | 'claimed' | 'over'; claimHash?: Uint8Array }>
  /** The right number moves the session to the device that claimed the move; a wrong one ends the move. */
  accept(input: { sessionId: string; numberHash: Uint8Array; nowMs: number }): Promise<MoveStatus>
  findClaim(input: {
    environment: Environment
    claimHash: Uint8Array
    nowMs: number
  }): Promise<{ status: 'waiting' | 'accepted' | 'over'; choice?: MovedChoice }>
}

/** Why a sign-in connected no account. */
export type SignInFailure = 'notAllowed' | 'signInRefused' | 'signInTooSlow' | 'pairingOver'

/** A user's way to an institution's consent page and back. */
export interface OAuthAttempt {
  id: string
  scope: Scope
  sessionId: string
  type: string
  codeVerifier: string
  status: 'pending' | 'connected' | 'failed'
  connectionId?: string
  /** The user had connected this account before. */
  isReconnected?: boolean
  reason?: SignInFailure
  expiresAtMs: number
  /**
   * Deadline for completing the sign-in in the session that began it. Set when the user came back with the
   * institution's code.
   */
  completableUntilMs?: number
}

/** Proof that the browser that came back and the page that waits belong to the same person. */
type OAuthProof = { kind: 'completionCode' | 'pairingCode'; hash: Uint8Array }

export interface OAuthAttemptRepository {
  insert(attempt: OAuthAttempt & { stateHash: Uint8Array }): Promise<void>
  /** Single use: returns the attempt once, before its expiry. */
  takeByState(environment: Environment, stateHash: Uint8Array, nowMs: number): Promise<OAuthAttempt | undefined>
  find(sessionId: string, id: string): Promise<OAuthAttempt | undefined>
  /** An attempt that waits for its completion code, or failed and returned to the client with one. */
  findByCompletionCode(scope: Scope, hash: Uint8Array): Promise<OAuthAttempt | undefined>
  /** Stores the institution's code, encrypted, until the attempt is completed or has ended. */
  keepCode(
    id: string,
    returned: {
      authorizationCode: string
      completionCodeHash: Uint8Array
      pairingCodeHash: Uint8Array
      completableUntilMs: number
    },
  ): Promise<void>
  /**
   * Single use: the first right proof in time gets the institution's code. A wrong pairing code counts against
   * `maximumGuesses`. Any other wrong, late or used proof returns undefined.
   */
  redeem(input: {
    sessionId: string
    id: string
    proof: OAuthProof
    maximumGuesses: number
    nowMs: number
  }): Promise<{ authorizationCode: string } | { guessesLeft: number } | undefined>
  finish(
    id: string,
    result:
      | { connectionId: string; isReconnected: boolean }
      | { reason: SignInFailure; completionCodeHash?: Uint8Array },
  ): Promise<void>
  /** Uses up the code of a failed attempt. Whether it was there. */
  takeFailure(id: string): Promise<boolean>
}

/** Faults of the sandbox, for all its users. */
export interface SandboxScenarios {
  /**
   * Applies the changes, if any, and returns the resulting scenario. Throws `ApiError` `badRequest` for a change that
   * the sandbox does not support.
   */
  change(change: SandboxScenarioChange): Promise<SandboxScenario>
}
