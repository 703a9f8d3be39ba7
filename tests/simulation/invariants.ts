import { isAccounted, isLost, moneyLineOf, type Transfer } from '@rialto/core'
import { unexplained } from '../../apps/server/src/testing/moneyBooks.ts'
import { canMove, publicStatus } from '../../packages/core/src/transfers/phases.ts'

import { accountOfGrant, type Entry, usualFee } from './institution.ts'
import type { JobRow } from '../../packages/core/src/testing/memory/memoryJobs.ts'
import type { AttemptRow } from '../../packages/core/src/testing/memory/memoryAttempts.ts'
import type { ChangeRow } from '../../packages/core/src/testing/memory/memoryTransfers.ts'
import type { EventRow } from '../../packages/core/src/testing/memory/memoryWebhooks.ts'
import { unitsOf } from './orderBook.ts'
import type { World } from './world.ts'

/** Those of removed accounts included, which the database has erased. */
const everyTransfer = ({ database }: World): readonly Transfer[] => {
  const erased = database.committed<Transfer>('erased')
  const kept = database.committed<Transfer>('transfers')
  return erased.length === 0 ? kept : [...kept, ...erased]
}

const transferOf = (world: World, { order }: Entry): Transfer | undefined =>
  everyTransfer(world).find(({ reference }) => reference === order.reference)

/** Watches every commit; answers the checks of what lies outside of the database, to be made at every step. */
export const watchInvariants = (world: World) => {
  const { database, institution, receiver, violations } = world
  const last = new Map<string, Transfer>()
  let changesSeen = 0

  database.onCommit(writes => {
    for (const { table, row } of writes)
      if (table === 'transfers' && row !== undefined) checkTransfer(world, row as Transfer, last)
  })

  return (): void => {
    if (institution.violations.length + receiver.violations.length > 0)
      violations.push(...institution.violations.splice(0), ...receiver.violations.splice(0))
    if (institution.changes() === changesSeen) return
    changesSeen = institution.changes()
    checkPayments(world)
    checkCeiling(world)
    if (institution.total() !== institution.expectedTotal())
      violations.push(`conservation: ${institution.total()} of ${institution.expectedTotal()} units are left`)
    if (institution.smallestBalance() < 0) violations.push('conservation: a balance is negative')
  }
}

const checkTransfer = (world: World, transfer: Transfer, last: Map<string, Transfer>): void => {
  const { database, violations } = world
  const before = last.get(transfer.id)
  last.set(transfer.id, transfer)
  if (before && before.phase !== transfer.phase && !canMove(before.phase, transfer.phase))
    violations.push(`forward only: ${transfer.id} went from ${before.phase} to ${transfer.phase}`)
  // Two parts may show at one moment.
  const isNewlyLate = before?.foundLateAtMs !== transfer.foundLateAtMs || before?.arrived !== transfer.arrived
  // What was reported as sent late fails, or another withdrawal of it shows.
  const isFollowed = before?.twinRecords?.join() !== transfer.twinRecords?.join()
  const isLate = transfer.phase === 'failed' && (isNewlyLate || isFollowed)
  // Another withdrawal of it shows after it has arrived.
  const isTwin = transfer.phase === 'settled' && before?.charged?.debit !== transfer.charged?.debit
  // Its block was replaced, or the chain has it again.
  const isReplaced =
    before?.arrivalMissedAtMs !== transfer.arrivalMissedAtMs ||
    before?.arrivalWatchUntilMs !== transfer.arrivalWatchUntilMs ||
    before?.finding !== transfer.finding
  const isArrival = transfer.phase === 'settled' && isReplaced
  if (before && publicStatus(before.phase) !== 'pending' && !isLate && !isTwin && !isArrival)
    violations.push(`forward only: ${transfer.id} changed after it had ended`)
  if (before && transfer.sequence < before.sequence)
    violations.push(`forward only: the sequence of ${transfer.id} fell`)
  const changes = database.committed<ChangeRow>('changes').filter(({ transferId }) => transferId === transfer.id)
  if (changes.at(-1)?.phase !== transfer.phase) violations.push(`history: ${transfer.id} changed without an entry`)
  checkEvents(world, transfer)
}

