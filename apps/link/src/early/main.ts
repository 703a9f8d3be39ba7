/**
 * Runs before the page is painted and long before the application has loaded: theme, a close button that works, and the
 * session's first request. Imports nothing, so that it is one small file.
 */
type EarlyWindow = Window & {
  webkit?: { messageHandlers?: { jsMessageHandler?: { postMessage(message: unknown): void } } }
  ReactNativeWebView?: { postMessage(message: string): void }
  JSBridge?: { sendNativeMessage?(message: string): void; postMessage?(message: string): void }
  rialtoOpening?: Promise<Response> | null
  /** The user closed a standalone page before the application ran. The application then leaves as soon as it can. */
  rialtoLeft?: boolean
  /** The state that `sessionKept` gave to Rialto's native SDK, in a new WebView after the first one died. */
  rialtoKept?: unknown
  /** Every SDK names its platform here. */
  meshSdkPlatform?: unknown
}

const page: EarlyWindow = window
const query = new URLSearchParams(location.search)

function setTheme(): void {
  const wanted = query.get('th')
  const isDark = wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}

/** One of Link's languages is read from right to left. The application later sets the session's own language. */
function setDirection(): void {
  const wanted = query.get('lng') ?? 'system'
  const language = wanted === 'system' ? navigator.language : wanted
  if (/^ar\b/i.test(language)) document.documentElement.dir = 'rtl'
}

/** A reload finds the session's token here, as the application would have left it. */
async function keep(key: string, response: Response): Promise<void> {
  const answer = (await response.json()) as { content?: { sessionToken?: unknown } } | null
  const sessionToken = answer?.content?.sessionToken
  if (typeof sessionToken === 'string')
    sessionStorage.setItem(key, JSON.stringify({ sessionToken, choice: {}, isHandedOver: false }))
}

/**
 * The key by which a later session recognizes this browser. Browsers that partition storage have one for each site that
 * embeds Link.
 */
function browserKey(): string {
  const name = 'rialto.link.browser'
  const kept = localStorage.getItem(name)
  if (kept !== null && /^[0-9a-f]{64}$/.test(kept)) return kept
  const bytes = [...crypto.getRandomValues(new Uint8Array(32))]
  const made = bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')
  localStorage.setItem(name, made)
  return made
}

/** Undefined in an app whose SDK has not named itself yet: the application waits for that. As in `host/createHost.ts`. */
function place(): object | undefined {
  const { webkit, ReactNativeWebView, JSBridge } = page
  if (webkit?.messageHandlers?.jsMessageHandler || ReactNativeWebView || JSBridge)
    return page.meshSdkPlatform === undefined ? undefined : { kind: 'app' }
  if (page.parent !== page) return { kind: 'frame' }
  return document.referrer === '' ? { kind: 'page' } : { kind: 'page', from: new URL(document.referrer).origin }
}

function openSession(): void {
  const code = query.get('code')
  if (code === null || code === '' || page.rialtoOpening !== undefined) return
  const key = `rialto.link.${code}`
  const opening = { code, place: place(), browserKey: '' }
  if (opening.place === undefined) return
  try {
    if (sessionStorage.getItem(key) !== null) return
    if (typeof page.rialtoKept === 'string') return sessionStorage.setItem(key, page.rialtoKept)
    opening.browserKey = browserKey()
  } catch {
    // A frame without storage keeps the token in memory only: the application does that.
    return
  }
  page.rialtoOpening = fetch('/link/api/session', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(opening),
    credentials: 'omit',
    cache: 'no-store',
  }).then(response => {
    void keep(key, response.clone()).catch(() => undefined)
    return response
  })
  page.rialtoOpening.catch(() => undefined)
}

function close(): void {
  const message = { type: 'close', payload: { page: 'startPage' } }
  const { webkit, ReactNativeWebView, JSBridge } = page
  if (webkit?.messageHandlers?.jsMessageHandler) webkit.messageHandlers.jsMessageHandler.postMessage(message)
  else if (ReactNativeWebView) ReactNativeWebView.postMessage(JSON.stringify(message))
  else if (JSBridge?.sendNativeMessage) JSBridge.sendNativeMessage(JSON.stringify(message))
  else if (JSBridge?.postMessage) JSBridge.postMessage(JSON.stringify(message))
  else if (page.parent !== page) page.parent.postMessage(message, page.location.ancestorOrigins?.[0] ?? '*')
  else {
    // A browser closes only windows that a script opened. Any other page stays until its return address is known.
    page.rialtoLeft = true
    page.close()
  }
}

setTheme()
setDirection()
openSession()
// Removed when the application draws its own button.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-early-close]')) close()
})
