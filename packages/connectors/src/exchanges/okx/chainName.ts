import type { NativeNetwork } from '@rialto/core'

/** OKX's name of a network for a coin: `USDC-Arbitrum One`. */
export const chainName = (symbol: string, nativeId: string): string => `${symbol}-${nativeId}`

/** Our network behind a chain of a coin, where we know it. */
export const networkOfChain = (
  networks: readonly NativeNetwork[],
  symbol: string,
  chain: string | null | undefined,
): string | undefined => networks.find(({ nativeId }) => chainName(symbol, nativeId) === chain)?.networkId
