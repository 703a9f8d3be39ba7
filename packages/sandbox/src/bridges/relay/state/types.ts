import type { PayIn, Signed } from '../ports.ts'
import type { FailReason, RefundFailReason, RequestStatus } from '../wire.ts'
import type { TriggerMode } from './triggers.ts'

/** A deposit address. All payments to an open one are bridged to the recipient, and one payment to a strict one. */
export interface Order {
  /** The quote's request id, for which the address was made. */
  requestId: string
  orderId: string
  address: string
  user: string
  recipient: string
  /** Absent: refunds go to the payer. */
  refundTo?: string
  originChainId: number
  destinationChainId: number
  originCurrency: string
  destinationCurrency: string
  /** The quoted amount in base units. */
  amount: string
  /** Of a strict address: exactly this is paid out, for a payment of `amount` before that time. */
  strict?: { payout: string; expiresAtMs: number }
  slippageBps: number
  createdAtMs: number
  /**
   * Heads of all chains of the origin's family when the address was made, because it is the same on each. Earlier
   * blocks cannot contain pay-ins.
   */
  createdBlocks?: Readonly<Record<number, number>>
}

/**
 * The priced outcome of a pay-in, in base units. Fees are in the origin currency and already deducted from `amountOut`.
 */
export interface Priced {
  amountIn: string
  relayerGas: string
  relayerService: string
  amountOut: string
}

/**
 * One request id. The first of an order waits for a pay-in, and later ones are made for further pay-ins.
 *
 * waiting → depositing (seen) → pending (confirmed and priced) → submitted (payout signed) → success, or → refund,
 * failure.
 */
export interface BridgeRequest {
  id: string
  /** `Order.requestId`; equal to `id` for the first. */
  order: string
  status: RequestStatus
  /** The pay-in is refunded: the coins are swept, then sent to the refund address. */
  refunding?: true
  supersededBy?: string
  payIn?: PayIn
  /** The chain of the pay-in, if it is not the order's origin chain. */
  payInChainId?: number
  priced?: Priced
  /** The request does not advance before this time. */
  dueAtMs?: number
  trigger?: { mode: TriggerMode; bps?: number; ms?: number }
  /** Ids of its payments. The last of a kind is the current one. */
  fill?: string
  sweep?: string
  refund?: string
  /** Of a strict address: paid beyond the quoted amount, and returned after the payout. */
  excess?: string
  /** The coins have left the address, or it has no coins to sweep. */
  swept?: true
  failReason?: FailReason
  refundFailReason?: RefundFailReason
  createdAtMs: number
  updatedAtMs: number
}

/** A transaction of the solver, recorded with its bytes before it is first sent. */
export interface Payment {
  id: string
  request: string
  kind: 'fill' | 'refund' | 'sweep'
  chainId: number
  currency: string
  to: string
  /** Base units. For a sweep, the balance when it was signed. */
  amount: string
  signed: Signed
  status: 'signed' | 'included' | 'reverted' | 'impossible'
  atMs: number
}

/** A pending webhook. */
export interface Notice {
  id: string
  /** The exact bytes that are signed and sent. */
  body: string
  attempts: number
  dueAtMs: number
}

export type BridgeEvent =
  | { type: 'order'; order: Order }
  | { type: 'request'; request: BridgeRequest }
  | { type: 'payment'; payment: Payment }
  | { type: 'cursor'; chainId: number; block: number }
  | { type: 'notice'; notice: Notice }
  | { type: 'noticeDone'; id: string }
