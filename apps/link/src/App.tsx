import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { CurrentStep } from './CurrentStep.tsx'
import { LeaveDialog, loadLaterSteps, SandboxBanner } from './laterParts.ts'
import { LinkContext } from './LinkContext.tsx'
import { lossOnLeaving } from './machine/announceFirst.ts'
import type { Language } from './messages/loadLanguage.ts'
import { useAddressForm } from './messages/useAddressForm.ts'
import { createFormat } from './money/createFormat.ts'
import type { LinkSessionHandle } from './session/createLinkSession.ts'
import { useBrowserBack } from './session/useBrowserBack.ts'
import { useDirection } from './session/useDirection.ts'
import { afterPaint } from './shell/afterPaint.ts'
import { applyBrand } from './shell/applyBrand.ts'
import { Footer } from './shell/Footer.tsx'
import { Header } from './shell/Header.tsx'
import { OfflineNotice } from './shell/OfflineNotice.tsx'
import { Opening } from './steps/opening/Opening.tsx'

export function App({ link, language: given }: { link: LinkSessionHandle; language: Language }) {
  const { store, api, host, fiatCurrency, returns, rememberReturn, takeCompletionCode } = link
  const state = useSyncExternalStore(store.subscribe, store.read)
  const language = useAddressForm(given, state.session?.brand?.addressForm)
  const [spoken, setSpoken] = useState({ text: '', stepName: '' })
  const [isLeaving, setLeaving] = useState(false)
  // The step comes after the paint of header and footer: together they keep a slow phone busy for too long.
  const [isFrameDrawn, setFrameDrawn] = useState(false)
  useEffect(() => afterPaint(() => setFrameDrawn(true)), [])
  const loss = lossOnLeaving(state)
  useBrowserBack(store, state)
  const direction = useDirection(state)
  const say = useCallback((text: string) => setSpoken({ text, stepName: store.read().step.name }), [store])
  const close = useCallback(() => {
    if (lossOnLeaving(store.read()) === undefined) store.dispatch({ type: 'left' })
    else setLeaving(true)
  }, [store])
  useEffect(() => host.onCloseRequested(close), [host, close])
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const { target } = event
      // A search field clears itself first, and an open dialog closes.
      const isTaken = target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
      if (event.key === 'Escape' && !isTaken && document.querySelector('dialog') === null) close()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [close])
  const hasOpened = state.session !== undefined
  useEffect(() => {
    if (!hasOpened) return
    loadLaterSteps(language)
    void store.prepare()
  }, [hasOpened, language, store])
  const brand = state.session?.brand
  useLayoutEffect(() => {
    if (brand !== undefined) applyBrand(document, brand)
  }, [brand])
  const stepName = state.step.name
  useEffect(() => {
    if (!isFrameDrawn || (stepName === 'opening' && store.read() === state)) return
    const names = [document.querySelector('h1')?.textContent, state.session?.client.name]
    document.title = names.filter(Boolean).join(' · ') || document.title
  }, [isFrameDrawn, stepName, state, store])
  const dispatch = useCallback<typeof store.dispatch>(
    event => {
      store.dispatch(event)
      if (event.type === 'openingRetried') void link.open()
    },
    [store, link],
  )
  const format = useMemo(() => createFormat(language.locale), [language])
  const value = useMemo(() => {
    const { messages } = language
    const canRedirect = !host.isFramed
    const page = { say, canRedirect, returns, rememberReturn, takeCompletionCode }
    return { state, dispatch, api, language, messages, format, fiatCurrency, ...page }
  }, [state, dispatch, api, language, format, fiatCurrency, say, host, returns, rememberReturn, takeCompletionCode])

  return (
    <LinkContext value={value}>
      <div className="link">
        <Header onClose={close} />
        <OfflineNotice />
        <main className="link__main" data-direction={direction}>
          {isFrameDrawn ? <CurrentStep /> : <Opening />}
        </main>
        <Footer />
        {/* Known once the session is read: below everything, it moves nothing. */}
        {state.session?.environment === 'sandbox' && (
          <aside>
            <Suspense fallback={<p className="link__sandbox">{language.messages.common.sandbox}</p>}>
              <SandboxBanner />
            </Suspense>
          </aside>
        )}
        {/* What was said of an earlier step is no longer true. */}
        <p className="r-hidden" role="status" aria-live="polite">
          {spoken.stepName === stepName && spoken.text}
        </p>
      </div>
      {isLeaving && loss !== undefined && (
        <Suspense>
          <LeaveDialog
            loss={loss}
            onStay={() => setLeaving(false)}
            onLeave={() => {
              setLeaving(false)
              dispatch({ type: 'left' })
            }}
          />
        </Suspense>
      )}
    </LinkContext>
  )
}
