import {
  type BackupConfig,
  type BackupJitRequest,
  type BackupPageMessage,
  parseBackupPageMessage,
  readAddressStatus,
  readBackupConfig,
} from '@rialto/link-protocol'

import type { Action, Input } from './actions.ts'
import { readNativeMessage } from './readNativeMessage.ts'

const invalidConfig = 'Invalid backup session!'
const invalidOrigin = 'Invalid widgetOrigin: the backup widget origin must be an absolute http(s) URL'
const unavailable = 'Backup deposit flow is unavailable'
/** One message for every failure, because a value thrown by the app's callback may contain anything. */
const jitFailed = 'JIT callback failed'
/** How long each level has to report that it is ready, in milliseconds. */
const readyTimeoutMs = { level1: 5_000, level2: 8_000 }
/** A bare origin: no user name, no path, no query. */
const bareOrigin = /^https?:\/\/[a-z0-9._-]+(:\d{1,5})?$/i

export type BackupSettings = {
  /** Address of level 1. Without it level 2 opens at once. */
  widgetOrigin?: string | undefined
  /** `dark` or `light`; any other value follows the system. */
  theme?: string | undefined
  language?: string | undefined
  /** Ed25519, base64: public key for the signature of level 1's catalog. */
  catalogKey?: string | undefined
  /** Ed25519, base64: public key for the signature of the configuration. */
  publicKey?: string | undefined
  platform: string
  version: string
}

/** Backup mode as a state machine: level 1, at most once level 2, and exactly one `exit`. */
export function createBackupSession(value: unknown, settings: BackupSettings): (input: Input) => Action[] {
  const { widgetOrigin, platform, version } = settings
  const config = readBackupConfig(value)
  let isEnded = false
  let isReady = false
  let isLevel2 = false

  const exit = (errorMessage?: string, summary: object = { page: 'backup' }): Action[] => {
    isEnded = true
    return [{ do: 'exit', ...(errorMessage !== undefined && { errorMessage }), summary: summary as { page: 'backup' } }]
  }
  const refuse = (problem: string): Action[] => exit(problem, { page: 'backup', errorMessage: problem })
  const openLevel2 = (): Action[] => {
    isLevel2 = true
    isReady = false
    return [{ do: 'loadLevel2', parameters: shared(settings).slice(1), timeoutMs: readyTimeoutMs.level2 }]
  }
  const open = (): Action[] => {
    if (config === undefined) return refuse(invalidConfig)
    if (widgetOrigin === undefined) return openLevel2()
    if (!bareOrigin.test(widgetOrigin)) return refuse(invalidOrigin)
    const url = `${widgetOrigin}/?platform=${platform}&sdkVersion=${version}${shared(settings)}`
    return [{ do: 'load', url, timeoutMs: readyTimeoutMs.level1 }]
  }
  const giveUp = (reason: 'loadError' | 'readyTimeout'): Action[] => {
    if (isReady) return []
    if (isLevel2) return refuse(unavailable)
    const changed = { type: 'backupTierChanged', payload: { from: 'tier1', to: 'tier2', reason } } as const
    return [...openLevel2(), { do: 'event', event: changed }]
  }
  const handle = (message: BackupPageMessage, { destinations }: BackupConfig): Action[] => {
    switch (message.type) {
      case 'loaded': {
        if (isReady) return []
        isReady = true
        return [{ do: 'loaded' }, { do: 'send', message: { type: 'meshBackupConfig', payload: config } }]
      }
      case 'meshBackupJitRequest': {
        const request = message.payload
        const isDeclared = destinations.some(
          one => one.symbol === request.symbol && one.networkId === request.networkId && one.address === undefined,
        )
        return isDeclared ? [{ do: 'callJit', request }] : [answer(request.callId)]
      }
      case 'event':
        return [{ do: 'event', event: message.payload }]
      default:
        return exit(message.payload?.errorMessage, message.payload)
    }
  }

  return input => {
    if (isEnded) return []
    switch (input.is) {
      case 'open':
        return open()
      case 'message': {
        const read = readNativeMessage(input.data)
        const message = read?.type === 'other' ? parseBackupPageMessage(read.data) : undefined
        return message && config ? handle(message, config) : []
      }
      case 'timeout':
        return giveUp('readyTimeout')
      case 'loadFailed':
        return giveUp('loadError')
      case 'rendererGone':
        isReady = false
        return giveUp('loadError')
      case 'jitAnswered':
        return [answer(input.callId, input)]
      case 'back':
      case 'closePressed':
        return isReady ? [{ do: 'send', message: { type: 'closeRequested' } }] : exit()
      case 'exitConfirmed':
      case 'closeLink':
        return exit()
    }
  }
}

const shared = ({ theme, language, catalogKey, publicKey }: BackupSettings): string =>
  `${theme === 'dark' || theme === 'light' ? `&theme=${theme}` : ''}` +
  `${language && language !== 'system' ? `&lng=${encodeURIComponent(language)}` : ''}` +
  `${catalogKey ? `&catalogKey=${encodeURIComponent(catalogKey)}` : ''}` +
  `${publicKey ? `&configKey=${encodeURIComponent(publicKey)}` : ''}`

type Answered = { method: BackupJitRequest['method']; isOk: boolean; result?: unknown }

function answer(callId: string, answered?: Answered): Action {
  const send = (payload: object): Action => ({ do: 'send', message: { type: 'meshBackupJitResponse', payload } })
  const failed = { callId, ok: false, error: jitFailed }
  if (!answered?.isOk) return send(failed)
  if (answered.method === 'addressInit') return send({ callId, ok: true })
  const result = readAddressStatus(answered.result)
  return send(result ? { callId, ok: true, result } : failed)
}
