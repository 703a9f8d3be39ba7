import type { Context } from '../context.ts'
import { behaviourRefusal, type Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import type { SimResponse } from '../http/types.ts'
import { bookRefusal } from './addressBook.ts'
import { bybitError, bybitResult, denied } from './errors.ts'
import { type Order, readOrder } from './readOrder.ts'
import { freeUnits } from './wallets.ts'
import { withSignature } from './withSignature.ts'
import { acceptOrder } from '../withdrawals/acceptOrder.ts'
import { newNumericId } from '../withdrawals/newNumericId.ts'

/** A coin can be withdrawn on a chain once in this time. */
const PAUSE_MS = 10_000

const refusalsOf = (ctx: Context) => ({
  readOnlyKey: () => denied(ctx),
  restrictedRegion: () => bybitError(ctx, 10024, 'Compliance rules triggered'),
  kycMissing: () => bybitError(ctx, 131004, 'KYC needed'),
})

/** Bybit's refusals of duplicate and too frequent withdrawals. */
const historyRefusal = (ctx: Context, persona: Persona, order: Order): SimResponse | undefined => {
  const before = ctx.withdrawals.list().filter(w => w.institution === 'bybit')
  if (order.requestId !== '' && before.some(w => w.reference === order.requestId)) {
    return bybitError(ctx, 131082, 'Do not repeat the request')
  }
  const isSame = (w: (typeof before)[number]) =>
    w.persona === persona.name && w.asset === order.asset.symbol && w.network === order.listing.networkName
  return before.some(w => isSame(w) && ctx.clock.nowMs() - w.createdAtMs < PAUSE_MS)
    ? bybitError(ctx, 10006, 'Too many visits. Exceeded the API Rate Limit.')
    : undefined
}

const destinationRefusal = (ctx: Context, persona: Persona, order: Order): SimResponse | undefined => {
  if (persona.behaviour === 'travelRule' && !order.hasTravelRule) {
    return bybitError(ctx, 131002, 'Parameter error: beneficiary information is required')
  }
  const { listing, address, tag } = order
  return bookRefusal(ctx, persona, { chain: listing.networkName, address, tag })
}

const fundsRefusal = (ctx: Context, persona: Persona, order: Order): SimResponse | undefined => {
  const free = order.wallets.reduce((sum, wallet) => sum + freeUnits(ctx, persona.name, order.asset, wallet), 0n)
  return free < order.amountUnits + order.feeUnits ? bybitError(ctx, 131212, 'Insufficient balance') : undefined
}

/** POST /v5/asset/withdraw/create. */
export const createWithdrawal = (ctx: Context): RouteHandler =>
  withSignature(ctx, ({ persona, request }) => {
    const barred = behaviourRefusal(persona, refusalsOf(ctx))
    if (barred !== undefined) return barred
    const order = readOrder(ctx, request.body)
    if ('status' in order) return order
    const refusal =
      destinationRefusal(ctx, persona, order) ??
      historyRefusal(ctx, persona, order) ??
      fundsRefusal(ctx, persona, order)
    if (refusal !== undefined) return refusal
    const { id } = acceptOrder(ctx, persona, {
      ...order,
      id: newNumericId(ctx),
      institution: 'bybit',
      reference: order.requestId,
    })
    return bybitResult(ctx, { id })
  })
