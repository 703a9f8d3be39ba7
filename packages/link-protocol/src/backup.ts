import { type Check, isRecord, literal, maybe, nullable, shape, text } from './checks.ts'
import type { SdkSpecs } from './payloads.ts'

/** One pair of token and network that the client's user may deposit. */
export type BackupDestination = {
  /** Id of the networks endpoint. */
  networkId: string
  symbol: string
  /** Deposit address. Left out if the client's `onAddressInit` and `onStatusPoll` provide it. */
  address?: string
  /** Destination tag or memo: required beside `address` on XRP, XLM, TON and Injective. */
  addressTag?: string
}

/** Built on the client's server, so that its destinations cannot be changed in the browser. */
export type BackupConfig = {
  clientId: string
  /** For analytics only. It does not authenticate the user. */
  userId: string
  destinations: BackupDestination[]
  /** Skips the choice of the token if a destination has this symbol. */
  preselectedSymbol?: string
  /** Ed25519 over `backupSigningText`, base64. Checked if the SDK has the public key. */
  signature?: string
}

/** The answer of `onStatusPoll`. */
export type BackupAddressStatus = {
  status: 'pending' | 'ready' | 'failed'
  /** Required when `ready`. */
  address?: string
  /** Required when `ready` on a network with tags. */
  addressTag?: string
}

export type BackupJitRequest = {
  callId: string
  method: 'addressInit' | 'statusPoll'
  symbol: string
  networkId: string
}

export type BackupJitResponse =
  | { callId: string; ok: true; result?: BackupAddressStatus }
  | { callId: string; ok: false; error: string }

/** `transfer` names the choices made before the user left; `errorMessage` why the widget could not be used. */
export type BackupSummary = {
  page: 'backup'
  selectedIntegration: null
  transfer: { symbol: string } | null
  errorMessage?: string
}

/** Reports of the widget besides its life cycle, as `{type: 'event', payload: BackupEvent}`. */
export type BackupEvent =
  | { type: 'pageLoaded'; payload: { page: 'backup' } }
  | { type: 'transferAssetSelected'; payload: { symbol: string } }
  | { type: 'transferNetworkSelected'; payload: { id: string; name: string; symbol: string; networkId: string } }
  | { type: 'linkTransferQRGenerated'; payload: { symbol: string; networkId: string; network: string } }
  | { type: 'linkTransferQRError'; payload: { symbol: string; networkId: string; errorMessage: string } }
  | { type: 'linkWalletAddressCopied'; payload?: undefined }

/** Sent by the SDK itself when level 1 did not load. */
export type BackupTierChanged = {
  type: 'backupTierChanged'
  payload: { from: 'tier1'; to: 'tier2'; reason: 'loadError' | 'readyTimeout' }
}

/** Messages of the backup widget to the page or app that opened it. `sid` is the one of the widget's address. */
export type BackupPageMessage =
  | { type: 'loaded' }
  | { type: 'meshBackupJitRequest'; payload: BackupJitRequest }
  | { type: 'close' | 'done' | 'exit'; payload?: BackupSummary }
  | { type: 'event'; payload: BackupEvent }

/** Messages of the opening page to the backup widget. */
export type BackupHostMessage =
  | { type: 'meshSDKSpecs'; payload: SdkSpecs }
  | { type: 'meshBackupConfig'; payload: BackupConfig }
  | { type: 'meshBackupJitResponse'; payload: BackupJitResponse }
  | { type: 'closeRequested' }

const filled: Check = value => typeof value === 'string' && value !== ''

/** A field that servers may leave out or send as `null`. Both mean the same. */
const optional = (check: Check): Check => maybe(nullable(check))

const destinationFields: Record<keyof BackupDestination, Check> = {
  networkId: filled,
  symbol: filled,
  address: optional(filled),
  addressTag: optional(text),
}

const configFields: Record<keyof BackupConfig, Check> = {
  clientId: filled,
  userId: filled,
  destinations: value => Array.isArray(value) && value.length > 0,
  preselectedSymbol: optional(text),
  signature: optional(text),
}

const firstUnfit = (value: object, fields: Record<string, Check>): string | undefined =>
  Object.keys(fields).find(name => !fields[name]?.((value as Record<string, unknown>)[name]))

/**
 * The first field of a backup configuration that is missing or has the wrong type, such as `destinations[1].symbol`;
 * `configuration` for a value of another type; `undefined` for a well-formed configuration.
 */
export function unfitBackupField(value: unknown): string | undefined {
  if (!isRecord(value)) return 'configuration'
  const own = firstUnfit(value, configFields)
  if (own !== undefined) return own
  for (const [at, one] of (value['destinations'] as unknown[]).entries()) {
    const name = isRecord(one) ? firstUnfit(one, destinationFields) : ''
    if (name !== undefined) return `destinations[${at}]${name && `.${name}`}`
  }
  return undefined
}