/** Every public status has its event for every endpoint, in order and without a gap. A part is reported by its transfer. */
const checkEvents = ({ database, violations }: World, transfer: Transfer): void => {
  const { id, phase, sequence, partOf } = transfer
  // Once when it ends, and once for each thing that shows afterwards.
  const ended = database
    .committed<ChangeRow>('changes')
    .flatMap(change => (change.transferId === id && change.phase === phase ? [phase] : []))
    .map(end => (end === 'settled' ? 'Succeeded' : 'Failed'))
  const statuses =
    partOf !== undefined || phase === 'converting' || phase === 'sending' || phase === 'awaitingUser'
      ? []
      : publicStatus(phase) === 'pending'
        ? ['Pending']
        : ['Pending', ...ended]
  if (sequence !== statuses.length) violations.push(`webhooks: ${id} is ${phase} with ${sequence} events`)
  const events = database
    .committed<EventRow>('events')
    .filter(({ subject }) => 'transferId' in subject && subject.transferId === id)
  for (const endpointId of new Set(database.committed<{ id: string }>('endpoints').map(endpoint => endpoint.id))) {
    const own = events.filter(event => event.endpointId === endpointId).sort((a, b) => a.sequence - b.sequence)
    if (own.map(({ body }) => body['TransferStatus']).join() !== statuses.join())
      violations.push(`webhooks: ${id} is ${phase} and its events are ${own.map(({ type }) => type).join()}`)
  }
}

/**
 * Of alike withdrawals in an account whose history keeps no reference, nobody can say which order each one pays: as many of them are
 * right as there are orders that count as paid with one. Each other pays its own order.
 */
const mayPayOthers = (world: World, entries: readonly Entry[]): boolean => {
  const groups = new Map(entries.map(entry => [groupOf(entry), entry]))
  const unnamed = [...groups.values()].filter(({ account }) => !account.endsWith('0'))
  if (entries.filter(({ account }) => account.endsWith('0')).length > 1) return false
  // Records of two amounts or accounts are distinguishable: the order counts as paid with one of them at most.
  const own = entries.flatMap(entry => transferOf(world, entry) ?? [])
  if (groups.size > 1 && new Set(own.filter(countsAsPaid).map(({ id }) => id)).size > 1) return false
  return unnamed.every(entry => areOrdersEnough(world, entry))
}

const groupOf = ({ account, order }: Entry): string => `${account}:${order.address.toLowerCase()}:${order.amount}`

const countsAsPaid = (transfer: Transfer): boolean =>
  transfer.foundLateAtMs !== undefined ||
  isAccounted(transfer) ||
  !['failed', 'awaitingUser', 'converting'].includes(transfer.phase)

/** As many orders count as paid with a withdrawal like this one as there are of them. */
const areOrdersEnough = (world: World, like: Entry): boolean => {
  const accounts = accountsOf(world)
  const orders = everyTransfer(world)
    .filter(countsAsPaid)
    .filter(each => accounts.get(each.connectionId) === like.account && each.amount === like.order.amount)
    .map(({ id, userId, clientTransactionId }) =>
      clientTransactionId === undefined ? id : `${userId}:${clientTransactionId}`,
    )
  const alive = world.institution.entries.filter(each => each.state !== 'failed' && groupOf(each) === groupOf(like))
  // One that nobody could know of in time is reported instead: `checkEnd`.
  return alive.filter(each => !isUnforeseeable(world, each)).length <= new Set(orders).size
}

/** What was approved is a ceiling, where the call names it. */
const checkCeiling = ({ institution, violations }: World): void => {
  for (const { upstreamId, account, order, fee } of institution.entries)
    if (account.endsWith('0') && unitsOf(order.amount) + fee > unitsOf(order.amount) + unitsOf(usualFee))
      violations.push(`a ceiling: ${upstreamId} took a fee of ${fee} units, and ${usualFee} was approved`)
}

