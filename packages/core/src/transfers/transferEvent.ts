import { add, findIntegrationType, findNetwork, toJsonNumber } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import type { Repositories } from '../kernel/store.ts'
import type { TransferEventType } from '../webhooks/ports.ts'
import { publicStatus } from './phases.ts'
import type { Transfer } from './ports.ts'

const statusWord = { pending: 'Pending', succeeded: 'Succeeded', failed: 'Failed' } as const

/**
 * Stores the transfer and, in the same transaction, one event per endpoint of the client and the job that delivers it:
 * a state change that commits is told, one that rolls back never was.
 */
export const saveAndTell = async (ctx: Context, repositories: Repositories, changed: Transfer): Promise<Transfer> => {
  const transfer = { ...changed, sequence: changed.sequence + 1 }
  await repositories.transfers.update(transfer)
  const nowMs = ctx.clock.nowMs()
  const status = publicStatus(transfer.phase)
  for (const endpoint of await repositories.webhooks.listLiveEndpoints(transfer.scope)) {
    const eventId = ctx.ids.uuid()
    await repositories.webhooks.insertEvent({
      eventId,
      scope: transfer.scope,
      endpointId: endpoint.id,
      transferId: transfer.id,
      sequence: transfer.sequence,
      type: `transfer.${status}` satisfies TransferEventType,
      body: webhookBody(transfer, eventId, nowMs),
      createdAtMs: nowMs,
    })
    await repositories.jobs.enqueue({ kind: 'webhook.deliver', key: eventId, payload: { eventId }, runAtMs: nowMs })
  }
  return transfer
}

const webhookBody = (transfer: Transfer, eventId: string, nowMs: number): Record<string, unknown> => {
  const status = publicStatus(transfer.phase)
  const refundAddress = transfer.refundAddress ?? null
  return {
    EventId: eventId,
    EventType: `transfer.${status}`,
    Sequence: transfer.sequence,
    UserId: transfer.userId,
    TransactionId: transfer.clientTransactionId ?? null,
    TransferId: transfer.id,
    transferId: transfer.id,
    TransferStatus: statusWord[status],
    TxHash: transfer.hash ?? null,
    Chain: findNetwork(transfer.networkId)?.name ?? '',
    Token: transfer.symbol,
    DestinationAddress: transfer.toAddress,
    SourceAccountProvider: findIntegrationType(transfer.type)?.name ?? transfer.type,
    SourceAmount: toJsonNumber(add(transfer.amount, transfer.fee)),
    DestinationAmount: toJsonNumber(transfer.amount),
    RefundAddress: refundAddress,
    refundAddress,
    Timestamp: nowMs,
  }
}