/** Reduces a configuration to the fields of the contract; `undefined` for any other value. */
export function readBackupConfig(value: unknown): BackupConfig | undefined {
  if (unfitBackupField(value) !== undefined) return undefined
  const { clientId, userId, destinations, preselectedSymbol, signature } = value as BackupConfig
  return {
    clientId,
    userId,
    destinations: destinations.map(({ networkId, symbol, address, addressTag }) => ({
      networkId,
      symbol,
      ...(address && { address }),
      ...(addressTag && { addressTag }),
    })),
    ...(preselectedSymbol && { preselectedSymbol }),
    ...(signature && { signature }),
  }
}

/** The text that `signature` signs: every field in a fixed order, so that no two configurations share one. */
export const backupSigningText = ({ clientId, userId, destinations, preselectedSymbol }: BackupConfig): string =>
  JSON.stringify([
    'rialto-backup-v1',
    clientId,
    userId,
    preselectedSymbol ?? null,
    destinations.map(one => [one.networkId, one.symbol, one.address ?? null, one.addressTag ?? null]),
  ])

const isJitRequest = shape<BackupJitRequest>({
  callId: filled,
  method: literal('addressInit', 'statusPoll'),
  symbol: filled,
  networkId: filled,
})

const isSummary = shape<BackupSummary>({
  page: literal('backup'),
  selectedIntegration: value => value === null,
  transfer: value => value === null || (isRecord(value) && typeof value['symbol'] === 'string'),
  errorMessage: maybe(text),
})

const pair = shape<{ symbol: string; networkId: string }>({ symbol: text, networkId: text })

const eventChecks: Record<BackupEvent['type'], Check> = {
  pageLoaded: isRecord,
  transferAssetSelected: value => isRecord(value) && typeof value['symbol'] === 'string',
  transferNetworkSelected: pair,
  linkTransferQRGenerated: pair,
  linkTransferQRError: value => pair(value) && typeof (value as Record<string, unknown>)['errorMessage'] === 'string',
  linkWalletAddressCopied: () => true,
}

const isEvent = (value: unknown): value is BackupEvent =>
  isRecord(value) &&
  Object.hasOwn(eventChecks, value['type'] as string) &&
  eventChecks[value['type'] as BackupEvent['type']](value['payload'])

/** Reads a message of the widget; `undefined` unless it is complete and well-formed. */
export function parseBackupPageMessage(data: unknown): BackupPageMessage | undefined {
  if (!isRecord(data)) return undefined
  const { type, payload } = data
  switch (type) {
    case 'loaded':
      return { type }
    case 'close':
    case 'done':
    case 'exit':
      return isSummary(payload) ? { type, payload } : { type }
    case 'meshBackupJitRequest':
      return isJitRequest(payload) ? { type, payload } : undefined
    case 'event':
      return isEvent(payload) ? { type, payload } : undefined
    default:
      return undefined
  }
}

const isStatus = shape<BackupAddressStatus>({
  status: literal('pending', 'ready', 'failed'),
  address: optional(text),
  addressTag: optional(text),
})

/**
 * Reduces an answer of `onStatusPoll` to the fields of the contract; `null` is the same as absent. An unknown status, an
 * address or tag that is not text, and `ready` without an address give `undefined`: a failure of the callback.
 */
export function readAddressStatus(value: unknown): BackupAddressStatus | undefined {
  if (!isStatus(value)) return undefined
  const { status, address, addressTag } = value
  if (status === 'ready' && !address) return undefined
  return { status, ...(address && { address }), ...(addressTag && { addressTag }) }
}

/** Reads a message of the opening page; `undefined` for any other value. */
export function parseBackupHostMessage(data: unknown): BackupHostMessage | undefined {
  if (!isRecord(data)) return undefined
  const { type, payload } = data
  switch (type) {
    case 'closeRequested':
      return { type }
    case 'meshBackupConfig': {
      const config = readBackupConfig(payload)
      return config && { type, payload: config }
    }
    case 'meshBackupJitResponse': {
      const response = readJitResponse(payload)
      return response && { type, payload: response }
    }
    default:
      return undefined
  }
}

function readJitResponse(value: unknown): BackupJitResponse | undefined {
  if (!isRecord(value) || typeof value['callId'] !== 'string') return undefined
  const { callId } = value
  if (value['ok'] !== true) return { callId, ok: false, error: String(value['error'] ?? '') }
  const result = readAddressStatus(value['result'])
  return { callId, ok: true, ...(result && { result }) }
}
