import type { BackupAddressStatus, BackupJitRequest, BackupJitResponse } from '@rialto/link-protocol'

/** Milliseconds from the end of one poll to the start of the next. */
const pollEvery = 2_500
const deadline = 180_000
/** Time limit for one callback of the client's page, in milliseconds. */
const callTimeout = 30_000

export type CallJit = (request: Omit<BackupJitRequest, 'callId'>) => Promise<BackupJitResponse>

/** Results of `onAddressInit` by pair, so that a user who returns to a pair continues the same request. */
export type Started = Map<object, Promise<BackupJitResponse | undefined>>

/**
 * Finds the address of a pair through the client's page: calls `onAddressInit` once, then `onStatusPoll` until it is
 * ready.
 *
 * @param started requests of this session; a failed pair is removed, so that another attempt starts anew
 * @returns the address, `failed` after a failed callback, `late` after the deadline, `stopped` when the signal aborted
 */
export async function resolveAddress(
  callJit: CallJit,
  pair: { symbol: string; networkId: string },
  started: Started,
  signal: AbortSignal,
): Promise<BackupAddressStatus | 'failed' | 'late' | 'stopped'> {
  const { symbol, networkId } = pair
  const call = (method: BackupJitRequest['method']) => within(callTimeout, callJit({ method, symbol, networkId }))
  const start = started.get(pair) ?? call('addressInit')
  started.set(pair, start)
  const isStarted = (await start)?.ok === true
  const outcome = isStarted ? await pollUntilReady(() => call('statusPoll'), signal) : 'failed'
  if (outcome === 'failed' || outcome === 'late') started.delete(pair)
  return signal.aborted ? 'stopped' : outcome
}

async function pollUntilReady(
  poll: () => Promise<BackupJitResponse | undefined>,
  signal: AbortSignal,
): Promise<BackupAddressStatus | 'failed' | 'late' | 'stopped'> {
  const ends = Date.now() + deadline
  while (Date.now() < ends) {
    await pause(pollEvery, signal)
    if (signal.aborted) return 'stopped'
    const answer = await poll()
    if (signal.aborted) return 'stopped'
    if (!answer?.ok || !answer.result || answer.result.status === 'failed') return 'failed'
    if (answer.result.status === 'ready') return answer.result
  }
  return 'late'
}

const within = async <T>(ms: number, work: Promise<T>): Promise<T | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
