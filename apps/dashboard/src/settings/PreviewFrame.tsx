import { type Ref } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'

/** Link at the origin that the member has opened, the only one that may be framed. */
export function PreviewFrame({ url, ref }: { url: string; ref?: Ref<HTMLIFrameElement> }) {
  const { messages } = useLanguage()
  const { pathname, search } = new URL(url)
  return <iframe className="preview" title={messages.preview.title} src={`${pathname}${search}`} ref={ref} />
}
