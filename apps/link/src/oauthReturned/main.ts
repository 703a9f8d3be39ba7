/**
 * The page that an institution returns to. The completion code connects the account, so it is sent to one place only:
 * the Link page of the same origin that opened this window, or the one in this tab that started the sign-in. Without
 * either, it goes to the session's callback URL if it has one, or the user types the pairing code.
 */
import { oauthReturned, oauthReceived, readMessage, toFragment } from './messages.ts'

const returnKey = 'rialto.link.return'
const answerWithinMs = 2_000

const show = (id: 'working' | 'done' | 'pairing'): void => {
  for (const each of ['working', 'done', 'pairing'])
    document.getElementById(each)?.toggleAttribute('hidden', each !== id)
}

/** Carries nothing: a page of this browser that waits asks the server at once how the sign-in goes. */
function wakeByChannel(): void {
  const channel = new BroadcastChannel('rialto-oauth')
  channel.postMessage({ type: oauthReturned })
  channel.close()
}

/** Storage may be forbidden; then there is nothing to go back to. */
function takeReturnAddress(): URL | undefined {
  try {
    const address = sessionStorage.getItem(returnKey)
    sessionStorage.removeItem(returnKey)
    if (address === null || !URL.canParse(address)) return undefined
    const url = new URL(address)
    return url.origin === location.origin ? url : undefined
  } catch {
    return undefined
  }
}

function handOver(opener: Window, attemptId: string, completionCode: string): void {
  const notReceived = setTimeout(() => show('pairing'), answerWithinMs)
  addEventListener('message', event => {
    if (event.origin !== location.origin || event.source !== opener) return
    if (readMessage(event.data, oauthReceived)?.attemptId !== attemptId) return
    clearTimeout(notReceived)
    show('done')
    window.close()
  })
  opener.postMessage({ type: oauthReturned, attemptId, completionCode }, location.origin)
}

// The institution's code is spent; neither the address bar nor the history needs to keep it.
history.replaceState(null, '', location.pathname)

const opener = window.opener as Window | null
// A sign-in window begins with a copy of its opener's storage, so the address in it counts only without an opener.
const back = opener === null ? takeReturnAddress() : undefined
const { attemptId, completionCode, returnUrl } = document.querySelector('main')?.dataset ?? {}
wakeByChannel()
if (attemptId === undefined || completionCode === undefined) {
  opener?.postMessage({ type: oauthReturned }, location.origin)
  if (back !== undefined) location.replace(back)
  else if (opener === null && returnUrl !== undefined) location.replace(returnUrl)
  else window.close()
} else if (opener !== null) {
  handOver(opener, attemptId, completionCode)
} else if (back !== undefined) {
  back.hash = toFragment({ attemptId, completionCode })
  location.replace(back)
} else if (returnUrl !== undefined) {
  // The client's server completes the sign-in with the code in this URL.
  location.replace(returnUrl)
} else {
  show('pairing')
}
