import type { FoundOrder, NewOrder } from '../connections/orders.ts'
import type { Scope } from '../kernel/scope.ts'

/**
 * Phase of our part of an order; its execution is read from the institution.
 * - `sending`: the intent is committed and the one call is, or was, in flight.
 * - `unknown`: the call ended without a response; only the institution's orders may show the result.
 * - `accepted`: the institution has it. `refused`: it was not created. Both final.
 */
export type OrderPhase = 'sending' | 'unknown' | 'accepted' | 'refused'

/** One request to place an order. Committed before the institution is called. */
export interface OrderRecord extends NewOrder {
  id: string
  scope: Scope
  connectionId: string
  phase: OrderPhase
  /** Our reference, sent with the call. */
  reference: string
  upstreamId?: string
  /** Reason of the rejection, for the user. */
  failureMessage?: string
  createdAtMs: number
  updatedAtMs: number
  /** The process that makes the call was found to have ended. */
  isAbandoned: boolean
}

/** One order as the API returns it: as the institution has it, or as we do while it is not known there. */
export type ListedOrder = { id: string; found: FoundOrder } | { id: string; record: OrderRecord }

export interface OrderRepository {
  /** False, without writing, if the connection does not exist. */
  insert(order: OrderRecord): Promise<boolean>
  /** Writes phase, upstream id and message. False, without writing, if the order is final or does not exist. */
  update(order: OrderRecord): Promise<boolean>
  find(scope: Scope, connectionId: string, id: string): Promise<OrderRecord | undefined>
  findByReferences(scope: Scope, connectionId: string, references: readonly string[]): Promise<OrderRecord[]>
  /** Orders with an unknown outcome, newest first. */
  listOpen(scope: Scope, connectionId: string): Promise<OrderRecord[]>
  /** Markets in which this connection has placed orders, the latest first. */
  listMarkets(scope: Scope, connectionId: string): Promise<{ symbol: string; paymentSymbol: string }[]>
}
