import { formatUnits } from '../../money/baseUnits.ts'
import { assets, findAsset } from '../data/assets.ts'
import { listingsOf } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import { json, type SimResponse, stableUuid } from '../http/types.ts'
import { coinModel } from './coinModel.ts'
import { type Caller, withSignature } from './withSignature.ts'
import { binanceError, missing, type VariantContext } from './variants.ts'
import { depositAccount } from '../deposits/createDeposits.ts'
import { balanceOf } from '../ledger/entries.ts'

const uidOf = (persona: string): number => parseInt(stableUuid(`binance/user/${persona}`).slice(0, 7), 16)

const rateOf = ({ variant }: VariantContext): string => `0.00${variant.feeThousandths}00000`

/** Spot balances. The spot wallet has the whole balance of a simulated account, and coins on hold count as locked. */
const spotBalances = (ctx: VariantContext, persona: string, withEmpty: boolean) =>
  assets.flatMap(({ symbol }) => {
    const free = balanceOf(ctx.store.state, ctx.variant.name, persona, symbol)
    const locked = balanceOf(ctx.store.state, ctx.variant.name, persona, symbol, 'hold')
    if (!withEmpty && free === 0n && locked === 0n) return []
    // Binance prints eight decimals for every asset.
    const text = (units: bigint) => formatUnits(units * 10n ** BigInt(8 - (findAsset(symbol)?.decimals ?? 8)), 8)
    return [{ asset: symbol, free: text(free), locked: text(locked) }]
  })

const accountModel = (ctx: VariantContext, persona: string, isOpen: boolean, withEmpty: boolean) => ({
  makerCommission: ctx.variant.feeThousandths * 10,
  takerCommission: ctx.variant.feeThousandths * 10,
  buyerCommission: 0,
  sellerCommission: 0,
  commissionRates: { maker: rateOf(ctx), taker: rateOf(ctx), buyer: '0.00000000', seller: '0.00000000' },
  canTrade: isOpen,
  canWithdraw: isOpen,
  canDeposit: true,
  brokered: false,
  requireSelfTradePrevention: false,
  preventSor: false,
  updateTime: ctx.clock.nowMs(),
  accountType: 'SPOT',
  balances: spotBalances(ctx, persona, withEmpty),
  permissions: ['SPOT'],
  ...(ctx.variant.isFull ? { uid: uidOf(persona) } : {}),
})

const restrictions = (nowMs: number, readOnly: boolean) => ({
  ipRestrict: !readOnly,
  createTime: nowMs,
  enableReading: true,
  enableWithdrawals: !readOnly,
  enableInternalTransfer: false,
  enableMargin: false,
  enableFutures: false,
  permitsUniversalTransfer: false,
  enableVanillaOptions: false,
  enableFixApiTrade: false,
  enableFixReadOnly: false,
  enableSpotAndMarginTrading: !readOnly,
  enablePortfolioMarginTrading: false,
})

const KEY_CREATED_AT_MS = Date.UTC(2024, 0, 1)

/** Routes that Binance has and Binance.US does not. */
const fullRoutes = (ctx: VariantContext): Route[] => [
  ['POST', '/sapi/v1/asset/get-funding-asset', withSignature(ctx, () => json(200, []))],
  [
    'GET',
    '/sapi/v1/account/apiRestrictions',
    withSignature(ctx, ({ persona }) =>
      json(200, restrictions(KEY_CREATED_AT_MS, persona.behaviour === 'readOnlyKey')),
    ),
  ],
]

const depositAddress = (ctx: VariantContext, { persona, params }: Caller): SimResponse => {
  const coin = params.get('coin') ?? ''
  if (coin === '') return missing('coin')
  if (findAsset(coin) === undefined) return binanceError(-4018, "We don't have this asset.")
  const listings = listingsOf(ctx.chains, ctx.variant.networks, coin)
  const network = params.get('network') ?? listings[0]?.networkName
  const listing = listings.find(l => l.networkName === network)
  if (listing?.route === undefined) return binanceError(-4019, 'Current asset is not open for deposit.')
  const address = ctx.chains.depositAddress({
    institution: ctx.variant.name,
    account: depositAccount('perUser', persona.name, coin),
  })
  return json(200, { address, coin, tag: '', url: '' })
}

/** Permissions of a key, and balances and deposit addresses of its owner. */
export const accountRoutes = (ctx: VariantContext): Route[] => [
  ...(ctx.variant.isFull ? fullRoutes(ctx) : []),
  [
    'GET',
    '/api/v3/account',
    withSignature(ctx, ({ persona, params }) => {
      const withEmpty = params.get('omitZeroBalances') !== 'true'
      return json(200, accountModel(ctx, persona.name, persona.behaviour !== 'suspended', withEmpty))
    }),
  ],
  [
    'GET',
    '/sapi/v1/capital/config/getall',
    withSignature(ctx, ({ persona }) =>
      json(
        200,
        assets.map(asset => coinModel(ctx, persona.name, asset)),
      ),
    ),
  ],
  ['GET', '/sapi/v1/capital/deposit/address', withSignature(ctx, caller => depositAddress(ctx, caller))],
]
