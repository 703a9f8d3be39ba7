import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { setJitUrl } from '@rialto/core'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, connectBinance, openSession, shopAddress } from '../../../testing/linkFlows.ts'

const pair = { networkId: baseSepoliaId, symbol: 'USDC' }
const good = { address: shopAddress }
let answer: { status: number; body: string }
let requested: { body: string; headers: Record<string, string> }[] = []
const shop = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', part => (body += String(part)))
  request.on('end', () => {
    requested.push({ body, headers: request.headers as Record<string, string> })
    if (answer.status === 0) return request.socket.destroy()
    return response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body)
  })
})
let server: TestServer
let secret: string

const setUrl = (url?: string) => setJitUrl(server.ctx, { clientId: server.client.clientId, url })
beforeAll(async () => {
  server = await createTestServer()
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve))
  secret = (await setUrl(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/address`)).secret ?? ''
})
afterAll(async () => {
  await server?.stop()
  shop.closeAllConnections()
  await new Promise(resolve => shop.close(resolve))
})
afterEach(() => {
  requested = []
})

const says = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}
const payer = async () => {
  const options = { transferOptions: { toAddresses: [pair], transactionId: 'order-1' } }
  const { session, connection } = await connectBinance(server, 'Mesh', await openSession(server, options))
  const { connectionId } = connection
  const preview = (amount = '5') =>
    server.call('POST', '/link/api/transfers/preview', { session, body: { connectionId, ...pair, amount } })
  return { session, connectionId, preview }
}

describe('a destination without an address', () => {
  test('the address comes from the client’s server by a signed request, once per session', async () => {
    says(good)
    const { session, connectionId, preview } = await payer()
    const opened = await server.call('GET', '/link/api/session', { session })
    expect(opened.body.content.transfer.destinations).toEqual([{ ...pair, networkName: 'Base Sepolia' }])
    const configured = await server.call('POST', '/link/api/transfers/configure', { session, body: { connectionId } })
    expect(configured.body.content.holdings[0].networks[0]).toMatchObject({ eligible: true })
    expect(requested).toEqual([])
    expect((await preview()).body.content).toMatchObject({ toAddress: shopAddress })
    const [{ body, headers } = { body: '', headers: {} as Record<string, string> }] = requested
    expect(JSON.parse(body)).toMatchObject({ userId: 'user-1', transactionId: 'order-1', ...pair })
    expect(headers['webhook-id']).toContain(baseSepoliaId)
    says({ address: '0x1111111111111111111111111111111111111111' })
    expect((await preview('6')).body.content).toMatchObject({ toAddress: shopAddress })
    expect(requested).toHaveLength(1)
    const other = await payer()
    expect((await other.preview()).body.content.toAddress).not.toBe(shopAddress)
  })

  test('the signature is of the body, with the secret that was shown', async () => {
    says(good)
    await (await payer()).preview()
    const [{ body, headers } = { body: '', headers: {} as Record<string, string> }] = requested
    const at = Number(headers['webhook-timestamp'])
    const expected = new Webhook(secret).sign(headers['webhook-id'] ?? '', new Date(at * 1000), body)
    expect(headers['webhook-signature']?.split(' ')).toContain(expected)
  })

  test.each([
    ['no JSON', 'hello', 200],
    ['a list', [], 200],
    ['no address', {}, 200],
    ['an address of another chain', { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 200],
    ['a number', { address: 7 }, 200],
    ['a tag where there are none', { ...good, addressTag: '1' }, 200],
    ['a tag that is no text', { ...good, addressTag: 1 }, 200],
    ['a failure', good, 500],
    ['a redirect', good, 302],
    ['too much', ' '.repeat(20_000), 200],
    ['nothing', good, 0],
  ])('addressUnavailable for %s, and the next try asks again', async (_, body, status) => {
    says(body, status)
    const { preview } = await payer()
    const refused = await preview()
    expect({ status: refused.status, type: refused.body.errorType }).toEqual({
      status: 503,
      type: 'addressUnavailable',
    })
    expect(refused.body.displayMessage).toMatch(/No funds have moved/)
    expect(refused.text).not.toContain(secret)
    says(good)
    expect((await preview()).body.content).toMatchObject({ toAddress: shopAddress })
  })

  test('two simultaneous requests get one address', async () => {
    const { preview } = await payer()
    says(good)
    const answers = await Promise.all([preview(), preview(), preview()])
    expect(new Set(answers.map(({ body }) => body.content.toAddress))).toEqual(new Set([shopAddress]))
  })

  test('without a just-in-time URL the address is a required field, and a tag without an address is invalid', async () => {
    const stranger = await server.addClient()
    const body = { userId: 'u', transferOptions: { toAddresses: [pair] } }
    const missing = await server.call('POST', '/api/v1/linktoken', { body, as: stranger })
    expect(missing.body).toMatchObject({
      errorType: 'missingField',
      message: expect.stringMatching(/^transferOptions\.toAddresses\[0\]\.address: /),
    })
    const tagged = { userId: 'u', transferOptions: { toAddresses: [{ ...pair, addressTag: '1' }] } }
    const { body: refused } = await server.call('POST', '/api/v1/linktoken', { body: tagged })
    expect(refused).toMatchObject({ errorType: 'invalidField', message: expect.stringMatching(/addressTag: /) })
  })

  test('a destination whose URL was removed is unavailable', async () => {
    const { preview } = await payer()
    await setUrl()
    expect((await preview()).body.errorType).toBe('addressUnavailable')
  })
})
