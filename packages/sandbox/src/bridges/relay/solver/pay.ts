import { randomUUID } from 'node:crypto'
import { type BridgeContext, chainOf } from '../context.ts'
import type { Signed, SolverChain } from '../ports.ts'
import type { BridgeRequest, Payment } from '../state/types.ts'
import { lastValidity } from './liquidity.ts'
import { saveRequest } from './saveRequest.ts'

interface Intent {
  kind: Payment['kind']
  chainId: number
  currency: string
  to: string
  amount: bigint
  sign(chain: SolverChain, after: number | undefined): Promise<Signed>
}

/** The current payment of this kind, if it is in a block or may still be. */
export const paymentOf = (ctx: BridgeContext, request: BridgeRequest, kind: Payment['kind']): Payment | undefined => {
  const payment = ctx.store.state.payments.get(request[kind] ?? '')
  return payment?.status === 'impossible' ? undefined : payment
}

/**
 * Signs a payment, records the signed bytes, then sends them. After a crash in between, the bytes can still only become
 * one transaction. They are sent until the chain reports an outcome, and no replacement is signed before it is certain
 * that they can no longer be included.
 */
export const pay = async (
  ctx: BridgeContext,
  request: BridgeRequest,
  intent: Intent,
  change: Partial<BridgeRequest> = {},
): Promise<void> => {
  if (paymentOf(ctx, request, intent.kind) !== undefined)
    throw new Error(`${request.id} has its ${intent.kind} already`)
  const { kind, chainId, currency, to, amount, sign } = intent
  const chain = chainOf(ctx, chainId)
  const signed = await sign(chain, lastValidity(ctx, chainId))
  const about = { request: request.id, kind, chainId, currency, to, amount: amount.toString() }
  const payment: Payment = { id: randomUUID(), ...about, signed, status: 'signed', atMs: ctx.clock.nowMs() }
  saveRequest(ctx, request, { ...change, [kind]: payment.id }, [{ type: 'payment', payment }])
  await chain.submit(signed)
}

/** Checks a transaction's outcome, and sends it again while no node knows it. */
export const settlePayment = async (ctx: BridgeContext, payment: Payment): Promise<void> => {
  const chain = chainOf(ctx, payment.chainId)
  const status = await chain.outcome(payment.signed)
  if (status === 'waiting') await chain.submit(payment.signed)
  else ctx.store.commit([{ type: 'payment', payment: { ...payment, status } }])
}
