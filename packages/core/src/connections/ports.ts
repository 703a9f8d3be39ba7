import type { Scope } from '../kernel/scope.ts'
import type { Connector, Product } from './connector.ts'
import type { Credentials } from './credentials.ts'

/** A user's authorization at one institution. */
export interface Connection {
  /** The public account id. It opens nothing. */
  id: string
  /** Handed to the client to store: names the connection for as long as it exists. */
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
  /** Grows with every change of the credentials: writers compare it. */
  version: number
  state: 'active' | 'needsReconnect'
  granted: { read: boolean; withdraw: boolean; missing: readonly string[] }
  createdAtMs: number
  /** The client's server brought the credentials: it answers for whose they are. */
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

export interface ConnectionFilter {
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

/** Reasons that delay the erasure of an account. */
export type RemovalReason =
  | 'transferInProgress'
  | 'transferWatched'
  | 'transferInReview'
  | 'webhookNotDelivered'
  | 'orderInProgress'

export interface Removal {
  /** `waiting`: erased later, by a further `remove`. `gone`: there was nothing to remove. */
  state: 'erased' | 'waiting' | 'gone'
  /** Of one that is `waiting`: what for. */
  waitsFor: readonly RemovalReason[]
  /** False where it was removed before and waited. */
  isFirst: boolean
}

/** Stored as a hash. */
export interface NewAccessToken {
  token: string
  createdAtMs: number
  /** Absent where the authorization at the institution does not end either. */
  expiresAtMs?: number
}

export interface ConnectionRepository {
  /** Not those that were removed: no look-up but `findWithRemoved` finds them. */
  find(scope: Scope, id: string): Promise<Connection | undefined>
  /** For reading at the institution what becomes of a transfer. */
  findWithRemoved(scope: Scope, id: string): Promise<Connection | undefined>
  /** Without its credentials, which stay sealed. Undefined where the account is gone and erased. */
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
  /** The account was connected by a browser with this key. */
  addBrowser(connectionId: string, browserKeyHash: Uint8Array, atMs: number): Promise<void>
  /**
   * Made through pay links, and not needed any more: nothing of theirs moves, is watched or waits for an endpoint, and they have paid or
   * their session has ended.
   */
  listSpent(environment: Scope['environment'], nowMs: number): Promise<{ scope: Scope; id: string }[]>
  /** Takes such an account from its session, as a removal does; its transfers stay. False where it is needed after all. */
  endPayer(scope: Scope, id: string, nowMs: number): Promise<boolean>
  /** Erases the credentials of an account that `endPayer` has taken. */
  retire(scope: Scope, id: string, nowMs: number): Promise<void>
  /** Made through pay links of this user's orders. */
  listOfPayLinks(scope: Scope, userId: string): Promise<Connection[]>
  /** Removed and not erased yet, the longest ago first. */
  listRemoved(environment: Scope['environment']): Promise<{ scope: Scope; id: string }[]>
  listOfUser(scope: Scope, userId: string): Promise<Connection[]>
  /** The newest first. */
  list(scope: Scope, filter: ConnectionFilter): Promise<ConnectionSummary[]>
  /** The user's connections, the last used first: each when its last transfer began, or when it was made. */
  listUses(scope: Scope, userId: string, count: number): Promise<ConnectionUse[]>
  /** Of the client's newest connections: the types of which at least `minimumUsers` have one, the most frequent first. */
  listPopularTypes(scope: Scope, among: { newest: number; minimumUsers: number }): Promise<string[]>
  findByTokenId(scope: Scope, tokenId: string): Promise<Connection | undefined>
  /** Also by an access token that has expired: see `expiresAtMs`. */
  findByAccessToken(
    scope: Scope,
    accessToken: string,
  ): Promise<{ connection: Connection; expiresAtMs: number | undefined } | undefined>
  findByRefreshToken(scope: Scope, refreshToken: string): Promise<Connection | undefined>
  findByAccount(
    scope: Scope,
    account: { userId: string; type: string; upstreamId: string },
  ): Promise<Connection | undefined>
  /** False, and nothing written, when this user has a connection to this account already. */
  insert(connection: Connection): Promise<boolean>
  /** Replaces credentials, state and grant if the version is still `version`. False after a concurrent write. */
  replaceCredentials(
    connection: Pick<Connection, 'scope' | 'id' | 'credentials' | 'state' | 'granted' | 'accountName'>,
    version: number,
  ): Promise<boolean>
  /** One more access token. False where the connection is gone. */
  addAccessToken(connection: Pick<Connection, 'id'>, accessToken: NewAccessToken): Promise<boolean>
  /**
   * Replaces the access token: earlier ones end at `earlierEndAtMs` unless they end before, and `tokenId` takes the place
   * of a connection id that was handed out as token before there were others. False where the connection is gone.
   */
  rotateTokens(
    connection: Pick<Connection, 'scope' | 'id'>,
    tokens: { accessToken: NewAccessToken; tokenId: string; refreshToken?: string; earlierEndAtMs: number },
  ): Promise<boolean>
  /** `renewed`, and nothing changes, where the version is another by now; `before` where it was noted already. */
  markNeedsReconnect(scope: Scope, id: string, version: number): Promise<'now' | 'before' | 'renewed'>
  /**
   * Takes the account from its client, and erases it with every row that is about it: at once, or, while a transfer from it
   * may still move money, an event of one is not sent or an order of it may still be taken, at a further call. Twins of an
   * execute and a removal wait for each other here.
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
  /** Holds `name` for `ttlMs`, or until this process ends. Undefined when it is held already. */
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
