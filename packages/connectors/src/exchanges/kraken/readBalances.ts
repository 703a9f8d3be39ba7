import type { FiatBalance } from '@rialto/core'
import { add, isZero } from '@rialto/catalog'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { KrakenContext } from './context.ts'
import { readBalanceRows } from './readBalanceRows.ts'
import type { KrakenKey } from './signRequest.ts'

/** Kraken lists its fiat beside its coins. What is in orders is cash too, but buys nothing. */
export const readBalances = async (context: KrakenContext, key: KrakenKey): Promise<FiatBalance[]> =>
  (await readBalanceRows(context, key))
    .filter(({ symbol, total }) => isFiatCurrency(symbol) && !isZero(total))
    .map(({ symbol, total, free, credit }) => ({
      currencyCode: symbol,
      cash: total,
      buyingPower: add(free, credit),
    }))
