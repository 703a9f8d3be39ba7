import { useCallback, useEffect, useRef, useState } from 'react'

import type { Action, Input } from './core/actions.ts'
import { createBackupSession } from './core/createBackupSession.ts'
import { createLinkSession } from './core/createLinkSession.ts'
import { decideNavigation } from './core/decideNavigation.ts'
import { originOf } from './core/originOf.ts'
import type { Native, WebViewHandle } from './native.ts'
import type { LinkConnectProps } from './options.ts'
import { messageScript } from './scripts.ts'
import { SDK_VERSION } from './version.ts'

/** The present document. `count` changes with every document, so that each has a new WebView. */
type Shown = {
  page?: { count: number; kept?: string | undefined } & ({ url: string } | { level2: string })
  isCovered: boolean
  hasBar: boolean
  problem?: string
}

const platform = 'reactNative'

/** Runs a session for a mounted component: its clock, its WebView and the app's callbacks. */
export function useNativeSession(props: LinkConnectProps, native: Native) {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const [shown, setShown] = useState<Shown>({ isCovered: true, hasBar: false })
  const webView = useRef<WebViewHandle>(null)
  const canGoBack = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const limitMs = useRef(0)
  const kept = useRef<string>(undefined)
  const origin = useRef('null')
  const [session] = useState(() => start(props))

  const run = useCallback(
    function send(input: Input): void {
      const perform = (action: Action): void => {
        const callbacks = latest.current
        switch (action.do) {
          case 'load':
          case 'loadLevel2': {
            const page = action.do === 'load' ? { url: action.url } : { level2: action.parameters }
            origin.current = action.do === 'load' ? (originOf(action.url) ?? 'null') : 'null'
            clearTimeout(timer.current)
            limitMs.current = action.timeoutMs
            timer.current = setTimeout(() => send({ is: 'timeout' }), limitMs.current)
            return setShown(before => ({ ...before, isCovered: true, page: { ...page, count: next(before) } }))
          }
          case 'reload':
            clearTimeout(timer.current)
            timer.current = setTimeout(() => send({ is: 'timeout' }), limitMs.current)
            return setShown(before =>
              before.page
                ? { ...before, isCovered: true, page: { ...before.page, count: next(before), kept: kept.current } }
                : before,
            )
          case 'loaded':
            clearTimeout(timer.current)
            return setShown(({ page, hasBar }) => ({ ...(page && { page }), hasBar, isCovered: false }))
          case 'showError':
            return setShown(before => ({ ...before, problem: action.message }))
          case 'navbar':
            return setShown(before => ({ ...before, hasBar: action.isShown }))
          case 'keep':
            kept.current = action.state
            return
          case 'goBack':
            return webView.current?.goBack()
          case 'confirmExit':
            return native.confirm('Are you sure you want to exit?', 'Exit', 'Cancel', () =>
              send({ is: 'exitConfirmed' }),
            )
          case 'send':
            return webView.current?.injectJavaScript(messageScript(action.message))
          case 'event':
            return guard(() => callbacks.onEvent?.(action.event))
          case 'connected':
            return guard(() => callbacks.onIntegrationConnected?.(action.payload))
          case 'transferFinished':
            return guard(() => callbacks.onTransferFinished?.(action.payload))
          case 'callJit': {
            const { callId, method, symbol, networkId } = action.request
            const callback = method === 'addressInit' ? callbacks.onAddressInit : callbacks.onStatusPoll
            // In a promise, so that a synchronous exception becomes a rejection.
            void Promise.resolve(callback)
              .then(given => (given ? given(symbol, networkId) : Promise.reject(new Error('no callback'))))
              .then(
                result => send({ is: 'jitAnswered', callId, method, isOk: true, result }),
                () => send({ is: 'jitAnswered', callId, method, isOk: false }),
              )
            return
          }
          case 'exit':
            clearTimeout(timer.current)
            setShown({ isCovered: false, hasBar: false })
            return callbacks.onExit?.(action.errorMessage, action.summary)
        }
      }
      session(input).forEach(perform)
    },
    [session, native],
  )

  useEffect(() => {
    run({ is: 'open' })
    return () => clearTimeout(timer.current)
  }, [run])
  useEffect(
    () =>
      native.onBack(() => {
        run({ is: 'back', canGoBack: canGoBack.current })
        return true
      }),
    [native, run],
  )
  const { controller } = props
  useEffect(() => controller?.attach(() => run({ is: 'closeLink' })), [controller, run])

  /** Opens addresses that do not belong in the WebView, and returns whether the WebView may open this one. */
  const navigate = (url: string, kind: 'main' | 'popup' | 'frame'): boolean => {
    const decision = decideNavigation(url, origin.current, kind)
    if (decision === 'browser') void attempt(() => (latest.current.openBrowser ?? native.openURL)(url))
    // No `canOpenURL`: Android hides other apps from it.
    if (decision === 'app') void attempt(() => native.openURL(url))
    return decision === 'inside'
  }
  return { shown, run, navigate, webView, setCanGoBack: (value: boolean) => void (canGoBack.current = value) }
}

const next = ({ page }: Shown): number => (page?.count ?? 0) + 1

const start = (props: LinkConnectProps) => {
  const { linkToken, backupConfig, widgetOrigin = props.backupUrl, settings } = props
  if (linkToken !== undefined)
    return createLinkSession(linkToken, { language: languageOf(settings?.language), theme: settings?.theme }, platform)
  const keys = { catalogKey: props.backupCatalogKey, publicKey: props.backupPublicKey }
  const looks = { theme: settings?.theme, language: settings?.language }
  return createBackupSession(backupConfig, { ...keys, ...looks, widgetOrigin, platform, version: SDK_VERSION })
}

const languageOf = (language: string | undefined): string | undefined =>
  language === 'system' ? Intl.DateTimeFormat().resolvedOptions().locale : language

/** An exception in a callback must not stop the session. The app receives it as an ordinary error. */
function guard(call: () => void): void {
  try {
    call()
  } catch (error) {
    setTimeout(() => {
      throw error
    })
  }
}

/** A missing app is not an error of the session. */
async function attempt(open: () => unknown): Promise<void> {
  try {
    await open()
  } catch {
    // The page offers other ways to continue.
  }
}
