import type { Context } from '../context.ts'
import type { Listing } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import { type SavedAddress, savedBy } from './addressBook.ts'
import { altnameOf, codeOf, krakenResult, withdrawMethodOf } from './assetCodes.ts'
import { readListings } from './readListing.ts'
import { readRange } from './readRange.ts'
import { withdraw, withdrawInfo } from './withdraw.ts'
import { privateRoute } from './withKey.ts'
import { stableUuid } from '../http/types.ts'
import type { Withdrawal, WithdrawalStatus } from '../state/types.ts'
import { assetOf } from '../data/assets.ts'
import { formatUnits } from '../../money/baseUnits.ts'

const NATIVE_STATUS: Readonly<Record<WithdrawalStatus, string>> = {
  awaitingApproval: 'Initial',
  accepted: 'Initial',
  sending: 'Pending',
  completed: 'Success',
  failed: 'Failure',
}

/** One row of WithdrawStatus. `amount` is the received amount, without the fee. */
const withdrawalModel = (ctx: Context, w: Withdrawal) => {
  const { decimals } = assetOf(w.asset)
  const saved = savedBy(ctx, w.persona).find(({ address }) => address === w.address)
  return {
    method: withdrawMethodOf(w.asset, w.network),
    network: w.network,
    aclass: 'currency',
    asset: codeOf(w.asset),
    refid: w.id,
    txid: w.hash ?? null,
    info: w.address,
    amount: formatUnits(BigInt(w.amountUnits), decimals),
    fee: formatUnits(BigInt(w.feeUnits), decimals),
    time: Math.floor(w.createdAtMs / 1_000),
    status: NATIVE_STATUS[w.status],
    ...(w.status === 'awaitingApproval' ? { 'status-prop': 'onhold' } : {}),
    key: saved?.name ?? '',
  }
}

/** Default number of withdrawals per page. */
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

const addressModel = ({ name, symbol, network, address }: SavedAddress) => ({
  address,
  asset: altnameOf(symbol),
  method: withdrawMethodOf(symbol, network),
  key: name,
  verified: true,
})

/** Withdrawal methods, saved addresses, and withdrawals to these. */
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
      .map(addressModel)
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