/** When the call that created it was intended. */
const intendedAtMs = ({ database }: World, { order, createdAtMs }: Entry, transferId: string | undefined): number => {
  const times = database
    .committed<AttemptRow>('attempts')
    .filter(attempt => attempt.transferId === transferId && attempt.createdAtMs <= createdAtMs)
    .map(attempt => attempt.createdAtMs)
  if (times.length === 0) throw new Error(`no attempt of ${order.reference}`)
  return Math.max(...times)
}

/** The history is read this long before the intent at most. */
const readWithinMs = 30_000

/**
 * Nobody could know of it when another call for its order was intended: it was taken up when everybody had stopped waiting, or refused by a
 * documented error, and not in the history yet when that was read.
 */
const isUnforeseeable = (world: World, entry: Entry): boolean => {
  if (entry.isUnexpected === true) return true
  // What is shown at once is shown to whoever has been refused.
  if (entry.isRefused !== true || entry.visibleFromMs <= entry.createdAtMs) return false
  const own = transferOf(world, entry)
  const isOfOrder = (transfer: Transfer | undefined): boolean =>
    transfer?.id === own?.id ||
    (own?.partOf !== undefined && transfer?.partOf === own.partOf) ||
    (own?.clientTransactionId !== undefined &&
      transfer?.userId === own.userId &&
      transfer.clientTransactionId === own.clientTransactionId)
  return world.institution.entries.some(other => {
    const transfer = transferOf(world, other)
    if (other === entry || other.createdAtMs < entry.createdAtMs || !isOfOrder(transfer)) return false
    return intendedAtMs(world, other, transfer?.id) < entry.visibleFromMs + readWithinMs
  })
}

/** One withdrawal per intent, one payment per order. */
const checkPayments = (world: World): void => {
  const { institution, violations } = world
  const foreseen = institution.entries.filter(entry => !isUnforeseeable(world, entry))
  // A refused withdrawal that has failed leaves its transfer free for another call.
  const counted = foreseen.filter(({ isRefused, state }) => isRefused !== true || state !== 'failed')
  const ofIntent = new Map<string, Entry[]>()
  for (const entry of counted)
    ofIntent.set(entry.order.reference, [...(ofIntent.get(entry.order.reference) ?? []), entry])
  if ([...ofIntent.values()].some(entries => entries.length > 1 && !mayPayOthers(world, entries)))
    violations.push('one withdrawal per intent: two were created')
  const placed = institution.trading.booked.map(({ order }) => order.reference)
  if (new Set(placed).size !== placed.length) violations.push('one order per conversion: two were placed')
  const filled = new Set(institution.trading.booked.flatMap(({ isFilled, order }) => (isFilled ? order.reference : [])))
  const paid = new Map<string, Entry[]>()
  const parts = new Map<string, Entry[]>()
  // What nobody could know of in time is reported instead: `checkEnd`.
  for (const entry of foreseen.filter(({ state }) => state !== 'failed')) {
    const transfer = transferOf(world, entry)
    // A person has freed its order, and what this one brought is known.
    if (transfer && isAccounted(transfer) && transfer.institutionTransactionId === entry.upstreamId) continue
    if (!transfer) violations.push(`intent first: ${entry.upstreamId} was created without a stored intent`)
    if (transfer?.funding && !filled.has(transfer.reference))
      violations.push(`converted first: ${entry.upstreamId} was created before its conversion was filled`)
    const order = transfer?.clientTransactionId && `${transfer.userId}:${transfer.clientTransactionId}`
    if (transfer?.partOf !== undefined) parts.set(transfer.partOf, [...(parts.get(transfer.partOf) ?? []), entry])
    // The parts of one combined transfer are one payment.
    if (order === undefined || (transfer?.partOf !== undefined && parts.get(transfer.partOf)?.length !== 1)) continue
    paid.set(order, [...(paid.get(order) ?? []), entry])
  }
  for (const [order, entries] of paid)
    if (entries.length > 1 && !mayPayOthers(world, entries))
      violations.push(`one payment per order: ${order} was paid twice`)
  for (const [id, entries] of parts) {
    const sum = entries.reduce((total, { order }) => total + Number(order.amount), 0)
    const combined = everyTransfer(world).find(each => each.id === id)
    if (sum > Number(combined?.amount)) violations.push(`one payment per order: the parts of ${id} pay ${sum}`)
  }
}

