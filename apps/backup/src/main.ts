import type { BackupCatalog } from '@rialto/catalog'
import { isSigned } from '@rialto/link-protocol'

import { readCatalog } from './catalog.ts'
import { connectHost } from './connectHost.ts'
import { textsOf } from './texts.ts'
import { startWidget } from './widget.ts'

/** An app that shows level 2 from its own file passes the parameters before the page starts. */
const given = (window as { rialtoBackup?: unknown }).rialtoBackup
const parameters = new URLSearchParams(
  [location.search.slice(1), location.hash.slice(1), typeof given === 'string' ? given : ''].join('&'),
)
const root = document.getElementById('root') ?? document.body

const theme = parameters.get('theme') ?? parameters.get('th')
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
const language = [parameters.get('lng'), navigator.language].map(readLanguage).find(Boolean) ?? 'en'
document.documentElement.lang = language
document.documentElement.dir = language.split('-')[0] === 'ar' ? 'rtl' : 'ltr'

/** A tag that the browser can format dates in: what an app or a system passes is not always one. */
function readLanguage(tag: string | null): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag ?? [])[0]
  } catch {
    return undefined
  }
}

/** Level 2 carries its catalog; level 1 reads the published one, and only with the signature of the key it was built with. */
const loadCatalog = async (): Promise<BackupCatalog | undefined> => {
  const snapshot = document.getElementById('catalog')?.textContent
  if (snapshot) return readCatalog(JSON.parse(snapshot))
  const [text, signature] = await Promise.all(['all.json', 'all.json.sig'].map(readText))
  const key = document.querySelector('meta[name=rialto-backup-key]')?.getAttribute('content')
  if (!text || !signature || !key || !(await isSigned(text, signature, key))) return undefined
  return readCatalog(JSON.parse(text))
}

const readText = async (path: string): Promise<string | undefined> => {
  const response = await fetch(path)
  return response.ok ? response.text() : undefined
}

const start = async (): Promise<void> => {
  const catalog = await loadCatalog().catch(() => undefined)
  // Without `loaded` the SDK opens level 2, whose catalog cannot be missing.
  if (!catalog) return
  let widget: { requestClose: () => void } | undefined
  const host = connectHost(window, parameters.get('sid') ?? '', {
    onConfig: config => {
      widget = startWidget(root, { catalog, config, host, texts: textsOf(language) })
    },
    onCloseRequested: () => widget?.requestClose(),
  })
}

void start()
