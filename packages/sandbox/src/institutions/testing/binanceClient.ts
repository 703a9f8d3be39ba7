import { createHmac } from 'node:crypto'
import { reach, type Reached } from './openInstitutions.ts'

/** Signs requests as Binance requires. Tests can pass a wrong `secret` and `at`. */
export const binanceClient = (
  at: Reached,
  nowMs: () => number,
  key: string,
  secret = 'Pass123',
  host = 'api.binance.com',
) => {
  const { origin, fetch } = reach(at)
  const call = async (method: string, path: string, params: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams({ timestamp: String(nowMs()), ...params }).toString()
    const signed = `${query}&signature=${createHmac('sha256', secret).update(query).digest('hex')}`
    const response = await fetch(`${origin}/~${host}${path}${method === 'GET' ? `?${signed}` : ''}`, {
      method,
      headers: { 'x-mbx-apikey': key, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'GET' ? {} : { body: signed }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  return { call }
}
