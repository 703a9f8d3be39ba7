import type { EgressRequest } from '@rialto/egress'
import { hmac } from '../../kit/hmac.ts'
import { keyHeader } from './descriptor.ts'

export interface OkxKey {
  key: string
  secret: string
  passphrase: string
}

/**
 * The four headers of a signed call: the signature is the base64 HMAC-SHA256, under the secret, of time, method, path with
 * query, and body in one piece. The time is ISO 8601 to the millisecond; a request is void thirty seconds after it.
 */
export const signHeaders = (
  { key, secret, passphrase }: OkxKey,
  timeMs: number,
  { method, path, body }: { method: EgressRequest['method']; path: string; body: string },
): Record<string, string> => {
  const time = new Date(timeMs).toISOString()
  return {
    [keyHeader]: key,
    'ok-access-passphrase': passphrase,
    'ok-access-timestamp': time,
    'ok-access-sign': hmac('sha256', secret, `${time}${method}${path}${body}`, 'base64'),
  }
}
