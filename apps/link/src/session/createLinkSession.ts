import { defined } from '@rialto/defined'
import { type LinkTheme, readLinkParameters, readLinkStyle } from '@rialto/link-protocol'

import { ApiError } from '../api/ApiError.ts'
import { createApi, type LinkApi } from '../api/createApi.ts'
import { createHost, type Host, type PageWindow } from '../host/createHost.ts'
import { lossOnLeaving } from '../machine/announceFirst.ts'
import { createStore, type Store } from '../machine/createStore.ts'
import type { EndReason, LinkState } from '../machine/state.ts'
import { type Language, loadLanguage } from '../messages/loadLanguage.ts'
import { takeFragment } from '../oauthReturned/messages.ts'
import { browserKey } from './browserKey.ts'
import { leavePage } from './leavePage.ts'
import { continuedCode, isContinued } from './continued.ts'
import { createMemory, type Memory } from './createMemory.ts'
import { openSession } from './openSession.ts'

export type LinkSessionHandle = {
  store: Store
  api: LinkApi
  host: Host
  language: Promise<Language>
  /** In which values are to be shown. */
  fiatCurrency: string | undefined
  theme: LinkTheme | undefined
  open: () => Promise<void>
  /** The page goes back to the client's callback URL when the user leaves. */
  returns: boolean
  /** Lets the page that the institution returns to find its way back here. */
  rememberReturn: () => void
  /** The completion code with which this tab came back from that sign-in; once. */
  takeCompletionCode: (attemptId: string) => string | undefined
}

/** Ties the page together: address, memory, server, host and machine. Nothing else in the page reads `window` for these. */
export function createLinkSession(page: PageWindow): LinkSessionHandle {
  // Before anything else reads or keeps the address.
  let returned = takeFragment(page)
  const address = page.location.href
  const code = isContinued(page.location) ? continuedCode : (new URL(address).searchParams.get('code') ?? '')
  const { language, fiatCurrency, theme, embedded, integrationId } = readLinkParameters(address)
  const hasLanguage = new URL(address).searchParams.has('lng')
  const host = createHost(page)
  const memory = createMemory(() => page.sessionStorage, host.keepSession)
  // The page's opener does not close it, so it returns to the client automatically.
  const returns = !host.isFramed && !host.isNative && !embedded
  let sessionToken: string | undefined
  const api = createApi(withEarlyAnswer(page), () => sessionToken)
  const store = createStore(({ before, after, messages }) => {
    for (const message of messages) host.send(message)
    if (before !== after && sessionToken !== undefined) remember(memory, code, sessionToken, after)
    if (after.step.name === 'closed' && before.step.name !== 'closed') void leavePage(page, api, before, returns)
  }, page.location.origin)
  /** Leaves for the receipt of a paid order. False without a receipt. */
  const showReceipt = () =>
    api.post<{ receiptUrl: string }>('receipts', { code }).then(
      ({ receiptUrl }) => {
        page.location.replace(`${receiptUrl}#paid`)
        return true
      },
      () => false,
    )
  const open = async () => {
    try {
      const { isOrderPaid, ...opened } = await openSession({
        api,
        memory,
        host,
        code,
        browserKey: browserKey(() => page.localStorage),
        isOpening: !!page.rialtoOpening,
        keep: token => (sessionToken = token),
      })
      host.trust(opened.session.allowedOrigins)
      const before = store.read()
      // The return address is known only now.
      if (before.step.name === 'closed')
        return leavePage(page, api, { ...before, session: opened.session, step: { name: 'opening' } }, returns)
      store.dispatch({ type: 'sessionOpened', ...opened, chosenId: integrationId })
      if (isOrderPaid) return store.dispatch({ type: 'sessionEnded', reason: 'paid' })
      if (page.rialtoLeft === true && lossOnLeaving(store.read()) === undefined) store.dispatch({ type: 'left' })
    } catch (error) {
      const reason = endReason(code, error)
      if (reason === 'paid' && (await showReceipt())) return
      if (reason !== 'offline') memory.forget(code)
      store.dispatch({ type: 'sessionEnded', reason })
    }
  }
  return {
    store,
    api,
    host,
    // Opened without an SDK, the page follows the browser.
    language: loadLanguage(hasLanguage ? language : 'system', page.navigator.language),
    fiatCurrency,
    theme: theme ?? readLinkStyle(address).theme,
    open,
    returns,
    rememberReturn: () => page.sessionStorage.setItem('rialto.link.return', address),
    takeCompletionCode: attemptId => {
      const taken = returned?.attemptId === attemptId ? returned.completionCode : undefined
      returned = undefined
      return taken
    },
  }
}

/** The session opens once: the early script's request is not repeated. */
function withEarlyAnswer(page: PageWindow): typeof fetch {
  return (input, init) => {
    const early = page.rialtoOpening
    if (!early || input !== '/link/api/session' || init?.method !== 'POST') return page.fetch(input, init)
    page.rialtoOpening = null
    return early
  }
}

function remember(memory: Memory, code: string, sessionToken: string, state: LinkState): void {
  const { step, choice, isHandedOver, isConfirmed } = state
  if (step.name === 'ended' || step.name === 'closed') return memory.forget(code)
  const oauth = step.name === 'oauth' && step.failure === undefined ? step.oauth : undefined
  memory.write(code, {
    sessionToken,
    choice,
    isHandedOver,
    ...defined({ oauth, isConfirmed: isConfirmed || undefined }),
  })
}

function endReason(code: string, error: unknown): EndReason {
  if (code === '') return 'missing'
  if (!(error instanceof ApiError) || error.kind === 'network' || error.kind === 'server') return 'offline'
  if (error.kind === 'ended') return 'expired'
  if (error.errorType === 'linkTokenMisplaced') return 'elsewhere'
  if (error.errorType === 'orderAlreadySent') return 'paid'
  return error.httpStatus === 429 ? 'offline' : 'used'
}
