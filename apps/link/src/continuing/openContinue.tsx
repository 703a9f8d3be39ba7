import { createRoot } from 'react-dom/client'
import { readLinkParameters } from '@rialto/link-protocol'

import { isRightToLeft } from '@rialto/ui/messages'
import { loadLanguage } from '../messages/loadLanguage.ts'
import { loadTexts } from '../messages/loadTexts.ts'
import { continuedCode } from '../session/continued.ts'
import { createFormat } from '../money/createFormat.ts'
import { createMemory } from '../session/createMemory.ts'
import { browserKey } from '../session/browserKey.ts'
import { ContinuePage } from './ContinuePage.tsx'
import { createMoveApi } from './moveApi.ts'

/**
 * The page of a device that continues a session. Done once this tab has the session, as a reload of Link would find it.
 *
 * @public Imported by name when it is needed.
 */
export async function openContinue(page: Window, root: HTMLElement): Promise<void> {
  const language = await loadLanguage(readLinkParameters(page.location.href).language, page.navigator.language)
  const messages = await loadTexts(language)
  const { documentElement } = page.document
  documentElement.lang = language.locale
  documentElement.dir = isRightToLeft(language.locale) ? 'rtl' : 'ltr'
  page.document.title = messages.elsewhere.hereTitle
  const key = browserKey(() => page.localStorage)
  const shown = createRoot(root)
  await new Promise<void>(resolve => {
    shown.render(
      <ContinuePage
        code={page.location.hash.slice(1)}
        api={createMoveApi(page.fetch.bind(page), key)}
        messages={messages}
        format={createFormat(language.locale)}
        onMoved={(sessionToken, choice) => {
          createMemory(() => page.sessionStorage).write(continuedCode, { sessionToken, choice, isHandedOver: false })
          page.history.replaceState(null, '', page.location.pathname + page.location.search)
          resolve()
        }}
      />,
    )
  })
  shown.unmount()
}
