import { randomUUID } from 'node:crypto'
import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { Listing } from '../data/networks.ts'
import type { Persona } from '../data/personas.ts'
import { json, readJsonObject, type SimResponse } from '../http/types.ts'
import type { Route } from '../http/route.ts'
import { balanceOf } from '../ledger/entries.ts'
import type { Withdrawal } from '../state/types.ts'
import { type ReadWithdrawal, readWithdrawal } from '../withdrawals/readWithdrawal.ts'
import { brokerageNetworks, institution, invalid, notFound, refusal } from './answers.ts'
import { type Caller, withSession } from './sessions.ts'

const model = (row: Withdrawal) => ({
  id: row.id,
  client_id: row.reference,
  symbol: row.asset,
  network: row.network,
  address: row.address,
  amount: formatShort(BigInt(row.amountUnits), assetOf(row.asset).decimals),
  fee: formatShort(BigInt(row.feeUnits), assetOf(row.asset).decimals),
  status: row.status,
  tx_hash: row.hash ?? null,
  created_at: row.createdAtMs,
})

const behaviourRefusal = ({ behaviour }: Persona): SimResponse | undefined => {
  if (behaviour === 'restrictedRegion') return refusal(451, 'region_restricted', 'Not available in your region')
  return behaviour === 'kycMissing' ? refusal(403, 'identity_required', 'Verify your identity first') : undefined
}

const rules = {
  networks: brokerageNetworks,
  unknownAsset: () => invalid('network'),
  unknownNetwork: () => invalid('network'),
  invalidAddress: () => invalid('address'),
  invalidAmount: () => invalid('amount'),
  belowMinimum: ({ minimum }: Listing) => refusal(400, 'amount_too_small', `The minimum is ${minimum}`),
}

const accept = (ctx: Context, { name }: Persona, order: ReadWithdrawal, reference: string): Withdrawal =>
  ctx.withdrawals.accept({
    id: randomUUID(),
    institution,
    persona: name,
    asset: order.asset.symbol,
    networkId: order.listing.networkId,
    network: order.listing.networkName,
    address: order.address,
    tag: '',
    amountUnits: order.amountUnits.toString(),
    feeUnits: order.feeUnits.toString(),
    reference,
  })

/**
 * The amount is received, and the fee is added. A second call with the same `client_id` returns the first withdrawal.
 */
const withdraw = (ctx: Context, { persona, request }: Caller): SimResponse => {
  const barred = behaviourRefusal(persona)
  if (barred !== undefined) return barred
  const body = readJsonObject(request.body) ?? {}
  const text = (name: string): string => (typeof body[name] === 'string' ? body[name] : '')
  const reference = text('client_id')
  if (!/^[0-9a-zA-Z-]{1,36}$/.test(reference)) return invalid('client_id')
  const before = sentBy(ctx, persona).find(row => row.reference === reference)
  if (before !== undefined) return json(200, model(before))
  const [symbol, network, address, amount] = [text('symbol'), text('network'), text('address'), text('amount')]
  const order = readWithdrawal(ctx, { symbol, network, address, amount }, rules)
  if ('status' in order) return order
  const { asset, amountUnits, feeUnits } = order
  if (balanceOf(ctx.store.state, institution, persona.name, asset.symbol) < amountUnits + feeUnits)
    return refusal(400, 'insufficient_funds', 'The balance does not cover the amount and the fee')
  return json(201, model(accept(ctx, persona, order, reference)))
}

const sentBy = (ctx: Context, { name }: Persona): Withdrawal[] =>
  ctx.withdrawals.list().filter(row => row.institution === institution && row.persona === name)

/** Sends withdrawals, and reads them by the client's id, by the brokerage's id, or as a list. */
export const withdrawalRoutes = (ctx: Context): Route[] => [
  ['POST', '/v1/withdrawals', withSession(ctx, 'withdraw', caller => withdraw(ctx, caller))],
  [
    'GET',
    '/v1/withdrawals',
    withSession(ctx, 'read', ({ persona, request }) => {
      const reference = request.query.get('client_id')
      const rows = sentBy(ctx, persona).filter(row => reference === null || row.reference === reference)
      return json(200, rows.map(model))
    }),
  ],
  [
    'GET',
    '/v1/withdrawals/:id',
    withSession(ctx, 'read', ({ persona }, [id]) => {
      const found = sentBy(ctx, persona).find(row => row.id === id)
      return found === undefined ? notFound() : json(200, model(found))
    }),
  ],
]
