import type { Scope } from '../kernel/scope.ts'
import type { Connected, Connector, Product } from './connector.ts'
import type { Credentials } from './credentials.ts'

/** A user's authorization at one institution. */
export interface Connection {
  /** The public account id. It is not a credential. */
  id: string
  /** Stored by the client: identifies the connection for as long as it exists. */
  tokenId: string
  scope: Scope
  userId: string
  /** Integration type. */
  type: string
  /** The institution's own id of the account. */
  upstreamId: string
  /** As of `ConnectedAccount`. Known when the connection is made, and not read back. */
  isAccountNamed?: true
  accountName: string
  /** Opaque refresh token handed to the client. */
  refreshToken: string
  credentials: Credentials
  /** Incremented with every change of the credentials, for optimistic locking. */
  version: number
  state: 'active' | 'needsReconnect'
  granted: Connected['granted']
  createdAtMs: number
  /** The client's server supplied the credentials, and is responsible for their owner. */
  isClientMade?: boolean
  /** Made through a pay link: for one payment of that user's order, in this session alone. `userId` names the session then. */
  payLink?: { sessionId: string; userId: string }
  /** Set if the account was removed while one of its transfers was in progress. */
  removedAtMs?: number
}

/** A connection without its sealed fields. */
export type ConnectionSummary = Pick<Connection, 'id' | 'userId' | 'type' | 'state' | 'granted' | 'createdAtMs'>

interface ConnectionUse {
  connectionId: string
  type: string
  lastUsedAtMs: number
}

interface ConnectionFilter {
  userId?: string
  type?: string
  state?: Connection['state']
  /** Connections made before this one. */
  before?: { createdAtMs: number; id: string }
  count: number
}

/** Time of a removal, and how many days transfer records are kept unless the client has set its retention. */
export interface RemovalTerms {
  atMs: number
  retentionDays: number
  /**
   * Postpones erasure to a running server, which revokes the access at the institution and keeps the records required
   * for bookkeeping.
   */
  isDeferred?: boolean
}

/** Reasons that delay the erasure of an account, or of a user's payment request. */
export type RemovalReason =
  | 'transferInProgress'
  | 'transferWatched'
  | 'transferInReview'
  | 'webhookNotDelivered'
  | 'orderInProgress'
  | 'paymentRequestWatched'
  | 'refundInProgress'

export interface Removal {
  /** `waiting`: a later call of `remove` erases it. `gone`: it does not exist. */
  state: 'erased' | 'waiting' | 'gone'
  /** Reasons of `waiting`. */
  waitsFor: readonly RemovalReason[]
  /** False if an earlier call has removed it already. */
  isFirst: boolean
}

/** Stored as a hash. */
export interface NewAccessToken {
  token: string
  createdAtMs: number
  /** Absent if the authorization at the institution does not expire either. */
  expiresAtMs?: number
}

