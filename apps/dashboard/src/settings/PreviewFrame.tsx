import { type Ref } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'

export type FrameWidth = 'phone' | 'desktop'

type PreviewFrameProps = { url: string; ref?: Ref<HTMLIFrameElement>; width?: FrameWidth }

/** Link at the origin that the member has opened, the only one that may be framed. */
export function PreviewFrame({ url, ref, width }: PreviewFrameProps) {
  const { messages } = useLanguage()
  const { pathname, search } = new URL(url)
  const className = width === undefined ? 'preview' : `preview preview--${width}`
  return <iframe className={className} title={messages.preview.title} src={`${pathname}${search}`} ref={ref} />
}
