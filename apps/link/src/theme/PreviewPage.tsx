import { defined } from '@rialto/defined'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { App } from '../App.tsx'
import { type Preview, readPreview } from './readPreview.ts'
import type { ThemePageProps } from './ThemePage.tsx'
import { useChecked } from './useChecked.ts'

/** Link in a frame of the dashboard: first with the saved settings, and from the first change on with the form's. */
export function PreviewPage({ link, language, setTheme }: ThemePageProps) {
  const { store } = link
  const client = useSyncExternalStore(store.subscribe, store.read).session?.client
  const preview = usePreview()
  // The server checks colors for an open session only.
  const checked = useChecked(link, client && preview?.accentColor)
  const colors = preview?.accentColor && checked?.brand?.colors
  const logoUrl = preview?.logoUrl ?? client?.logoUrl
  useEffect(() => {
    if (preview === undefined) return
    const { name, cornerRadius, font, confirmVerb } = preview
    setTheme({ brand: defined({ colors, cornerRadius, font, confirmVerb }), ...defined({ name, logoUrl }) })
  }, [preview, colors, logoUrl, setTheme])
  return <App link={link} language={language} />
}

/** The form's values from the surrounding page. Only a page of this server can frame this one. */
function usePreview(): Preview | undefined {
  const [preview, setPreview] = useState<Preview>()
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== window.parent) return
      const read = readPreview(data)
      if (read === undefined) return
      setPreview(read)
      if (read.theme === 'light' || read.theme === 'dark') document.documentElement.dataset['theme'] = read.theme
    }
    window.addEventListener('message', receive)
    window.parent.postMessage({ type: 'previewReady' }, window.location.origin)
    return () => window.removeEventListener('message', receive)
  }, [])
  return preview
}
