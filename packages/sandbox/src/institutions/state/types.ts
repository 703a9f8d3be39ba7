import type { InstitutionName } from '../data/networks.ts'

/** `external` is the world outside the institution, where deposits are negative. */
export type Bucket = 'available' | 'hold' | 'fees' | 'external'

export interface Account {
  institution: InstitutionName
  persona: string
  asset: string
  bucket: Bucket
}

export interface Posting extends Account {
  /** Signed base units of the asset, as an integer string. */
  units: string
}

/** One balanced movement: the postings of each asset add up to zero. */
export interface LedgerEntry {
  id: string
  atMs: number
  kind: 'seed' | 'adjust' | 'deposit' | 'hold' | 'settle' | 'release' | 'trade' | 'opening'
  /** The withdrawal, order or persona of the entry. */
  reference: string
  postings: readonly Posting[]
}

/**
 * awaitingApproval: waits for confirmation by e-mail. accepted: coins on hold, due at `dueAtMs`. sending: submitted to
 * the chain, hash unknown. completed and failed are final.
 */
export type WithdrawalStatus = 'awaitingApproval' | 'accepted' | 'sending' | 'completed' | 'failed'

export interface Withdrawal {
  id: string
  institution: InstitutionName
  persona: string
  asset: string
  networkId: string
  /** The institution's name for the network. */
  network: string
  address: string
  tag: string
  /** Base units that the address receives. */
  amountUnits: string
  /** Base units of the institution's fee. Amount and fee together were put on hold. */
  feeUnits: string
  /** The client's own id: `idem`, `withdrawOrderId`. */
  reference: string
  status: WithdrawalStatus
  createdAtMs: number
  updatedAtMs: number
  dueAtMs: number
  /** The number of refusals by the chain. */
  attempts?: number
  hash?: string
  failure?: string
  /** The reason why it fails when due, selected by its amount. */
  willFail?: string
}

/** Coins received at a user's deposit address from outside. */
export interface Deposit {
  id: string
  institution: InstitutionName
  persona: string
  asset: string
  networkId: string
  /** The institution's name for the network. */
  network: string
  /** The user's own address at the institution, or one shared by all users. */
  address: string
  /** The user's own tag if the address is shared. */
  tag?: string
  amountUnits: string
  hash: string
  createdAtMs: number
}

/** Coins sent there and not yet credited. */
export type IncomingDeposit = Omit<Deposit, 'hash'>

/** open: rests in the book. The others are final. */
export type OrderStatus = 'open' | 'filled' | 'cancelled' | 'expired'

/** An order at the institution. Units are base units of their asset. */
export interface Order {
  id: string
  institution: InstitutionName
  persona: string
  base: string
  quote: string
  side: 'buy' | 'sell'
  kind: 'market' | 'limit'
  timeInForce: 'gtc' | 'ioc' | 'fok' | 'postOnly'
  /** Ordered base amount; absent if only the money was given. */
  baseUnits?: string
  /** Money of a market order. */
  quoteUnits?: string
  /** Decimal string. */
  limitPrice?: string
  filledUnits: string
  /** In the quote asset. */
  valueUnits: string
  feeUnits: string
  feeAsset: string
  /** Remaining hold: quote units of a buy, base units of a sell. */
  heldUnits: string
  /** The client's own id: `client_order_id`, `newClientOrderId`. */
  reference: string
  status: OrderStatus
  createdAtMs: number
  updatedAtMs: number
}

interface IssuedToken {
  /** SHA-256 of the token, hex, because the journal contains no secrets. */
  hash: string
  expiresAtMs: number
}

/** One user's consent and all its tokens, which are revoked together. */
export interface Grant {
  id: string
  /** Absent in older journals, which only contain Coinbase. */
  institution?: InstitutionName
  persona: string
  clientId: string
  redirectUri: string
  scopes: readonly string[]
  codeHash: string
  codeExpiresAtMs: number
  codeUsed: boolean
  codeChallenge: string
  accessTokens: readonly IssuedToken[]
  /** The only valid refresh token, absent without `offline_access`. */
  refreshHash?: string
  /** Absent: the refresh token does not expire. */
  refreshExpiresAtMs?: number
  usedRefreshHashes: readonly string[]
  revoked: boolean
}

/**
 * Other data of an institution, such as an address book or the last nonce of a key. Read and written by
 * `createKeyValueStore`.
 */
export interface Note {
  institution: InstitutionName
  key: string
  /** JSON. Absent: deleted. */
  value?: unknown
}

export type StateEvent =
  | { type: 'entry'; entry: LedgerEntry }
  | { type: 'withdrawal'; withdrawal: Withdrawal }
  | { type: 'incoming'; deposit: IncomingDeposit }
  /** The chain refused it. */
  | { type: 'incomingDropped'; id: string }
  | { type: 'deposit'; deposit: Deposit }
  | { type: 'order'; order: Order }
  | { type: 'grant'; grant: Grant }
  | { type: 'note'; note: Note }
  | { type: 'clock'; offsetMs: number }
