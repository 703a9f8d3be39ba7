import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, type Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, readJsonObject } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { unprocessable, withCaller } from './withCaller.ts'
import { type Listing, listingsOf, type UpstreamNames } from '../data/networks.ts'

/** Alpaca's names for `chain`. Alpaca does not support Base. */
export const alpacaNetworks: UpstreamNames = { bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }

/** The asset's network with a simulated chain, or its first one if none is given. */
export const openListing = (ctx: Context, symbol: string, chain: string | null): Listing | undefined => {
  const open = listingsOf(ctx.chains, alpacaNetworks, symbol).filter(({ route }) => route !== undefined)
  return chain === null ? open[0] : open.find(({ networkName }) => networkName === chain)
}

const DAY_MS = 86_400_000

interface Entry {
  id: string
  asset: string
  chain: string
  address: string
  createdAtMs: number
}

const entriesOf = (ctx: Context, persona: string): Entry[] =>
  createKeyValueStore(ctx.store, 'alpaca')
    .list(`whitelist/${persona}/`)
    .map(([, value]) => value as Entry)

const isApproved = (ctx: Context, { createdAtMs }: Entry): boolean => ctx.clock.nowMs() >= createdAtMs + DAY_MS

/**
 * Whether the whitelist permits a withdrawal. An entry is valid a day after it was made. Without an entry,
 * `whitelistOn` is refused, and all other personas may send to any address.
 */
export const isWhitelisted = (ctx: Context, persona: Persona, chain: string, address: string): boolean => {
  const entry = entriesOf(ctx, persona.name).find(
    each => each.chain === chain && each.address.toLowerCase() === address.toLowerCase(),
  )
  return entry === undefined ? persona.behaviour !== 'whitelistOn' : isApproved(ctx, entry)
}

const model = (ctx: Context, entry: Entry) => ({
  id: entry.id,
  chain: entry.chain,
  asset: entry.asset,
  address: entry.address,
  status: isApproved(ctx, entry) ? 'APPROVED' : 'PENDING',
  created_at: new Date(entry.createdAtMs).toISOString(),
})

const add = (ctx: Context, persona: string, body: string): Entry | undefined => {
  const { asset, address, chain = 'ETH' } = readJsonObject(body) ?? {}
  if (typeof asset !== 'string' || typeof address !== 'string' || typeof chain !== 'string') return undefined
  const entry: Entry = { id: randomUUID(), asset, chain, address, createdAtMs: ctx.clock.nowMs() }
  createKeyValueStore(ctx.store, 'alpaca').set(`whitelist/${persona}/${entry.id}`, entry)
  return entry
}

export const whitelistRoutes = (ctx: Context): Route[] => [
  [
    'GET',
    '/v2/wallets/whitelists',
    withCaller(ctx, 'read', ({ persona }) =>
      json(
        200,
        entriesOf(ctx, persona.name).map(entry => model(ctx, entry)),
      ),
    ),
  ],
  [
    'POST',
    '/v2/wallets/whitelists',
    withCaller(ctx, 'write', ({ persona }, { body }) => {
      const entry = add(ctx, persona.name, body)
      return entry === undefined ? unprocessable('asset and address are required') : json(200, model(ctx, entry))
    }),
  ],
]

/**
 * `POST /control/alpaca/whitelists` approves an address, as users do in Alpaca's application. The day of waiting
 * follows the sandbox's clock.
 */
export const whitelistControls = (ctx: Context): Route[] => [
  [
    'POST',
    '/whitelists',
    ({ body }) => {
      const { persona } = readJsonObject(body) ?? {}
      const known = typeof persona === 'string' ? findPersona(persona) : undefined
      const entry = known && add(ctx, known.name, body)
      return entry === undefined
        ? json(400, { error: 'persona, asset and address are wanted' })
        : json(201, model(ctx, entry))
    },
  ],
]
