import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets, type SimulatedAsset } from '../data/assets.ts'
import { stableUuid } from '../http/types.ts'
import { balanceOf } from '../ledger/entries.ts'

type AccountName = 'main' | 'trade'

const traded = new Set(['BTC', 'LINK', 'UNI', 'AAVE'])

/** The simulated users have some coins in the trading account, which cannot withdraw, and the rest in the main one. */
const accountOf = ({ symbol }: SimulatedAsset): AccountName => (traded.has(symbol) ? 'trade' : 'main')

/** Base units available for withdrawal in the main account. */
export const sendableUnits = (ctx: Context, persona: string, asset: SimulatedAsset): bigint =>
  accountOf(asset) === 'main' ? balanceOf(ctx.store.state, 'kucoin', persona, asset.symbol) : 0n

/** 24 hex digits derived from a name. */
export const stableId = (name: string): string => stableUuid(`kucoin/${name}`).replaceAll('-', '').slice(0, 24)

/** Non-zero balances of the accounts. */
export const accountLines = (ctx: Context, persona: string, type: string | null, currency: string | null): object[] =>
  assets.flatMap(asset => {
    const own = accountOf(asset)
    if ((type !== null && type !== own) || (currency !== null && currency !== asset.symbol)) return []
    const free = balanceOf(ctx.store.state, 'kucoin', persona, asset.symbol)
    const held = balanceOf(ctx.store.state, 'kucoin', persona, asset.symbol, 'hold')
    if (free === 0n && held === 0n) return []
    const text = (units: bigint) => formatShort(units, asset.decimals)
    const id = stableId(`${persona}/${own}/${asset.symbol}`)
    return [
      { id, currency: asset.symbol, type: own, balance: text(free + held), available: text(free), holds: text(held) },
    ]
  })
