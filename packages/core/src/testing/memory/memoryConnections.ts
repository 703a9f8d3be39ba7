import type { Connection } from '../../connections/ports.ts'
import type { Repositories } from '../../store.ts'
import type { Preview, Transfer } from '../../transfers/ports.ts'
import type { Run } from './memoryDatabase.ts'
import { openOrderPhases, type OrderRow } from './memoryOrders.ts'
import { erase, isNeeded } from './memoryRemoval.ts'
import { memoryTokens } from './memoryTokens.ts'
import { isOf, reached } from './rows.ts'

/** `removedAtMs`: time of its removal. The row stays while its transfers may still move money. */
export type ConnectionRow = Connection & { removedAtMs?: number }

export const memoryConnections = (run: Run): Repositories['connections'] => {
  const findRow = (isOpen: (row: ConnectionRow) => boolean): Repositories['connections']['find'] => {
    return (scope, id) =>
      run(db => {
        const row = db.get<ConnectionRow>('connections', id)
        return row && isOf(scope, row) && isOpen(row) ? row : undefined
      })
  }
  const find = findRow(({ removedAtMs }) => removedAtMs === undefined)
  return reached<Repositories['connections']>({
    ...memoryTokens(run),
    listSpent: () => run(() => []),
    insert: connection =>
      run(async db => {
        const { scope, userId, type, upstreamId } = connection
        await db.lock(
          `one_connection_per_account:${scope.clientId}:${scope.environment}:${userId}:${type}:${upstreamId}`,
        )
        const isKnown = db
          .all<ConnectionRow>('connections')
          .some(
            row =>
              isOf(scope, row) &&
              row.removedAtMs === undefined &&
              row.userId === userId &&
              row.type === type &&
              row.upstreamId === upstreamId,
          )
        if (!isKnown) db.put('connections', connection.id, connection)
        return !isKnown
      }),
    find,
    findWithRemoved: findRow(() => true),
    remove: (scope, id, { atMs }) =>
      run(async db => {
        const ofConnection = <Row extends { connectionId: string; id: string }>(table: string): readonly Row[] =>
          db.all<Row>(table).filter(({ connectionId }) => connectionId === id)
        for (const preview of ofConnection<Preview>('previews')) await db.lock(`previews:${preview.id}`)
        await db.lock(`connections:${id}`)
        // Those that were inserted before the lock: the foreign key of a transfer waits for it in PostgreSQL.
        for (const preview of ofConnection<Preview>('previews')) await db.lock(`previews:${preview.id}`)
        for (const transfer of ofConnection<Transfer>('transfers')) await db.lock(`transfers:${transfer.id}`)
        const row = db.get<ConnectionRow>('connections', id)
        if (!row || !isOf(scope, row)) return { state: 'gone', isFirst: false, waitsFor: [] }
        const open = ofConnection<Transfer>('transfers').filter(transfer => isNeeded(db, transfer, atMs))
        for (const transfer of ofConnection<Transfer>('transfers')) if (!open.includes(transfer)) erase(db, transfer)
        for (const preview of ofConnection<Preview>('previews')) db.put('previews', preview.id, undefined)
        const isFirst = row.removedAtMs === undefined
        const hasOrder = ofConnection<OrderRow>('orders').some(({ phase }) => openOrderPhases.has(phase))
        const waits = open.length > 0 || hasOrder
        // Of the reasons that a transfer has, memory has one.
        const waitsFor = [
          ...(open.length > 0 ? ['transferInProgress' as const] : []),
          ...(hasOrder ? ['orderInProgress' as const] : []),
        ]
        db.put('connections', id, waits ? { ...row, removedAtMs: row.removedAtMs ?? atMs } : undefined)
        return { state: waits ? 'waiting' : 'erased', isFirst, waitsFor }
      }),
    readState: async (scope, id) => (await find(scope, id))?.state,
    replaceCredentials: ({ scope, id, credentials, state, granted, accountName }, version) =>
      run(async db => {
        const seen = db.get<Connection>('connections', id)
        if (!seen || !isOf(scope, seen) || seen.version !== version) return false
        await db.lock(`connections:${id}`)
        const row = db.get<Connection>('connections', id)
        if (row?.version !== version) return false
        db.put('connections', id, { ...row, credentials, state, granted, accountName, version: version + 1 })
        return true
      }),
    markNeedsReconnect: (scope, id, version) =>
      run(async db => {
        const seen = db.get<Connection>('connections', id)
        if (!seen || !isOf(scope, seen)) return 'renewed'
        await db.lock(`connections:${id}`)
        const row = db.get<Connection>('connections', id)
        if (row?.version !== version) return 'renewed'
        if (row.state === 'needsReconnect') return 'before'
        db.put('connections', id, { ...row, state: 'needsReconnect' })
        return 'now'
      }),
  })
}
