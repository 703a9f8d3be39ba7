import { isRecord, literal, maybe, shape, text } from './checks.ts'
import type { IntegrationAccessToken, SdkSpecs } from './payloads.ts'
import { readAccessTokens } from './readAccessTokens.ts'

/** Messages of the opening page to the Link page. */
export type HostMessage =
  | { type: 'meshSDKSpecs'; payload: SdkSpecs }
  | { type: 'frontAccessTokens'; payload: IntegrationAccessToken[] }
  /** Sent by SDKs published before February 2026; tolerated, not needed. */
  | { type: 'frontTransferDestinationTokens'; payload: IntegrationAccessToken[] }
  | { type: 'closeRequested' }

const isSdkSpecs = shape<SdkSpecs>({
  platform: literal('web', 'reactNative', 'iOS', 'android', 'flutter'),
  version: text,
  origin: maybe(text),
  sdk: maybe(text),
})

/** Reads a message of the opening page; `undefined` for anything else. Unreadable tokens are left out of a list. */
export function parseHostMessage(data: unknown): HostMessage | undefined {
  if (!isRecord(data)) return undefined
  const { type, payload } = data
  switch (type) {
    case 'closeRequested':
      return { type }
    case 'meshSDKSpecs':
      return isSdkSpecs(payload) ? { type, payload } : undefined
    case 'frontAccessTokens':
    case 'frontTransferDestinationTokens':
      return { type, payload: readAccessTokens(payload) }
    default:
      return undefined
  }
}
