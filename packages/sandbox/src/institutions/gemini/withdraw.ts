import { randomUUID } from 'node:crypto'
import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { findAsset, type SimulatedAsset } from '../data/assets.ts'
import type { Listing } from '../data/networks.ts'
import type { Persona } from '../data/personas.ts'
import { json, type SimResponse } from '../http/types.ts'
import { referenceKey } from '../state/createState.ts'
import type { Withdrawal } from '../state/types.ts'
import { openListings } from './addressRoutes.ts'
import { approvalRefusal } from './approvedAddresses.ts'
import { geminiError, geminiNetworks, unsupportedNetwork } from './errors.ts'
import type { Caller } from './privateRoute.ts'
import { balanceOf } from '../ledger/entries.ts'
import { type ReadWithdrawal, readWithdrawal } from '../withdrawals/readWithdrawal.ts'

/** A withdrawal request after the checks that do not depend on its owner. */
interface Order extends ReadWithdrawal {
  reference: string
}

/** The version of the call: v2 names the network, v1 uses the asset's first. */
interface Target {
  network?: string
  ticker: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const textOf = (params: Caller['params'], name: string): string => {
  const value = params[name]
  return typeof value === 'string' ? value : ''
}

const rulesOf = (requested: string, address: string) => ({
  networks: geminiNetworks,
  unknownAsset: () => unsupportedNetwork(requested),
  unknownNetwork: () => unsupportedNetwork(requested),
  invalidAddress: ({ networkName }: Listing) =>
    geminiError(400, 'InvalidAddress', `Invalid address for ${networkName}: ${address}`),
  invalidAmount: () => geminiError(400, 'InvalidQuantity', 'Invalid quantity specified'),
  belowMinimum: ({ minimum, symbol }: Listing) =>
    geminiError(400, 'InvalidQuantity', `Amount is below the minimum of ${minimum} ${symbol}`),
})

const readOrder = (ctx: Context, { params }: Caller, { network, ticker }: Target): Order | SimResponse => {
  const reference = textOf(params, 'clientTransferId')
  if (reference !== '' && !UUID.test(reference))
    return geminiError(400, 'InvalidJson', 'clientTransferId must be a UUID')
  const [address, amount] = [textOf(params, 'address'), textOf(params, 'amount')]
  const rules = rulesOf(network ?? ticker, address)
  const read = readWithdrawal(ctx, { symbol: ticker.toUpperCase(), network, address, amount }, rules)
  return 'status' in read ? read : { ...read, reference }
}

const behaviourRefusal = ({ behaviour }: Persona): SimResponse | undefined => {
  if (behaviour === 'restrictedRegion') {
    return geminiError(451, 'RegionRestricted', 'Withdrawals are not available in your jurisdiction')
  }
  if (behaviour === 'kycMissing') return geminiError(403, 'AccountNotVerified', 'Your account is not verified')
  return behaviour === 'travelRule'
    ? geminiError(400, 'TravelRule', 'The travel rule lets you withdraw in the app only')
    : undefined
}

const earlier = (ctx: Context, persona: Persona, reference: string): Withdrawal | undefined => {
  const key = referenceKey({ institution: 'gemini', persona: persona.name, reference })
  return reference === '' ? undefined : ctx.store.state.withdrawals.get(ctx.store.state.byReference.get(key) ?? '')
}

const answer = (w: Withdrawal, { decimals }: SimulatedAsset): SimResponse => {
  const amount = formatShort(BigInt(w.amountUnits), decimals)
  return json(200, {
    withdrawalId: w.id,
    address: w.address,
    amount,
    currency: w.asset,
    fee: formatShort(BigInt(w.feeUnits), decimals),
    message: `You have requested a transfer of ${amount} ${w.asset} to ${w.address}. This withdrawal will be sent to the blockchain within the next 60 seconds.`,
  })
}

const accept = (ctx: Context, persona: Persona, order: Order): Withdrawal =>
  ctx.withdrawals.accept({
    id: randomUUID(),
    institution: 'gemini',
    persona: persona.name,
    asset: order.asset.symbol,
    networkId: order.listing.networkId,
    network: order.listing.networkName,
    address: order.address,
    tag: '',
    amountUnits: order.amountUnits.toString(),
    feeUnits: order.feeUnits.toString(),
    reference: order.reference,
  })

/** The amount is received, and the fee is added. A repeated `clientTransferId` returns the same withdrawal. */
export const withdraw = (ctx: Context, caller: Caller, target: Target): SimResponse => {
  const { persona } = caller
  const barred = behaviourRefusal(persona)
  if (barred !== undefined) return barred
  const order = readOrder(ctx, caller, target)
  if ('status' in order) return order
  const known = earlier(ctx, persona, order.reference)
  if (known !== undefined) return answer(known, order.asset)
  const { asset, listing, address } = order
  const notApproved = approvalRefusal(ctx, persona, { network: listing.networkName, address })
  if (notApproved !== undefined) return notApproved
  const free = balanceOf(ctx.store.state, 'gemini', persona.name, asset.symbol)
  return free < order.amountUnits + order.feeUnits
    ? geminiError(406, 'InsufficientFunds', 'Insufficient Funds')
    : answer(accept(ctx, persona, order), asset)
}

/** The estimated fee of a withdrawal: a number, as Gemini returns it here. */
export const feeEstimate = (ctx: Context, caller: Caller, target: Target): SimResponse => {
  const asset = findAsset(target.ticker.toUpperCase())
  const open = asset === undefined ? [] : openListings(ctx, asset.symbol)
  const listing = open.find(({ networkName }) => networkName === target.network)
  if (asset === undefined || listing === undefined) return unsupportedNetwork(target.network ?? target.ticker)
  if (textOf(caller.params, 'address') === '' || textOf(caller.params, 'amount') === '') {
    return geminiError(400, 'MissingPayloadKey', 'address and amount are required')
  }
  const limits = { isOverride: false, monthlyLimit: 10, monthlyRemaining: 0 }
  return json(200, { currency: asset.symbol, fee: Number(listing.fee), ...limits })
}
