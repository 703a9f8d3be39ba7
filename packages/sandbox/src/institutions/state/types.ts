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
  /** The withdrawal or order it belongs to, or the persona. */
  reference: string
  postings: readonly Posting[]
}

/**
 * awaitingApproval: waits for a click in an e-mail. accepted: coins on hold, due at `dueAtMs`. sending: handed to the
 * chain, hash unknown. completed and failed are final.
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
  /** Base units that arrive at the address. */
  amountUnits: string
  /** Base units the institution keeps. Amount and fee together were put on hold. */
  feeUnits: string
  /** The client's own id: `idem`, `withdrawOrderId`. */
  reference: string
  status: WithdrawalStatus
  createdAtMs: number
  updatedAtMs: number
  dueAtMs: number
  /** Times the chain refused it. */
  attempts?: number
  hash?: string
  failure?: string
  /** Why it will fail when it is due: its amount asked for that. */
  willFail?: string
}

/** Coins that came to a user's deposit address from outside. */
export interface Deposit {
  id: string
  institution: InstitutionName
  persona: string
  asset: string
  networkId: string
  /** The institution's name for the network. */
  network: string
  /** The user's own address at the institution, or one that all of its users share. */
  address: string
  /** The user's own, where the address is shared. */
  tag?: string
  amountUnits: string
  hash: string
  createdAtMs: number
}

/** Coins that were sent there and are not credited yet. */
export type IncomingDeposit = Omit<Deposit, 'hash'>

/** open: rests in the book. The others are final. */
export type OrderStatus = 'open' | 'filled' | 'cancelled' | 'expired'

/** An order at the institution. Units are base units of the asset they count. */
export interface Order {
  id: string
  institution: InstitutionName
  persona: string
  base: string
  quote: string
  side: 'buy' | 'sell'
  kind: 'market' | 'limit'
  timeInForce: 'gtc' | 'ioc' | 'fok' | 'postOnly'
  /** Ordered of the base; absent where only the money was named. */
  baseUnits?: string
  /** Money named by a market order. */
  quoteUnits?: string
  /** Decimal. */
  limitPrice?: string
  filledUnits: string
  /** In the quote. */
  valueUnits: string
  feeUnits: string
  feeAsset: string
  /** Still on hold for it: quote units of a buy, base units of a sell. */
  heldUnits: string
  /** The client's own id: `client_order_id`, `newClientOrderId`. */
  reference: string
  status: OrderStatus
  createdAtMs: number
  updatedAtMs: number
}

interface IssuedToken {
  /** SHA-256 of the token, hex: the journal holds no secrets. */
  hash: string
  expiresAtMs: number
}

/** One consent of one user, and every token that came of it: revoked together. */
export interface Grant {
  id: string
  /** Absent in journals of before there were several: Coinbase. */
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
  /** The one live refresh token, absent without `offline_access`. */
  refreshHash?: string
  /** Absent: the live refresh token does not end. */
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
  /** JSON. Absent: forgotten. */
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
