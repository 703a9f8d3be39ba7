import { findNetwork } from '@rialto/catalog'
import type { TransferHistory, UpstreamTransfer } from '../connections/history.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { ConnectionContext } from '../context.ts'
import { addressTypeOf } from './addressTypeOf.ts'

export interface AccountTransferFilter {
  count: number
  cursor?: string | undefined
  sinceMs?: number | undefined
  /** Published statuses; those that no history contains match nothing. */
  statuses?: readonly string[] | undefined
  addressType?: string | undefined
}

export const fits = (
  transfer: UpstreamTransfer,
  { statuses, addressType }: Pick<AccountTransferFilter, 'statuses' | 'addressType'>,
): boolean => {
  if (statuses && statuses.length > 0 && !statuses.includes(transfer.status)) return false
  if (addressType === undefined) return true
  const network = transfer.networkId === undefined ? undefined : findNetwork(transfer.networkId)
  return network !== undefined && addressTypeOf(network) === addressType
}

export const readHistory = <T>(
  ctx: ConnectionContext,
  connection: Connection,
  read: (history: TransferHistory, credentials: Connection['credentials']) => Promise<T>,
): Promise<T> =>
  readWithCredentials(ctx, connection, (connector, credentials) => {
    if (!connector.history)
      throw new ApiError('integrationNotSupported', {
        message: `type: transfers at ${connector.descriptor.name} cannot be listed.`,
      })
    return read(connector.history, credentials)
  })
