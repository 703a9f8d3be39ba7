import '@rialto/ui/styles.css'
import './link.css'

import { readLinkParameters } from '@rialto/link-protocol'
import { createRoot } from 'react-dom/client'

import { App } from './App.tsx'
import { isRightToLeft } from '@rialto/ui/messages'
import { isContinued } from './session/continued.ts'
import { createLinkSession } from './session/createLinkSession.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { applyTheme } from './shell/applyTheme.ts'

if (location.pathname.startsWith('/receipt/')) void showReceipt()
else if (location.pathname.endsWith('/preview')) void showTheme()
else if (isContinued(location) && location.hash !== '') void showContinue()
else void showLink()

async function showReceipt(): Promise<void> {
  applyTheme(window, undefined)
  const root = document.getElementById('root')
  const { openReceipt } = await import('./receipt/openReceipt.tsx')
  if (root !== null) await openReceipt(window, root)
}

async function showTheme(): Promise<void> {
  applyTheme(window, undefined)
  const root = document.getElementById('root')
  const { openTheme } = await import('./theme/openTheme.tsx')
  if (root !== null) await openTheme(window, root)
}

/** Shows Link itself once this device has the session. */
async function showContinue(): Promise<void> {
  applyTheme(window, readLinkParameters(location.href).theme)
  const root = document.getElementById('root')
  const { openContinue } = await import('./continuing/openContinue.tsx')
  if (root !== null) await openContinue(window, root)
  await showLink()
}

/**
 * The session was requested before this script loaded. If its answer has arrived, the first screen is drawn once with
 * it, instead of a placeholder first.
 */
const answeredWithinMs = 30

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

/** Lets the browser paint and take input in between: a slow phone needs a tenth of a second for all of the start at once. */
function nextTask(): Promise<void> {
  return pause(0)
}

async function showLink(): Promise<void> {
  await nextTask()
  const link = createLinkSession(window)
  applyTheme(window, link.theme)

  link.host.sendLoaded()
  await nextTask()
  const opened = link.open()
  await Promise.race([opened, pause(answeredWithinMs)])
  await nextTask()
  const root = document.getElementById('root')
  if (root !== null) {
    void link.language.then(language => {
      document.documentElement.lang = language.locale
      document.documentElement.dir = isRightToLeft(language.locale) ? 'rtl' : 'ltr'
      createRoot(root).render(
        <ErrorBoundary messages={language.messages}>
          <App link={link} language={language} />
        </ErrorBoundary>,
      )
    })
  }
  await opened
}
