import { type HostMessage, isRecord, parsePageMessage } from '@rialto/link-protocol'

import { handleMessage } from './handleMessage.ts'
import type { LinkOptions } from './options.ts'
import { warn } from './warn.ts'

type Session = { post: (message: HostMessage) => void; end: () => void; isLoaded: () => boolean }

let live: Session | undefined

/** The page holds at most one session; opening another replaces it. */
export const liveSession = (): Session | undefined => live

/**
 * Listens to one frame. A message counts only when it comes from that frame's own window and from the origin of the link
 * URL. (The published SDK checks the origin alone and also trusts the host page's own origin; this is stricter.)
 */
export function startSession(
  iframe: HTMLIFrameElement,
  origin: string,
  options: LinkOptions,
  onEnd: () => void,
): Session {
  const listening = new AbortController()
  let isLoaded = false
  const session: Session = {
    post: message => iframe.contentWindow?.postMessage(message, origin),
    isLoaded: () => isLoaded,
    end: () => {
      listening.abort()
      if (live === session) live = undefined
      onEnd()
    },
  }
  const receive = (event: MessageEvent<unknown>): void => {
    if (!isRecord(event.data) || typeof event.data['type'] !== 'string') return
    if (event.source !== iframe.contentWindow || event.origin !== origin) {
      return warn(`Rialto: ignored a message from ${event.origin}, which is not the Link frame.`)
    }
    const message = parsePageMessage(event.data)
    if (!message) return
    if (message.type === 'loaded') isLoaded = true
    handleMessage(message, options, session)
  }
  window.addEventListener('message', receive, { signal: listening.signal })
  live = session
  return session
}
