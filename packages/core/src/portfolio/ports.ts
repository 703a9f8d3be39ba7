import type { FiatBalance, Holding } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import type { Scope } from '../kernel/scope.ts'

export interface PricedHolding extends Holding {
  /** USD. */
  priceUsd?: string
  valueUsd?: string
  /** The price was older than five minutes when the holding was read. */
  isPriceStale?: true
}

/** Last response of an institution, by kind of read. */
export interface PortfolioReads {
  balances: FiatBalance[]
  holdings: PricedHolding[]
}
export type PortfolioKind = keyof PortfolioReads

/** One account of a user, with its last successful read. Without a read yet, `read` is absent. */
export interface PortfolioPart<K extends PortfolioKind> {
  connection: Pick<Connection, 'id' | 'type' | 'upstreamId' | 'accountName' | 'state'>
  read?: { asOfMs: number; rows: PortfolioReads[K] }
}

export interface PortfolioRepository {
  /** Stores the newest read of each kind. Does nothing if the connection has been erased. */
  keep<K extends PortfolioKind>(
    connection: Pick<Connection, 'scope' | 'id'>,
    read: { kind: K; asOfMs: number; rows: PortfolioReads[K] },
  ): Promise<void>
  /** Every account of the user, oldest first. */
  list<K extends PortfolioKind>(scope: Scope, userId: string, kind: K): Promise<PortfolioPart<K>[]>
}
