/** An asset of the simulated institutions. Prices never move, so results can be calculated by hand. */
export interface SimulatedAsset {
  symbol: string
  name: string
  kind: 'crypto' | 'fiat'
  /** Decimals in the institutions' ledgers. A chain may have more. */
  decimals: number
  /** US dollars for one unit. */
  priceUsd: string
}

const crypto = (symbol: string, name: string, priceUsd: string, decimals = 8): SimulatedAsset => ({
  symbol,
  name,
  kind: 'crypto',
  decimals,
  priceUsd,
})

export const assets: readonly SimulatedAsset[] = [
  crypto('BTC', 'Bitcoin', '60000'),
  crypto('ETH', 'Ethereum', '3000'),
  crypto('SOL', 'Solana', '150'),
  crypto('USDC', 'USD Coin', '1', 6),
  crypto('USDT', 'Tether', '1', 6),
  crypto('EURC', 'Euro Coin', '1.1', 6),
  crypto('PYUSD', 'PayPal USD', '1', 6),
  crypto('USDG', 'Global Dollar', '1', 6),
  crypto('DAI', 'Dai', '1'),
  crypto('LINK', 'Chainlink', '15'),
  crypto('UNI', 'Uniswap', '8'),
  crypto('AAVE', 'Aave', '100'),
  crypto('MATIC', 'Polygon', '0.5'),
  crypto('AVAX', 'Avalanche', '30'),
  crypto('ADA', 'Cardano', '0.4'),
  crypto('DOGE', 'Dogecoin', '0.1'),
  crypto('LTC', 'Litecoin', '80'),
  crypto('XRP', 'XRP', '0.5', 6),
  crypto('TRX', 'TRON', '0.25', 6),
  { symbol: 'USD', name: 'US Dollar', kind: 'fiat', decimals: 2, priceUsd: '1' },
  { symbol: 'EUR', name: 'Euro', kind: 'fiat', decimals: 2, priceUsd: '1.1' },
  { symbol: 'GBP', name: 'British Pound', kind: 'fiat', decimals: 2, priceUsd: '1.25' },
]

const bySymbol = new Map(assets.map(asset => [asset.symbol, asset]))

export const findAsset = (symbol: string): SimulatedAsset | undefined => bySymbol.get(symbol)

/** For symbols of our own tables. Throws for an unknown symbol. */
export const assetOf = (symbol: string): SimulatedAsset => {
  const asset = bySymbol.get(symbol)
  if (asset === undefined) throw new Error(`No simulated asset ${symbol}`)
  return asset
}
