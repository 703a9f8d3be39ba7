import { ApiError } from '../kernel/apiError.ts'
import type { ReconcileContext } from '../context.ts'
import { type Reads, readRefused } from './refusedBefore.ts'
import type { RefusedBefore } from './reserveOrder.ts'

/** More tries of one order than one institution refuses while they run. */
const maxReads = 10

/**
 * Begins a payment once the history behind each refusal of its order has been read: a refused withdrawal may have
 * been created, and another attempt may be refused meanwhile.
 *
 * @throws ApiError `integrationUnavailable` if such a history cannot be read.
 */
export const beginAfterReading = async <Begun extends { kind: string }>(
  ctx: ReconcileContext,
  begin: (reads: Reads) => Promise<Begun | RefusedBefore>,
): Promise<Exclude<Begun, RefusedBefore>> => {
  const reads = new Map<string, number>()
  for (let tried = 0; tried < maxReads; tried += 1) {
    const begun = await begin(reads)
    if (!isRefusedBefore(begun)) return begun as Exclude<Begun, RefusedBefore>
    for (const each of begun.refused) {
      // The history speaks for the moment it was asked.
      const readAtMs = ctx.clock.nowMs()
      if (!(await readRefused(ctx, each))) throw new ApiError('integrationUnavailable', { message: notReadable })
      reads.set(each.attempt.id, readAtMs)
    }
  }
  throw new ApiError('integrationUnavailable')
}

const isRefusedBefore = (begun: { kind: string }): begun is RefusedBefore => begun.kind === 'refusedBefore'

const notReadable =
  'An earlier attempt of this order was refused, and the institution’s history, which shows whether it was sent all the same, cannot be read now. Nothing was sent. Try again in a few minutes.'
