import type { Context } from '../context.ts'
import { assets } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import { json } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { geminiNetworks, unsupportedNetwork } from './errors.ts'
import { privateRoute, rights } from './privateRoute.ts'

/** The networks on which an asset is open for deposits and withdrawals. */
export const openListings = (ctx: Context, symbol: string): Listing[] =>
  listingsOf(ctx.chains, geminiNetworks, symbol).filter(({ route }) => route !== undefined)

const isOpen = (ctx: Context, network: string): boolean =>
  assets.some(({ symbol }) => openListings(ctx, symbol).some(({ networkName }) => networkName === network))

const made = (persona: string, network: string): string => `deposit/${persona}/${network}`

/** The user's address of a network, after a request for it: one for all of its assets. */
export const addressRoutes = (ctx: Context): Route[] => {
  const addressOf = (persona: string) => ctx.chains.depositAddress({ institution: 'gemini', account: persona })
  const records = createKeyValueStore(ctx.store, 'gemini')
  return [
    privateRoute(ctx, 'GET', '/v2/network/:token', rights.networks, (_, [token = '']) => {
      const network = openListings(ctx, token).map(({ networkName }) => networkName)
      return network.length === 0 ? unsupportedNetwork(token) : json(200, { token, network })
    }),
    privateRoute(ctx, 'POST', '/v1/addresses/:network', rights.addresses, ({ persona }, [network = '']) => {
      if (!isOpen(ctx, network)) return unsupportedNetwork(network)
      const timestamp = records.get(made(persona.name, network))
      return json(200, timestamp === undefined ? [] : [{ address: addressOf(persona.name), timestamp, network }])
    }),
    privateRoute(ctx, 'POST', '/v1/deposit/:network/newAddress', rights.newAddress, ({ persona }, [network = '']) => {
      if (!isOpen(ctx, network)) return unsupportedNetwork(network)
      records.set(made(persona.name, network), String(Math.floor(ctx.clock.nowMs())))
      return json(200, { network, address: addressOf(persona.name) })
    }),
  ]
}
