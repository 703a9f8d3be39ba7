import { add, compare, sameAddress, sameDestination } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Repositories } from '../../store.ts'
import { hashSpellings } from '../../transfers/canonicalHash.ts'
import { isLost } from '../../transfers/isLost.ts'
import { OrderAlreadyPaidError, type Transfer, type TransferChange } from '../../transfers/ports.ts'
import { amending, amendingSettled, changing, withoutAmended, withoutAmendedSettled } from './amendedFields.ts'
import { type Connected, ForeignKeyViolation, type Run, UniqueViolation } from './memoryDatabase.ts'
import { fitsBetter, isRivalByOrder } from './memoryRivals.ts'
import type { Client } from './memorySession.ts'
import { finalPhases, institutionOf, isOf, openPhases, reached } from './rows.ts'

export interface ChangeRow extends TransferChange {
  transferId: string
}

const isPaying = ({ phase, foundLateAtMs }: Transfer): boolean =>
  foundLateAtMs !== undefined || (phase !== 'failed' && phase !== 'awaitingUser')
/** Rows of the unique indexes. A late payment is found by `findPaying` alone. */
const isIndexed = ({ phase }: Transfer): boolean => phase !== 'failed' && phase !== 'awaitingUser'

/** Undefined for a part: its combined transfer pays the order. */
const orderKey = ({ scope, userId, clientTransactionId, partOf }: Transfer): string | undefined =>
  clientTransactionId === undefined || partOf !== undefined
    ? undefined
    : `one_payment_per_order:${scope.clientId}:${scope.environment}:${userId}:${clientTransactionId}`
const sessionKey = ({ linkSessionId }: Transfer): string | undefined =>
  linkSessionId === undefined ? undefined : `one_payment_per_link_session:${linkSessionId}`

const lockUnique = async (db: Connected, transfer: Transfer): Promise<void> => {
  const keys = [orderKey(transfer), sessionKey(transfer)]
  await db.lock(...keys.filter(key => key !== undefined))
}

/** In PostgreSQL's order of its indexes. */
const checkUnique = (db: Connected, transfer: Transfer): void => {
  const others = db.all<Transfer>('transfers').filter(({ id }) => id !== transfer.id)
  for (const keyOf of [sessionKey, orderKey]) {
    const key = keyOf(transfer)
    if (key !== undefined && isIndexed(transfer) && others.some(other => isIndexed(other) && keyOf(other) === key))
      throw new OrderAlreadyPaidError(key)
  }
}

const write = (db: Connected, transfer: Transfer, reason: Pick<TransferChange, 'cause' | 'atMs'>): void => {
  db.put('transfers', transfer.id, transfer)
  const number = db.all<ChangeRow>('changes').filter(({ transferId }) => transferId === transfer.id).length
  const { phase, hash, confirmations, sequence } = transfer
  const change = { transferId: transfer.id, phase, sequence, ...reason }
  db.put('changes', `${transfer.id}:${number}`, {
    ...change,
    ...(hash === undefined ? {} : { hash }),
    ...(confirmations === undefined ? {} : { confirmations }),
  })
}

/** A debit above the approved one or a second withdrawal, not resolved by an operator yet. */
const isTakenTwice = ({ phase, charged, amount, fee, twinRecords, overchargeHandledAtMs }: Transfer): boolean =>
  phase === 'settled' &&
  overchargeHandledAtMs === undefined &&
  (twinRecords !== undefined || (charged !== undefined && compare(charged.debit, add(amount, fee)) > 0))

