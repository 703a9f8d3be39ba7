import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'

const method = 'GET'
const path = '/api/v1/assets/equity'
const server = useTestServer()

const symbols = (body: { content: { items: { symbol: string }[] } }) => body.content.items.map(({ symbol }) => symbol)

describe('GET /assets/{assetType}', () => {
  test.each([
    ['equity', 'AAPL', 'Apple Inc.'],
    ['cryptocurrency', 'BTC', 'Bitcoin'],
  ])('%s: finds %s first', async (type, symbol, name) => {
    const { status, body } = await server.call(method, `/api/v1/assets/${type}?Search=${symbol.toLowerCase()}`)
    expect(status).toBe(200)
    expect(body.content.items[0]).toEqual({ symbol, name, type })
    expect(body.content.total).toBeGreaterThanOrEqual(1)
  })

  test('a page has 50 assets by default, and at most 500', async () => {
    const { body } = await server.call(method, path)
    expect(body.content.items).toHaveLength(50)
    expect(body.content.total).toBeGreaterThan(6_000)
    expect((await server.call(method, `${path}?Count=500`)).body.content.items).toHaveLength(500)
  })

  test('each page continues after the last row of the one before, and the last page ends the list', async () => {
    const all = symbols((await server.call(method, `${path}?Count=6`)).body)
    const second = await server.call(method, `${path}?count=3&offset=3`)
    expect(symbols(second.body)).toEqual(all.slice(3))
    const past = await server.call(method, `${path}?Offset=1000000`)
    expect(past.body.content.items).toEqual([])
    expect(past.body.content.total).toBe(second.body.content.total)
  })

  test('path, type and parameter names may be in any case', async () => {
    const plain = await server.call(method, `${path}?Search=coin`)
    const shouted = await server.call(method, '/API/V1/ASSETS/EQUITY?SEARCH=COIN')
    expect(shouted.text).toBe(plain.text)
  })

  test('an unused symbol returns an empty page', async () => {
    const { status, body } = await server.call(
      method,
      `${path}?Search=${encodeURIComponent('%_ no such thing \u{1F40B}')}`,
    )
    expect(status).toBe(200)
    expect(body.content).toEqual({ items: [], total: 0 })
  })

  test.each([
    ['assetType', '/api/v1/assets/nft'],
    ['assetType', '/api/v1/assets/toString'],
    ['Count', `${path}?Count=0`],
    ['Count', `${path}?Count=501`],
    ['Count', `${path}?Count=ten`],
    ['Count', `${path}?Count=1.5`],
    ['Count', `${path}?Count=1&Count=2`],
    ['Offset', `${path}?Offset=-1`],
    ['Search', `${path}?Search=${'a'.repeat(101)}`],
    ['Search', `${path}?Search=a%00b`],
  ])('400 naming %s for %s', async (field, url) => {
    const { status, body } = await server.call(method, url)
    expect(status).toBe(400)
    expect(body).toMatchObject({ status: 'badRequest', errorType: 'invalidField' })
    expect(body.message.split(':')[0]).toBe(field)
  })

  describeAuthentication(() => server, { method, path, permission: 'any' })
})
