import { formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets, findAsset, type SimulatedAsset } from '../data/assets.ts'
import { valueInCents } from '../data/priceOf.ts'
import { accountKey } from '../state/createState.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { stableUuid } from '../http/types.ts'
import { balanceOf } from '../ledger/entries.ts'

export const cardId = (persona: string, symbol: string): string => stableUuid(`uphold/card/${persona}/${symbol}`)

const opened = (persona: string, symbol: string): string => `card/${persona}/${symbol}`

/** Cards of a persona: US dollars, all assets they ever owned, and all they added. */
export const cardsOf = (ctx: Context, persona: string): SimulatedAsset[] => {
  const records = createKeyValueStore(ctx.store, 'uphold')
  const touched = (asset: string) =>
    ctx.store.state.balances.has(accountKey({ institution: 'uphold', persona, asset, bucket: 'available' }))
  return assets
    .filter(({ symbol }) => symbol === 'USD' || touched(symbol) || records.get(opened(persona, symbol)) === true)
    .sort((a, b) => (a.symbol < b.symbol ? -1 : 1))
}

export const findCard = (ctx: Context, persona: string, id: string): SimulatedAsset | undefined =>
  cardsOf(ctx, persona).find(({ symbol }) => cardId(persona, symbol) === id)

/** `undefined` for a currency that Uphold does not support. */
export const addCard = (ctx: Context, persona: string, currency: string): SimulatedAsset | undefined => {
  const asset = findAsset(currency)
  if (asset !== undefined) createKeyValueStore(ctx.store, 'uphold').set(opened(persona, asset.symbol), true)
  return asset
}

export const cardModel = (ctx: Context, persona: string, { symbol, name, decimals }: SimulatedAsset) => {
  const unitsIn = (bucket: 'available' | 'hold') => balanceOf(ctx.store.state, 'uphold', persona, symbol, bucket)
  const available = unitsIn('available')
  const balance = available + unitsIn('hold')
  return {
    CreatedByApplicationId: null,
    address: {},
    available: formatUnits(available, decimals),
    balance: formatUnits(balance, decimals),
    currency: symbol,
    id: cardId(persona, symbol),
    label: `${name} account`,
    lastTransactionAt: null,
    normalized: [
      {
        available: formatUnits(valueInCents(symbol, available), 2),
        balance: formatUnits(valueInCents(symbol, balance), 2),
        currency: 'USD',
      },
    ],
    settings: { position: 0, protected: false, starred: true },
  }
}
