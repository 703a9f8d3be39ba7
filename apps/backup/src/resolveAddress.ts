import type { BackupAddressStatus, BackupJitRequest, BackupJitResponse } from '@rialto/link-protocol'

/** Milliseconds. A poll starts this long after the one before it ended. */
const pollEvery = 2_500
const deadline = 180_000
/** How long the client's page may take for one callback. */
const callTimeout = 30_000

export type CallJit = (request: Omit<BackupJitRequest, 'callId'>) => Promise<BackupJitResponse>

/** Results of `onAddressInit` by pair, so that a user who returns to a pair continues the same request. */
export type Started = Map<object, Promise<BackupJitResponse | undefined>>

/**
 * Has the client's page find the address of a pair: `onAddressInit` once, then `onStatusPoll` until it is ready.
 *
 * @param started of this session; a pair that failed leaves it, so that another attempt starts anew
 * @returns the address, `failed` where a callback failed or said so, `late` after the deadline, `stopped` when the signal
 *   aborted
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
