import type { Holding } from '@rialto/core'
import { compare } from '@rialto/catalog'
import { assetName } from '../../kit/assetName.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { KrakenContext } from './context.ts'
import { readBalanceRows } from './readBalanceRows.ts'
import type { KrakenKey } from './signRequest.ts'

/** What is owned. An asset owed on margin is below zero at Kraken, and no holding. */
export const readHoldings = async (context: KrakenContext, key: KrakenKey): Promise<Holding[]> =>
  (await readBalanceRows(context, key))
    .filter(({ symbol, total }) => !isFiatCurrency(symbol) && compare(total, '0') > 0)
    .map(({ symbol, total, free }) => ({
      symbol,
      name: assetName(symbol),
      amount: total,
      available: compare(free, total) > 0 ? total : free,
    }))
