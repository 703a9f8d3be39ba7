import type { Credentials } from './credentials.ts'

/**
 * One deposit or withdrawal as the institution's own history returns it. `pending` includes every unrecognized status.
 */
export interface UpstreamTransfer {
  /** The institution's id of it. */
  upstreamId: string
  type: 'deposit' | 'withdrawal'
  status: 'pending' | 'succeeded' | 'failed'
  /** The institution's own status. */
  upstreamStatus: string
  symbol: string
  /** Amount that arrived or will arrive, in whole units: a decimal string, never negative. */
  amount: string
  /** The institution's fee in the same asset. */
  fee?: string
  fromAddress?: string
  toAddress?: string
  tag?: string
  /** The institution's own name of the network. */
  chain?: string
  /** Our id of the network, if known. */
  networkId?: string
  hash?: string
  confirmations?: number
  createdAtMs: number
  /** Absent if the institution does not return it. */
  updatedAtMs?: number
}

export interface UpstreamTransferPage {
  transfers: UpstreamTransfer[]
  /** Cursor of the next page. Absent on the last page. A page may be empty without being the last. */
  cursor?: string
}

/** An institution's record of deposits and withdrawals, including those that Rialto did not initiate. */
export interface TransferHistory {
  /**
   * One page. `count` limits the rows returned, not the rows scanned; `sinceMs` leaves out older rows. Returns
   * `undefined` if the cursor was not issued by this connector for this account. Throws `ConnectorError`.
   */
  list(
    credentials: Credentials,
    input: { count: number; cursor?: string; sinceMs?: number },
  ): Promise<UpstreamTransferPage | undefined>
  /**
   * One transfer by the institution's id or by the transaction's hash; `symbol` narrows the search. `undefined`: the
   * account's history has no such transfer, as far back as it can be queried.
   */
  find(
    credentials: Credentials,
    input: { id?: string; hash?: string; symbol?: string },
  ): Promise<UpstreamTransfer | undefined>
}
