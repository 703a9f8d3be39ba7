/**
 * Deposit methods carry a name and no network, so only names that are known to mean one are used: these, and the form
 * `USDC - Base (Unified)`. A name nobody knows is never guessed at. Source: MAPPING.md.
 */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BTC: { Bitcoin: 'Bitcoin' },
  ETH: {
    'Ether (Hex)': 'Ethereum',
    'Arbitrum One': 'Arbitrum One',
    Optimism: 'Optimism',
    'Ethereum (Polygon)': 'Polygon',
  },
  SOL: { Solana: 'Solana' },
  USDC: { 'USDC (SPL)': 'Solana' },
  USDT: {
    'Tether USD (ERC20)': 'Ethereum',
    'Tether USD (TRC20)': 'Tron',
    'Tether USD (SPL)': 'Solana',
    'Tether USD (Polygon)': 'Polygon',
    'Tether USD (Aptos)': 'Aptos',
  },
}

const unified = ' (Unified)'

/** Kraken's name of the network a deposit method is for, or `undefined` where the name does not tell. */
export const depositNetwork = (symbol: string, method: string): string | undefined => {
  const known = named[symbol]
  if (known !== undefined && Object.hasOwn(known, method)) return known[method]
  const prefix = `${symbol} - `
  if (!method.startsWith(prefix)) return undefined
  const network = method.slice(prefix.length)
  return network.endsWith(unified) ? network.slice(0, -unified.length) : network
}
