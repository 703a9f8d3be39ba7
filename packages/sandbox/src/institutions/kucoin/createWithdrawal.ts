import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { behaviourRefusal } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { sendableUnits } from './accounts.ts'
import { badParameter, denied, gatewayError, kucoinData } from './errors.ts'
import { favoriteRefusal } from './favorites.ts'
import { type Order, readOrder } from './readOrder.ts'
import { withSignature } from './withSignature.ts'
import { acceptOrder } from '../withdrawals/acceptOrder.ts'

const refusals = {
  readOnlyKey: denied,
  restrictedRegion: () =>
    gatewayError(
      '400301',
      'Operation restricted due to local laws, regulations, or policies in your country or region.',
    ),
  kycMissing: () => gatewayError('400303', 'Identity verification required to access full features.'),
}

/**
 * The received amount. The fee is added (EXTERNAL) or included (INTERNAL). By default it is added if the main account's
 * balance suffices. `undefined` if the balance is too low.
 */
const arriving = (order: Order, free: bigint): bigint | undefined => {
  const onTop = order.amountUnits + order.feeUnits
  if (order.fee !== 'INTERNAL' && onTop <= free) return order.amountUnits
  if (order.fee === 'EXTERNAL' || order.amountUnits > free) return undefined
  return order.amountUnits - order.feeUnits
}

/** POST /api/v3/withdrawals. The API does not deduplicate: each request is a separate withdrawal. */
export const createWithdrawal = (ctx: Context): RouteHandler =>
  withSignature(ctx, ({ persona, request }) => {
    const barred = behaviourRefusal(persona, refusals)
    if (barred !== undefined) return barred
    const order = readOrder(ctx, request.body)
    if ('status' in order) return order
    const refusal = favoriteRefusal(ctx, persona, order.listing.networkName, order.address)
    if (refusal !== undefined) return refusal
    const amountUnits = arriving(order, sendableUnits(ctx, persona.name, order.asset))
    if (amountUnits === undefined) return badParameter('account.available.amount')
    const { id } = acceptOrder(ctx, persona, {
      ...order,
      id: randomBytes(12).toString('hex'),
      institution: 'kucoin',
      tag: order.memo,
      amountUnits,
      reference: order.remark,
    })
    return kucoinData({ withdrawalId: id })
  })
