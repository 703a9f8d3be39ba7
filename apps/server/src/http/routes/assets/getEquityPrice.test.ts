import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'

const method = 'GET'
const path = '/api/v1/assets/equity/AAPL/price'
const server = useTestServer()

describe('GET /assets/equity/{symbol}/price', () => {
  test('the sandbox returns a simulated price at the second of its clock', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    expect(body.content).toEqual({ price: expect.any(Number), timestamp: Math.floor(server.ctx.clock.nowMs() / 1000) })
    expect(body.content.price).toBeGreaterThan(0)
  })

  test('the price stands while the clock stands, and moves with it', async () => {
    const before = await server.call(method, path)
    expect((await server.call(method, path)).text).toBe(before.text)
    server.simulators.clock.advance(86_400_000)
    const { body } = await server.call(method, path)
    expect(body.content.timestamp - before.body.content.timestamp).toBe(86_400)
    expect(body.content.price).not.toBe(before.body.content.price)
  })

  test('path and symbol may be in any case', async () => {
    const plain = await server.call(method, path)
    expect((await server.call(method, '/API/v1/Assets/Equity/aapl/Price')).text).toBe(plain.text)
    expect((await server.call(method, '/api/v1/assets/equity/brk.b/price')).status).toBe(200)
  })

  test.each(['NOSUCH', 'BTC', 'AAPL%2F', 'a%00', '__proto__'])(
    '400 naming the symbol for %s, which is not listed',
    async symbol => {
      const { status, body } = await server.call(method, `/api/v1/assets/equity/${symbol}/price`)
      expect(status).toBe(400)
      expect(body).toMatchObject({ status: 'badRequest', errorType: 'invalidField' })
      expect(body.message.split(':')[0]).toBe('symbol')
    },
  )

  test('a symbol that is too long receives 400 naming it', async () => {
    const { status, body } = await server.call(method, `/api/v1/assets/equity/${'A'.repeat(21)}/price`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errorType: 'invalidField' })
    expect(body.message.split(':')[0]).toBe('symbol')
  })

  describe('with another source', () => {
    const simulated = () => server.ctx.equityPrices
    let before: ReturnType<typeof simulated>
    beforeAll(() => {
      before = simulated()
    })
    afterAll(() => {
      server.ctx.equityPrices = before
    })

    test('503 names the missing setting without a price list, and an unlisted symbol still receives 400', async () => {
      server.ctx.equityPrices = undefined
      const { status, body } = await server.call(method, path)
      expect(status).toBe(503)
      expect(body).toMatchObject({ status: 'serverFailure', errorType: 'priceUnavailable' })
      expect(body.message).toContain('RIALTO_EQUITY_PRICE_URL')
      expect((await server.call(method, '/api/v1/assets/equity/NOSUCH/price')).status).toBe(400)
    })

    test('a failing source gives 503 without its text, and an unknown symbol gives 400', async () => {
      server.ctx.equityPrices = { quote: () => Promise.reject(new Error('key 123 refused')) }
      const { status, text, body } = await server.call(method, path)
      expect(status).toBe(503)
      expect(body.errorType).toBe('priceUnavailable')
      expect(text).not.toContain('123')
      server.ctx.equityPrices = { quote: async () => undefined }
      expect((await server.call(method, path)).status).toBe(400)
    })
  })

  describeAuthentication(() => server, { method, path, permission: 'any' })
})
