import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets, type SimulatedAsset } from '../data/assets.ts'
import { balanceOf } from '../ledger/entries.ts'

export type WalletName = 'FUND' | 'UNIFIED'

const stable = new Set(['USDC', 'USDT', 'EURC', 'PYUSD', 'USDG', 'DAI'])

/** The simulated users have cash and stablecoins in the funding wallet, and all other coins in the unified one. */
const walletOf = ({ symbol, kind }: SimulatedAsset): WalletName =>
  kind === 'fiat' || stable.has(symbol) ? 'FUND' : 'UNIFIED'

/** Base units that can be withdrawn from a wallet. */
export const freeUnits = (ctx: Context, persona: string, asset: SimulatedAsset, wallet: WalletName): bigint =>
  walletOf(asset) === wallet ? balanceOf(ctx.store.state, 'bybit', persona, asset.symbol) : 0n

/** The same in Bybit's format. */
export const freeText = (ctx: Context, persona: string, asset: SimulatedAsset, wallet: WalletName): string =>
  formatShort(freeUnits(ctx, persona, asset, wallet), asset.decimals)

export interface WalletLine {
  asset: SimulatedAsset
  free: string
  /** Includes pending withdrawals. */
  total: string
  held: string
}

/** Non-zero balances of a wallet. */
export const walletLines = (ctx: Context, persona: string, wallet: WalletName): WalletLine[] =>
  assets.flatMap(asset => {
    if (walletOf(asset) !== wallet) return []
    const free = balanceOf(ctx.store.state, 'bybit', persona, asset.symbol)
    const held = balanceOf(ctx.store.state, 'bybit', persona, asset.symbol, 'hold')
    if (free === 0n && held === 0n) return []
    const text = (units: bigint) => formatShort(units, asset.decimals)
    return [{ asset, free: text(free), total: text(free + held), held: text(held) }]
  })
