import type { TaggedAddress } from '@rialto/catalog'

import { ConnectorError } from '../connections/connectorError.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext } from '../context.ts'

const none = ['networkUnsupported', 'permissionMissing', 'refused']

/**
 * The address for refunds: the user's own deposit address at the institution, with its tag. Undefined if it has none.
 */
export const readRefundDestination = (
  ctx: ConnectionContext,
  connection: Connection,
  networkId: string,
  symbol: string,
): Promise<TaggedAddress | undefined> =>
  readWithCredentials(ctx, connection, async (connector, credentials) => {
    try {
      return await connector.read.depositAddress(credentials, { symbol, networkId })
    } catch (error) {
      if (error instanceof ConnectorError && none.includes(error.kind)) return undefined
      throw error
    }
  })
