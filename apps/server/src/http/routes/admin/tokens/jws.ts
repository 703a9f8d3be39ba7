import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum length of a token, in characters. Rialto's tokens have about 400. */
const maxCharacters = 2048

const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')

const mac = (signingInput: string, key: Buffer): Buffer => createHmac('sha256', key).update(signingInput).digest()

/** A compact JWS over the payload with HMAC-SHA256 (RFC 7515). */
export const signJws = (payload: string, key: Buffer): string => {
  const input = `${header}.${Buffer.from(payload).toString('base64url')}`
  return `${input}.${mac(input, key).toString('base64url')}`
}

/**
 * The payload of a compact JWS that this key signed with HMAC-SHA256. Undefined for anything else. The algorithm is
 * fixed: a header that names another one is rejected, and so are extensions (`crit`).
 */
export const openJws = (token: string, key: Buffer): string | undefined => {
  const [protectedHeader, payload, signature, ...more] = token.length > maxCharacters ? [] : token.split('.')
  if (!protectedHeader || !payload || !signature || more.length > 0) return undefined
  const [head, body, sent] = [decode(protectedHeader), decode(payload), decode(signature)]
  if (!head || !body || !sent) return undefined
  const expected = mac(`${protectedHeader}.${payload}`, key)
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined
  return isOurs(head) ? body.toString('utf8') : undefined
}

/** Accepts only the canonical encoding: no padding, no other alphabet, no spare bits. */
const decode = (part: string): Buffer | undefined => {
  const bytes = Buffer.from(part, 'base64url')
  return bytes.toString('base64url') === part ? bytes : undefined
}

const isOurs = (head: Buffer): boolean => {
  const { alg, typ, crit } = JSON.parse(head.toString('utf8')) as Record<string, unknown>
  return alg === 'HS256' && (typ === undefined || typ === 'JWT') && crit === undefined
}
