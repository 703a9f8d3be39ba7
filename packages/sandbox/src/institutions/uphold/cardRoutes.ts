import type { Context } from '../context.ts'
import type { SimulatedAsset } from '../data/assets.ts'
import { listingsOf } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import { json, readJsonObject } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { addCard, cardModel, cardsOf, findCard } from './cards.ts'
import { invalid, notFound, upholdError, upholdNetworks } from './errors.ts'
import { paginate } from './paginate.ts'
import { withToken } from './withToken.ts'
import { depositAccount } from '../deposits/createDeposits.ts'

/** A card's addresses: one per network, after a request for it. */
const addressBook = (ctx: Context, persona: string, { symbol }: SimulatedAsset) => {
  const records = createKeyValueStore(ctx.store, 'uphold')
  const prefix = `address/${persona}/${symbol}/`
  const account = depositAccount('perAsset', persona, symbol)
  return {
    address: ctx.chains.depositAddress({ institution: 'uphold', account }),
    networks: () => records.list(prefix).map(([key]) => key.slice(prefix.length)),
    add: (network: string) => records.set(prefix + network, true),
    isOpen: (network: string) =>
      listingsOf(ctx.chains, upholdNetworks, symbol).some(l => l.networkName === network && l.route !== undefined),
  }
}

/** The user's cards and their deposit addresses. */
export const cardRoutes = (ctx: Context): Route[] => [
  [
    'GET',
    '/v0/me/cards',
    withToken(ctx, 'cards:read', ({ persona }, request) =>
      paginate(
        request,
        cardsOf(ctx, persona.name).map(asset => cardModel(ctx, persona.name, asset)),
      ),
    ),
  ],
  [
    'POST',
    '/v0/me/cards',
    withToken(ctx, 'cards:write', ({ persona }, request) => {
      const added = addCard(ctx, persona.name, String(readJsonObject(request.body)?.['currency'] ?? ''))
      if (added === undefined) return invalid('currency', 'currency', 'This value is not a valid currency')
      return json(200, cardModel(ctx, persona.name, added))
    }),
  ],
  [
    'GET',
    '/v0/me/cards/:card',
    withToken(ctx, 'cards:read', ({ persona }, _, [card = '']) => {
      const asset = findCard(ctx, persona.name, card)
      return asset === undefined ? notFound() : json(200, cardModel(ctx, persona.name, asset))
    }),
  ],
  [
    'GET',
    '/v0/me/cards/:card/addresses',
    withToken(ctx, 'cards:read', ({ persona }, _, [card = '']) => {
      const asset = findCard(ctx, persona.name, card)
      if (asset === undefined) return notFound()
      const book = addressBook(ctx, persona.name, asset)
      const formats = [{ format: 'pubkeyhash', value: book.address }]
      return json(
        200,
        book.networks().map(type => ({ formats, type })),
      )
    }),
  ],
  [
    'POST',
    '/v0/me/cards/:card/addresses',
    withToken(ctx, 'cards:write', ({ persona }, request, [card = '']) => {
      const asset = findCard(ctx, persona.name, card)
      if (asset === undefined) return notFound()
      const network = String(readJsonObject(request.body)?.['network'] ?? '')
      const book = addressBook(ctx, persona.name, asset)
      if (!book.isOpen(network)) return invalid('network', 'network', 'This value is not a valid network')
      if (book.networks().includes(network)) return upholdError(409, 'conflict', 'An address already exists')
      book.add(network)
      return json(200, { id: book.address, network })
    }),
  ],
]
