import type { Context } from '../context.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import { depositAccount } from '../deposits/depositAccount.ts'
import { findAsset } from '../data/assets.ts'
import { readJsonObject } from '../http/readJsonObject.ts'
import type { Route } from '../http/route.ts'
import type { SimResponse } from '../http/types.ts'
import { createShelf } from '../state/createShelf.ts'
import { chainName } from './currencyModel.ts'
import { badParameter, kucoinData, kucoinError } from './errors.ts'
import { kucoinNetworks } from './networks.ts'
import { type Caller, withSignature } from './withSignature.ts'

const openListings = (ctx: Context, symbol: string): Listing[] =>
  findAsset(symbol) === undefined
    ? []
    : listingsOf(ctx.chains, kucoinNetworks, symbol).filter(({ route }) => route !== undefined)

const addressOf = (ctx: Context, persona: string, symbol: string): string =>
  ctx.chains.depositAddress({ institution: 'kucoin', account: depositAccount('perUser', persona, symbol) })

const addressModel = (ctx: Context, persona: string, listing: Listing) => ({
  address: addressOf(ctx, persona, listing.symbol),
  memo: '',
  chainId: listing.native,
  to: 'MAIN',
  expirationDate: 0,
  currency: listing.symbol,
  contractAddress: listing.route?.token.address ?? '',
  chainName: chainName(listing.native),
})

/** An address is there once its owner has asked for it. */
const shelfOf = (ctx: Context, persona: string) => {
  const shelf = createShelf(ctx.store, 'kucoin')
  const keyOf = ({ symbol, native }: Listing) => `address/${persona}/${symbol}/${native}`
  return {
    has: (listing: Listing) => shelf.get(keyOf(listing)) === true,
    add: (listing: Listing) => shelf.set(keyOf(listing), true),
  }
}

const listOwn = (ctx: Context, { persona, params }: Caller): Listing[] => {
  const chain = params.get('chain')
  const shelf = shelfOf(ctx, persona.name)
  return openListings(ctx, params.get('currency') ?? '').filter(
    listing => shelf.has(listing) && (chain === null || listing.native === chain),
  )
}

const readAddresses = (ctx: Context, caller: Caller): SimResponse => {
  if (findAsset(caller.params.get('currency') ?? '') === undefined) return badParameter('currency is invalid')
  return kucoinData(listOwn(ctx, caller).map(listing => addressModel(ctx, caller.persona.name, listing)))
}

/** The first version gives one address, or nothing. */
const readOldAddress = (ctx: Context, caller: Caller): SimResponse => {
  const [listing] = listOwn(ctx, caller)
  if (listing === undefined) return kucoinData(null)
  const { address, memo, chainId } = addressModel(ctx, caller.persona.name, listing)
  return kucoinData({ address, memo, chain: chainName(chainId), chainId, to: 'MAIN', currency: listing.symbol })
}

const createAddress = (ctx: Context, { persona, request }: Caller): SimResponse => {
  const { currency, chain, to = 'main' } = readJsonObject(request.body) ?? {}
  const listing = openListings(ctx, String(currency)).find(({ native }) => native === chain)
  if (listing === undefined) return kucoinError('900014', 'Invalid chainId')
  if (to !== 'main') return badParameter('to is invalid')
  const shelf = shelfOf(ctx, persona.name)
  if (shelf.has(listing)) return kucoinError('260000', 'Deposit address already exists.')
  shelf.add(listing)
  return kucoinData(addressModel(ctx, persona.name, listing))
}

/** Where a user can be paid. */
export const depositAddressRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v3/deposit-addresses', withSignature(ctx, caller => readAddresses(ctx, caller))],
  ['GET', '/api/v1/deposit-addresses', withSignature(ctx, caller => readOldAddress(ctx, caller))],
  ['POST', '/api/v3/deposit-address/create', withSignature(ctx, caller => createAddress(ctx, caller))],
]
