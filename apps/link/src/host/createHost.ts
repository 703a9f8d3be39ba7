import type { OpenLinkSessionRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'
import {
  type HostWindow,
  type OutgoingMessage,
  parseHostMessage,
  postToHost,
  readAccessTokens,
  readParentOrigin,
} from '@rialto/link-protocol'

/** Long enough for a host's reply and for a native app's injected script, short enough not to be noticed. */
const tokenWaitMs = 500
const pollMs = 50
/** An SDK answers `loaded` with a script; a slow phone runs it after a while. */
const sdkWaitMs = 5_000

/** Messages that the published SDKs do not know. */
const ownMessages = new Set<string>(['pageChanged', 'transferUpdated'])

export type Host = {
  /** Notifies the opener once that the page runs. Carries nothing, so it may go before the opener is known. */
  sendLoaded: () => void
  /** Sets the allowed origins. Earlier messages are sent now if the opener is one of them. */
  trust: (allowedOrigins: readonly string[]) => void
  send: (message: OutgoingMessage) => void
  /** Stored accounts of a returning user: from the host's message or from the global of a native app. */
  accessTokens: () => Promise<string[]>
  onCloseRequested: (listener: () => void) => void
  /** Passes the state for resuming this session to Rialto's native SDKs. A web page never receives it. */
  keepSession: (state: string) => void
  /**
   * The environment of the page, once an app's SDK has named itself. A bridge alone does not prove an SDK, because browsers
   * inside other apps have one.
   */
  place: () => Promise<Place>
  isFramed: boolean
  isNative: boolean
}

type Place = NonNullable<OpenLinkSessionRequest['place']>

export type PageWindow = Window &
  HostWindow & {
    accessTokens?: unknown
    /** Set by every native SDK, published ones too: before the page loads, or when it has sent `loaded`. */
    meshSdkPlatform?: unknown
    /** Set by our own native SDKs, which read `ownMessages` as well. */
    rialtoSdk?: unknown
    /** The answer to the session's first request, which the early script sent; null once it is taken. */
    rialtoOpening?: Promise<Response> | null
    /** Set by the early script: the user closed the page before the application ran. */
    rialtoLeft?: boolean
  }

/** The only module that sends messages to the page's opener. Messages of other windows are ignored silently. */
export function createHost(page: PageWindow): Host {
  const isNative =
    page.webkit?.messageHandlers?.jsMessageHandler !== undefined ||
    page.ReactNativeWebView !== undefined ||
    page.JSBridge !== undefined
  const isFramed = page.parent !== page
  const queue: OutgoingMessage[] = []
  let hasLoaded = false
  let allowed: readonly string[] | undefined
  let speaker: string | undefined
  let isOwnSdk = false
  let tokens: string[] | undefined
  let closeListener: (() => void) | undefined

  const target = () => {
    if (allowed === undefined) return undefined
    return speaker !== undefined && allowed.includes(speaker) ? speaker : readParentOrigin(page, allowed)
  }
  const embedder = () => page.location.ancestorOrigins?.[0] ?? originOf(page.document.referrer)
  const flush = () => {
    const targetOrigin = target()
    if (!isNative && targetOrigin === undefined) return
    for (const message of queue.splice(0))
      if (isOwnSdk || (isNative && page.rialtoSdk === true) || !ownMessages.has(message.type))
        postToHost(message, { window: page, targetOrigin })
  }
  const listen = (event: MessageEvent) => {
    if (!isFramed || event.source !== page.parent) return
    if (allowed !== undefined && !allowed.includes(event.origin)) return
    const message = parseHostMessage(event.data)
    if (message === undefined) return
    // The origin that the browser vouches for; the one in the payload is only a claim.
    speaker = event.origin
    if (message.type === 'meshSDKSpecs') isOwnSdk = message.payload.sdk === 'rialto'
    if (message.type === 'frontAccessTokens') tokens = message.payload.map(token => token.accessToken)
    if (message.type === 'closeRequested') closeListener?.()
    flush()
  }
  page.addEventListener('message', listen)

  return {
    isFramed,
    isNative,
    place: async () => {
      if (isNative && (await hasNamedItself(page))) return { kind: 'app' }
      if (isFramed) return { kind: 'frame' }
      return { kind: 'page', ...defined({ from: originOf(page.document.referrer) }) }
    },
    sendLoaded: () => {
      if (hasLoaded) return
      hasLoaded = true
      if (isNative) postToHost({ type: 'loaded' }, { window: page })
      else if (isFramed) page.parent.postMessage({ type: 'loaded' }, embedder() ?? '*')
    },
    trust: origins => {
      allowed = origins
      flush()
    },
    send: message => {
      // Without a session the allowed origins are unknown. The exit of the user is not secret, so any page that may
      // frame this one receives it.
      const isLeaving = message.type === 'close' || message.type === 'done'
      if (allowed === undefined && isLeaving && isFramed && !isNative)
        return page.parent.postMessage(message, embedder() ?? '*')
      queue.push(message)
      flush()
    },
    accessTokens: () => waitForTokens(page, () => tokens, isFramed || isNative),
    onCloseRequested: listener => {
      closeListener = listener
    },
    keepSession: state => {
      if (isNative && page.rialtoSdk === true) postToHost({ type: 'sessionKept', payload: { state } }, { window: page })
    },
  }
}

async function hasNamedItself(page: PageWindow): Promise<boolean> {
  for (let waitedMs = 0; page.meshSdkPlatform === undefined; waitedMs += pollMs) {
    if (waitedMs >= sdkWaitMs) return false
    await new Promise(resolve => page.setTimeout(resolve, pollMs))
  }
  return true
}

async function waitForTokens(page: PageWindow, reported: () => string[] | undefined, hasOpener: boolean) {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const found = reported() ?? readAccessTokens(page.accessTokens).map(token => token.accessToken)
    if (found.length > 0 || reported() !== undefined || !hasOpener || waitedMs >= tokenWaitMs) return found
    await new Promise(resolve => page.setTimeout(resolve, pollMs))
  }
}

const originOf = (url: string): string | undefined => {
  const origin = URL.canParse(url) ? new URL(url).origin : undefined
  return origin === 'null' ? undefined : origin
}
