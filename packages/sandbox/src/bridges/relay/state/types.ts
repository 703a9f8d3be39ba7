import type { PayIn, Signed } from '../ports.ts'
import type { FailReason, RefundFailReason, RequestStatus } from '../wire.ts'
import type { TriggerMode } from './triggers.ts'

/** An open deposit address: whatever arrives is carried to the recipient. */
export interface Order {
  /** The quote's request id, which the address was made for. */
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
  /** Base units that were asked about. */
  amount: string
  slippageBps: number
  createdAtMs: number
  /**
   * Heads of the chains of its origin's family when it was made, where the address is the same: nothing can have arrived
   * before.
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
 * One request id. The first of an order waits for a pay-in; the others are made when one arrives.
 *
 * waiting → depositing (seen) → pending (deep enough, priced) → submitted (payout signed) → success, or → refund, failure.
 */
export interface BridgeRequest {
  id: string
  /** `Order.requestId`; equal to `id` for the first. */
  order: string
  status: RequestStatus
  /** Goes back instead of on: the coins are swept, then sent to the refund address. */
  refunding?: true
  supersededBy?: string
  payIn?: PayIn
  /** The chain of the pay-in, if it is not the order's origin chain. */
  payInChainId?: number
  priced?: Priced
  /** Not moved on before. */
  dueAtMs?: number
  trigger?: { mode: TriggerMode; bps?: number; ms?: number }
  /** Ids of its payments; the last of a kind is the one that counts. */
  fill?: string
  sweep?: string
  refund?: string
  /** The coins have left the address, or there is nothing to sweep. */
  swept?: true
  failReason?: FailReason
  refundFailReason?: RefundFailReason
  createdAtMs: number
  updatedAtMs: number
}

/** A transaction of the solver's. Written down with its bytes before it is sent for the first time. */
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

/** A webhook that is owed. */
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
