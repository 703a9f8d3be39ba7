import {
  type BackupConfig,
  type BackupPageMessage,
  backupSigningText,
  isRecord,
  isSigned,
  parseBackupPageMessage,
  readBackupConfig,
  unfitBackupField,
} from '@rialto/link-protocol'

import type { BackupOpenOptions, LinkOptions } from '../options.ts'
import { openOverlay } from '../overlay.ts'
import { SDK_VERSION } from '../version.ts'
import { warn } from '../warn.ts'
import { answerJit } from './answerJit.ts'
import { tier2Html } from './generated/tier2.ts'

// Texts of the published SDK: integrators compare against them.
const INVALID_SESSION = 'Invalid backup session!'
const INVALID_ORIGIN = 'Invalid backup widget origin!'
const UNAVAILABLE = 'Backup deposit flow is unavailable'
const NEEDS_IFRAME = 'Mesh SDK: Failed to open backup link - renderType "embedded" requires a customIframeId'

/** Time limit in milliseconds for each level to report that it is ready. */
const readyTimeout = { tier1: 5_000, tier2: 8_000 }

type Tier = keyof typeof readyTimeout

/** Aborted when the widget ends; aborting it removes the widget without a report. */
export type BackupSession = AbortController & {
  /** Asks the widget to end and report the user's choices. */
  requestClose: () => void
}

/**
 * Opens the backup deposit widget: level 1 from its origin, or level 2, which is part of the SDK, if level 1 does not
 * load. Problems are reported to `onExit`, never thrown.
 */
export async function openBackup(
  config: BackupConfig,
  { widgetOrigin, customIframeId }: BackupOpenOptions,
  options: LinkOptions,
  session: BackupSession,
): Promise<void> {
  const exit = (text: string): void => {
    session.abort()
    options.onExit?.(text, { page: 'backup', errorMessage: text })
  }
  const read = readBackupConfig(config)
  if (!read) warn(`Rialto: the backup configuration has no valid ${unfitBackupField(config)}.`)
  if (!read || !(await isTrusted(read, options.backupPublicKey))) return exit(INVALID_SESSION)
  if (session.signal.aborted) return
  const level1 = widgetOrigin ?? options.backupUrl
  if (level1 !== undefined && !isWidgetOrigin(level1)) return exit(INVALID_ORIGIN)
  if (options.renderType === 'embedded' && !customIframeId) return exit(NEEDS_IFRAME)
  const own = customIframeId === undefined ? undefined : document.getElementById(customIframeId)
  if (customIframeId !== undefined && !(own instanceof HTMLIFrameElement)) {
    return exit(`Mesh SDK: No iframe found with id ${customIframeId}`)
  }
  runBackup(read, level1, own instanceof HTMLIFrameElement ? own : undefined, options, session)
}

/** In browsers without Ed25519 the widget itself checks the configuration, with the key in its address. */
const isTrusted = async (config: BackupConfig, publicKey: string | undefined): Promise<boolean> =>
  publicKey === undefined || (await isSigned(backupSigningText(config), config.signature ?? '', publicKey)) !== false

function isWidgetOrigin(text: string): boolean {
  try {
    const { protocol, hash } = new URL(text)
    return (protocol === 'https:' || protocol === 'http:') && hash === ''
  } catch {
    return false
  }
}

