import { findNetwork } from '@rialto/catalog'

import type { TransferHistory, UpstreamTransfer, UpstreamTransferPage } from '../connections/history.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import { ApiError, invalidField, missingField } from '../kernel/apiError.ts'
import { addressTypeOf } from './addressTypeOf.ts'

export interface AccountTransferFilter {
  count: number
  cursor?: string | undefined
  sinceMs?: number | undefined
  /** Published statuses; those that no history tells match nothing. */
  statuses?: readonly string[] | undefined
  addressType?: string | undefined
}

/**
 * One page of what the institution remembers of the account's deposits and withdrawals. What the filter leaves out is left
 * out of the page, so that a page may be short and still have a cursor.
 *
 * @throws Fault `integrationNotSupported` where the institution's history is not read, `invalidField` for a cursor that
 *   is none of this list's.
 */
export const listAccountTransfers = async (
  ctx: Context,
  connection: Connection,
  filter: AccountTransferFilter,
): Promise<UpstreamTransferPage> => {
  const page = await readHistory(ctx, connection, (history, credentials) =>
    history.list(credentials, {
      count: filter.count,
      ...(filter.cursor === undefined ? {} : { cursor: filter.cursor }),
      ...(filter.sinceMs === undefined ? {} : { sinceMs: filter.sinceMs }),
    }),
  )
  if (!page) throw invalidField('cursor', 'not a cursor of this account’s list')
  return { ...page, transfers: page.transfers.filter(transfer => fits(transfer, filter)) }
}

/**
 * One deposit or withdrawal by the institution's id or the transaction's hash.
 *
 * @throws Fault `missingField` without either, `notFound` when the account has no such transfer.
 */
export const getAccountTransfer = async (
  ctx: Context,
  connection: Connection,
  wanted: {
    id?: string | undefined
    hash?: string | undefined
    symbol?: string | undefined
    addressType?: string | undefined
  },
): Promise<UpstreamTransfer> => {
  const { id, hash } = wanted
  if (id === undefined && hash === undefined)
    throw missingField('transactionId', 'one of transactionId or transactionHash is required')
  const symbol = wanted.symbol?.toUpperCase()
  const found = await readHistory(ctx, connection, (history, credentials) =>
    history.find(credentials, {
      ...(id === undefined ? {} : { id }),
      ...(hash === undefined ? {} : { hash }),
      ...(symbol === undefined ? {} : { symbol }),
    }),
  )
  const isIt =
    found &&
    (hash === undefined || found.hash?.toLowerCase() === hash.toLowerCase()) &&
    (symbol === undefined || found.symbol === symbol) &&
    fits(found, wanted)
  if (isIt) return found
  const field = id === undefined ? 'transactionHash' : 'transactionId'
  throw new ApiError('notFound', { message: `${field}: this account has no transfer with this ID.` })
}

const fits = (
  transfer: UpstreamTransfer,
  { statuses, addressType }: Pick<AccountTransferFilter, 'statuses' | 'addressType'>,
): boolean => {
  if (statuses && statuses.length > 0 && !statuses.includes(transfer.status)) return false
  if (addressType === undefined) return true
  const network = transfer.networkId === undefined ? undefined : findNetwork(transfer.networkId)
  return network !== undefined && addressTypeOf(network) === addressType
}

const readHistory = <T>(
  ctx: Context,
  connection: Connection,
  read: (history: TransferHistory, credentials: Connection['credentials']) => Promise<T>,
): Promise<T> =>
  readWithCredentials(ctx, connection, (connector, credentials) => {
    if (!connector.history)
      throw new ApiError('integrationNotSupported', {
        message: `type: ${connector.descriptor.name} does not support listing transfers.`,
      })
    return read(connector.history, credentials)
  })
