/**
 * The page that an institution returns to. The completion code connects the account, so it is sent to one place only:
 * the Link page of the same origin that opened this window, the one in this tab that started the sign-in, or, where the
 * opener was lost on the way, the one in this browser that began this attempt. Without any of them, it goes to the
 * session's callback URL if it has one, or the user types the pairing code.
 */
import {
  channelName,
  oauthAwaited,
  oauthReceived,
  oauthReturned,
  type OAuthReturn,
  readMessage,
  toFragment,
} from './messages.ts'

const returnKey = 'rialto.link.return'
const answerWithinMs = 2_000
/** A page of this browser answers at once, also in the background. */
const channelAnswersWithinMs = 500

const show = (id: 'working' | 'done' | 'pairing'): void => {
  for (const each of ['working', 'done', 'pairing'])
    document.getElementById(each)?.toggleAttribute('hidden', each !== id)
}

const channel = new BroadcastChannel(channelName)

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

function received(): void {
  show('done')
  channel.close()
  window.close()
}

function handOver(opener: Window, codes: OAuthReturn): void {
  const notReceived = setTimeout(() => show('pairing'), answerWithinMs)
  addEventListener('message', event => {
    if (event.origin !== location.origin || event.source !== opener) return
    if (readMessage(event.data, oauthReceived)?.attemptId !== codes.attemptId) return
    clearTimeout(notReceived)
    received()
  })
  opener.postMessage({ type: oauthReturned, ...codes }, location.origin)
}

/**
 * Some browsers and institutions cut a window off from its opener. The code is sent only after a page of this origin
 * and browser has asked for this attempt, however late.
 */
function handOverByChannel(codes: OAuthReturn, otherwise: () => void): void {
  const notReceived = setTimeout(otherwise, channelAnswersWithinMs)
  channel.addEventListener('message', ({ data }) => {
    if (readMessage(data, oauthAwaited)?.attemptId === codes.attemptId)
      channel.postMessage({ type: oauthReturned, ...codes })
    if (readMessage(data, oauthReceived)?.attemptId !== codes.attemptId) return
    clearTimeout(notReceived)
    received()
  })
}

// The institution's code is spent; neither the address bar nor the history needs to keep it.
history.replaceState(null, '', location.pathname)

const opener = window.opener as Window | null
// A sign-in window begins with a copy of its opener's storage, so the address in it counts only without an opener.
const back = opener === null ? takeReturnAddress() : undefined
const { attemptId, completionCode, returnUrl } = document.querySelector('main')?.dataset ?? {}
if (attemptId === undefined || completionCode === undefined) {
  opener?.postMessage({ type: oauthReturned }, location.origin)
  if (back !== undefined) location.replace(back)
  else if (opener === null && returnUrl !== undefined) location.replace(returnUrl)
  else window.close()
} else if (opener !== null) {
  handOver(opener, { attemptId, completionCode })
} else if (back !== undefined) {
  back.hash = toFragment({ attemptId, completionCode })
  location.replace(back)
} else {
  // With a callback URL, the client's server completes the sign-in by the code in it.
  handOverByChannel({ attemptId, completionCode }, () =>
    returnUrl === undefined ? show('pairing') : location.replace(returnUrl),
  )
}
// Carries nothing: a page of this browser that waits asks the server at once how the sign-in goes.
channel.postMessage({ type: oauthReturned })
