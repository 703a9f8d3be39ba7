/** The outcome of one `POST /api/v1/linktoken`: an HTTP status, or a failure without one. */
export type ServiceAttempt = { status: number } | { failure: 'network' | 'timeout' }

/**
 * Whether an attempt means that the service is down: no connection, no timely response, 5xx or 429. Any other 4xx is an
 * error of the request, which backup mode must not hide.
 */
export const isServiceDown = (attempt: ServiceAttempt): boolean =>
  'failure' in attempt || attempt.status >= 500 || attempt.status === 429

/**
 * Makes the request that decides about backup mode, and repeats it once, 250 to 500 ms later, if the first response
 * says that the service is down. The service counts as down only if the second attempt fails too.
 *
 * @param request requests a link token and ends when the signal aborts; resolves with the response, whatever its HTTP
 *   status, and rejects without one
 * @param options `timeoutMs` of one attempt, 4000 unless given; `random` in [0, 1) spreads the retries of many clients
 */
export async function tryService<Answer extends { status: number }>(
  request: (signal: AbortSignal) => Promise<Answer>,
  { timeoutMs = 4_000, random = Math.random }: { timeoutMs?: number; random?: () => number } = {},
): Promise<{ isDown: false; answer: Answer } | { isDown: true }> {
  for (let attempts = 1; ; attempts += 1) {
    const attempt = await tryOnce(request, timeoutMs)
    if (!isServiceDown(attempt)) return { isDown: false, answer: attempt as Answer }
    if (attempts === 2) return { isDown: true }
    await new Promise(resolve => setTimeout(resolve, 250 + random() * 250))
  }
}

async function tryOnce<Answer extends { status: number }>(
  request: (signal: AbortSignal) => Promise<Answer>,
  timeoutMs: number,
): Promise<Answer | ServiceAttempt> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // A callback that ignores the signal must not keep the user waiting, so the timeout settles first.
  const timeout = new Promise<ServiceAttempt>(resolve => {
    timer = setTimeout(() => (controller.abort(), resolve({ failure: 'timeout' })), timeoutMs)
  })
  const answer = request(controller.signal).catch((): ServiceAttempt => ({ failure: 'network' }))
  const attempt = await Promise.race([answer, timeout])
  clearTimeout(timer)
  return attempt
}
