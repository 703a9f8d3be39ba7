import type { Credentials } from './credentials.ts'

/** One deposit or withdrawal as the institution's own history returns it. `pending` covers every status nobody knows. */
export interface UpstreamTransfer {
  /** The institution's id of it. */
  upstreamId: string
  type: 'deposit' | 'withdrawal'
  status: 'pending' | 'succeeded' | 'failed'
  /** The institution's own status. */
  upstreamStatus: string
  symbol: string
  /** What arrived, or is to arrive, in whole units: decimal string, never negative. */
  amount: string
  /** The institution's fee in the same asset. */
  fee?: string
  fromAddress?: string
  toAddress?: string
  tag?: string
  /** The institution's own name of the network. */
  chain?: string
  /** Ours, where we know the network. */
  networkId?: string
  hash?: string
  confirmations?: number
  createdAtMs: number
  /** Absent where the institution does not return it. */
  updatedAtMs?: number
}

export interface UpstreamTransferPage {
  transfers: UpstreamTransfer[]
  /** Where the next page begins. Absent on the last one. A page may be empty and still not be the last. */
  cursor?: string
}

/** What an institution remembers of deposits and withdrawals, whoever asked for them. */
export interface TransferHistory {
  /**
   * One page. `count` bounds what comes back, not how much is looked through; `sinceMs` leaves out what is older.
   * `undefined`: the cursor is none of this connector's, for this account. Throws `ConnectorError`.
   */
  list(
    credentials: Credentials,
    input: { count: number; cursor?: string; sinceMs?: number },
  ): Promise<UpstreamTransferPage | undefined>
  /**
   * One by the institution's id or by the transaction's hash; `symbol` narrows the search where it is given.
   * `undefined`: this account has no such transfer as far back as the institution can be asked.
   */
  find(
    credentials: Credentials,
    input: { id?: string; hash?: string; symbol?: string },
  ): Promise<UpstreamTransfer | undefined>
}