/** It succeeds when all of it has arrived, and fails when nothing has. In between it waits for a person. */
const checkCombined = ({ violations }: World, combined: Transfer, transfers: readonly Transfer[]): void => {
  const parts = transfers.filter(({ partOf }) => partOf === combined.id)
  const arrived = parts
    .filter(({ phase }) => phase === 'settled')
    .reduce((sum, { amount, arrived: part = amount }) => sum + Number(part), 0)
  const isMoving = parts.some(part => (part.phase === 'onChain' && part.finding) || isLost(part))
  const there = parts
    .filter(part => part.phase === 'settled' && !isLost(part))
    .reduce((sum, { amount, arrived: part = amount }) => sum + Number(part), 0)
  const isTrue = {
    settled: arrived === Number(combined.amount),
    failed: arrived === 0,
    awaitingUser: arrived === 0,
    accepted: (there > 0 || isMoving) && there < Number(combined.amount),
  }[combined.phase as string]
  if (!isTrue) violations.push(`true ends: ${combined.id} is ${combined.phase}, and ${arrived} of it arrived`)
}

/** What was converted was reported so: a conversion that counts as failed has cost nothing, and one that was filled was sent on. */
const checkConversions = ({ database, institution, violations }: World, transfers: readonly Transfer[]): void => {
  const changes = database.committed<ChangeRow>('changes')
  for (const { order, isFilled } of institution.trading.booked) {
    const transfer = transfers.find(({ reference }) => reference === order.reference)
    const isConverted = changes.some(({ transferId, cause }) => transferId === transfer?.id && cause === 'converted')
    if (isFilled !== isConverted)
      violations.push(`true ends: the conversion of ${transfer?.id} was ${isFilled ? '' : 'not '}filled`)
  }
}

/** It counts as paid: it has arrived, or is known to have been sent after it had failed. */
const isPaid = ({ phase, foundLateAtMs }: Transfer): boolean => phase === 'settled' || foundLateAtMs !== undefined

/** What is left open is what a person has to settle: the institution calls it completed, and the chain has something else. */
const isContradicted = ({ institution }: World, { phase, finding, institutionTransactionId }: Transfer): boolean => {
  const entry = institution.entries.find(({ upstreamId }) => upstreamId === institutionTransactionId)
  if (phase !== 'onChain' || finding?.kind !== 'short' || !entry || institution.delivered(entry)) return false
  return Number(finding.arrived) * 1e6 === institution.arrived(entry)
}

/** The institution's account of each connection there ever was: several may be one. */
const accountsOf = ({ everConnected }: World): ReadonlyMap<string, string> =>
  new Map(everConnected.map(({ id, upstreamId }) => [id, accountOfGrant(upstreamId)]))