export const memoryTransfers = (run: Run, { readsLike = false }: Client): Repositories['transfers'] => {
  const first = (find: (transfer: Transfer) => boolean) => run(db => db.all<Transfer>('transfers').find(find))
  return reached<Repositories['transfers']>({
    insert: (transfer, reason) =>
      run(async db => {
        await lockUnique(db, transfer)
        await db.lock(`transfers:${transfer.id}`)
        if (db.get('transfers', transfer.id)) throw new UniqueViolation('transfers_pkey')
        checkUnique(db, transfer)
        const { connectionId, paymentRequestId } = transfer
        if (paymentRequestId === undefined && !db.get('connections', connectionId))
          throw new ForeignKeyViolation('transfers')
        write(db, transfer, reason)
      }),
    update: (transfer, reason) =>
      run(async db => {
        await db.lock(`transfers:${transfer.id}`)
        const current = db.get<Transfer>('transfers', transfer.id)
        if (!current || !isOf(transfer.scope, current) || finalPhases.has(current.phase))
          throw new Error(`transfer ${transfer.id} is final or gone`)
        await lockUnique(db, transfer)
        checkUnique(db, transfer)
        const { finding: _f, twinRecords: _t, charged: _c, ...lasting } = current
        write(db, { ...lasting, ...changing(transfer) }, reason)
      }),
    amendFailed: (transfer, reason) =>
      run(async db => {
        await db.lock(`transfers:${transfer.id}`)
        const current = db.get<Transfer>('transfers', transfer.id)
        if (current?.phase !== 'failed' || !isOf(transfer.scope, current)) return false
        write(db, { ...withoutAmended(current), ...amending(transfer) }, reason)
        return true
      }),
    amendSettled: (transfer, reason) =>
      run(async db => {
        await db.lock(`transfers:${transfer.id}`)
        const current = db.get<Transfer>('transfers', transfer.id)
        if (current?.phase !== 'settled' || !isOf(transfer.scope, current)) return false
        write(db, { ...withoutAmendedSettled(current), ...amendingSettled(transfer) }, reason)
        return true
      }),
    noteArrival: ({ scope, id, arrivalWatchUntilMs, arrivalMissedAtMs }) =>
      run(async db => {
        await db.lock(`transfers:${id}`)
        const current = db.get<Transfer>('transfers', id)
        if (current?.phase !== 'settled' || !isOf(scope, current)) return
        const { arrivalWatchUntilMs: _w, arrivalMissedAtMs: _m, ...lasting } = current
        db.put('transfers', id, { ...lasting, ...defined({ arrivalWatchUntilMs, arrivalMissedAtMs }) })
      }),
    find: (scope, id) => first(row => row.id === id && isOf(scope, row)),
    findForUpdate: (scope, id) =>
      run(async db => {
        const row = db.get<Transfer>('transfers', id)
        if (!row || !isOf(scope, row)) return undefined
        await db.lock(`transfers:${id}`)
        return db.get<Transfer>('transfers', id)
      }),
    findPaying: ({ scope, userId, clientTransactionId, linkSessionId }) =>
      first(
        row =>
          isOf(scope, row) &&
          isPaying(row) &&
          ((linkSessionId !== undefined && row.linkSessionId === linkSessionId) ||
            (clientTransactionId !== undefined &&
              row.userId === userId &&
              row.partOf === undefined &&
              row.clientTransactionId === clientTransactionId)),
      ),
    listSiblings: ({ scope, id, userId, clientTransactionId, linkSessionId, partOf }, { watchedAtMs, count }) =>
      run(db =>
        db
          .all<Transfer>('transfers')
          .filter(row => isOf(scope, row) && row.isCombined !== true)
          .filter(
            ({ phase, foundLateAtMs, watchUntilMs = 0 }) =>
              phase === 'awaitingUser' ||
              foundLateAtMs !== undefined ||
              (phase === 'failed' && watchUntilMs > watchedAtMs),
          )
          .filter(
            row =>
              row.id === id ||
              (partOf !== undefined && row.partOf === partOf) ||
              (clientTransactionId !== undefined &&
                row.userId === userId &&
                row.clientTransactionId === clientTransactionId) ||
              (linkSessionId !== undefined &&
                (row.linkSessionId === linkSessionId ||
                  db.get<Transfer>('transfers', row.partOf ?? '')?.linkSessionId === linkSessionId)),
          )
          .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
          .slice(0, count),
      ),
    listLike: (scope, terms) =>
      readsLike
        ? run(db =>
            db
              .all<Transfer>('transfers')
              .filter(
                row =>
                  isOf(scope, row) &&
                  row.connectionId === terms.connectionId &&
                  row.isCombined !== true &&
                  row.amount === terms.amount &&
                  row.createdAtMs >= terms.sinceMs &&
                  (row.clientTransactionId ?? row.linkSessionId ?? row.partOf) === undefined,
              )
              .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
              .slice(0, terms.count),
          )
        : Promise.resolve([]),
    listParts: (scope, combinedId) =>
      run(db =>
        db
          .all<Transfer>('transfers')
          .filter(row => isOf(scope, row) && row.partOf === combinedId)
          .sort((a, b) => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1)),
      ),
    listPaidBy: ({ id, scope, networkId, symbol, toAddress, addressTag }, hash) =>
      run(db =>
        db
          .all<Transfer>('transfers')
          .filter(
            row =>
              row.id !== id &&
              row.scope.environment === scope.environment &&
              row.hash !== undefined &&
              hashSpellings(networkId, hash).includes(row.hash.toLowerCase()) &&
              row.networkId === networkId &&
              row.symbol === symbol &&
              row.isCombined !== true &&
              (row.phase === 'onChain' || row.phase === 'settled' || row.foundLateAtMs !== undefined) &&
              sameDestination(
                networkId,
                { address: row.toAddress, ...defined({ tag: row.addressTag }) },
                { address: toAddress, ...defined({ tag: addressTag }) },
              ),
          ),
      ),
    findByInstitutionId: (scope, connectionId, id) =>
      first(row => isOf(scope, row) && row.connectionId === connectionId && row.institutionTransactionId === id),
    hasRival: (transfer, nowMs, recordMs) =>
      run(db =>
        db
          .all<Transfer>('transfers')
          .some(
            row =>
              row.scope.environment === transfer.scope.environment &&
              institutionOf(row) === institutionOf(transfer) &&
              row.isCombined !== true &&
              row.id !== transfer.id &&
              row.symbol === transfer.symbol &&
              row.networkId === transfer.networkId &&
              sameAddress(row.networkId, row.toAddress, transfer.toAddress) &&
              Number(row.amount) === Number(transfer.amount) &&
              (recordMs === undefined
                ? isRivalByOrder(db, row, transfer, nowMs)
                : fitsBetter(db, row, transfer, { nowMs, recordMs })),
          ),
      ),
    listChanges: (scope, id) =>
      run(db => {
        const transfer = db.get<Transfer>('transfers', id)
        if (!transfer || !isOf(scope, transfer)) return []
        const rows = db.all<ChangeRow>('changes').filter(({ transferId }) => transferId === id)
        return rows.map(({ transferId: _, ...change }) => change)
      }),
    findScope: (environment, id) =>
      run(db => {
        const row = db.get<Transfer>('transfers', id)
        return row?.scope.environment === environment ? row.scope : undefined
      }),
    listStuck: ({ environment, clientId }, { createdBeforeMs, combinedBeforeMs, count }) =>
      run(db => {
        const stuck = db
          .all<Transfer>('transfers')
          .filter(
            row =>
              row.scope.environment === environment &&
              ((openPhases.has(row.phase) &&
                (row.createdAtMs < (row.isCombined ? combinedBeforeMs : createdBeforeMs) ||
                  row.phase === 'unknown' ||
                  row.finding !== undefined)) ||
                (row.foundLateAtMs !== undefined && row.lateHandledAtMs === undefined) ||
                isTakenTwice(row) ||
                (isLost(row) && row.isCombined !== true)) &&
              !(
                row.isCombined &&
                db.all<Transfer>('transfers').some(part => part.partOf === row.id && openPhases.has(part.phase))
              ) &&
              (clientId === undefined || row.scope.clientId === clientId),
          )
          .sort((a, b) => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1))
        return { items: stuck.slice(0, count), total: stuck.length }
      }),
  })
}
