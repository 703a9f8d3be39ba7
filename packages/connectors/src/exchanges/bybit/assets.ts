import { ConnectorError } from '@rialto/core'
import { type BybitChain, type BybitContext, type BybitKey, fetchCoins, isChain } from './api.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'

export interface BybitCoin {
  /** Most per withdrawal; empty or negative where Bybit names none. */
  remainAmount: string
  chains: readonly BybitChain[]
}

/**
 * What Bybit charges and allows for a coin, read afresh: fees move. `undefined` when it does not know the coin. A chain that Bybit
 * describes in a way we do not understand is left out, which closes that chain and no other.
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
  const chains = fitting('Bybit', coin.chains, isChain)
  return { remainAmount: coin.remainAmount, chains }
}
