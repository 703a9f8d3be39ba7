import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Listing } from '../data/networks.ts'
import { behaviourRefusal } from '../data/personas.ts'
import { json, readJsonObject, type SimRequest, type SimResponse } from '../http/types.ts'
import type { Withdrawal } from '../state/types.ts'
import { alpacaNetworks, isWhitelisted } from './whitelist.ts'
import { alpacaError, type Caller, forbidden, unprocessable } from './withCaller.ts'
import { balanceOf } from '../ledger/entries.ts'
import { acceptOrder } from '../withdrawals/acceptOrder.ts'
import { type ReadWithdrawal, readWithdrawal } from '../withdrawals/readWithdrawal.ts'

const refusals = {
  restrictedRegion: () => json(451, { code: 45110000, message: 'crypto transfers are not available in your region' }),
  kycMissing: () => forbidden('account is not active'),
  travelRule: () => alpacaError(40010000, 'travel rule information is required for this address'),
}

const rules = {
  networks: alpacaNetworks,
  unknownAsset: () => unprocessable('asset is not supported on this chain'),
  unknownNetwork: () => unprocessable('asset is not supported on this chain'),
  invalidAddress: () => unprocessable('invalid address'),
  invalidAmount: () => unprocessable('amount is not valid for this asset'),
  belowMinimum: ({ minimum }: Listing) => unprocessable(`amount is below the minimum of ${minimum}`),
}

/** A parsed and valid order, or the refusal. The caller checks the balance last. */
const readOrder = (ctx: Context, body: Readonly<Record<string, unknown>>): ReadWithdrawal | SimResponse => {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  const [symbol, network, address, amount] = [
    text('asset'),
    text('chain') || undefined,
    text('address'),
    text('amount'),
  ]
  for (const name of ['amount', 'address', 'asset']) if (text(name) === '') return unprocessable(`${name} is required`)
  return readWithdrawal(ctx, { symbol, network, address, amount }, rules)
}

/**
 * Accepts a withdrawal as Alpaca did until October 2026: to a whitelisted address, with the network fee on top. The API
 * has no client reference, so two calls make two withdrawals.
 */
export const createTransfer = (
  ctx: Context,
  { persona }: Caller,
  request: Pick<SimRequest, 'body'>,
): Withdrawal | SimResponse => {
  const refusal = behaviourRefusal(persona, refusals)
  if (refusal !== undefined) return refusal
  const order = readOrder(ctx, readJsonObject(request.body) ?? {})
  if ('status' in order) return order
  const { asset, listing, address, amountUnits, feeUnits } = order
  if (!isWhitelisted(ctx, persona, listing.networkName, address)) return forbidden('address is not whitelisted')
  if (balanceOf(ctx.store.state, 'alpaca', persona.name, asset.symbol) < amountUnits + feeUnits) {
    return forbidden(`insufficient balance for ${asset.symbol}`)
  }
  return acceptOrder(ctx, persona, { ...order, id: randomUUID(), institution: 'alpaca' })
}
