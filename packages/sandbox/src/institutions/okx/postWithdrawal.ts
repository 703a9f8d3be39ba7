import type { Context } from '../context.ts'
import { behaviourRefusal, type Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import type { SimResponse } from '../http/types.ts'
import { unitsIn } from './accounts.ts'
import { bookRefusal } from './addressBook.ts'
import { denied, okxError, okxRows } from './answers.ts'
import { type Order, readOrder } from './readOrder.ts'
import { withSignature } from './withSignature.ts'
import { acceptOrder } from '../withdrawals/acceptOrder.ts'
import { newNumericId } from '../withdrawals/newNumericId.ts'

const refusals = {
  readOnlyKey: denied,
  restrictedRegion: () =>
    okxError('58248', "Due to local regulations, API withdrawal isn't allowed. Withdraw using OKX app or web."),
  kycMissing: () => okxError('58233', "For compliance, we're unable to provide services to unverified users."),
}

const RECEIVER =
  'According to local laws and regulations, please provide accurate recipient information (rcvrInfo). For the exchange ' +
  'address, please also provide exchange information and recipient identity information.'

const orderRefusal = (ctx: Context, persona: Persona, order: Order): SimResponse | undefined => {
  if (persona.behaviour === 'travelRule' && !order.hasReceiver) return okxError('58237', RECEIVER)
  const unverified = bookRefusal(ctx, persona, order)
  if (unverified !== undefined) return unverified
  const free = unitsIn(ctx, 'funding', persona.name, order.asset)
  return free < order.amountUnits + order.feeUnits ? okxError('58350', 'Insufficient balance.') : undefined
}

/**
 * POST /api/v5/asset/withdrawal. A second call with the same `clientId` makes another withdrawal, because OKX documents
 * no deduplication. A simulator that deduplicated would hide a client that sends twice.
 */
export const postWithdrawal = (ctx: Context): RouteHandler =>
  withSignature(ctx, ({ persona, request }) => {
    const barred = behaviourRefusal(persona, refusals)
    if (barred !== undefined) return barred
    const order = readOrder(ctx, request.body)
    if ('status' in order) return order
    const refusal = orderRefusal(ctx, persona, order)
    if (refusal !== undefined) return refusal
    const { id } = acceptOrder(ctx, persona, {
      ...order,
      id: newNumericId(ctx),
      institution: 'okx',
      reference: order.clientId,
    })
    const { clientId, chain, amount: amt, asset } = order
    return okxRows([{ amt, wdId: id, ccy: asset.symbol, clientId, chain }])
  })
