import { parseIpRange } from '@rialto/core'
import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../testing/useTestServer.ts'

const proxies = parseIpRange('127.0.0.0/8') ?? expect.fail('no range')
const server = useTestServer({ access: { linkRequestsPerMinute: 3, trustedProxies: [proxies] } })

const from = (address: string, url = '/link/api/session') =>
  server.app.inject({ method: 'GET', url, headers: { 'x-forwarded-for': address } })
const statuses = async (address: string, times: number, url?: string) => {
  const answers: number[] = []
  for (let turn = 0; turn < times; turn += 1) answers.push((await from(address, url)).statusCode)
  return answers
}

describe('requests to the Link page’s API', () => {
  test('an address above the limit receives 429 with the time to wait, and works again afterwards', async () => {
    expect(await statuses('192.0.2.1', 4)).toEqual([401, 401, 401, 429])
    const refused = await from('192.0.2.1', '/LINK/API/session')
    expect(refused.json()).toMatchObject({ status: 'tooManyRequest', errorType: 'tooManyRequest' })
    const waitSeconds = Number(refused.headers['retry-after'])
    expect(waitSeconds).toBeGreaterThan(0)
    server.simulators.clock.advance(waitSeconds * 1_000)
    expect((await from('192.0.2.1')).statusCode).toBe(401)
  })

  test('another address behind the same proxy has its own', async () => {
    expect(await statuses('192.0.2.2', 3)).toEqual([401, 401, 401])
    expect((await from('192.0.2.3')).statusCode).toBe(401)
  })

  test('client entries to the left of its own address have no effect', async () => {
    expect(await statuses('198.51.100.9, 192.0.2.2', 1)).toEqual([429])
  })

  test('one IPv6 network is one address', async () => {
    expect(await statuses('2001:db8::1', 3)).toEqual([401, 401, 401])
    expect((await from('2001:db8::ffff')).statusCode).toBe(429)
  })

  test('the page itself and the public API are not counted', async () => {
    expect(new Set(await statuses('192.0.2.4', 6, '/api/v1/integrations'))).toEqual(new Set([401]))
    expect(await statuses('192.0.2.4', 3)).toEqual([401, 401, 401])
  })
})
