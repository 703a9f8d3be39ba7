import { add, compare, sameAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { clockMarginMs } from '../../connections/clockMarginMs.ts'
import type { Connection } from '../../connections/ports.ts'
import { ApiError } from '../../kernel/apiError.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { OrderRecord } from '../../orders/ports.ts'
import type { Repositories, Store } from '../../store.ts'
import { isAccounted } from '../../transfers/isAccounted.ts'
import { isLost } from '../../transfers/isLost.ts'
import { createdNothing, refusals, unanswered } from '../../transfers/isRefused.ts'
import {
  OrderAlreadyPaidError,
  type Preview,
  type Transfer,
  type TransferChange,
  type WithdrawalAttempt,
} from '../../transfers/ports.ts'
import {
  type Connected,
  isDeadlock,
  type MemoryDatabase,
  type Pause,
  type Session,
  type Run,
  UniqueViolation,
} from './memoryDatabase.ts'
import { memoryCaches, memoryClients } from './memoryClients.ts'
import { memoryJobs } from './memoryJobs.ts'
import { memoryLink, memoryOAuthAttempts } from './memoryLink.ts'
import { memoryScreening } from './memoryScreening.ts'
import { memorySponsorship } from './memorySponsorship.ts'
import { memoryTokens } from './memoryTokens.ts'
import { type EventRow, isOpen as isOpenEvent, memoryEndpoints, memoryEvents } from './memoryWebhooks.ts'

export type AttemptRow = WithdrawalAttempt & { ownerId: string | undefined }
export interface LeaseRow {
  name: string
  ownerId: string | undefined
  fence: bigint
  expiresAtMs: number
}
export interface ChangeRow extends TransferChange {
  transferId: string
}

/** The author of statements: where it may be stopped, its clock, and the process that rows name. */
export interface Client {
  pause: Pause
  nowMs: () => number
  /** Lead of the process's clock over the database's. */
  skewMs?: number
  /** Whether the last commit loses its answer. */
  isAnswerLost?: () => boolean
  /** Whether payments without an order find others on the same terms. Off in the simulation's older worlds. */
  readsLike?: boolean
  ownerId: string | undefined
  /** Open transactions, rolled back when their process ends. */
  open: Set<Session>
}

const isOf = (scope: Scope, row: { scope: Scope }): boolean =>
  row.scope.clientId === scope.clientId && row.scope.environment === scope.environment

/** Part of a repository. A call of any other method fails. */
const reached = <T extends object>(part: Partial<T>): T => part as T

/** Attempts of the store's `transaction`. */
const maxAttempts = 5

const finalPhases = new Set(['settled', 'failed'])
const isPaying = ({ phase, foundLateAtMs }: Transfer): boolean =>
  foundLateAtMs !== undefined || (phase !== 'failed' && phase !== 'awaitingUser')
/** Rows of the unique indexes. A late payment is found by `findPaying` alone. */
const isIndexed = ({ phase }: Transfer): boolean => phase !== 'failed' && phase !== 'awaitingUser'
const openPhases = new Set(['converting', 'sending', 'unknown', 'accepted', 'onChain'])

/** Undefined for a part: its combined transfer pays the order. */
const orderKey = ({ scope, userId, clientTransactionId, partOf }: Transfer): string | undefined =>
  clientTransactionId === undefined || partOf !== undefined
    ? undefined
    : `one_payment_per_order:${scope.clientId}:${scope.environment}:${userId}:${clientTransactionId}`
const sessionKey = ({ linkSessionId }: Transfer): string | undefined =>
  linkSessionId === undefined ? undefined : `one_payment_per_link_session:${linkSessionId}`
const institutionOf = ({ institution, type }: Transfer): string => institution ?? type

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

const amending = ({ institutionTransactionId, hash, failureMessage, sequence, arrived, ...late }: Transfer) => {
  const { foundLateAtMs, lateHandledAtMs, twinRecords, formerRecords, charged } = late
  const known = {
    institutionTransactionId,
    hash,
    twinRecords,
    formerRecords,
    charged,
    failureMessage,
    sequence,
    arrived,
  }
  return defined({ ...known, foundLateAtMs, lateHandledAtMs })
}

const withoutAmended = (transfer: Transfer): Transfer => {
  const { institutionTransactionId: _i, hash: _h, failureMessage: _m, arrived: _a, ...rest } = transfer
  const { foundLateAtMs: _f, lateHandledAtMs: _l, twinRecords: _t, charged: _c, formerRecords: _o, ...lasting } = rest
  return lasting
}

/** A debit above the approved one or a second withdrawal, not resolved by an operator yet. */
const isTakenTwice = ({ phase, charged, amount, fee, twinRecords, overchargeHandledAtMs }: Transfer): boolean =>
  phase === 'settled' &&
  overchargeHandledAtMs === undefined &&
  (twinRecords !== undefined || (charged !== undefined && compare(charged.debit, add(amount, fee)) > 0))

const amendingSettled = ({ twinRecords, charged, overchargeHandledAtMs, sequence, ...arrival }: Transfer) => {
  const { hash, finding, arrivalWatchUntilMs, arrivalMissedAtMs } = arrival
  const { institutionTransactionId } = arrival
  const known = { twinRecords, charged, overchargeHandledAtMs, hash, finding, institutionTransactionId }
  return { sequence, ...defined({ ...known, arrivalWatchUntilMs, arrivalMissedAtMs }) }
}

const withoutAmendedSettled = (transfer: Transfer): Transfer => {
  const { twinRecords: _t, charged: _c, overchargeHandledAtMs: _o, hash: _h, finding: _f, ...rest } = transfer
  const { arrivalWatchUntilMs: _w, arrivalMissedAtMs: _m, ...lasting } = rest
  return lasting
}

const transfersOf = (run: Run, { readsLike = false }: Client): Repositories['transfers'] => {
  const first = (find: (transfer: Transfer) => boolean) => run(db => db.all<Transfer>('transfers').find(find))
  return reached<Repositories['transfers']>({
    insert: (transfer, reason) =>
      run(async db => {
        await lockUnique(db, transfer)
        await db.lock(`transfers:${transfer.id}`)
        if (db.get('transfers', transfer.id)) throw new UniqueViolation('transfers_pkey')
        checkUnique(db, transfer)
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
    listPaidBy: ({ id, scope, networkId, symbol, toAddress }, hash) =>
      run(db =>
        db
          .all<Transfer>('transfers')
          .filter(
            row =>
              row.id !== id &&
              row.scope.environment === scope.environment &&
              row.hash?.toLowerCase() === hash.toLowerCase() &&
              row.networkId === networkId &&
              row.symbol === symbol &&
              row.isCombined !== true &&
              (row.phase === 'onChain' || row.phase === 'settled' || row.foundLateAtMs !== undefined) &&
              sameAddress(networkId, row.toAddress, toAddress),
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

/** A claimed record of an institution, or a paid order. Its transfer is undefined once erased. */
interface ClaimRow {
  key: string
  place: string
  recordId: string
  transferId: string | undefined
}

const claimKey = (place: string, recordId: string): string => `${place}:${recordId}`
const paidKey = ({ userId, clientTransactionId = '' }: Pick<Transfer, 'userId' | 'clientTransactionId'>): string =>
  `paid:${userId}:${clientTransactionId}`

const claimsOf = (run: Run): Repositories['claims'] =>
  reached<Repositories['claims']>({
    listRecords: transfer =>
      run(db => {
        const place = institutionOf(transfer)
        const others = db
          .all<ClaimRow>('claims')
          .filter(claim => claim.place === place && claim.transferId !== transfer.id)
        return new Set(others.map(({ recordId }) => recordId))
      }),
    takeRecord: (transfer, recordId) =>
      run(async db => {
        const place = institutionOf(transfer)
        const key = claimKey(place, recordId)
        await db.lock(`claims:${key}`)
        const known = db.get<ClaimRow>('claims', key)
        if (known && known.transferId !== transfer.id) return false
        db.put('claims', key, { key, place, recordId, transferId: transfer.id })
        return !db
          .all<Transfer>('transfers')
          .some(
            row =>
              row.id !== transfer.id &&
              row.scope.environment === transfer.scope.environment &&
              institutionOf(row) === place &&
              row.institutionTransactionId === recordId,
          )
      }),
    isPaid: order => run(db => db.get('claims', paidKey(order)) !== undefined),
  })

const dayMs = 24 * 60 * 60_000
/** The transfer has its record. */
const isSeen = (transfer: Transfer): boolean =>
  transfer.phase === 'settled' || transfer.foundLateAtMs !== undefined || isAccounted(transfer)
const rivalsWithinMs = (isSettled: boolean): number => (isSettled ? 0 : dayMs) + 15 * 60_000

/** Whether a transfer that counts as not sent is still watched, and one of its calls may have created a withdrawal. */
const mayStillShow = (db: Connected, transfer: Transfer, nowMs: number): boolean => {
  const { id, phase, foundLateAtMs, watchUntilMs = 0 } = transfer
  if (isAccounted(transfer)) return false
  return (
    (phase === 'awaitingUser' || (phase === 'failed' && foundLateAtMs === undefined && watchUntilMs > nowMs)) &&
    db
      .all<AttemptRow>('attempts')
      .some(
        ({ transferId, state, outcome, createdAtMs }) =>
          transferId === id &&
          state !== 'intended' &&
          !(outcome && createdNothing.includes(outcome)) &&
          (phase === 'failed' || createdAtMs > nowMs - dayMs),
      )
  )
}

const lastCallAtMs = (db: Connected, { id, createdAtMs }: Transfer): number => {
  const attempts = db.all<AttemptRow>('attempts').filter(({ transferId }) => transferId === id)
  return attempts.length === 0 ? createdAtMs : Math.max(...attempts.map(attempt => attempt.createdAtMs))
}

const isRivalByOrder = (db: Connected, row: Transfer, transfer: Transfer, nowMs: number): boolean =>
  (row.phase === 'sending' ||
    (isSeen(transfer) && mayStillShow(db, row, nowMs)) ||
    (row.phase === 'unknown' &&
      (['failed', 'awaitingUser', 'settled'].includes(transfer.phase) || isSentBefore(db, row, transfer)))) &&
  row.createdAtMs <= lastCallAtMs(db, transfer) + rivalsWithinMs(isSeen(transfer))

/** By the creation time of a record, in the order of `hasRival`. */
const fitsBetter = (
  db: Connected,
  row: Transfer,
  transfer: Transfer,
  { nowMs, recordMs }: { nowMs: number; recordMs: number },
): boolean => {
  if (row.phase !== 'sending' && row.phase !== 'unknown' && !mayStillShow(db, row, nowMs)) return false
  const calls = callsAtMs(db, row)
  if (Math.min(...calls) > recordMs + clockMarginMs || Math.max(...calls) < recordMs - dayMs - clockMarginMs)
    return false
  const keyOf = (of: Transfer): (number | string)[] => {
    const distanceMs = Math.min(...callsAtMs(db, of).map(atMs => Math.abs(atMs - recordMs)))
    const phases = ['sending', 'unknown', 'failed', 'awaitingUser']
    const known = isSeen(of) ? 3 : Math.min(2, phases.indexOf(of.phase))
    const group = [distanceMs > clockMarginMs ? 1 : 0, known]
    return known < 2 ? [...group, distanceMs, of.id] : group
  }
  const [one, other] = [keyOf(row), keyOf(transfer)]
  const at = one.findIndex((value, index) => value !== other[index])
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Times of the calls that may have created a withdrawal. */
const callsAtMs = (db: Connected, { id, createdAtMs }: Transfer): number[] => {
  const calls = db
    .all<AttemptRow>('attempts')
    .filter(
      ({ transferId, state, outcome }) =>
        transferId === id && (state === 'intended' || !(outcome && createdNothing.includes(outcome))),
    )
  return calls.length === 0 ? [createdAtMs] : calls.map(call => call.createdAtMs)
}

/** By their last attempts: a transfer that waited for a conversion or a code may be sent after later ones. */
const isSentBefore = (db: Connected, one: Transfer, than: Transfer): boolean => {
  const [first, second] = [lastCallAtMs(db, one), lastCallAtMs(db, than)]
  return first < second || (first === second && one.id < than.id)
}

/** The columns of an update. */
const changing = (transfer: Transfer): Partial<Transfer> => {
  const { phase, institutionTransactionId, hash, confirmations, charged, failureMessage, sequence } = transfer
  const { twinRecords, acceptedAtMs, sentAtMs, finishedAtMs, watchUntilMs } = transfer
  const times = {
    acceptedAtMs,
    sentAtMs,
    finishedAtMs,
    watchUntilMs,
    arrivalWatchUntilMs: transfer.arrivalWatchUntilMs,
  }
  const { finding, arrived, refunded } = transfer
  const seen = { finding, arrived, refunded }
  const known = { institutionTransactionId, hash, confirmations, charged, twinRecords, failureMessage }
  const facts = { ...known, ...seen, ...times }
  return { phase, sequence, ...defined(facts) }
}

const previewsOf = (run: Run): Repositories['previews'] => ({
  insert: preview =>
    run(db => {
      const place = `connections:${preview.connectionId}`
      const put = (): void => {
        if (!db.get('connections', preview.connectionId)) throw new ApiError('notFound')
        if (db.get('previews', preview.id)) throw new UniqueViolation('previews_pkey')
        db.put('previews', preview.id, preview)
      }
      // A foreign key waits for the removal of its row.
      return db.isHeld(place) ? db.waitFor(place).then(put) : put()
    }),
  find: (scope, id) =>
    run(db => {
      const row = db.get<Preview>('previews', id)
      return row && isOf(scope, row) ? row : undefined
    }),
  findForUpdate: (scope, id) =>
    run(async db => {
      const row = db.get<Preview>('previews', id)
      if (!row || !isOf(scope, row)) return undefined
      await db.lock(`previews:${id}`)
      return db.get<Preview>('previews', id)
    }),
})

const attemptsOf = (run: Run, { ownerId, skewMs = 0 }: Client): Repositories['attempts'] => ({
  insert: attempt =>
    run(async db => {
      await db.lock(`one_open_withdrawal:${attempt.transferId}`)
      const others = db.all<AttemptRow>('attempts').filter(({ transferId }) => transferId === attempt.transferId)
      if (others.some(({ number }) => number === attempt.number))
        throw new UniqueViolation('withdrawal_attempts_transfer_id_number_key')
      if (attempt.state === 'intended' && others.some(({ state }) => state === 'intended'))
        throw new UniqueViolation('one_open_withdrawal')
      const createdAtMs = attempt.createdAtMs - skewMs
      db.put('attempts', attempt.id, { ...attempt, createdAtMs, isAbandoned: false, ownerId })
    }),
  last: (transferId, belowNumber = Infinity) =>
    run(db => {
      const own = db.all<AttemptRow>('attempts').filter(attempt => attempt.transferId === transferId)
      const all = own.filter(({ number }) => number < belowNumber)
      const last = all.sort((a, b) => b.number - a.number)[0]
      if (!last) return undefined
      const { ownerId: _, ...attempt } = last
      return { ...attempt, createdAtMs: attempt.createdAtMs + skewMs }
    }),
  noteNonce: (id, walletNonce) =>
    run(db => {
      const row = db.get<AttemptRow>('attempts', id)
      if (row?.kind === 'walletPayment') db.put('attempts', id, { ...row, walletNonce })
    }),
  noteCalls: (id, walletCalls) =>
    run(db => {
      const row = db.get<AttemptRow>('attempts', id)
      if (row?.kind === 'walletPayment') db.put('attempts', id, { ...row, walletCalls })
    }),
  endAsk: id =>
    run(db => {
      const row = db.get<AttemptRow>('attempts', id)
      if (row?.kind !== 'walletPayment') return
      const { askId: _, ...ended } = row
      db.put('attempts', id, ended)
    }),
  close: (id, from, { detail, ...end }) =>
    run(async db => {
      if (!db.get('attempts', id)) return false
      await db.lock(`attempts:${id}`)
      const row = db.get<AttemptRow>('attempts', id)
      if (row?.state !== from) return false
      const { outcome: _, reason: __, detail: ___, ...open } = row
      db.put('attempts', id, { ...open, ...end, ...defined({ detail: detail?.slice(0, 500) }) })
      return true
    }),
})

/** Like the store's `openTransfers`. A combined transfer counts the amounts of its parts. */
const isNeeded = (db: Connected, transfer: Transfer, atMs: number): boolean => {
  const { id, partOf, isCombined } = transfer
  const whole = db.get<Transfer>('transfers', partOf ?? '')
  if (whole && !finalPhases.has(whole.phase)) return true
  const parts = isCombined ? db.all<Transfer>('transfers').filter(each => each.partOf === id) : []
  return [transfer, ...parts].some(each => mayMove(db, each, atMs))
}

const mayMove = (db: Connected, transfer: Transfer, atMs: number): boolean => {
  const { id, phase, foundLateAtMs, lateHandledAtMs, twinRecords, overchargeHandledAtMs, watchUntilMs = 0 } = transfer
  if (openPhases.has(phase) || watchUntilMs > atMs - removalMarginMs) return true
  if (foundLateAtMs !== undefined && lateHandledAtMs === undefined) return true
  if (phase === 'settled' && twinRecords !== undefined && overchargeHandledAtMs === undefined) return true
  if (isLost(transfer)) return true
  const attempts = db.all<AttemptRow>('attempts').filter(({ transferId }) => transferId === id)
  const isRefusal = ({ state, outcome, createdAtMs }: AttemptRow): boolean =>
    (state === 'rejected' || state === 'notCreated') &&
    refusals.includes(outcome ?? 'rejected') &&
    createdAtMs > atMs - dayMs - removalMarginMs
  if (phase === 'awaitingUser' && attempts.some(isRefusal)) return true
  // Its own call may still be answered.
  if (
    attempts.some(
      each => each.outcome && unanswered.includes(each.outcome) && each.createdAtMs > atMs - removalMarginMs,
    )
  )
    return true
  return db
    .all<EventRow>('events')
    .some(
      event =>
        'transferId' in event.subject &&
        event.subject.transferId === id &&
        isOpenEvent(event) &&
        event.createdAtMs > atMs - maxEventWaitMs,
    )
}

const maxEventWaitMs = 7 * dayMs
/** The last read of a watch is made at its end. */
const removalMarginMs = 15 * 60_000

/** Its record and its order stay claimed. Only the simulation's checks read `erased`. */
const erase = (db: Connected, transfer: Transfer): void => {
  const { id, phase, partOf, foundLateAtMs, clientTransactionId } = transfer
  db.put('transfers', id, undefined)
  db.put('erased', id, transfer)
  for (const claim of db.all<ClaimRow>('claims'))
    if (claim.transferId === id) db.put('claims', claim.key, { ...claim, transferId: undefined })
  const isPaid = phase === 'settled' || foundLateAtMs !== undefined
  if (!isPaid || clientTransactionId === undefined || partOf !== undefined) return
  const key = paidKey(transfer)
  db.put('claims', key, { key, place: '', recordId: '', transferId: undefined })
}

export interface OrderRow extends OrderRecord {
  ownerId: string | undefined
}
const openOrderPhases = new Set(['sending', 'unknown'])

const ordersOf = (run: Run, { ownerId, skewMs = 0 }: Client): Repositories['orders'] => {
  const ofConnection = (
    scope: Scope,
    connectionId: string,
    isIt: (row: OrderRow) => boolean = () => true,
  ): Promise<OrderRecord[]> =>
    run(db =>
      db
        .all<OrderRow>('orders')
        .filter(row => isOf(scope, row) && row.connectionId === connectionId && isIt(row))
        .map(({ ownerId: _, ...order }) => ({ ...order, createdAtMs: order.createdAtMs + skewMs }))
        .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? -1 : 1)),
    )
  return {
    insert: order =>
      run(async db => {
        if (!db.get('connections', order.connectionId)) return false
        await db.lock(`orders:${order.id}`)
        if (db.get('orders', order.id)) throw new UniqueViolation('orders_pkey')
        db.put('orders', order.id, { ...order, createdAtMs: order.createdAtMs - skewMs, ownerId })
        return true
      }),
    update: order =>
      run(async db => {
        if (!db.get('orders', order.id)) return false
        await db.lock(`orders:${order.id}`)
        const row = db.get<OrderRow>('orders', order.id)
        if (!row || !isOf(order.scope, row)) return false
        // Forward only: a final row stays, and nothing goes back to `sending`.
        if (order.phase === 'unknown' ? row.phase !== 'sending' : !openOrderPhases.has(row.phase)) return false
        const { phase, updatedAtMs, upstreamId, failureMessage } = order
        db.put('orders', order.id, { ...row, phase, updatedAtMs, ...defined({ upstreamId, failureMessage }) })
        return true
      }),
    find: async (scope, connectionId, id) => (await ofConnection(scope, connectionId, row => row.id === id))[0],
    findByReferences: (scope, connectionId, references) =>
      ofConnection(scope, connectionId, ({ reference }) => references.includes(reference)),
    listOpen: (scope, connectionId) => ofConnection(scope, connectionId, ({ phase }) => openOrderPhases.has(phase)),
    async listMarkets(scope, connectionId) {
      const orders = await ofConnection(scope, connectionId)
      const markets = orders.map(
        ({ symbol, paymentSymbol }) => [`${symbol}:${paymentSymbol}`, { symbol, paymentSymbol }] as const,
      )
      return [...new Map(markets.toReversed())].toReversed().map(([, market]) => market)
    },
  }
}

/** `removedAtMs`: time of its removal. The row stays while its transfers may still move money. */
export type ConnectionRow = Connection & { removedAtMs?: number }

const connectionsOf = (run: Run): Repositories['connections'] => {
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
        const waits =
          open.length > 0 || ofConnection<OrderRow>('orders').some(({ phase }) => openOrderPhases.has(phase))
        db.put('connections', id, waits ? { ...row, removedAtMs: row.removedAtMs ?? atMs } : undefined)
        return { state: waits ? 'waiting' : 'erased', isFirst, waitsFor: waits ? ['transferInProgress'] : [] }
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

/** Each repository is created at its first use: most transactions use two or three. */
const repositoriesOf = (run: Run, client: Client): Repositories => {
  const made: Partial<Repositories> = {}
  return reached<Repositories>({
    get transfers() {
      return (made.transfers ??= transfersOf(run, client))
    },
    get claims() {
      return (made.claims ??= claimsOf(run))
    },
    get previews() {
      return (made.previews ??= previewsOf(run))
    },
    get attempts() {
      return (made.attempts ??= attemptsOf(run, client))
    },
    get orders() {
      return (made.orders ??= ordersOf(run, client))
    },
    get connections() {
      return (made.connections ??= connectionsOf(run))
    },
    get link() {
      return (made.link ??= memoryLink(run))
    },
    get oauthAttempts() {
      return (made.oauthAttempts ??= memoryOAuthAttempts(run))
    },
    get clients() {
      return (made.clients ??= memoryClients(run).clients)
    },
    get linkDefaults() {
      return (made.linkDefaults ??= memoryClients(run).linkDefaults)
    },
    get callbackUrls() {
      return (made.callbackUrls ??= memoryClients(run).callbackUrls)
    },
    get subClients() {
      return (made.subClients ??= memoryClients(run).subClients)
    },
    get users() {
      return (made.users ??= memoryClients(run).users)
    },
    get screening() {
      return (made.screening ??= memoryScreening(run))
    },
    // These tests use no address of a payment request, and read no portfolio.
    get paymentRequests() {
      const isIssued = () => run(() => false)
      const pruneUnpaid = () => run(() => undefined)
      return (made.paymentRequests ??= reached<Repositories['paymentRequests']>({ isIssued, pruneUnpaid }))
    },
    get portfolio() {
      const keep = () => run(() => undefined)
      return (made.portfolio ??= reached<Repositories['portfolio']>({ keep }))
    },
    // They neither bridge a transfer nor request an address from a client.
    get bridgedTransfers() {
      const find = () => run(() => undefined)
      return (made.bridgedTransfers ??= reached<Repositories['bridgedTransfers']>({ find }))
    },
    get jit() {
      const find = () => run(() => undefined)
      return (made.jit ??= reached<Repositories['jit']>({ find }))
    },
    get sponsorship() {
      return (made.sponsorship ??= memorySponsorship(run))
    },
    get jobs() {
      return (made.jobs ??= memoryJobs(run, client.skewMs))
    },
    get webhooks() {
      return (made.webhooks ??= memoryEvents(run))
    },
    get webhookEndpoints() {
      return (made.webhookEndpoints ??= memoryEndpoints(run))
    },
  })
}

const leasesOf = (run: Run, { nowMs, ownerId = 'anonymous' }: Client): Store['leases'] => ({
  acquire: (name, ttlMs) =>
    run(async db => {
      await db.lock(`leases:${name}`)
      const now = nowMs()
      const row = db.get<LeaseRow>('leases', name)
      if (row && row.ownerId !== undefined && row.expiresAtMs > now) return undefined
      const fence = (row?.fence ?? 0n) + 1n
      db.put('leases', name, { name, ownerId, fence, expiresAtMs: now + ttlMs })
      return { fence, isHeld: () => nowMs() < now + ttlMs }
    }),
  release: (name, fence) =>
    run(async db => {
      await db.lock(`leases:${name}`)
      const row = db.get<LeaseRow>('leases', name)
      if (row?.fence === fence && row.ownerId !== undefined) db.put('leases', name, { ...row, ownerId: undefined })
    }),
})

/** Each statement commits. */
export const autoCommit =
  (database: MemoryDatabase, client: Client): Run =>
  statement =>
    inSession(database, client, statement)

/** Repeats the work after a deadlock, like the store's `transaction`. */
const inSession = async <T>(
  database: MemoryDatabase,
  client: Client,
  work: (db: Connected) => Promise<T> | T,
  commits = false,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    await client.pause()
    const { session, connected } = database.open(client.pause)
    client.open.add(session)
    try {
      const working = work(connected)
      const result = working instanceof Promise ? await working : working
      if (commits) await client.pause()
      client.open.delete(session)
      database.commit(session)
      if (commits && client.isAnswerLost?.() === true) throw new ApiError('serverFailure')
      return result
    } catch (error) {
      client.open.delete(session)
      database.rollback(session)
      if (attempt === maxAttempts || !isDeadlock(error)) throw error
    }
  }
}

/** The store's ports over tables in memory, held to the PostgreSQL ones by `differential.test.ts`. */
export const createMemoryStore = (database: MemoryDatabase, client: Client): Store => {
  const inTransaction =
    (db: Connected): Run =>
    async statement => {
      await client.pause()
      return statement(db)
    }
  const store: Pick<Store, 'leases' | 'transaction' | 'access' | 'routeTables'> = {
    ...memoryCaches(autoCommit(database, client), client.nowMs),
    leases: leasesOf(autoCommit(database, client), client),
    transaction: work => inSession(database, client, db => work(repositoriesOf(inTransaction(db), client)), true),
  }
  return Object.assign(repositoriesOf(autoCommit(database, client), client), store) as Store
}