export interface ConnectionRepository {
  /** Without removed connections, which only `findWithRemoved` returns. */
  find(scope: Scope, id: string): Promise<Connection | undefined>
  /** Also removed ones, to read the outcome of a transfer at the institution. */
  findWithRemoved(scope: Scope, id: string): Promise<Connection | undefined>
  /** Without decrypting its credentials. Undefined if the account is erased. */
  readState(scope: Scope, id: string): Promise<Connection['state'] | undefined>
  /**
   * The subset that the holder of the browser key may use: accounts connected in a browser with this key, or by the
   * client's server. Records the use of the key.
   */
  listProven(
    scope: Scope,
    ids: readonly string[],
    by: { browserKeyHash: Uint8Array | undefined; nowMs: number },
  ): Promise<string[]>
  /** Records that a browser with this key connected the account. */
  addBrowser(connectionId: string, browserKeyHash: Uint8Array, atMs: number): Promise<void>
  /**
   * Connections of pay links that are no longer needed: without transfers that are moving, watched or waiting for an
   * endpoint, and after the payment or the end of their session.
   */
  listSpent(environment: Scope['environment'], nowMs: number): Promise<{ scope: Scope; id: string }[]>
  /** Takes such a connection from its session, like a removal; its transfers stay. False if it is still needed. */
  endPayer(scope: Scope, id: string, nowMs: number): Promise<boolean>
  /** Erases the credentials of a connection that `endPayer` has taken. */
  retire(scope: Scope, id: string, nowMs: number): Promise<void>
  /** Connections made through pay links of this user's orders. */
  listOfPayLinks(scope: Scope, userId: string): Promise<Connection[]>
  /** Connections that are removed and not erased yet, the earliest removal first. */
  listRemoved(environment: Scope['environment']): Promise<{ scope: Scope; id: string }[]>
  /** Connections of closed clients that are not removed yet; 100 at most. */
  listOfClosed(environment: Scope['environment']): Promise<{ scope: Scope; id: string }[]>
  listOfUser(scope: Scope, userId: string): Promise<Connection[]>
  /** The newest first. */
  list(scope: Scope, filter: ConnectionFilter): Promise<ConnectionSummary[]>
  /** The user's connections, the last used first: each when its last transfer began, or when it was made. */
  listUses(scope: Scope, userId: string, count: number): Promise<ConnectionUse[]>
  /**
   * Among the client's newest connections: the types that at least `minimumUsers` users have, the most frequent first.
   */
  listPopularTypes(scope: Scope, among: { newest: number; minimumUsers: number }): Promise<string[]>
  findByTokenId(scope: Scope, tokenId: string): Promise<Connection | undefined>
  /** Finds expired access tokens as well: see `expiresAtMs`. */
  findByAccessToken(
    scope: Scope,
    accessToken: string,
  ): Promise<{ connection: Connection; expiresAtMs: number | undefined } | undefined>
  findByRefreshToken(scope: Scope, refreshToken: string): Promise<Connection | undefined>
  findByAccount(
    scope: Scope,
    account: { userId: string; type: string; upstreamId: string },
  ): Promise<Connection | undefined>
  /** False, without writing, if this user already has a connection to this account. */
  insert(connection: Connection): Promise<boolean>
  /** Replaces credentials, state and grant if the version is still `version`. False after a concurrent write. */
  replaceCredentials(
    connection: Pick<Connection, 'scope' | 'id' | 'credentials' | 'state' | 'granted' | 'accountName'>,
    version: number,
  ): Promise<boolean>
  /** Adds an access token. False if the connection does not exist. */
  addAccessToken(connection: Pick<Connection, 'id'>, accessToken: NewAccessToken): Promise<boolean>
  /**
   * Replaces the access token: earlier ones expire at `earlierEndAtMs` unless they expire before. `tokenId` replaces a
   * connection id that was issued as a token before token ids existed. False if the connection does not exist.
   */
  rotateTokens(
    connection: Pick<Connection, 'scope' | 'id'>,
    tokens: { accessToken: NewAccessToken; tokenId: string; refreshToken?: string; earlierEndAtMs: number },
  ): Promise<boolean>
  /** `renewed`, without a change, if the version differs; `before` if it was recorded already. */
  markNeedsReconnect(scope: Scope, id: string, version: number): Promise<'now' | 'before' | 'renewed'>
  /**
   * Takes the account from its client, and erases it with all its rows: at once, or at a later call if a transfer from
   * it may still move money, an event of a transfer is undelivered or an order may still be accepted. A concurrent
   * execute and removal wait for each other here.
   */
  remove(scope: Scope, id: string, terms: RemovalTerms): Promise<Removal>
}

interface Lease {
  fence: bigint
  /**
   * True until the lease can have passed to another process. Check it before any call that must happen at most once.
   */
  isHeld(): boolean
}

export interface LeaseRepository {
  /** Holds `name` for `ttlMs`, or until this process ends. Undefined if it is held already. */
  acquire(name: string, ttlMs: number): Promise<Lease | undefined>
  release(name: string, fence: bigint): Promise<void>
}

/** The connectors this process has, by integration type. */
export interface ConnectorDirectory {
  list(): readonly Connector[]
  /** By type or alias, in any case. */
  find(type: string): Connector | undefined
  findByIntegrationId(id: string): Connector | undefined
  /** Health as seen by probes and real traffic. */
  health(type: string): { isUp: boolean; description?: string; downSinceMs?: number }
  /** Integrations this installation does not offer, and why. */
  unavailable(): readonly { type: string; name: string; products: readonly Product[]; reason: string }[]
}
