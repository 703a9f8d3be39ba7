/** Display names of the simulated institutions, by name in the control API. */
const titles: Readonly<Record<string, string>> = {
  alpaca: 'Alpaca',
  binance: 'Binance',
  binanceUs: 'Binance.US',
  bitstamp: 'Bitstamp',
  bybit: 'Bybit',
  coinbase: 'Coinbase',
  gateIo: 'Gate.io',
  gemini: 'Gemini',
  kraken: 'Kraken',
  kucoin: 'KuCoin',
  okx: 'OKX',
  sandboxBrokerage: 'Sandbox Brokerage',
  uphold: 'Uphold',
}

/** The display name, or the name itself for an institution that tests add. */
export const institutionTitle = (name: string): string => titles[name] ?? name
