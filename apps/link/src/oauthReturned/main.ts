/** For the page that an institution returns to: wakes the Link page, then closes, or goes back when it is the same window. */
const message = { type: 'rialtoOAuthReturned' }
const key = 'rialto.link.return'

function wakeByChannel(): void {
  const channel = new BroadcastChannel('rialto-oauth')
  channel.postMessage(message)
  channel.close()
}

/** Storage may be forbidden; then there is nothing to go back to. */
function takeReturnAddress(): string | undefined {
  try {
    const address = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (address === null || !URL.canParse(address)) return undefined
    return new URL(address).origin === location.origin ? address : undefined
  } catch {
    return undefined
  }
}

const opener = window.opener as Window | null
// A sign-in window begins with a copy of its opener's storage, so the address in it counts only without an opener.
const back = opener === null ? takeReturnAddress() : undefined
wakeByChannel()
opener?.postMessage(message, location.origin)
if (back === undefined) window.close()
else location.replace(back)

export {}
