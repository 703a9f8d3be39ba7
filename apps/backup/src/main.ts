import type { BackupCatalog } from '@rialto/catalog'
import { backupSigningText } from '@rialto/link-protocol'

import { readCatalog } from './catalog.ts'
import { connectHost } from './connectHost.ts'
import { isSigned } from './isSigned.ts'
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

/** A language tag that the browser can format dates in. Tags from apps and systems are not always valid. */
function readLanguage(tag: string | null): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag ?? [])[0]
  } catch {
    return undefined
  }
}

/**
 * Level 2 contains its catalog. Level 1 reads the published one, and only with a signature by the key that the SDK
 * pins, or else by the key that the page was published with.
 */
const loadCatalog = async (): Promise<BackupCatalog | undefined> => {
  const snapshot = document.getElementById('catalog')?.textContent
  if (snapshot) return readCatalog(JSON.parse(snapshot))
  const [text, signature] = await Promise.all(['all.json', 'all.json.sig'].map(readText))
  const published = document.querySelector('meta[name=rialto-backup-key]')?.getAttribute('content')
  const key = parameters.get('catalogKey') ?? published
  if (!text || !signature || !key || !isSigned(text, signature, key)) return undefined
  return readCatalog(JSON.parse(text))
}

const readText = async (path: string): Promise<string | undefined> => {
  const response = await fetch(path)
  return response.ok ? response.text() : undefined
}

let widget: ReturnType<typeof startWidget> | undefined

const start = async (): Promise<void> => {
  const catalog = await loadCatalog().catch(() => undefined)
  // Without `loaded` the SDK opens level 2, whose catalog cannot be missing.
  if (!catalog) return
  const host = connectHost(window, parameters.get('sid') ?? '', {
    onConfig: config => {
      const key = parameters.get('configKey')
      if (key !== null && !isSigned(backupSigningText(config), config.signature ?? '', key)) return refuse()
      widget = startWidget(root, { catalog, config, host, texts: textsOf(language) })
    },
    onCloseRequested: () => widget?.requestClose(),
  })
  /** This text is the same in every SDK, because integrators compare against it. */
  const refuse = (): void => {
    const summary = { page: 'backup', selectedIntegration: null, transfer: null } as const
    host.leave({ ...summary, errorMessage: 'Invalid backup session!' }, false)
  }
}

// A page that shows the widget in a frame of its own decides itself what Escape does.
if (parameters.get('embedded') === null)
  addEventListener('keydown', event => {
    if (event.key === 'Escape') widget?.requestClose()
  })

void start()
