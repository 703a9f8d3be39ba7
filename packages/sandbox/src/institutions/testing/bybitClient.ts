import { createHmac } from 'node:crypto'
import { reach, type Reached } from './openInstitutions.ts'

/** Signs requests as Bybit requires. Tests can pass a wrong `secret` and time. */
export const bybitClient = (at: Reached, nowMs: () => number, key: string, secret = 'Pass123') => {
  const { origin, fetch } = reach(at)
  const send = async (method: string, path: string, query: string, body: string, atMs: number) => {
    const signed = createHmac('sha256', secret).update(`${atMs}${key}5000${query}${body}`).digest('hex')
    const response = await fetch(`${origin}/~api.bybit.com${path}${query === '' ? '' : `?${query}`}`, {
      method,
      headers: {
        'x-bapi-api-key': key,
        'x-bapi-timestamp': String(atMs),
        'x-bapi-recv-window': '5000',
        'x-bapi-sign': signed,
        'content-type': 'application/json',
      },
      ...(method === 'GET' ? {} : { body }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  return {
    get: (path: string, params: Readonly<Record<string, string>> = {}, atMs = nowMs()) =>
      send('GET', path, new URLSearchParams(params).toString(), '', atMs),
    post: (path: string, body: object, atMs = nowMs()) => send('POST', path, '', JSON.stringify(body), atMs),
  }
}
