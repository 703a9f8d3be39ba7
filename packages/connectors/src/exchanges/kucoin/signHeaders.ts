import { hmac } from '../../kit/hmac.ts'
import { keyHeader } from './descriptor.ts'

export interface KucoinKey {
  key: string
  secret: string
  passphrase: string
}

export interface SignedParts {
  timestampMs: number
  method: 'GET' | 'POST'
  /** Path and query as they read before they are encoded. */
  endpoint: string
  /** The text that is sent; empty for a GET. */
  body: string
}

/** Version 2 and version 3 keys are signed alike, and both are known under 2: MAPPING.md. */
const keyVersion = '2'

/**
 * The headers of a signed call. The signature is the base64 HMAC-SHA256, under the secret, of timestamp, method, endpoint
 * and body in one piece. The passphrase does not go out either: its own HMAC does.
 */
export const signHeaders = (
  { key, secret, passphrase }: KucoinKey,
  { timestampMs, method, endpoint, body }: SignedParts,
): Record<string, string> => ({
  [keyHeader]: key,
  'kc-api-key-version': keyVersion,
  'kc-api-timestamp': String(timestampMs),
  'kc-api-passphrase': hmac('sha256', secret, passphrase, 'base64'),
  'kc-api-sign': hmac('sha256', secret, `${timestampMs}${method}${endpoint}${body}`, 'base64'),
})
