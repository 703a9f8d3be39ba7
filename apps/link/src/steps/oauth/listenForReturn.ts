import { channelName, oauthAwaited, oauthReceived, oauthReturned, readMessage } from '../../oauthReturned/messages.ts'
import { isSignInOfThisTab } from './signInOfTab.ts'

/**
 * The sign-in window hands over its completion code by message, or by channel where its link to this page was cut on the
 * way. By message only a window of this origin that this page opened is heard, by channel only the sign-in that was
 * begun in this tab. Others can wake the page and no more.
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
  const channel = new BroadcastChannel(channelName)
  const isHere = isSignInOfThisTab(on.attemptId)
  const ask = () => isHere && channel.postMessage({ type: oauthAwaited, attemptId: on.attemptId })
  channel.onmessage = event => {
    const returned = readMessage(event.data, oauthReturned)
    if (returned === undefined) return
    if (returned.completionCode === undefined) {
      on.onReturn()
      ask()
    } else if (isHere && returned.attemptId === on.attemptId) {
      channel.postMessage({ type: oauthReceived, attemptId: on.attemptId })
      on.onCompletionCode(returned.completionCode)
    }
  }
  // A page that was reloaded meanwhile finds the code still waiting.
  ask()
  return () => {
    window.removeEventListener('message', receive)
    channel.close()
  }
}

const isOpenedHere = (source: MessageEventSource | null): source is Window =>
  source !== null && 'opener' in source && source.opener === window
