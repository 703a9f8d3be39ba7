import type { DepositAddress } from '../connections/connector.ts'
import { ConnectorError } from '../connections/connectorError.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext } from '../context.ts'

/**
 * The deposit address of the user's account for an asset on a network, or undefined if the institution cannot receive
 * it there.
 *
 * @throws ApiError for every other error of the institution.
 */
export const readDepositAddress = (
  ctx: ConnectionContext,
  connection: Connection,
  input: { symbol: string; networkId: string },
): Promise<DepositAddress | undefined> =>
  readWithCredentials(ctx, connection, async (connector, credentials) => {
    try {
      return await connector.read.depositAddress(credentials, input)
    } catch (error) {
      if (error instanceof ConnectorError && error.kind === 'networkUnsupported') return undefined
      throw error
    }
  })
