import { add, compare, sameAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { UpstreamTransfer } from '../connections/history.ts'
import type { Connection } from '../connections/ports.ts'
import { ConnectorError } from '../connections/connectorError.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { readHistory } from '../transfers/accountTransfers.ts'
import type { Transfer } from '../transfers/ports.ts'
import { compareRecord } from './compareRecord.ts'
import type { BookDifference, SideState } from './ports.ts'

export interface InstitutionSide {
  state: SideState
  differences: readonly BookDifference[]
}

const pageSize = 100
/** Pages of one account in a run. Earlier records are looked up by id. */
const pageLimit = 50
/** Looked up by their ids in a run. The others wait for the next one. */
const lookUpLimit = 50
const dayMs = 24 * 60 * 60_000

const of = (state: SideState): InstitutionSide => ({ state, differences: [] })

/** Withdrawals that the history lists since then. */
const listWithdrawals = async (
  ctx: ConnectionContext,
  connection: Connection,
  sinceMs: number,
): Promise<UpstreamTransfer[]> => {
  const found: UpstreamTransfer[] = []
  let cursor: string | undefined
  for (let page = 0; page < pageLimit; page += 1) {
    const read = await readHistory(ctx, connection, (history, credentials) =>
      history.list(credentials, { count: pageSize, sinceMs, ...defined({ cursor }) }),
    )
    found.push(...(read?.transfers ?? []).filter(({ type }) => type === 'withdrawal'))
    cursor = read?.cursor
    if (cursor === undefined) break
  }
  return found
}

/** The record may belong to this transfer. */
const isAlike = (transfer: Transfer, record: UpstreamTransfer): boolean =>
  record.status !== 'failed' &&
  record.symbol === transfer.symbol &&
  compare(record.amount, transfer.amount) === 0 &&
  record.createdAtMs >= transfer.createdAtMs &&
  record.toAddress !== undefined &&
  sameAddress(transfer.networkId, record.toAddress, transfer.toAddress)

const recordsOf = ({ institutionTransactionId: own, twinRecords = [] }: Transfer): readonly string[] =>
  own === undefined ? twinRecords : [own, ...twinRecords]

const likenessOf = ({ symbol, amount }: { symbol: string; amount: string }): string => `${symbol} ${add(amount, '0')}`

/** Records by asset and amount, without those of the transfers themselves. */
const groupOthers = (records: readonly UpstreamTransfer[], transfers: readonly Transfer[]) => {
  const own = new Set(transfers.flatMap(recordsOf))
  const groups = new Map<string, UpstreamTransfer[]>()
  for (const record of records) {
    if (own.has(record.upstreamId)) continue
    const group = groups.get(likenessOf(record))
    if (group) group.push(record)
    else groups.set(likenessOf(record), [record])
  }
  return groups
}

/** Records that are like a transfer of Rialto and belong to none. */
const unclaimed = async (
  ctx: Pick<Context, 'store'>,
  transfer: Transfer,
  others: ReadonlyMap<string, readonly UpstreamTransfer[]>,
): Promise<BookDifference[]> => {
  const alike = (others.get(likenessOf(transfer)) ?? []).filter(record => isAlike(transfer, record))
  if (alike.length === 0) return []
  const claims = await ctx.store.claims.listRecords(transfer)
  return alike
    .filter(({ upstreamId }) => !claims.has(upstreamId))
    .map(({ upstreamId }) => ({ side: 'institution', about: 'record', seen: upstreamId }))
}

const findRecord = (ctx: ConnectionContext, connection: Connection, transfer: Transfer) =>
  readHistory(ctx, connection, (history, credentials) => {
    const { institutionTransactionId: id, hash, symbol } = transfer
    return history.find(credentials, { symbol, ...defined(id === undefined ? { hash } : { id }) })
  })

/** The connection's history beside its transfers, in one reading for all of them. */
export const readInstitution = async (
  ctx: ConnectionContext,
  connection: Connection | undefined,
  { transfers, feeOf }: { transfers: readonly Transfer[]; feeOf: (id: string) => string },
): Promise<ReadonlyMap<string, InstitutionSide>> => {
  const all = (side: InstitutionSide) => new Map(transfers.map(({ id }) => [id, side]))
  if (connection?.state !== 'active') return all(of('accessGone'))
  if (!ctx.connectors.find(connection.type)?.history) return all(of('notOffered'))
  try {
    const sinceMs = Math.min(...transfers.map(({ createdAtMs }) => createdAtMs)) - dayMs
    const records = await listWithdrawals(ctx, connection, sinceMs)
    const byId = new Map(records.map(record => [record.upstreamId, record]))
    const others = groupOthers(records, transfers)
    const sides = new Map<string, InstitutionSide>()
    let lookUps = 0
    for (const transfer of transfers) {
      const { institutionTransactionId: id = '' } = transfer
      let record = byId.get(id)
      if (!record && lookUps === lookUpLimit) {
        sides.set(transfer.id, of('unread'))
        continue
      }
      if (!record) {
        lookUps += 1
        record = await findRecord(ctx, connection, transfer)
      }
      const missing: BookDifference = {
        side: 'institution',
        about: 'record',
        ...defined({ expected: id || undefined }),
      }
      const differences = [
        ...(record ? compareRecord(transfer, record, feeOf(transfer.id)) : [missing]),
        ...(await unclaimed(ctx, transfer, others)),
      ]
      sides.set(transfer.id, { state: differences.length === 0 ? 'agreed' : 'differs', differences })
    }
    return sides
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConnectorError) return all(of('unread'))
    throw error
  }
}
