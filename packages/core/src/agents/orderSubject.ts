import { compare } from '@rialto/catalog'

import type { CommonContext } from '../context.ts'
import { assessPayments, isOpenRequest } from '../paymentRequests/assessPayments.ts'
import { watchJob } from '../paymentRequests/watchJob.ts'
import type { RelaySubject } from '../relayer/followRelay.ts'
import type { Relay } from '../relayer/ports.ts'
import type { Repositories } from '../store.ts'
import { saveAndEmit } from '../transfers/transferEvent.ts'

/**
 * A payment request that an agent pays. Its payment is credited by the watcher of its address, as any other; a relay
 * that ends without a payment frees the order.
 */
export const orderSubject = (ctx: CommonContext): RelaySubject => ({
  lock: async ({ paymentRequests }, { scope, subjectId = '' }) => {
    await paymentRequests.findForUpdate(scope, subjectId)
  },
  changed: async (repositories, relay) => {
    if (relay.state === 'mined' || relay.state === 'succeeded')
      await repositories.jobs.enqueue(watchJob(relay.networkId, ctx.clock.nowMs()))
    if (relay.state === 'reverted' || relay.state === 'displaced') await freeOrder(ctx, repositories, relay)
  },
})

/** Ends the transfer that was reserved for the payment, unless another payment to the address counts meanwhile. */
const freeOrder = async (
  ctx: CommonContext,
  repositories: Repositories,
  { scope, subjectId = '' }: Relay,
): Promise<void> => {
  const { paymentRequests, transfers } = repositories
  const request = await paymentRequests.findForUpdate(scope, subjectId)
  if (!request || request.transferId === undefined || !isOpenRequest(request)) return
  const { seen } = assessPayments(request, await paymentRequests.payments(subjectId), request.createdAtMs)
  const transfer = await transfers.findForUpdate(scope, request.transferId)
  if (compare(seen, '0') > 0 || transfer?.phase !== 'onChain') return
  const atMs = ctx.clock.nowMs()
  const failureMessage = 'The signed payment was not carried out by the network. Nothing was paid.'
  const failed = { ...transfer, phase: 'failed' as const, failureMessage, finishedAtMs: atMs }
  await saveAndEmit(ctx, repositories, failed, { cause: 'notCompleted', atMs })
  const { transferId: _, ...free } = request
  await paymentRequests.update(free)
}
