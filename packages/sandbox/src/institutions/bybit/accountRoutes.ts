import type { Context } from '../context.ts'
import { findAsset } from '../data/assets.ts'
import type { Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { type SimResponse, stableUuid } from '../http/types.ts'
import { badParameter, bybitError, bybitResult } from './errors.ts'
import { freeText, walletLines, type WalletLine } from './wallets.ts'
import { type Caller, withSignature } from './withSignature.ts'

const uidOf = (persona: string): number => parseInt(stableUuid(`bybit/user/${persona}`).slice(0, 7), 16) + 1

const permissionsOf = (isReadOnly: boolean) => ({
  ContractTrade: [],
  Spot: [],
  Wallet: ['AccountTransfer', ...(isReadOnly ? [] : ['Withdraw'])],
  Options: [],
  Derivatives: [],
  CopyTrading: [],
  BlockTrade: [],
  Exchange: [],
  NFT: [],
  Affiliate: [],
  Earn: [],
})

const keyInformation = ({ name, behaviour }: Persona) => ({
  id: '13770661',
  note: 'Rialto',
  apiKey: name,
  readOnly: behaviour === 'readOnlyKey' ? 1 : 0,
  secret: '',
  permissions: permissionsOf(behaviour === 'readOnlyKey'),
  ips: behaviour === 'readOnlyKey' ? ['*'] : ['127.0.0.1'],
  type: 1,
  createdAt: '2024-01-01T00:00:00Z',
  unified: 0,
  uta: 1,
  userID: uidOf(name),
  inviterID: 0,
  vipLevel: 'No VIP',
  mktMakerLevel: '0',
  affiliateID: 0,
  rsaPublicKey: '',
  isMaster: true,
  parentUid: '0',
  kycLevel: behaviour === 'kycMissing' ? 'LEVEL_DEFAULT' : 'LEVEL_1',
  kycRegion: '',
})

const unifiedCoin = ({ asset, total, held }: WalletLine) => ({
  coin: asset.symbol,
  equity: total,
  usdValue: '0',
  walletBalance: total,
  locked: held,
  spotHedgingQty: '0',
  borrowAmount: '0',
  // Deprecated for unified accounts: Bybit leaves it empty and has a separate call.
  availableToWithdraw: '',
  availableToBorrow: '',
  accruedInterest: '0',
  totalOrderIM: '0',
  totalPositionIM: '0',
  totalPositionMM: '0',
  unrealisedPnl: '0',
  cumRealisedPnl: '0',
  bonus: '0',
  collateralSwitch: true,
  marginCollateral: true,
})

const unifiedWallet = (ctx: Context, { persona, params }: Caller): SimResponse => {
  if (params.get('accountType') !== 'UNIFIED') return bybitError(ctx, 10001, 'accountType only support UNIFIED.')
  const coin = walletLines(ctx, persona.name, 'UNIFIED').map(unifiedCoin)
  return bybitResult(ctx, { list: [{ accountType: 'UNIFIED', totalEquity: '0', coin }] })
}

const fundingWallet = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const accountType = params.get('accountType')
  if (accountType !== 'FUND') return badParameter(ctx, 'accountType')
  const requested = params.get('coin')?.split(',')
  const balance = walletLines(ctx, persona.name, 'FUND')
    .filter(({ asset }) => requested === undefined || requested.includes(asset.symbol))
    .map(({ asset, free, total }) => ({
      coin: asset.symbol,
      transferBalance: free,
      walletBalance: total,
      bonus: '',
    }))
  return bybitResult(ctx, { memberId: String(uidOf(persona.name)), accountType, balance })
}

const transferable = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const symbols = (params.get('coinName') ?? '').split(',').filter(symbol => symbol !== '')
  if (symbols.length === 0 || symbols.length > 20) return bybitError(ctx, 10001, 'coinName is invalid.')
  const amountOf = (symbol: string): string => {
    const asset = findAsset(symbol)
    return asset === undefined ? '' : freeText(ctx, persona.name, asset, 'UNIFIED')
  }
  return bybitResult(ctx, {
    availableWithdrawal: amountOf(symbols[0] ?? ''),
    availableWithdrawalMap: Object.fromEntries(symbols.map(symbol => [symbol, amountOf(symbol)])),
  })
}

const withdrawable = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const asset = findAsset(params.get('coin') ?? '')
  if (asset === undefined) return badParameter(ctx, 'coin')
  const line = (wallet: 'FUND' | 'UNIFIED') => {
    const amount = freeText(ctx, persona.name, asset, wallet)
    return { coin: asset.symbol, withdrawableAmount: amount, availableBalance: amount }
  }
  return bybitResult(ctx, {
    limitAmountUsd: '0',
    withdrawableAmount: { FUND: line('FUND'), UTA: line('UNIFIED') },
  })
}

const accountInformation = {
  marginMode: 'REGULAR_MARGIN',
  updatedTime: '1704067200000',
  unifiedMarginStatus: 5,
  dcpStatus: 'OFF',
  timeWindow: 10,
  smpGroup: 0,
  isMasterTrader: false,
  spotHedgingStatus: 'OFF',
}

/** Permissions of a key, and its owner's balances in both wallets. */
export const accountRoutes = (ctx: Context): Route[] => {
  const get = (path: string, answer: (ctx: Context, caller: Caller) => SimResponse): Route => [
    'GET',
    path,
    withSignature(ctx, caller => answer(ctx, caller)),
  ]
  return [
    get('/v5/user/query-api', (_, { persona }) => bybitResult(ctx, keyInformation(persona))),
    get('/v5/account/info', () => bybitResult(ctx, accountInformation)),
    get('/v5/account/wallet-balance', unifiedWallet),
    get('/v5/account/withdrawal', transferable),
    get('/v5/asset/transfer/query-account-coins-balance', fundingWallet),
    get('/v5/asset/withdraw/withdrawable-amount', withdrawable),
  ]
}
