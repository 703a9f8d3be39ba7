import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { DeliveryFilter } from './ports.ts'
import { deliveryJob } from './deliverySchedule.ts'
import type { CommonContext } from '../context.ts'

/**
 * Delivers matching events again, delivered or not: with the same `EventId`, in order, by the full schedule. Events of
 * a paused endpoint wait until it is resumed. Returns their number. @throws ApiError `missingField` if the filter
 * would match everything.
 */
export const replayWebhookEvents = async (
  ctx: CommonContext,
  scope: Scope,
  filter: DeliveryFilter,
): Promise<{ replayed: number }> => {
  const { eventId, transferId, fromMs } = filter
  if (eventId === undefined && transferId === undefined && fromMs === undefined)
    throw new ApiError('missingField', {
      message: 'Name what to send again: an event, a transfer, or the time from which on.',
    })
  const nowMs = ctx.clock.nowMs()
  return ctx.store.transaction(async ({ webhooks, jobs }) => {
    const reopened = await webhooks.reopen(scope, filter, nowMs)
    // A job whose subject has an earlier open event waits until that is delivered.
    await jobs.enqueueAll(reopened.map(event => deliveryJob(event, nowMs)))
    return { replayed: reopened.length }
  })
}
