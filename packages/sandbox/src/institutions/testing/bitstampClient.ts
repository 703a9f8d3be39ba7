import { createHmac, randomUUID } from 'node:crypto'
import { reach, type Reached } from './openInstitutions.ts'

const HOST = 'www.bitstamp.net'
const FORM = 'application/x-www-form-urlencoded'

/** Parts of a call that a test can make wrong. */
interface Wrong {
  secret?: string
  nonce?: string
  atMs?: number
  version?: string
  host?: string
  contentType?: string
}

const hex = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** Signs requests as Bitstamp requires, and reports whether the response has a valid signature. */
export const bitstampClient = (at: Reached, nowMs: () => number, key: string) => {
  const { origin, fetch } = reach(at)
  const post = async (path: string, params: Readonly<Record<string, string>> = {}, wrong: Wrong = {}) => {
    const { secret = 'Pass123', nonce = randomUUID(), atMs = nowMs(), version = 'v2', host = HOST } = wrong
    const body = new URLSearchParams(params).toString()
    const contentType = wrong.contentType ?? (body === '' ? '' : FORM)
    const call = `BITSTAMP ${key}POST${host}/api/v2/${path}/${contentType}`
    const response = await fetch(`${origin}/~${HOST}/api/v2/${path}/`, {
      method: 'POST',
      headers: {
        'x-auth': `BITSTAMP ${key}`,
        'x-auth-signature': hex(secret, `${call}${nonce}${atMs}${version}${body}`),
        'x-auth-nonce': nonce,
        'x-auth-timestamp': String(atMs),
        'x-auth-version': version,
        ...(contentType === '' ? {} : { 'content-type': contentType }),
      },
      ...(body === '' ? {} : { body }),
    })
    const text = await response.text()
    const expected = hex(secret, `${nonce}${atMs}${response.headers.get('content-type') ?? ''}${text}`)
    return {
      status: response.status,
      isSigned: response.headers.get('x-server-auth-signature') === expected,
      // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
      body: JSON.parse(text) as any,
    }
  }
  return { post }
}
