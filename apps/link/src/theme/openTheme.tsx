import { createRoot } from 'react-dom/client'

import { createLinkSession } from '../session/createLinkSession.ts'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { ThemePage } from './ThemePage.tsx'
import { themedStore } from './themedStore.ts'

/**
 * A page for developers, in the sandbox: Link itself, beside what makes it look like a client's own. In English, as the console is.
 *
 * @public Imported by name when it is needed.
 */
export async function openTheme(page: Window, root: HTMLElement): Promise<void> {
  const link = createLinkSession(page)
  const language = await link.language
  const store = themedStore(link.store)
  root.className = 'theme-root'
  createRoot(root).render(
    <ErrorBoundary messages={language.messages}>
      <ThemePage link={{ ...link, store }} language={language} setTheme={store.setTheme} />
    </ErrorBoundary>,
  )
  await link.open()
}
