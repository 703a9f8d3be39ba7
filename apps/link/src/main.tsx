import '@rialto/ui/styles.css'
import './link.css'

import { createRoot } from 'react-dom/client'

import { App } from './App.tsx'
import { createLinkSession } from './session/createLinkSession.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { applyTheme } from './shell/applyTheme.ts'

const link = createLinkSession(window)
applyTheme(window, link.theme)
document.documentElement.lang = link.language.locale

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <ErrorBoundary messages={link.language.messages}>
      <App link={link} />
    </ErrorBoundary>,
  )
}
link.host.sendLoaded()
void link.open()
