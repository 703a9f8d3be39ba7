import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets, type SimulatedAsset } from '../data/assets.ts'
import { listingsOf } from '../data/networks.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { balanceOf } from '../ledger/entries.ts'
import { okxNetworks } from './answers.ts'

export type AccountName = 'funding' | 'trading'

const recordKey = (persona: string, symbol: string): string => `trading/${persona}/${symbol}`

const freeUnits = (ctx: Context, persona: string, asset: SimulatedAsset): bigint =>
  balanceOf(ctx.store.state, 'okx', persona, asset.symbol)

/**
 * Base units in the trading account. Initially it has the coins without a network at the sandbox's OKX, and the funding
 * account has all others.
 */
const tradingUnits = (ctx: Context, persona: string, asset: SimulatedAsset): bigint => {
  const free = freeUnits(ctx, persona, asset)
  const moved = createKeyValueStore(ctx.store, 'okx').get(recordKey(persona, asset.symbol))
  const isTraded = asset.kind === 'crypto' && listingsOf(ctx.chains, okxNetworks, asset.symbol).length === 0
  const units = typeof moved === 'string' ? BigInt(moved) : isTraded ? free : 0n
  return units > free ? free : units
}

/** Free base units in one of the two accounts. */
export const unitsIn = (ctx: Context, account: AccountName, persona: string, asset: SimulatedAsset): bigint => {
  const trading = tradingUnits(ctx, persona, asset)
  return account === 'trading' ? trading : freeUnits(ctx, persona, asset) - trading
}

/** Moves units into an account from the other one. False if the balance is too low. */
export const moveUnits = (
  ctx: Context,
  to: AccountName,
  persona: string,
  asset: SimulatedAsset,
  units: bigint,
): boolean => {
  const from = to === 'trading' ? 'funding' : 'trading'
  if (unitsIn(ctx, from, persona, asset) < units) return false
  const trading = tradingUnits(ctx, persona, asset) + (to === 'trading' ? units : -units)
  createKeyValueStore(ctx.store, 'okx').set(recordKey(persona, asset.symbol), trading.toString())
  return true
}

export interface AccountLine {
  asset: SimulatedAsset
  free: string
  /** Being withdrawn, held in the funding account. */
  held: string
  total: string
}

/** Non-zero balances of an account. */
export const accountLines = (ctx: Context, account: AccountName, persona: string): AccountLine[] =>
  assets.flatMap(asset => {
    const free = unitsIn(ctx, account, persona, asset)
    const held = account === 'funding' ? balanceOf(ctx.store.state, 'okx', persona, asset.symbol, 'hold') : 0n
    if (free === 0n && held === 0n) return []
    const text = (units: bigint) => formatShort(units, asset.decimals)
    return [{ asset, free: text(free), held: text(held), total: text(free + held) }]
  })
