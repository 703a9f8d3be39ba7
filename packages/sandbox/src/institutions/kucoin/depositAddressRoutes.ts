import type { Context } from '../context.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import { findAsset } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import { readJsonObject, type SimResponse } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { chainName } from './currencyModel.ts'
import { badParameter, kucoinData, kucoinError, kucoinNetworks } from './errors.ts'
import { type Caller, withSignature } from './withSignature.ts'
import { depositAccount } from '../deposits/createDeposits.ts'

const openListings = (ctx: Context, symbol: string): Listing[] =>
  findAsset(symbol) === undefined
    ? []
    : listingsOf(ctx.chains, kucoinNetworks, symbol).filter(({ route }) => route !== undefined)

const addressModel = (ctx: Context, persona: string, listing: Listing) => {
  const account = depositAccount('perUser', persona, listing.symbol)
  const { networkId } = listing
  const { address, tag = '' } = ctx.chains.depositPlace({ networkId, institution: 'kucoin', account })
  return {
    address,
    memo: tag,
    chainId: listing.networkName,
    to: 'MAIN',
    expirationDate: 0,
    currency: listing.symbol,
    contractAddress: listing.route?.token.address ?? '',
    chainName: chainName(listing.networkName),
  }
}

/** An address exists once its owner has requested it. */
const recordsOf = (ctx: Context, persona: string) => {
  const records = createKeyValueStore(ctx.store, 'kucoin')
  const keyOf = ({ symbol, networkName }: Listing) => `address/${persona}/${symbol}/${networkName}`
  return {
    has: (listing: Listing) => records.get(keyOf(listing)) === true,
    add: (listing: Listing) => records.set(keyOf(listing), true),
  }
}

const listOwn = (ctx: Context, { persona, params }: Caller): Listing[] => {
  const chain = params.get('chain')
  const records = recordsOf(ctx, persona.name)
  return openListings(ctx, params.get('currency') ?? '').filter(
    listing => records.has(listing) && (chain === null || listing.networkName === chain),
  )
}

const readAddresses = (ctx: Context, caller: Caller): SimResponse => {
  if (findAsset(caller.params.get('currency') ?? '') === undefined) return badParameter('currency is invalid')
  return kucoinData(listOwn(ctx, caller).map(listing => addressModel(ctx, caller.persona.name, listing)))
}

/** The first version of the API returns one address, or nothing. */
const readOldAddress = (ctx: Context, caller: Caller): SimResponse => {
  const [listing] = listOwn(ctx, caller)
  if (listing === undefined) return kucoinData(null)
  const { address, memo, chainId } = addressModel(ctx, caller.persona.name, listing)
  return kucoinData({ address, memo, chain: chainName(chainId), chainId, to: 'MAIN', currency: listing.symbol })
}

const createAddress = (ctx: Context, { persona, request }: Caller): SimResponse => {
  const { currency, chain, to = 'main' } = readJsonObject(request.body) ?? {}
  const listing = openListings(ctx, String(currency)).find(({ networkName }) => networkName === chain)
  if (listing === undefined) return kucoinError('900014', 'Invalid chainId')
  if (to !== 'main') return badParameter('to is invalid')
  const records = recordsOf(ctx, persona.name)
  if (records.has(listing)) return kucoinError('260000', 'Deposit address already exists.')
  records.add(listing)
  return kucoinData(addressModel(ctx, persona.name, listing))
}

/** Deposit addresses of a user. */
export const depositAddressRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v3/deposit-addresses', withSignature(ctx, caller => readAddresses(ctx, caller))],
  ['GET', '/api/v1/deposit-addresses', withSignature(ctx, caller => readOldAddress(ctx, caller))],
  ['POST', '/api/v3/deposit-address/create', withSignature(ctx, caller => createAddress(ctx, caller))],
]
