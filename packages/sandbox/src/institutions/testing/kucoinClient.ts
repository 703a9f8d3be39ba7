import { createHmac } from 'node:crypto'
import { reach, type Reached } from './openInstitutions.ts'

/** Signs requests as KuCoin requires. Tests can pass a wrong secret, passphrase, version and time. */
export const kucoinClient = (
  at: Reached,
  nowMs: () => number,
  key: string,
  { secret = 'Pass123', passphrase = 'Pass123', version = '3' } = {},
) => {
  const { origin, fetch } = reach(at)
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('base64')
  const send = async (method: string, endpoint: string, body: string, atMs: number) => {
    const response = await fetch(`${origin}/~api.kucoin.com${endpoint}`, {
      method,
      headers: {
        'kc-api-key': key,
        'kc-api-key-version': version,
        'kc-api-timestamp': String(atMs),
        'kc-api-passphrase': hmac(passphrase),
        'kc-api-sign': hmac(`${atMs}${method}${decodeURIComponent(endpoint)}${body}`),
        'content-type': 'application/json',
      },
      ...(method === 'GET' ? {} : { body }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  return {
    get: (path: string, params: Readonly<Record<string, string>> = {}, atMs = nowMs()) => {
      const query = new URLSearchParams(params).toString()
      return send('GET', query === '' ? path : `${path}?${query}`, '', atMs)
    },
    post: (path: string, body: object, atMs = nowMs()) => send('POST', path, JSON.stringify(body), atMs),
  }
}
