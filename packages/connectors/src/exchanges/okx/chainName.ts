import type { UpstreamNetwork } from '@rialto/core'

/** OKX's name of a network for a coin: `USDC-Arbitrum One`. */
export const chainName = (symbol: string, upstreamId: string): string => `${symbol}-${upstreamId}`

/** Our network behind a chain of a coin, where we know it. */
export const networkOfChain = (
  networks: readonly UpstreamNetwork[],
  symbol: string,
  chain: string | null | undefined,
): string | undefined => networks.find(({ upstreamId }) => chainName(symbol, upstreamId) === chain)?.networkId
