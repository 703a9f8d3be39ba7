import type { TaggedAddress } from '@rialto/catalog'

import type { Connector } from '../connections/connector.ts'
import { ConnectorError } from '../connections/connectorError.ts'
import type { Credentials } from '../connections/credentials.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext } from '../context.ts'

const none = ['networkUnsupported', 'permissionMissing', 'refused']

/** The address for refunds: the user's own deposit address at the institution, with its tag. Undefined if it has none. */
export const refundDestinationOf = async (
  connector: Connector,
  credentials: Credentials,
  sent: { networkId: string; symbol: string },
): Promise<TaggedAddress | undefined> => {
  try {
    return await connector.read.depositAddress(credentials, sent)
  } catch (error) {
    if (error instanceof ConnectorError && none.includes(error.kind)) return undefined
    throw error
  }
}

export const readRefundDestination = (
  ctx: ConnectionContext,
  connection: Connection,
  networkId: string,
  symbol: string,
): Promise<TaggedAddress | undefined> =>
  readWithCredentials(ctx, connection, (connector, credentials) =>
    refundDestinationOf(connector, credentials, { networkId, symbol }),
  )
