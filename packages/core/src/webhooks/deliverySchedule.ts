/**
 * The job that delivers an event to its endpoint. Each endpoint is a lane, so that a hanging one does not block
 * others.
 */
export const deliveryJob = (event: { id: string; endpointId: string }, runAtMs: number) => ({
  kind: 'webhook.deliver' as const,
  key: event.id,
  // Servers of the previous version also read this name.
  payload: { eventId: event.id, lane: event.endpointId },
  runAtMs,
})

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Waits after the 1st, 2nd, … attempt: a little over five days in all. */
const waitsMs = [
  5 * second,
  30 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
  24 * hour,
  24 * hour,
]

/** How long an endpoint may fail, without accepting any event, before it is paused. */
export const pauseAfterMs = 5 * 24 * hour

const maxMs = 24 * hour

/**
 * Milliseconds until the attempt after number `attempts`. Undefined after the last attempt. `random` in 0…1 spreads it
 * by ±20 %, so that a receiver that recovers does not get all retries at once. A receiver's Retry-After is honoured up
 * to a day.
 *
 * @example nextDeliveryMs(1, 0.5) // 5000
 */
export const nextDeliveryMs = (attempts: number, random: number, retryAfterMs?: number): number | undefined => {
  const wait = waitsMs[attempts - 1]
  if (wait === undefined) return undefined
  const spread = Math.round(wait * (0.8 + 0.4 * random))
  return Math.max(spread, Math.min(retryAfterMs ?? 0, maxMs))
}
