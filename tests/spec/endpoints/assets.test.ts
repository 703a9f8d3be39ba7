import { expect } from 'vitest'

import { refusal } from '../flows.ts'
import { rulesOf } from '../rulesOf.ts'
import { useServer } from '../useServer.ts'

const server = useServer()
const rule = rulesOf('Endpoints, Assets')
const get = (path: string) => server().call('GET', `/api/v1/assets/${path}`)

rule('list, assetType', 'is equity or cryptocurrency', async () => {
  for (const type of ['equity', 'cryptocurrency']) expect((await get(type)).status).toBe(200)
  expect(refusal(await get('bond'))).toMatchObject({ http: 400, errorType: 'invalidField', field: 'assetType' })
})

rule('list, Search', 'finds by symbol and by name', async () => {
  for (const words of ['AAPL', 'apple']) {
    const { content } = (await get(`equity?Search=${words}`)).body
    expect(content.items).toContainEqual({ symbol: 'AAPL', name: 'Apple Inc.', type: 'equity' })
  }
})

rule('list, Count and Offset', 'cut a page out of the list', async () => {
  const all = (await get('equity?Count=4')).body.content.items
  expect((await get('equity?Count=2&Offset=2')).body.content.items).toEqual(all.slice(2))
})

rule('list, errors', '400 names the parameter, 401 without a key', async () => {
  expect(refusal(await get('equity?Count=many'))).toMatchObject({ http: 400, field: 'Count' })
  const { status, text } = await server().call('GET', '/api/v1/assets/equity', { as: null })
  expect({ status, text }).toEqual({ status: 401, text: '' })
})

rule('price', 'answers the price of one equity', async () => {
  const { status, body } = await get('equity/AAPL/price')
  expect(status).toBe(200)
  expect(body.content.price).toBeGreaterThan(0)
})

rule('price, errors', '400 for a symbol that is none, 401 without a key', async () => {
  expect(refusal(await get(`equity/${'A'.repeat(21)}/price`))).toMatchObject({ http: 400, field: 'symbol' })
  const { status } = await server().call('GET', '/api/v1/assets/equity/AAPL/price', { as: null })
  expect(status).toBe(401)
})
