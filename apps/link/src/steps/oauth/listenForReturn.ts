import { oauthReceived, oauthReturned, readMessage } from '../../oauthReturned/messages.ts'

/**
 * The sign-in window hands over its completion code by message. Only a window of this origin that this page opened is
 * heard; others can wake the page, by channel where their link to it was cut on the way, and no more.
 */
export function listenForReturn(on: {
  attemptId: string
  onReturn: () => void
  onCompletionCode: (completionCode: string) => void
}): () => void {
  const receive = (event: MessageEvent) => {
    if (event.origin !== window.location.origin) return
    const returned = readMessage(event.data, oauthReturned)
    if (returned === undefined) return
    const { attemptId, completionCode } = returned
    const { source } = event
    if (completionCode === undefined) return on.onReturn()
    if (attemptId !== on.attemptId || !isOpenedHere(source)) return
    source.postMessage({ type: oauthReceived, attemptId }, { targetOrigin: window.location.origin })
    on.onCompletionCode(completionCode)
  }
  window.addEventListener('message', receive)
  const channel = new BroadcastChannel('rialto-oauth')
  channel.onmessage = event => {
    if (readMessage(event.data, oauthReturned) !== undefined) on.onReturn()
  }
  return () => {
    window.removeEventListener('message', receive)
    channel.close()
  }
}

const isOpenedHere = (source: MessageEventSource | null): source is Window =>
  source !== null && 'opener' in source && source.opener === window
