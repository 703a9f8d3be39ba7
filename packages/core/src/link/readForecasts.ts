import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'

const daysMs = 7 * 24 * 60 * 60_000
/** Fewer transfers say nothing about the next one. */
const minimumSucceeded = 5
/** Of an institution that fails more often, no time is promised. */
const minimumShare = 0.8

/** A longer time, or none at all, comes from a clock that was wrong or from days of an outage. */
const longestMs = 6 * 60 * 60_000

/**
 * The usual time of a transfer by integration type, in seconds: the median of the client's transfers of the last seven
 * days, up to the last hour that was summed up.
 */
export const readForecasts = async (
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  scope: Scope,
): Promise<ReadonlyMap<string, number>> => {
  const types = await store.overview.listSummedTypes(scope, clock.nowMs() - daysMs)
  return new Map(
    types.flatMap(({ type, succeeded, failed, medianMsToFinal }) =>
      medianMsToFinal !== undefined &&
      medianMsToFinal > 0 &&
      medianMsToFinal <= longestMs &&
      succeeded >= minimumSucceeded &&
      succeeded / (succeeded + failed) >= minimumShare
        ? [[type, Math.ceil(medianMsToFinal / 1000)] as const]
        : [],
    ),
  )
}
