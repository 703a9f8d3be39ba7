import { randomUUID } from 'node:crypto'
import { isAddress } from 'viem'
import { formatShort, parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf, findAsset, type SimulatedAsset } from '../data/assets.ts'
import type { Listing } from '../data/networks.ts'
import type { Persona } from '../data/personas.ts'
import { json, readJsonObject, type SimResponse } from '../http/types.ts'
import type { Route } from '../http/route.ts'
import { balanceOf } from '../ledger/entries.ts'
import type { Withdrawal } from '../state/types.ts'
import { openListings } from './accountRoutes.ts'
import { institution, invalid, notFound, refusal } from './answers.ts'
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

interface Order {
  asset: SimulatedAsset
  listing: Listing
  address: string
  units: bigint
  feeUnits: bigint
}

const readOrder = (ctx: Context, text: (name: string) => string): Order | SimResponse => {
  const asset = findAsset(text('symbol'))
  const listing = asset && openListings(ctx, asset.symbol).find(({ networkName }) => networkName === text('network'))
  if (asset === undefined || listing === undefined) return invalid('network')
  const address = text('address')
  if (!isAddress(address, { strict: false }) || /^0x0+$/.test(address)) return invalid('address')
  const units = parseUnits(text('amount'), asset.decimals)
  if (units === undefined || units === 0n) return invalid('amount')
  return units < unitsOf(listing.minimum, asset.decimals)
    ? refusal(400, 'amount_too_small', `The minimum is ${listing.minimum}`)
    : { asset, listing, address, units, feeUnits: unitsOf(listing.fee, asset.decimals) }
}

const accept = (ctx: Context, { name }: Persona, order: Order, reference: string): Withdrawal =>
  ctx.withdrawals.accept({
    id: randomUUID(),
    institution,
    persona: name,
    asset: order.asset.symbol,
    networkId: order.listing.networkId,
    network: order.listing.networkName,
    address: order.address,
    tag: '',
    amountUnits: order.units.toString(),
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
  const order = readOrder(ctx, text)
  if ('status' in order) return order
  const { asset, units, feeUnits } = order
  if (balanceOf(ctx.store.state, institution, persona.name, asset.symbol) < units + feeUnits)
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
