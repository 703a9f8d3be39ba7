import type { Context } from '../context.ts'
import { problem, withBody } from '../control/controlContext.ts'
import { findAsset } from '../data/assets.ts'
import { findPersona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'

/** A withdrawal address that a user saved and confirmed: for one asset on one network, under a name. */
export interface SavedAddress {
  name: string
  symbol: string
  network: string
  address: string
}

const isSaved = (value: unknown): value is SavedAddress => typeof value === 'object' && value !== null

/** The saved addresses of a persona. */
export const savedBy = (ctx: Context, persona: string): SavedAddress[] =>
  createKeyValueStore(ctx.store, 'kraken')
    .list(`address/${persona}/`)
    .flatMap(([, value]) => (isSaved(value) ? [value] : []))

const save = (ctx: Context, persona: string, saved: Omit<SavedAddress, 'name'>): SavedAddress => {
  const name = `${saved.symbol} wallet ${savedBy(ctx, persona).length + 1}`
  const named = { ...saved, name }
  createKeyValueStore(ctx.store, 'kraken').set(`address/${persona}/${name}`, named)
  return named
}

const isAddresses = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string' && each !== '')

/**
 * POST /control/kraken/addresses `{persona, symbol, network, addresses}` saves addresses, as users do on Kraken's
 * pages.
 */
export const addressControls = (ctx: Context): readonly Route[] => [
  [
    'POST',
    '/addresses',
    withBody(({ persona, symbol, network = 'Ethereum', addresses }) => {
      if (typeof persona !== 'string' || findPersona(persona) === undefined) return problem(404, 'Unknown persona')
      if (typeof symbol !== 'string' || findAsset(symbol) === undefined) return problem(400, 'symbol: no such asset')
      if (typeof network !== 'string' || !isAddresses(addresses))
        return problem(400, 'network and addresses are wanted')
      return json(201, { saved: addresses.map(address => save(ctx, persona, { symbol, network, address })) })
    }),
  ],
]
