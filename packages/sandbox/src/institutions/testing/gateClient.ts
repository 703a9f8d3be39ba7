import { createHash, createHmac } from 'node:crypto'
import { reach, type Reached } from './openInstitutions.ts'

/** Signs requests as Gate requires. Tests can pass a wrong secret and time. */
export const gateClient = (at: Reached, nowMs: () => number, key: string, secret = 'Pass123') => {
  const { origin, fetch } = reach(at)
  const send = async (method: string, path: string, query: string, body: string, timestamp: string) => {
    const digest = createHash('sha512').update(body).digest('hex')
    const text = [method, `/api/v4${path}`, decodeURIComponent(query), digest, timestamp].join('\n')
    const response = await fetch(`${origin}/~api.gateio.ws/api/v4${path}${query === '' ? '' : `?${query}`}`, {
      method,
      headers: { key, timestamp, sign: createHmac('sha512', secret).update(text).digest('hex') },
      ...(method === 'GET' ? {} : { body }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  const seconds = () => String(Math.floor(nowMs() / 1_000))
  return {
    get: (path: string, params: Readonly<Record<string, string>> = {}, timestamp = seconds()) =>
      send('GET', path, new URLSearchParams(params).toString(), '', timestamp),
    post: (path: string, body: object | string) =>
      send('POST', path, '', typeof body === 'string' ? body : JSON.stringify(body), seconds()),
  }
}
