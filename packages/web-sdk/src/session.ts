import { type HostMessage, isRecord, parsePageMessage, type SessionSummary } from '@rialto/link-protocol'

import { handleMessage } from './handleMessage.ts'
import type { LinkOptions } from './options.ts'
import { warn } from './warn.ts'
import { watchLoading } from './watchLoading.ts'

type Session = {
  options: LinkOptions
  post: (message: HostMessage) => void
  /** Ends the session and calls `onExit`. Only the first call has an effect. */
  exit: (errorMessage?: string, summary?: SessionSummary) => void
  /** Ends the session without a callback, for another one that replaces it. */
  end: () => void
  isLoaded: () => boolean
}

/** Elements that the frame shows around the page. */
type Frame = {
  iframe: HTMLIFrameElement
  onLoaded: () => void
  /** The page did not load: `message` is for the user. */
  onFailed: (message: string) => void
  onEnd: () => void
}

let live: Session | undefined

/** The page holds at most one session; opening another replaces it. */
export const liveSession = (): Session | undefined => live

/**
 * Listens to one frame. A message counts only if it comes from that frame's own window and from the origin of the link
 * URL. (The published SDK checks the origin alone and also trusts the host page's own origin; this is stricter.)
 */
export function startSession(frame: Frame, url: string, options: LinkOptions): Session {
  const { iframe } = frame
  const { origin } = new URL(url)
  const listening = new AbortController()
  const { signal } = listening
  let isLoaded = false
  /** The user's present page, for an exit that the page itself does not report. */
  let page = 'startPage'
  const end = (): void => {
    listening.abort()
    if (live === session) live = undefined
    frame.onEnd()
  }
  const session: Session = {
    options,
    post: message => iframe.contentWindow?.postMessage(message, origin),
    isLoaded: () => isLoaded,
    end,
    exit: (errorMessage, summary = { page }) => {
      if (signal.aborted) return
      end()
      options.onExit?.(errorMessage, summary)
    },
  }
  const receive = (event: MessageEvent<unknown>): void => {
    if (!isRecord(event.data) || typeof event.data['type'] !== 'string') return
    if (event.source !== iframe.contentWindow || event.origin !== origin) {
      return warn(`Rialto: ignored a message from ${event.origin}, which is not the Link frame.`)
    }
    const message = parsePageMessage(event.data)
    if (!message) return
    if (!isLoaded) frame.onLoaded()
    isLoaded = true
    if (message.type === 'pageChanged') page = message.payload.page
    else handleMessage(message, options, session)
  }
  window.addEventListener('message', receive, { signal })
  watchLoading(iframe, url, { signal, isLoaded: () => isLoaded, onFailed: frame.onFailed })
  live = session
  return session
}
