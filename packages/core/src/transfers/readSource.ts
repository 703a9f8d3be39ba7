import { add, type TaggedAddress } from '@rialto/catalog'

import type { Connector, Recipient, WithdrawalTerms } from '../connections/connector.ts'
import type { Credentials } from '../connections/credentials.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext } from '../context.ts'
import { clampDecimals } from './configureTransfer.ts'
import { refundDestinationOf } from './readRefundDestination.ts'

interface Sent extends Recipient {
  symbol: string
}

/** The account from which an asset is sent. */
interface Source {
  /** The institution's terms for sending the asset on the network. Undefined without any. */
  terms: WithdrawalTerms | undefined
  /** The account's available balance of the asset. */
  available: string
}

const sourceOf = async (connector: Connector, credentials: Credentials, sent: Sent): Promise<Source> => {
  const { networkId, symbol, address } = sent
  const [terms, holdings] = await Promise.all([
    connector.withdraw.terms(credentials, symbol, [{ networkId, address }]),
    connector.read.holdings(credentials),
  ])
  const known = terms.find(each => each.networkId === networkId)
  const available = holdings
    .filter(holding => holding.symbol === symbol)
    .reduce((sum, holding) => add(sum, holding.available), '0')
  return { terms: clampDecimals(known, networkId, symbol), available }
}

export const readSource = (ctx: ConnectionContext, connection: Connection, sent: Sent): Promise<Source> =>
  readWithCredentials(ctx, connection, (connector, credentials) => sourceOf(connector, credentials, sent))

/** The same with the address for refunds. The credentials are renewed once, if at all. */
export const readSourceWithRefund = (
  ctx: ConnectionContext,
  connection: Connection,
  sent: Sent,
): Promise<Source & { refundTo: TaggedAddress | undefined }> =>
  readWithCredentials(ctx, connection, async (connector, credentials) => {
    const [source, refundTo] = await Promise.all([
      sourceOf(connector, credentials, sent),
      refundDestinationOf(connector, credentials, sent),
    ])
    return { ...source, refundTo }
  })
