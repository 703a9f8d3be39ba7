import { expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinbase } from './simulator.ts'

const sandbox = openInstitutions(coinbase)
const client = coinbaseClient(sandbox)
const token = (await client.connect('Mesh')).access_token

test('public routes need no token, and unknown paths return Coinbase’s 404', async () => {
  const rates = await client.api('', 'GET', '/v2/exchange-rates?currency=USD')
  expect(rates.body.data.rates).toMatchObject({ USDC: '1', BTC: '0.00001666666666666667' })
  expect((await client.api('', 'GET', '/v2/prices/ETH-USD/spot')).body.data.amount).toBe('3000')
  const lost = await client.api(token, 'GET', '/v2/nothing')
  expect([lost.status, lost.body.errors[0].id]).toEqual([404, 'not_found'])
})
