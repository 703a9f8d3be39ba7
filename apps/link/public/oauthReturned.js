/* global window, location, sessionStorage, BroadcastChannel, URL */
/* The page that an institution returns to loads this: it wakes the Link page, then closes, or goes back when it is the same window. */
;(function () {
  var message = { type: 'rialtoOAuthReturned' }
  try {
    var channel = new BroadcastChannel('rialto-oauth')
    channel.postMessage(message)
    channel.close()
  } catch {
    /* Without the channel the page finds out by asking. */
  }
  var back = null
  try {
    back = sessionStorage.getItem('rialto.link.return')
    sessionStorage.removeItem('rialto.link.return')
  } catch {
    /* Storage may be forbidden. */
  }
  if (window.opener) {
    window.opener.postMessage(message, location.origin)
    window.close()
  } else if (back !== null && new URL(back, location.origin).origin === location.origin) {
    location.replace(back)
  } else {
    window.close()
  }
})()
