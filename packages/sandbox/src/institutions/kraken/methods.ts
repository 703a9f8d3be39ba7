/** Kraken's names of the ways in and out. The plain ones are old; the rest name asset and network. */
export const withdrawMethodOf = (symbol: string, network: string): string => {
  if (symbol === 'ETH' && network === 'Ethereum') return 'Ether'
  if (symbol === 'USDC' && network === 'Ethereum') return 'USDC'
  return symbol === 'BTC' || symbol === 'SOL' ? network : `${symbol} - ${network}`
}

export const depositMethodOf = (symbol: string, network: string): string => {
  if (symbol === 'ETH' && network === 'Ethereum') return 'Ether (Hex)'
  return symbol === 'BTC' || symbol === 'SOL' ? network : `${symbol} - ${network} (Unified)`
}
