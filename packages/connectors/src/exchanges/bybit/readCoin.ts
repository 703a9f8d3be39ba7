import { ConnectorError } from '@rialto/core'
import type { BybitContext, BybitKey } from './context.ts'
import type { BybitCoin } from './schemas.ts'
import { isCoins } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/** What Bybit charges and allows for a coin, read afresh: fees move. `undefined` when it does not know the coin. */
export const readCoin = async (
  context: BybitContext,
  key: BybitKey,
  symbol: string,
): Promise<BybitCoin | undefined> => {
  const { rows } = await signedRead(context, key, {
    path: '/v5/asset/coin/query-info',
    check: isCoins,
    parameters: { coin: symbol },
  })
  if (rows.some(row => row.coin !== symbol)) {
    throw new ConnectorError('malformed', 'Bybit returned a coin that was not requested')
  }
  return rows[0]
}
