import { createRoot } from 'react-dom/client'

import { createApi } from '../api/createApi.ts'
import { isRightToLeft } from '@rialto/ui/messages'
import { loadLanguage } from '../messages/loadLanguage.ts'
import { loadTexts } from '../messages/loadTexts.ts'
import { createFormat } from '../money/createFormat.ts'
import { withZone } from '../money/withZone.ts'
import { ReceiptPage } from './ReceiptPage.tsx'

/**
 * The page of one transfer, for the holder of its address. It opens no session.
 *
 * @public Imported by name when it is needed.
 */
export async function openReceipt(page: Window, root: HTMLElement): Promise<void> {
  const language = await loadLanguage('system', page.navigator.language)
  const messages = await loadTexts(language)
  const { locale } = language
  const { documentElement } = page.document
  documentElement.lang = locale
  documentElement.dir = isRightToLeft(locale) ? 'rtl' : 'ltr'
  page.document.title = messages.receipt.title
  const token = page.location.pathname.split('/').at(-1) ?? ''
  const api = createApi(page.fetch.bind(page), () => undefined)
  const read = () => api.readReceipt(token)
  createRoot(root).render(
    <ReceiptPage
      read={read}
      messages={messages}
      format={withZone(createFormat(locale))}
      address={page.location.href.split('#')[0] ?? ''}
      isOfPayLink={page.location.hash === '#paid'}
      print={() => page.print()}
    />,
  )
}
