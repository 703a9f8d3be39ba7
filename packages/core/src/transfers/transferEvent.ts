import { add, findIntegrationType, findNetwork, toJsonNumber } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import type { Repositories } from '../kernel/store.ts'
import { deliveryJob } from '../webhooks/deliveryJob.ts'
import type { TransferEventType } from '../webhooks/ports.ts'
import { publicStatus } from './phases.ts'
import type { AnyTransfer, Transfer } from './ports.ts'

/** What a client is told of a transfer, as the payload's `TransferStatus` and the event's type spell it. */
export type TransferEventStatus = 'Pending' | 'Succeeded' | 'Failed' | 'RefundPending' | 'RefundSucceeded'

const eventStatusOf = { pending: 'Pending', succeeded: 'Succeeded', failed: 'Failed' } as const

/** `RefundPending` is `transfer.refundPending`. */
const eventType = (eventStatus: TransferEventStatus): TransferEventType =>
  `transfer.${(eventStatus.charAt(0).toLowerCase() + eventStatus.slice(1)) as Uncapitalize<TransferEventStatus>}`

/**
 * Stores the transfer and, in the same transaction, one event per endpoint of the client and the job that delivers it:
 * a state change that commits is told, one that rolls back never was.
 */
export const saveAndEmit = async (ctx: Context, repositories: Repositories, changed: Transfer): Promise<Transfer> => {
  const transfer = { ...changed, sequence: changed.sequence + 1 }
  await repositories.transfers.update(transfer)
  await emit(ctx, repositories, transfer, eventStatusOf[publicStatus(transfer.phase)], {
    TxHash: transfer.hash ?? null,
    SourceAccountProvider: findIntegrationType(transfer.type)?.name ?? transfer.type,
    SourceAmount: toJsonNumber(add(transfer.amount, transfer.fee)),
    DestinationAmount: toJsonNumber(transfer.amount),
  })
  return transfer
}

/** What only the kind of transfer can say. Amounts are null while nobody knows them. */
interface EventDetails {
  TxHash: string | null
  SourceAccountProvider: string
  SourceAmount: number | null
  DestinationAmount: number | null
}

/** One event per endpoint and its job, for the caller's transaction that stores the transfer. */
export const emit = async (
  ctx: Context,
  repositories: Repositories,
  transfer: AnyTransfer,
  eventStatus: TransferEventStatus,
  details: EventDetails,
): Promise<void> => {
  const nowMs = ctx.clock.nowMs()
  for (const endpoint of await repositories.webhooks.listLiveEndpoints(transfer.scope)) {
    const eventId = ctx.ids.uuid()
    await repositories.webhooks.insertEvent({
      eventId,
      scope: transfer.scope,
      endpointId: endpoint.id,
      transferId: transfer.id,
      sequence: transfer.sequence,
      type: eventType(eventStatus),
      body: { ...webhookBody(transfer, eventId, eventStatus, nowMs), ...details },
      createdAtMs: nowMs,
    })
    await repositories.jobs.enqueue(deliveryJob({ eventId, endpointId: endpoint.id }, nowMs))
  }
}

const webhookBody = (
  transfer: AnyTransfer,
  eventId: string,
  eventStatus: TransferEventStatus,
  nowMs: number,
): Record<string, unknown> => {
  const refundAddress = transfer.refundAddress ?? null
  return {
    EventId: eventId,
    EventType: eventType(eventStatus),
    Sequence: transfer.sequence,
    UserId: transfer.userId,
    TransactionId: transfer.clientTransactionId ?? null,
    TransferId: transfer.id,
    transferId: transfer.id,
    TransferStatus: eventStatus,
    Chain: findNetwork(transfer.networkId)?.name ?? '',
    Token: transfer.symbol,
    DestinationAddress: transfer.toAddress,
    RefundAddress: refundAddress,
    refundAddress,
    Timestamp: nowMs,
  }
}
