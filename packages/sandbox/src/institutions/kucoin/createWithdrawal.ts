import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import type { SimResponse } from '../http/types.ts'
import { sendableUnits } from './accounts.ts'
import { badParameter, denied, gatewayError, kucoinData } from './errors.ts'
import { favoriteRefusal } from './favorites.ts'
import { type Order, readOrder } from './readOrder.ts'
import { withSignature } from './withSignature.ts'

const behaviourRefusal = ({ behaviour }: Persona): SimResponse | undefined => {
  switch (behaviour) {
    case 'readOnlyKey':
      return denied()
    case 'restrictedRegion':
      return gatewayError(
        '400301',
        'Operation restricted due to local laws, regulations, or policies in your country or region.',
      )
    case 'kycMissing':
      return gatewayError('400303', 'Identity verification required to access full features.')
    default:
      return undefined
  }
}

/**
 * What arrives. The fee is on top (EXTERNAL) or inside (INTERNAL); where it is not said, on top as long as the main account
 * has enough. `undefined` where it has not.
 */
const arriving = (order: Order, free: bigint): bigint | undefined => {
  const onTop = order.amountUnits + order.feeUnits
  if (order.fee !== 'INTERNAL' && onTop <= free) return order.amountUnits
  if (order.fee === 'EXTERNAL' || order.amountUnits > free) return undefined
  return order.amountUnits - order.feeUnits
}

/** POST /api/v3/withdrawals. Nothing distinguishes twins: each is a withdrawal of its own. */
export const createWithdrawal = (ctx: Context): RouteHandler =>
  withSignature(ctx, ({ persona, request }) => {
    const barred = behaviourRefusal(persona)
    if (barred !== undefined) return barred
    const order = readOrder(ctx, request.body)
    if ('status' in order) return order
    const { asset, listing, address, memo, remark, feeUnits } = order
    const refusal = favoriteRefusal(ctx, persona, listing.networkName, address)
    if (refusal !== undefined) return refusal
    const amountUnits = arriving(order, sendableUnits(ctx, persona.name, asset))
    if (amountUnits === undefined) return badParameter('account.available.amount')
    const { id } = ctx.withdrawals.accept(
      {
        id: randomBytes(12).toString('hex'),
        institution: 'kucoin',
        persona: persona.name,
        asset: asset.symbol,
        networkId: listing.networkId,
        network: listing.networkName,
        address,
        tag: memo,
        amountUnits: amountUnits.toString(),
        feeUnits: feeUnits.toString(),
        reference: remark,
      },
      { awaitingApproval: persona.behaviour === 'emailConfirm' },
    )
    return kucoinData({ withdrawalId: id })
  })
