import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId, connectBinance, openSession, toShop } from '../../../testing/linkFlows.ts'

const server = useTestServer()
let receiptUrl: string
beforeAll(async () => {
  const { session, connection } = await connectBinance(
    server,
    'Mesh',
    await openSession(server, toShop({ transactionId: 'order-7' })),
  )
  const at = (path: string) => `/link/api/transfers${path}`
  const body = { connectionId: connection.connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
  const preview = await server.call('POST', at('/preview'), { session, body })
  const { previewId } = preview.body.content
  const sent = await server.call('POST', at('/execute'), { session, body: { previewId } })
  receiptUrl = sent.body.content.transfer.receiptUrl
})

const tokenOf = (url: string) => new URL(url).pathname.replace('/receipt/', '')
const read = (token: string) => server.call('GET', `/link/api/receipts/${token}`, { as: null })

describe('the receipt of a transfer', () => {
  test('the holder of the address sees the transfer, and no other data of the user', async () => {
    const { status, body, text } = await read(tokenOf(receiptUrl))
    expect(status).toBe(200)
    expect(body.content).toMatchObject({
      environment: 'sandbox',
      order: 'order-7',
      transfer: { amount: '5', symbol: 'USDC', fromName: 'Binance', receiptUrl },
    })
    for (const secret of ['user-1', 'accessToken', 'sessionToken', 'connectionId']) expect(text).not.toContain(secret)
  })

  test('the receipt contains its documented fields, and nothing that leads to the user’s account at the institution', async () => {
    const { body } = await read(tokenOf(receiptUrl))
    const stored = await server.ctx.store.transfers.find(server.client.scope, body.content.transfer.transferId)
    expect([stored?.refundTo?.address, stored?.institutionTransactionId]).toEqual([
      expect.any(String),
      expect.any(String),
    ])
    const { transfer } = body.content
    for (const name of ['refundAddress', 'refundAddressTag', 'institutionTransactionId', 'networkId', 'fromAddress'])
      expect(transfer).not.toHaveProperty(name)
    expect(JSON.stringify(body)).not.toContain(stored?.refundTo?.address)
    expect(JSON.stringify(body)).not.toContain(stored?.institutionTransactionId)
  })

  test('a token that was not signed here finds nothing', async () => {
    const token = tokenOf(receiptUrl)
    const [id = '', end = '', signature = ''] = token.split('.')
    const later = (Number.parseInt(end, 36) + 1).toString(36)
    const wrong = [
      'x',
      `${id}.${end}`,
      `${id}.${later}.${signature}`,
      `${id.replace(/.$/, one => (one === '0' ? '1' : '0'))}.${end}.${signature}`,
      `${id}.${end}.${signature.replace(/^./, one => (one === 'A' ? 'B' : 'A'))}`,
    ]
    for (const one of wrong) expect({ one, status: (await read(one)).status }).toEqual({ one, status: 404 })
  })

  test('its page is kept out of frames, referrers, search engines and caches', async () => {
    const page = await server.app.inject({ method: 'GET', url: new URL(receiptUrl).pathname })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
    })
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(page.body).not.toMatch(/og:|twitter:/)
    expect(page.body).not.toContain('USDC')
  })

  test('after 90 days its address is expired, and shows nothing of the transfer', async () => {
    server.simulators.clock.advance(91 * 24 * 60 * 60_000)
    const { status, body } = await read(tokenOf(receiptUrl))
    expect(status).toBe(200)
    expect(body.content.transfer).toBeUndefined()
  })
})
