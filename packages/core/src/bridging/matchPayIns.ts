import { advanceBridged, atStep } from './advanceBridged.ts'
import type { BridgedTransfer, BridgeEventStatus } from '../transfers/bridgedTransfer.ts'
import type { BridgeOperation } from './ports.ts'

/** One transfer to store, and the events to emit for it. */
export interface PayInChange {
  transfer: BridgedTransfer
  isNew: boolean
  eventStatuses: readonly BridgeEventStatus[]
}

interface Input {
  /** Every transfer of the address. */
  known: readonly BridgedTransfer[]
  /** Every pay-in the provider reports, oldest first. */
  operations: readonly BridgeOperation[]
  /** The transfer that the first pay-in belongs to. */
  trackingId: string
  /** For a pay-in that is not the first. */
  open: () => BridgedTransfer
  nowMs: number
}

/**
 * Assigns each pay-in to a transfer and updates its outcome. The first belongs to the tracking transfer, unless that
 * has ended; every other becomes a separate transfer. A pay-in that continues under another id stays the same pay-in.
 * Returns only the changes.
 */
export const matchPayIns = ({ known, operations, trackingId, open, nowMs }: Input): PayInChange[] => {
  const newest = newestIds(operations)
  const claimed = new Set(known.map(({ operation }) => operation))
  let transfers = known.map(transfer => {
    const operation = transfer.operation === undefined ? undefined : newest(transfer.operation)
    if (operation === undefined || claimed.has(operation)) return transfer
    claimed.add(operation)
    return { ...transfer, operation }
  })
  const changes = new Map<string, PayInChange>()
  const keep = (change: PayInChange): void => {
    const isNew = changes.get(change.transfer.id)?.isNew ?? change.isNew
    changes.set(change.transfer.id, { ...change, isNew })
    transfers = [...transfers.filter(({ id }) => id !== change.transfer.id), change.transfer]
  }
  for (const operation of operations.filter(({ supersededBy }) => supersededBy === undefined)) {
    const owner = ownerOf(transfers, operations, operation)
    // An event reported a failure, and now the coins arrived: the event stays, and the arrival becomes a separate
    // transfer.
    const isRevived = owner?.phase === 'failed' && operation.status === 'succeeded'
    if (isRevived) keep({ transfer: withoutOperation(owner), isNew: false, eventStatuses: [] })
    if (owner && !isRevived) keep({ ...advanceBridged(owner, operation, nowMs), isNew: false })
    else if (isUnpaid(operation)) keepWaiting(transfers, trackingId, operation, nowMs, keep)
    else keep(begin(transfers, trackingId, operation, nowMs, open))
  }
  return [...changes.values()].filter(
    ({ transfer, isNew, eventStatuses }) => isNew || eventStatuses.length > 0 || !isSame(known, transfer),
  )
}

/** Follows a chain of superseded ids to its end; a chain that bites its tail ends where it does. */
const newestIds = (operations: readonly BridgeOperation[]) => {
  const next = new Map<string, string>()
  for (const { reference, supersededBy } of operations)
    if (supersededBy !== undefined) next.set(reference, supersededBy)
  return (id: string): string => {
    let at = id
    for (let hops = 0; hops < next.size; hops += 1) at = next.get(at) ?? at
    return at
  }
}

/** By the provider's id; or by the transaction that paid in, where the id it had is not reported any more. */
const ownerOf = (
  transfers: readonly BridgedTransfer[],
  operations: readonly BridgeOperation[],
  { reference, originHashes }: BridgeOperation,
): BridgedTransfer | undefined => {
  const named = transfers.find(({ operation }) => operation === reference)
  if (named) return named
  const reported = new Set(operations.map(operation => operation.reference))
  return transfers.find(
    transfer =>
      transfer.operation !== undefined &&
      !reported.has(transfer.operation) &&
      transfer.originHashes.some(hash => originHashes.includes(hash)),
  )
}

/** A pay-in is in progress once its transaction is known, whatever status the provider reports. */
const isUnpaid = ({ status, originHashes }: BridgeOperation): boolean =>
  status === 'waiting' && originHashes.length === 0

/** Nothing was paid in yet: only how far the provider is with waiting is worth a note. */
const keepWaiting = (
  transfers: readonly BridgedTransfer[],
  trackingId: string,
  operation: BridgeOperation,
  nowMs: number,
  keep: (change: PayInChange) => void,
): void => {
  const tracking = unclaimed(transfers, trackingId)
  if (tracking) keep({ transfer: atStep(tracking, operation.step, nowMs), isNew: false, eventStatuses: [] })
}

const begin = (
  transfers: readonly BridgedTransfer[],
  trackingId: string,
  operation: BridgeOperation,
  nowMs: number,
  open: () => BridgedTransfer,
): PayInChange => {
  const known = seenOnChain(transfers, operation) ?? unclaimed(transfers, trackingId)
  const transfer = { ...(known ?? open()), operation: operation.reference, acceptedAtMs: known?.acceptedAtMs ?? nowMs }
  return { ...advanceBridged(transfer, operation, nowMs), isNew: known === undefined }
}

/** The record of these coins from before the provider reported them. */
const seenOnChain = (
  transfers: readonly BridgedTransfer[],
  { otherPaidIn, paidInOn }: BridgeOperation,
): BridgedTransfer | undefined =>
  transfers.find(
    transfer =>
      isOnChainOnly(transfer) && transfer.otherPaidIn?.asset === otherPaidIn?.asset && transfer.paidInOn === paidInOn,
  )

/** Coins that the chain shows and no provider has reported. */
export const isOnChainOnly = ({ recovery, operation, phase }: BridgedTransfer): boolean =>
  recovery !== undefined && operation === undefined && phase === 'accepted'

const unclaimed = (transfers: readonly BridgedTransfer[], trackingId: string): BridgedTransfer | undefined =>
  transfers.find(
    ({ id, operation, phase, recovery }) =>
      id === trackingId && operation === undefined && recovery === undefined && phase === 'accepted',
  )

const withoutOperation = ({ operation: _, ...transfer }: BridgedTransfer): BridgedTransfer => transfer

const isSame = (known: readonly BridgedTransfer[], transfer: BridgedTransfer): boolean => {
  const before = known.find(({ id }) => id === transfer.id)
  return before !== undefined && JSON.stringify(sorted(before)) === JSON.stringify(sorted(transfer))
}

const sorted = (transfer: BridgedTransfer) => Object.entries(transfer).sort(([a], [b]) => (a < b ? -1 : 1))
