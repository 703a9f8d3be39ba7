import { add, compare, isZero, subtract } from '@rialto/catalog'
import type { FiatBalance, Holding } from '@rialto/core'
import { isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { asHoldings } from '../../kit/balances/ownedRows.ts'
import { readBalanceCode } from './assets.ts'
import { isBalances, type KrakenContext, type KrakenKey, krakenRead } from './api.ts'

/** One asset over all the codes Kraken keeps it under. */
interface BalanceRow {
  symbol: string
  total: string
  /** Neither in orders nor bonded. */
  free: string
  /** Lent by Kraken and not used: trades with it are possible, withdrawals are not. */
  credit: string
}

const notNegative = (decimal: string): string => (compare(decimal, '0') < 0 ? '0' : decimal)

/** `USDC` and `USDC.F` are one asset and both spent by its name; what is staked or bonded is owned, not free. */
export const readBalanceRows = async (context: KrakenContext, key: KrakenKey): Promise<BalanceRow[]> => {
  const balances = await krakenRead(context, key, { call: 'BalanceEx', check: isBalances })
  const rows = new Map<string, BalanceRow>()
  for (const [code, { balance, hold_trade: held, credit = '0', credit_used: used = '0' }] of Object.entries(balances)) {
    const read = readBalanceCode(code)
    if (read === undefined) continue
    const row = rows.get(read.symbol) ?? { symbol: read.symbol, total: '0', free: '0', credit: '0' }
    rows.set(read.symbol, {
      symbol: read.symbol,
      total: add(row.total, balance),
      free: read.spendable ? add(row.free, notNegative(subtract(balance, held))) : row.free,
      credit: add(row.credit, notNegative(subtract(credit, used))),
    })
  }
  return [...rows.values()]
}

/** Kraken lists its fiat beside its coins. What is in orders is cash too, but buys nothing. */
export const readBalances = async (context: KrakenContext, key: KrakenKey): Promise<FiatBalance[]> =>
  (await readBalanceRows(context, key))
    .filter(({ symbol, total }) => isFiatCurrency(symbol) && !isZero(total))
    .map(({ symbol, total, free, credit }) => ({
      currencyCode: symbol,
      cash: total,
      buyingPower: add(free, credit),
    }))

/** An asset owed on margin is below zero at Kraken, and no holding. */
export const readHoldings = async (context: KrakenContext, key: KrakenKey): Promise<Holding[]> =>
  asHoldings(await readBalanceRows(context, key))
