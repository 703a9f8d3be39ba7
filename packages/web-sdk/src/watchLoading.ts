import { isRecord } from '@rialto/link-protocol'

import { warn } from './warn.ts'

/**
 * The page reports before its frame has loaded. A loaded frame that stays silent shows an error page of the browser.
 */
const silentForMs = 3_000
const limitMs = 20_000
const diagnosisMs = 5_000

type Loading = { signal: AbortSignal; isLoaded: () => boolean; onFailed: (message: string) => void }

/** Reports once, as a text for the user, that the page in the frame did not load. */
export function watchLoading(iframe: HTMLIFrameElement, url: string, { signal, isLoaded, onFailed }: Loading): void {
  let hasFailed = false
  const check = async (): Promise<void> => {
    if (hasFailed || isLoaded() || signal.aborted) return
    hasFailed = true
    const message = await diagnose(url)
    if (!isLoaded() && !signal.aborted) onFailed(message)
  }
  const checkAfter = (ms: number): void => {
    const timer = setTimeout(() => void check(), ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  iframe.addEventListener('load', () => checkAfter(silentForMs), { signal })
  checkAfter(limitMs)
}

/** The page cannot see why a frame of another origin failed, so it requests the reason from that origin. */
async function diagnose(url: string): Promise<string> {
  const { origin, search } = new URL(url)
  const answer = await fetch(`${origin}/link/embedding${search}`, { signal: AbortSignal.timeout(diagnosisMs) })
    .then(response => response.json() as Promise<unknown>)
    .catch(() => undefined)
  if (!isRecord(answer)) {
    warn(`Rialto: the Link page at ${origin} did not answer.`)
    return 'The service can’t be reached. Check your internet connection, then try again.'
  }
  if (answer['isKnown'] !== true) return 'This link was already used or has expired. Close this window and start again.'
  if (answer['isAllowed'] === true) return 'The page didn’t load. Close this window and try again.'
  const page = window.location.origin
  const hint = `Pages of ${page} may not embed Link. Allow it together with your other origins: rialto clients set-origins --client <id> --origin ${page}`
  warn(`Rialto: ${hint}`)
  return answer['environment'] === 'sandbox' ? hint : 'This page can’t open Link. No account was connected.'
}
