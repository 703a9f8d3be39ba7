import { findNetwork } from '@rialto/catalog'
import type { PayerSide, TransferWebhook } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { CommonContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import { caseCodeOf } from './money/caseCodeOf.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { publicStatus } from './phases.ts'
import { eventAmount } from './eventAmount.ts'
import { eventDetailsOf, type TransferEventDetails } from './eventDetailsOf.ts'
import type { AnyTransfer, ChangeReason, Transfer } from './ports.ts'

/** The status of a transfer in events, as the payload's `TransferStatus` and the event's type spell it. */
export type TransferEventStatus = TransferWebhook['TransferStatus']

const eventStatusOf = { pending: 'Pending', succeeded: 'Succeeded', failed: 'Failed' } as const

/** `RefundPending` is `transfer.refundPending`. */
const eventType = (eventStatus: TransferEventStatus): TransferWebhook['EventType'] =>
  `transfer.${(eventStatus.charAt(0).toLowerCase() + eventStatus.slice(1)) as Uncapitalize<TransferEventStatus>}`

/**
 * Stores the transfer and, in the same transaction, the event that reports where it stands. Clients receive Pending before any
 * final status, also when both come at once.
 */
export const saveAndEmit = async (
  ctx: CommonContext,
  repositories: Repositories,
  changed: Transfer,
  reason: ChangeReason,
): Promise<Transfer> => {
  const status = publicStatus(changed.phase)
  const statuses = changed.sequence === 0 && status !== 'pending' ? (['pending', status] as const) : [status]
  const transfer = { ...changed, sequence: changed.sequence + statuses.length }
  await repositories.transfers.update(transfer, reason)
  const reads = await readsOf(repositories, transfer)
  for (const [index, each] of statuses.entries()) {
    const reported = { ...transfer, sequence: changed.sequence + index + 1 }
    await emit(ctx, repositories, reported, eventStatusOf[each], detailsOf(reported, reads))
  }
  return transfer
}

/** Stores what became known after a transfer had ended, with the event `transfer.late`. False if it has not ended so. */
export const amendAndEmitLate = async (
  ctx: CommonContext,
  repositories: Repositories,
  amended: Transfer,
  reason: ChangeReason,
): Promise<boolean> => {
  const transfer = { ...amended, sequence: amended.sequence + 1 }
  const { transfers } = repositories
  const isSettled = transfer.phase === 'settled'
  if (!(await (isSettled ? transfers.amendSettled(transfer, reason) : transfers.amendFailed(transfer, reason))))
    return false
  const isUnsent = !isSettled && transfer.foundLateAtMs === undefined && transfer.arrived === undefined
  const nothing = isUnsent ? eventAmount('DestinationAmount', '0') : {}
  const details = { ...detailsOf(transfer, await readsOf(repositories, transfer)), ...nothing }
  await emit(ctx, repositories, transfer, isSettled ? 'Succeeded' : 'Failed', details, 'transfer.late')
  return true
}

/** Rows that the sums of a transfer need beside its own: the parts of a combined one, and the payer's side of an order. */
interface Reads {
  parts: readonly Transfer[]
  payer: PayerSide | undefined
}

const readsOf = async (
  { transfers, payerSides }: Pick<Repositories, 'transfers' | 'payerSides'>,
  transfer: Transfer,
): Promise<Reads> => ({
  parts: transfer.isCombined ? await transfers.listParts(transfer.scope, transfer.id) : [],
  payer: transfer.paymentRequestId === undefined ? undefined : (await payerSides.of([transfer])).get(transfer.id),
})

const detailsOf = (transfer: Transfer, { parts, payer }: Reads): TransferEventDetails => ({
  ...eventDetailsOf(transfer, parts),
  ...defined({ Payer: payer }),
})

const commonDetails = (transfer: AnyTransfer, eventStatus: TransferEventStatus) => {
  const refundAddress = transfer.refundTo?.address ?? null
  const refundAddressTag = transfer.refundTo?.tag ?? null
  return {
    UserId: transfer.userId,
    SubClientId: ('subClientId' in transfer ? transfer.subClientId : undefined) ?? null,
    TransactionId: transfer.clientTransactionId ?? null,
    TransferId: transfer.id,
    CaseCode: caseCodeOf(transfer.id),
    transferId: transfer.id,
    TransferStatus: eventStatus,
    DestinationAddress: transfer.toAddress,
    DestinationAddressTag: ('addressTag' in transfer ? transfer.addressTag : undefined) ?? null,
    DestinationChain: findNetwork(transfer.networkId)?.name ?? '',
    DestinationToken: transfer.symbol,
    RefundAddress: refundAddress,
    refundAddress,
    RefundAddressTag: refundAddressTag,
    refundAddressTag,
  }
}

/** The event of a transfer's change, for the caller's transaction that stores the transfer. Its type follows its status, but for `transfer.late`. */
export const emit = (
  ctx: CommonContext,
  repositories: Repositories,
  transfer: AnyTransfer,
  eventStatus: TransferEventStatus,
  details: TransferEventDetails,
  type: TransferWebhook['EventType'] = eventType(eventStatus),
): Promise<void> =>
  emitEvent(ctx, repositories, {
    scope: transfer.scope,
    type,
    subject: { transferId: transfer.id },
    sequence: transfer.sequence,
    details: { ...commonDetails(transfer, eventStatus), ...details },
  })