function runBackup(
  config: BackupConfig,
  level1: string | undefined,
  own: HTMLIFrameElement | undefined,
  options: LinkOptions,
  session: BackupSession,
): void {
  const sid = [...crypto.getRandomValues(new Uint8Array(16))].map(one => one.toString(16).padStart(2, '0')).join('')
  const { signal } = session
  const allow = 'clipboard-write *'
  const overlay = own
    ? undefined
    : openOverlay('about:blank', { title: options.title ?? 'Deposit', onClose: () => requestClose(), allow })
  const iframe = own ?? overlay?.iframe ?? document.createElement('iframe')
  iframe.allow = allow
  let tier: Tier = 'tier2'
  let isReady = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let blobUrl: string | undefined

  const remove = (): void => {
    clearTimeout(timer)
    if (blobUrl !== undefined) URL.revokeObjectURL(blobUrl)
    if (own) {
      own.removeAttribute('sandbox')
      own.src = 'about:blank'
    } else overlay?.remove()
  }
  const leave = (error?: string, summary?: unknown): void => {
    if (signal.aborted) return
    session.abort()
    options.onExit?.(error, summary as Parameters<NonNullable<LinkOptions['onExit']>>[1])
  }
  const requestClose = (): void => (isReady ? post({ type: 'closeRequested' }) : leave(undefined, { page: 'backup' }))
  session.requestClose = requestClose

  // A frame from a blob in a sandbox has no origin: its session id and its window identify it.
  const originOf = (which: Tier): string =>
    which === 'tier2' || level1 === undefined ? 'null' : new URL(level1).origin
  const post = (message: object): void =>
    iframe.contentWindow?.postMessage(message, tier === 'tier2' ? '*' : originOf('tier1'))

  const open = (next: Tier): void => {
    tier = next
    isReady = false
    clearTimeout(timer)
    timer = setTimeout(() => giveUp('readyTimeout'), readyTimeout[next])
    if (next === 'tier1') iframe.src = tier1Url(String(level1), sid, options)
    else {
      blobUrl = URL.createObjectURL(new Blob([tier2Html], { type: 'text/html' }))
      iframe.setAttribute('sandbox', 'allow-scripts')
      iframe.src = `${blobUrl}#${tier2Parameters(sid, options)}`
    }
  }
  const giveUp = (reason: 'loadError' | 'readyTimeout'): void => {
    if (isReady || signal.aborted) return
    if (tier === 'tier2') return leave(UNAVAILABLE, { page: 'backup', errorMessage: UNAVAILABLE })
    open('tier2')
    emit(options, { type: 'backupTierChanged', payload: { from: 'tier1', to: 'tier2', reason } })
  }

  const receive = (event: MessageEvent<unknown>): void => {
    if (event.source !== iframe.contentWindow || event.origin !== originOf(tier)) return
    if (!isRecord(event.data) || event.data['sid'] !== sid) return
    const message = parseBackupPageMessage(event.data)
    if (message) handle(message)
  }
  const handle = (message: BackupPageMessage): void => {
    switch (message.type) {
      case 'loaded': {
        if (isReady) return
        isReady = true
        clearTimeout(timer)
        overlay?.reveal()
        const { origin } = window.location
        post({ type: 'meshSDKSpecs', payload: { platform: 'web', version: SDK_VERSION, origin } })
        return post({ type: 'meshBackupConfig', payload: config })
      }
      case 'meshBackupJitRequest':
        return void answerJit(message.payload, config, options).then(payload => {
          if (!signal.aborted) post({ type: 'meshBackupJitResponse', payload })
        })
      case 'event':
        return emit(options, message.payload)
      default:
        return leave(message.payload?.errorMessage, message.payload ?? { page: 'backup' })
    }
  }
  window.addEventListener('message', receive, { signal })
  iframe.addEventListener('error', () => giveUp('loadError'), { signal })
  signal.addEventListener('abort', remove, { once: true })
  open(level1 === undefined ? 'tier2' : 'tier1')
}

/** An exception in an integrator's handler must not keep the user from level 2. */
function emit(options: LinkOptions, event: Parameters<NonNullable<LinkOptions['onEvent']>>[0]): void {
  try {
    options.onEvent?.(event)
  } catch (error) {
    warn(`Rialto: onEvent threw ${String(error)}`)
  }
}

const shared = (sid: string, { theme, language, renderType, backupCatalogKey, backupPublicKey }: LinkOptions): string =>
  `${theme === 'dark' || theme === 'light' ? `&theme=${theme}` : ''}` +
  `${language && language !== 'system' ? `&lng=${encodeURIComponent(language)}` : ''}` +
  `${renderType === 'embedded' ? '&embedded=true' : ''}` +
  `${backupCatalogKey ? `&catalogKey=${encodeURIComponent(backupCatalogKey)}` : ''}` +
  `${backupPublicKey ? `&configKey=${encodeURIComponent(backupPublicKey)}` : ''}&sid=${sid}`

const tier1Url = (origin: string, sid: string, options: LinkOptions): string =>
  `${origin.replace(/\/$/, '')}/?platform=web&sdkVersion=${SDK_VERSION}${shared(sid, options)}`

const tier2Parameters = (sid: string, options: LinkOptions): string => shared(sid, options).slice(1)
