import { add } from '@rialto/catalog'

import type { WithdrawalTerms } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext } from '../context.ts'
import { clampDecimals } from './configureTransfer.ts'

/** The institution's terms for sending the asset on the network. Undefined without any. */
export const readTerms = async (
  ctx: ConnectionContext,
  connection: Connection,
  networkId: string,
  symbol: string,
): Promise<WithdrawalTerms | undefined> => {
  const all = await readWithCredentials(ctx, connection, (connector, credentials) =>
    connector.withdraw.terms(credentials, symbol),
  )
  return clampDecimals(
    all.find(terms => terms.networkId === networkId),
    networkId,
    symbol,
  )
}

/** The account's available balance of the asset. */
export const readAvailable = async (
  ctx: ConnectionContext,
  connection: Connection,
  symbol: string,
): Promise<string> => {
  const holdings = await readWithCredentials(ctx, connection, (connector, credentials) =>
    connector.read.holdings(credentials),
  )
  return holdings
    .filter(holding => holding.symbol === symbol)
    .reduce((sum, holding) => add(sum, holding.available), '0')
}
