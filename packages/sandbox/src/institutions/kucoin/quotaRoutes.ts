import { formatShort, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { findAsset } from '../data/assets.ts'
import { listingsOf } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import type { SimResponse } from '../http/types.ts'
import { sendableUnits } from './accounts.ts'
import { chainName, WITHDRAW_MAX } from './currencyModel.ts'
import { badParameter, kucoinData, kucoinError, kucoinNetworks } from './errors.ts'
import { type Caller, withSignature } from './withSignature.ts'

const quota = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const asset = findAsset(params.get('currency') ?? '')
  if (asset === undefined) return badParameter('currency is invalid')
  const chain = params.get('chain') ?? 'eth'
  const listing = listingsOf(ctx.chains, kucoinNetworks, asset.symbol).find(({ networkName }) => networkName === chain)
  if (listing === undefined) return kucoinError('900014', 'Invalid chainId')
  const text = (units: bigint) => formatShort(units, asset.decimals)
  return kucoinData({
    currency: asset.symbol,
    limitBTCAmount: '15.79590095',
    usedBTCAmount: '0.00000000',
    quotaCurrency: 'USDT',
    limitQuotaCurrencyAmount: '999999.00000000',
    usedQuotaCurrencyAmount: '0',
    remainAmount: text(unitsOf(WITHDRAW_MAX, asset.decimals)),
    availableAmount: text(sendableUnits(ctx, persona.name, asset)),
    withdrawMinFee: listing.fee,
    innerWithdrawMinFee: '0',
    withdrawMinSize: listing.minimum,
    isWithdrawEnabled: listing.route !== undefined,
    precision: asset.decimals,
    chain: chainName(listing.networkName),
    reason: null,
    lockedAmount: '0',
  })
}

/** The amount that a user can send now. */
export const quotaRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v1/withdrawals/quotas', withSignature(ctx, caller => quota(ctx, caller))],
]
