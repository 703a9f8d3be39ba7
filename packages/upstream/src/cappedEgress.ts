import { defaultMaxResponseBytes, defaultTimeoutMs, type Egress } from '@rialto/egress'

/** Resource limits of one provider in this process. */
export interface UpstreamCaps {
  /** Time limit of one request. */
  timeoutMs: number
  /** Maximum body size that a request may ask for. Requests without a size use the egress client's default. */
  maxResponseBytes: number
  /** Requests in flight at a time. Others wait in order. */
  maxConcurrent: number
}

/** Default for a provider without declared caps. A withdrawal may take twenty seconds. */
export const defaultCaps: UpstreamCaps = { timeoutMs: 20_000, maxResponseBytes: 16 * 1024 * 1024, maxConcurrent: 64 }

/** Maximum wait for a slot: a signed request would be too old after it. */
const maxWaitMs = 2_000

interface Options {
  clock: { sleep(ms: number): Promise<void> }
  caps: Partial<UpstreamCaps> | undefined
  /** The error of a request that waited in vain. It was not sent. */
  tooMany(retryAfterMs: number): Error
}

const createSlots = (maxConcurrent: number, { clock, tooMany }: Options) => {
  const waiting: (() => void)[] = []
  let inFlight = 0

  const acquire = async (): Promise<void> => {
    if (inFlight < maxConcurrent) {
      inFlight += 1
      return
    }
    let isMine = false
    const mine = new Promise<void>(resolve => {
      waiting.push(() => {
        isMine = true
        resolve()
      })
    })
    const entry = waiting.at(-1)
    await Promise.race([mine, clock.sleep(maxWaitMs)])
    if (isMine) return
    waiting.splice(
      waiting.findIndex(one => one === entry),
      1,
    )
    throw tooMany(maxWaitMs)
  }

  const release = (): void => {
    const next = waiting.shift()
    if (next === undefined) inFlight -= 1
    else next()
  }

  return async <T>(send: () => Promise<T>): Promise<T> => {
    await acquire()
    return send().finally(release)
  }
}

/**
 * Keeps one provider within its caps, so that a slow provider or one with large replies takes neither memory nor
 * connections from the others.
 */
export const cappedEgress = (egress: Egress, options: Options): Egress => {
  const { timeoutMs, maxResponseBytes, maxConcurrent } = { ...defaultCaps, ...options.caps }
  const inSlot = createSlots(maxConcurrent, options)
  return {
    ...egress,
    request: request =>
      inSlot(() =>
        egress.request({
          ...request,
          timeoutMs: Math.min(request.timeoutMs ?? defaultTimeoutMs, timeoutMs),
          maxResponseBytes: Math.min(request.maxResponseBytes ?? defaultMaxResponseBytes, maxResponseBytes),
        }),
      ),
    fetch: (...call) => inSlot(() => egress.fetch(...call)),
  }
}
