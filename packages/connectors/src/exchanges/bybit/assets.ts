import { ConnectorError } from '@rialto/core'
import { type BybitChain, type BybitContext, type BybitKey, fetchCoins, isChain } from './api.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import { isOurToken } from '../../kit/withdraw/isOurToken.ts'

export interface BybitCoin {
  /** Maximum per withdrawal; empty or negative if Bybit states none. */
  remainAmount: string
  chains: readonly BybitChain[]
}

/**
 * Bybit's fees and limits for a coin, read on each call because fees change. `undefined` for an unknown coin. A chain
 * that cannot be parsed, or has another contract than our token, is left out, which disables only that chain.
 */
export const readCoin = async (
  context: BybitContext,
  key: BybitKey,
  symbol: string,
): Promise<BybitCoin | undefined> => {
  const rows = await fetchCoins(context, key, symbol)
  if (rows.some(row => row.coin !== symbol)) {
    throw new ConnectorError('malformed', 'Bybit returned a coin that was not requested')
  }
  const [coin] = rows
  if (coin === undefined) return undefined
  const { networks } = context.descriptor
  const chains = fitting('Bybit', coin.chains, isChain).filter(({ chain, contractAddress }) => {
    const network = networks.find(({ upstreamId }) => upstreamId === chain)
    return network === undefined || isOurToken({ networkId: network.networkId, symbol }, contractAddress)
  })
  return { remainAmount: coin.remainAmount, chains }
}