const countPaid = (world: World, transfers: readonly Transfer[]): void => {
  const { institution, violations } = world
  const accounts = accountsOf(world)
  const counts = new Map<string, number>()
  const count = (account: string, amount: string, by: number): void => {
    const group = `${account}:${amount}`
    counts.set(group, (counts.get(group) ?? 0) + by)
  }
  // What was replaced once its transfer was erased, nobody reads.
  const erased = new Set(world.database.committed<Transfer>('erased').map(of => of.institutionTransactionId))
  const isUnread = (id: string | undefined): boolean => erased.has(id) && institution.wasReorganized(id)
  for (const each of transfers.filter(transfer => isPaid(transfer) || isAccounted(transfer))) {
    const { connectionId, amount, institutionTransactionId, twinRecords = [] } = each
    const own = isLost(each) || isUnread(institutionTransactionId) ? 0 : 1
    count(accounts.get(connectionId) ?? '', amount, own + twinRecords.length)
  }
  for (const { account, order } of institution.entries.filter(
    entry => institution.arrived(entry) > 0 && !isUnread(entry.upstreamId),
  ))
    count(account, order.amount, -1)
  for (const { connectionId, amount } of transfers.filter(({ finding, phase }) => phase === 'onChain' && finding))
    count(accounts.get(connectionId) ?? '', amount, 1)
  for (const [group, difference] of counts)
    if (difference !== 0) violations.push(`true ends: ${group} has ${difference} more paid than delivered`)
}

/** What was taken is what is shown, also where it is more than was approved. */
const checkCharge = (
  { institution, violations }: World,
  { id, charged, twinRecords = [] }: Transfer,
  entry: Entry,
): void => {
  const { fee } = entry
  const debit = [entry, ...institution.entries.filter(({ upstreamId }) => twinRecords.includes(upstreamId))].reduce(
    (sum, each) => sum + unitsOf(each.order.amount) + each.fee,
    0,
  )
  if (charged === undefined || unitsOf(charged.fee) !== fee || unitsOf(charged.debit) !== debit)
    violations.push(`true sums: ${id} shows ${JSON.stringify(charged)}, and ${debit} units left with a fee of ${fee}`)
}

/** The rows that people read add up, in every state: what left the account is at the address, returned, missing or a fee. */
const checkRows = ({ violations }: World, transfer: Transfer): void => {
  const line = moneyLineOf(transfer)
  const open = unexplained(line)
  if (Object.keys(open).length > 0)
    violations.push(`true rows: ${transfer.id} leaves ${JSON.stringify(open)} unexplained in ${JSON.stringify(line)}`)
}

/** When nothing can happen any more: every end is true, every event has arrived, and nothing is left waiting. */
export const checkEnd = (world: World): void => {
  const { database, institution, receiver, violations } = world
  const all = everyTransfer(world)
  const transfers = all.filter(({ isCombined }) => isCombined !== true)
  for (const each of transfers.filter(({ funding }) => funding === undefined)) checkRows(world, each)
  checkConversions(world, transfers)
  for (const each of all) if (each.isCombined) checkCombined(world, each, all)
  for (const each of transfers) {
    const { id, phase } = each
    if (publicStatus(phase) === 'pending' && phase !== 'awaitingUser' && !isContradicted(world, each))
      violations.push(`nothing waits for ever: ${id} is ${phase}`)
  }
  countPaid(world, transfers)
  const delivered = institution.entries.filter(institution.delivered)
  for (const entry of delivered.filter(({ account }) => account.endsWith('0'))) {
    const transfer = transferOf(world, entry)
    if (!transfer || !isPaid(transfer)) violations.push(`true ends: ${transfer?.id} is ${transfer?.phase} and arrived`)
  }
  for (const transfer of transfers.filter(({ phase }) => phase === 'settled')) {
    const entry = delivered.find(({ upstreamId }) => upstreamId === transfer.institutionTransactionId)
    if (entry) checkCharge(world, transfer, entry)
  }
  for (const { id, isDone } of database.committed<JobRow>('jobs'))
    if (!isDone) violations.push(`nothing waits for ever: job ${id} is open`)
  for (const { endpointId, subject, sequence } of database.committed<EventRow>('events')) {
    if (!('transferId' in subject)) continue
    const got = receiver.received.get(`${endpointId}:${subject.transferId}`) ?? []
    if (!got.some(each => each.sequence === sequence))
      violations.push(`webhooks: event ${sequence} of ${subject.transferId} was lost`)
  }
}
