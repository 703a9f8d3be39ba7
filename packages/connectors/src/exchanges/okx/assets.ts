import { ConnectorError, type UpstreamNetwork } from '@rialto/core'
import { fetchChainRows, isChain, type OkxChain, type OkxContext, type OkxKey } from './api.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'

/** OKX's name of a network for a coin: `USDC-Arbitrum One`. */
export const chainName = (symbol: string, upstreamId: string): string => `${symbol}-${upstreamId}`

/** The part of a chain's name that names the network. */
export const upstreamNetworkOf = (symbol: string, chain: string | null | undefined): string | undefined =>
  chain?.startsWith(`${symbol}-`) === true ? chain.slice(symbol.length + 1) : undefined

/** Our network of a coin's chain, if known. */
export const networkOfChain = (
  networks: readonly UpstreamNetwork[],
  symbol: string,
  chain: string | null | undefined,
): string | undefined => {
  const name = upstreamNetworkOf(symbol, chain)
  return networks.find(({ upstreamId }) => upstreamId === name)?.networkId
}

/**
 * OKX's fees and limits for a coin on each chain, read on each call because fees change. Empty for an unknown coin. A
 * chain that cannot be parsed is left out, which disables only that chain.
 */
export const readChains = async (context: OkxContext, key: OkxKey, symbol: string): Promise<OkxChain[]> => {
  const rows = await fetchChainRows(context, key, symbol).catch((error: unknown): unknown[] => {
    // "Parameter ccy error": it is not documented whether OKX reports an unknown coin this way or with an empty list.
    if (error instanceof ConnectorError && error.kind === 'networkUnsupported') return []
    throw error
  })
  const chains = fitting('OKX', rows, isChain)
  if (chains.some(({ ccy }) => ccy !== symbol)) {
    throw new ConnectorError('malformed', 'OKX returned a coin that was not requested')
  }
  return chains
}
