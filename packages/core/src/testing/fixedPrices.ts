import type { Prices } from '../kernel/prices.ts'

/** Prices that do not change. Other symbols have no price. */
export const fixedPrices = (usd: Readonly<Record<string, string>>, { isStale = false } = {}): Prices => {
  const isStaleSymbol = (symbol: string) => isStale && symbol !== 'USD'
  const priced = (symbols: readonly string[]) =>
    Object.entries({ ...usd, USD: '1' }).filter(([symbol]) => symbols.includes(symbol))
  return {
    usd: async symbols => new Map(priced(symbols).filter(([symbol]) => !isStaleSymbol(symbol))),
    lastUsd: async symbols =>
      new Map(priced(symbols).map(([symbol, price]) => [symbol, { usd: price, isStale: isStaleSymbol(symbol) }])),
  }
}
