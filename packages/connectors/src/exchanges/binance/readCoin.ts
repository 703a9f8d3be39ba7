import { ConnectorError } from '@rialto/core'
import type { BinanceContext, BinanceKey } from './context.ts'
import type { BinanceNetwork } from './schemas.ts'
import { isCoin, isCoinList } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/** Every coin with its notices in one document. */
const maxResponseBytes = 16 * 1024 * 1024

/** The networks Binance lists for a coin, read afresh: fees move. Empty when it does not know the coin. */
export const readCoin = async (context: BinanceContext, key: BinanceKey, symbol: string): Promise<BinanceNetwork[]> => {
  const coins = await signedRead(context, key, {
    path: '/sapi/v1/capital/config/getall',
    check: isCoinList,
    maxResponseBytes,
  })
  const coin: unknown = coins.find(entry => entry.coin === symbol)
  if (coin === undefined) return []
  if (!isCoin(coin)) throw new ConnectorError('malformed', `${context.variant.name} returned invalid withdrawal terms`)
  return coin.networkList
}
