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

/** The payment of this kind that counts, if it may still be or has been in a block. */
export const paymentOf = (ctx: BridgeContext, request: BridgeRequest, kind: Payment['kind']): Payment | undefined => {
  const payment = ctx.store.state.payments.get(request[kind] ?? '')
  return payment?.status === 'impossible' ? undefined : payment
}

/**
 * Signs, writes the signed bytes down, then sends them. A crash in between leaves bytes that can only ever be one
 * transaction: they are sent again and again until the chain says what became of them, and nothing is signed in their
 * place before it is certain that they will never be in a block.
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
