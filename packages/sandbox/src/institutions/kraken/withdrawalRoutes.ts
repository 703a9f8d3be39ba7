import { stableUuid } from '../http/hashes.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import { savedBy } from './addressBook.ts'
import { krakenResult } from './answers.ts'
import { altnameOf, codeOf } from './assetCodes.ts'
import { withdrawMethodOf } from './methods.ts'
import { readListings } from './readListing.ts'
import { readRange } from './readRange.ts'
import { withdraw, withdrawInfo } from './withdraw.ts'
import { withdrawalModel } from './withdrawalModel.ts'
import { privateRoute } from './withKey.ts'

/** Withdrawals per page where none is asked for. */
const DEFAULT_LIMIT = 500

const methodModel = ({ symbol, networkName, minimum, fee }: Listing) => ({
  asset: codeOf(symbol),
  method_id: stableUuid(`kraken/method/${symbol}/${networkName}`),
  method: withdrawMethodOf(symbol, networkName),
  network_id: stableUuid(`kraken/network/${networkName}`),
  network: networkName,
  minimum,
  fee: { aclass: 'currency', asset: codeOf(symbol), fee },
  limits: [],
})

/** Withdrawal methods, saved addresses, and withdrawals by them. */
export const withdrawalRoutes = (ctx: Context): Route[] => [
  privateRoute(ctx, 'WithdrawMethods', 'withdraw-funds', ({ params }) => {
    const listed = readListings(ctx, params.get('asset'))
    return 'status' in listed ? listed : krakenResult(listed.open.map(methodModel))
  }),
  privateRoute(ctx, 'WithdrawAddresses', 'withdraw-funds', ({ persona, params }) => {
    const listed = readListings(ctx, params.get('asset'))
    if ('status' in listed) return listed
    const method = params.get('method')
    const rows = savedBy(ctx, persona.name)
      .filter(({ symbol }) => symbol === listed.symbol)
      .map(({ name, symbol, network, address }) => ({
        address,
        asset: altnameOf(symbol),
        method: withdrawMethodOf(symbol, network),
        key: name,
        verified: true,
      }))
    return krakenResult(rows.filter(row => method === null || row.method === method))
  }),
  privateRoute(ctx, 'WithdrawInfo', 'withdraw-funds', caller => withdrawInfo(ctx, caller)),
  privateRoute(ctx, 'Withdraw', 'withdraw-funds', caller => withdraw(ctx, caller)),
  privateRoute(ctx, 'WithdrawStatus', 'withdraw-funds', ({ persona, params }) => {
    const range = readRange(params, DEFAULT_LIMIT)
    const rows = ctx.withdrawals
      .list()
      .filter(w => w.institution === 'kraken' && w.persona === persona.name && range.isRequested(w.asset))
      .map(w => withdrawalModel(ctx, w))
    return krakenResult(range.page(rows))
  }),
]
