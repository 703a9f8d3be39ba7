import type { Context } from '../context.ts'
import type { Route } from '../http/route.ts'
import { json, stableUuid } from '../http/types.ts'
import { createTransfer } from './createTransfer.ts'
import { incomingModel, outgoingModel } from './transferModel.ts'
import { notFound, unprocessable, withCaller } from './withCaller.ts'
import { openListing } from './whitelist.ts'
import { depositAccount } from '../deposits/createDeposits.ts'

const unsupported = () => unprocessable('asset is not supported on this chain')

/** Crypto wallets: deposit addresses, withdrawal fees and transfers. */
export const walletRoutes = (ctx: Context): Route[] => {
  // Deriving an address from its key takes milliseconds, and every row of the history has one.
  const addresses = new Map<string, string>()
  const addressOf = (persona: string, symbol: string): string => {
    const account = depositAccount('perAsset', persona, symbol)
    const address = addresses.get(account) ?? ctx.chains.depositAddress({ institution: 'alpaca', account })
    addresses.set(account, address)
    return address
  }
  const historyOf = (persona: string) => {
    const own = (row: { institution: string; persona: string }) =>
      row.institution === 'alpaca' && row.persona === persona
    return [
      ...ctx.withdrawals
        .list()
        .filter(own)
        .map(row => outgoingModel(row, addressOf(persona, row.asset))),
      ...ctx.deposits.list().filter(own).map(incomingModel),
    ]
  }
  return [
    [
      'GET',
      '/v2/wallets',
      withCaller(ctx, 'read', ({ persona }, { query }) => {
        const symbol = query.get('asset')
        if (symbol === null) return json(200, [])
        const listing = openListing(ctx, symbol, query.get('chain'))
        if (listing === undefined) return unsupported()
        return json(200, {
          asset_id: stableUuid(`alpaca/asset/${symbol}USD`),
          chain: listing.networkName,
          address: addressOf(persona.name, symbol),
          created_at: '2024-01-01T00:00:00Z',
        })
      }),
    ],
    [
      'GET',
      '/v2/wallets/fees/estimate',
      withCaller(ctx, 'read', (_, { query }) => {
        const listing = openListing(ctx, query.get('asset') ?? '', null)
        return listing === undefined ? unsupported() : json(200, { fee: listing.fee })
      }),
    ],
    ['GET', '/v2/wallets/transfers', withCaller(ctx, 'read', ({ persona }) => json(200, historyOf(persona.name)))],
    [
      'GET',
      '/v2/wallets/transfers/:id',
      withCaller(ctx, 'read', ({ persona }, _, [id]) => {
        const found = historyOf(persona.name).find(row => row.id === id)
        return found === undefined ? notFound() : json(200, found)
      }),
    ],
    [
      'POST',
      '/v2/wallets/transfers',
      withCaller(ctx, 'write', (caller, request) => {
        const created = createTransfer(ctx, caller, request)
        return 'body' in created
          ? created
          : json(200, outgoingModel(created, addressOf(caller.persona.name, created.asset)))
      }),
    ],
  ]
}
