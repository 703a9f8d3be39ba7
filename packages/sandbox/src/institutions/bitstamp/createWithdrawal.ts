import { formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import type { Persona } from '../data/personas.ts'
import { json, type SimResponse } from '../http/types.ts'
import { assetIn } from './accountRoutes.ts'
import { isAllowed } from './addressControls.ts'
import { invalid, noPermission, noSuchCurrency, refused } from './errors.ts'
import { type Order, readOrder } from './readOrder.ts'
import type { Caller } from './withSignature.ts'
import { balanceOf } from '../ledger/entries.ts'
import { acceptOrder } from '../withdrawals/acceptOrder.ts'
import { newNumericId } from '../withdrawals/newNumericId.ts'

const behaviourRefusal = ({ behaviour }: Persona): SimResponse | undefined => {
  if (behaviour === 'restrictedRegion') return refused('Withdrawals are not available in your country.', 451)
  return behaviour === 'kycMissing' ? refused('User not verified') : undefined
}

const destinationRefusal = (ctx: Context, persona: Persona, { asset, address }: Order): SimResponse | undefined => {
  if (!isAllowed(ctx, persona, address)) {
    return invalid('address', `Not allowed to withdraw to specified ${asset.symbol} address`)
  }
  return persona.behaviour === 'travelRule' ? refused('The address you provided is not verified') : undefined
}

const fundsRefusal = (ctx: Context, persona: Persona, order: Order): SimResponse | undefined => {
  const { symbol, decimals } = order.asset
  const free = balanceOf(ctx.store.state, 'bitstamp', persona.name, symbol)
  if (free >= order.amountUnits + order.feeUnits) return undefined
  const available = `${formatUnits(free, decimals)} ${symbol}`
  return refused(`You have only ${available} available. Check your account balance for details.`)
}

const accept = (ctx: Context, persona: Persona, order: Order): SimResponse => {
  const { id } = acceptOrder(ctx, persona, { ...order, id: newNumericId(ctx), institution: 'bitstamp' })
  return json(200, { id: Number(id) })
}

/** POST /api/v2/{currency}_withdrawal/. The permission is checked before the parameters. */
export const createWithdrawal = (ctx: Context, caller: Caller): SimResponse => {
  const { persona, form } = caller
  if (persona.behaviour === 'readOnlyKey') return noPermission()
  const asset = assetIn(caller)
  if (asset === undefined) return noSuchCurrency()
  if (!form.get('amount') || !form.get('address')) return refused('Missing amount and/or address POST parameters.')
  const barred = behaviourRefusal(persona)
  if (barred !== undefined) return barred
  const order = readOrder(ctx, form, asset)
  if ('status' in order) return order
  return destinationRefusal(ctx, persona, order) ?? fundsRefusal(ctx, persona, order) ?? accept(ctx, persona, order)
}
