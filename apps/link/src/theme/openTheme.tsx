import { createRoot } from 'react-dom/client'

import { isRightToLeft } from '@rialto/ui/messages'

import { createLinkSession } from '../session/createLinkSession.ts'
import { applyTheme } from '../shell/applyTheme.ts'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { PreviewPage } from './PreviewPage.tsx'
import { ThemePage } from './ThemePage.tsx'
import { themedStore } from './themedStore.ts'

/**
 * Link itself, in a theme that follows a form: in the sandbox its own form, in English, as the console is; in a frame
 * of the dashboard the dashboard's form.
 *
 * @public Imported by name when it is needed.
 */
export async function openTheme(page: Window, root: HTMLElement): Promise<void> {
  const link = createLinkSession(page)
  const language = await link.language
  const store = themedStore(link.store)
  const isFramed = page.location.pathname === '/link/preview'
  const Shown = isFramed ? PreviewPage : ThemePage
  if (isFramed) {
    applyTheme(page, link.theme)
    page.document.documentElement.lang = language.locale
    page.document.documentElement.dir = isRightToLeft(language.locale) ? 'rtl' : 'ltr'
  } else root.className = 'theme-root'
  createRoot(root).render(
    <ErrorBoundary messages={language.messages}>
      <Shown link={{ ...link, store }} language={language} setTheme={store.setTheme} />
    </ErrorBoundary>,
  )
  await link.open()
}
