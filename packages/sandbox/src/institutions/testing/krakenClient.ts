import { createHash, createHmac } from 'node:crypto'
import { reach, type Reached } from './openInstitutions.ts'

/** Signs requests as Kraken requires. Tests can pass a wrong `secret` and nonce. */
export const krakenClient = (at: Reached, key: string, secret = 'Pass123') => {
  const { origin, fetch } = reach(at)
  let last = Date.now() * 1_000
  const call = async (method: string, params: Readonly<Record<string, string>> = {}) => {
    last += 1
    const nonce = params['nonce'] ?? String(last)
    const path = `/0/private/${method}`
    const body = new URLSearchParams({ nonce, ...params }).toString()
    const digest = createHash('sha256').update(`${nonce}${body}`).digest()
    const signature = createHmac('sha512', Buffer.from(secret, 'base64')).update(path).update(digest).digest('base64')
    const response = await fetch(`${origin}/~api.kraken.com${path}`, {
      method: 'POST',
      headers: { 'api-key': key, 'api-sign': signature, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  return { call }
}
