import { createHmac } from 'node:crypto'
import { reach, type Reached } from './openInstitutions.ts'

interface Wrong {
  secret?: string
  passphrase?: string
  /** ISO 8601. */
  time?: string
  /** Omitted. */
  without?: string
}

/** Signs requests as OKX requires. Tests can pass a wrong secret, passphrase and time. */
export const okxClient = (at: Reached, nowMs: () => number, key: string, wrong: Wrong = {}) => {
  const { origin, fetch } = reach(at)
  const { secret = 'Pass123', passphrase = 'Pass123', without } = wrong
  const send = async (method: 'GET' | 'POST', path: string, body: string) => {
    const time = wrong.time ?? new Date(nowMs()).toISOString()
    const headers: Record<string, string> = {
      'ok-access-key': key,
      'ok-access-passphrase': passphrase,
      'ok-access-timestamp': time,
      'ok-access-sign': createHmac('sha256', secret).update(`${time}${method}${path}${body}`).digest('base64'),
      'content-type': 'application/json',
    }
    if (without !== undefined) Reflect.deleteProperty(headers, without)
    const response = await fetch(`${origin}/~www.okx.com${path}`, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  return {
    get: (path: string, params: Readonly<Record<string, string>> = {}) => {
      const query = new URLSearchParams(params).toString()
      return send('GET', query === '' ? path : `${path}?${query}`, '')
    },
    post: (path: string, body: object | string) =>
      send('POST', path, typeof body === 'string' ? body : JSON.stringify(body)),
  }
}
