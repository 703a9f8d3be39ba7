import { appendLinkParameters, type BackupConfig, decodeLinkToken } from '@rialto/link-protocol'

import { allowPolicy } from './allowPolicy.ts'
import { loadBackup } from './backup/loadBackup.ts'
import type { BackupSession } from './backup/openBackup.ts'
import type { BackupOpenOptions, Link, LinkOptions } from './options.ts'
import { openOverlay } from './overlay.ts'
import { removePreload } from './preload.ts'
import { liveSession, startSession } from './session.ts'
import { showTiles } from './tiles.ts'
import { warn } from './warn.ts'

const TITLE = 'Link an account'

// Texts of the published SDK: integrators compare against them.
const BACKUP_UNAVAILABLE = 'Backup deposit flow is unavailable'
const INVALID_TOKEN = 'Invalid link token!'
const NEEDS_IFRAME = 'Mesh SDK: Failed to open link - renderType "embedded" requires a customIframeId'

/**
 * Opens Link for link tokens made by your server.
 * @example
 * const link = createLink({ onIntegrationConnected: save, onExit: () => refresh() })
 * link.openLink(linkToken)
 */
export function createLink(options: LinkOptions): Link {
  const isEmbedded = options.renderType === 'embedded'

  const refuse = (problem: string): void => options.onExit?.(problem, { page: 'startPage', errorMessage: problem })
  let backup = endedSession()

  const closeLink = (): void => {
    if (backup.signal.aborted) return liveSession()?.exit()
    backup.abort()
    options.onExit?.(undefined, { page: 'backup' })
  }

  const openLink = (linkToken: string, customIframeId?: string, integrationId?: string): void => {
    removePreload()
    backup.abort()
    if (!linkToken) return refuse(INVALID_TOKEN)
    if (isEmbedded && !customIframeId) return refuse(NEEDS_IFRAME)
    const url = trustedUrl(linkToken, options, integrationId)
    if (!url) return refuse(INVALID_TOKEN)
    if (customIframeId) openInFrame(url, customIframeId, options)
    else openInOverlay(url, options)
  }

  const { tiles, title = TITLE, theme } = options
  if (tiles) showTiles(tiles, { title, theme }, (token, id) => openLink(token, tiles.customIframeId, id), refuse)

  return {
    openLink: (linkToken, customIframeId) => openLink(linkToken, customIframeId),
    openLinkBackup: (config, openOptions = {}) => {
      liveSession()?.end()
      backup.abort()
      backup = Object.assign(new AbortController(), { requestClose: closeLink })
      void startBackup(config, openOptions, options, backup)
    },
    closeLink,
    closeLinkRequested: () => {
      if (!isEmbedded) closeLink()
      else if (backup.signal.aborted) liveSession()?.post({ type: 'closeRequested' })
      else backup.requestClose()
    },
  }
}

const endedSession = (): BackupSession => {
  const session = Object.assign(new AbortController(), { requestClose: () => undefined })
  session.abort()
  return session
}

/** Milliseconds after which the user sees that something is loading. A quick load shows no placeholder. */
const placeholderAfterMs = 300

/** Backup mode is loaded on demand, because its file contains the whole widget of level 2. */
async function startBackup(
  config: BackupConfig,
  openOptions: BackupOpenOptions,
  options: LinkOptions,
  session: BackupSession,
): Promise<void> {
  let placeholder: ReturnType<typeof openOverlay> | undefined
  const timer = setTimeout(() => {
    if (options.renderType === 'embedded' || session.signal.aborted) return
    placeholder = openOverlay('about:blank', { title: options.title ?? 'Deposit', onClose: session.requestClose })
  }, placeholderAfterMs)
  const removePlaceholder = (): void => {
    clearTimeout(timer)
    placeholder?.remove()
    placeholder = undefined
  }
  session.signal.addEventListener('abort', removePlaceholder)
  const loaded = await loadBackup().catch(() => undefined)
  removePlaceholder()
  if (session.signal.aborted) return
  if (loaded) return loaded.openBackup(config, openOptions, options, session)
  session.abort()
  options.onExit?.(BACKUP_UNAVAILABLE, { page: 'backup', errorMessage: BACKUP_UNAVAILABLE })
}

function trustedUrl(linkToken: string, options: LinkOptions, integrationId?: string): string | undefined {
  const url = decodeLinkToken(linkToken)
  if (!url) return undefined
  const { trustedLinkOrigins: trusted, displayFiatCurrency, theme, language } = options
  if (trusted && !trusted.includes(new URL(url).origin)) return undefined
  return appendLinkParameters(url, {
    language: (language === 'system' ? navigator.language : language) || 'en',
    ...(displayFiatCurrency && { fiatCurrency: displayFiatCurrency }),
    ...(theme && { theme }),
    ...(integrationId && { integrationId }),
    embedded: options.renderType === 'embedded',
  })
}

function openInFrame(url: string, id: string, options: LinkOptions): void {
  const iframe = document.getElementById(id)
  if (!(iframe instanceof HTMLIFrameElement)) return warn(`Mesh SDK: No iframe found with id ${id}`)
  replaceSession(options)
  iframe.allow = allowPolicy(url)
  const nothing = (): void => undefined
  // The frame belongs to the integrator, who decides what to show in place of the page.
  const onFailed = (message: string): void => session.exit(message, { page: 'startPage', errorMessage: message })
  const session = startSession({ iframe, onLoaded: nothing, onFailed, onEnd: nothing }, url, options)
  iframe.src = url
}

function openInOverlay(url: string, options: LinkOptions): void {
  replaceSession(options)
  let problem: string | undefined
  const overlay = openOverlay(url, {
    title: options.title ?? TITLE,
    onClose: by => {
      // A page that never loaded cannot respond, and the user must still be able to leave.
      if (by === 'escape' && session.isLoaded()) session.post({ type: 'closeRequested' })
      else if (problem === undefined) session.exit()
      else session.exit(problem, { page: 'startPage', errorMessage: problem })
    },
  })
  const onFailed = (message: string): void => {
    problem = message
    overlay.fail(message)
  }
  const frame = { iframe: overlay.iframe, onLoaded: overlay.reveal, onFailed, onEnd: overlay.remove }
  const session = startSession(frame, url, options)
}

/** Opening again with the same options continues the session; a session with other options ends as by `closeLink`. */
function replaceSession(options: LinkOptions): void {
  const before = liveSession()
  if (before?.options === options) before.end()
  else before?.exit()
}
