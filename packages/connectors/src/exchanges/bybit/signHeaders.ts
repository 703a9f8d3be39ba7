import { hmac } from '../../kit/hmac.ts'
import { keyHeader } from './descriptor.ts'

/** How long a request is good for, by Bybit's clock. */
export const recvWindowMs = '5000'

/**
 * The four headers of a signed call: the signature is the hex HMAC-SHA256, under the secret, of timestamp, key, window and
 * what is sent (the query of a GET, the body of a POST) in one piece.
 */
export const signHeaders = (
  { key, secret }: { key: string; secret: string },
  timestampMs: number,
  payload: string,
): Record<string, string> => ({
  [keyHeader]: key,
  'x-bapi-timestamp': String(timestampMs),
  'x-bapi-recv-window': recvWindowMs,
  'x-bapi-sign': hmac('sha256', secret, `${timestampMs}${key}${recvWindowMs}${payload}`, 'hex'),
})
