import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { upholdClient } from '../testing/upholdClient.ts'
import { uphold } from './simulator.ts'

const sandbox = openInstitutions(uphold)
const client = upholdClient(sandbox)
const ticker = (pair: string) => client.api('', 'GET', `/v0/ticker/${pair}`)

test.each([
  ['BTCUSD', '60000', 'BTCUSD'],
  ['BTC-EUR', '54545.454545454545', 'BTCEUR'],
  ['USDCUSDT', '1', 'USDCUSDT'],
])('the ticker of %s is %s', async (pair, ask, name) => {
  expect((await ticker(pair)).body).toMatchObject({ ask, bid: ask, pair: name })
})

test('the ticker of one currency is everything in it; of what there is not, not found', async () => {
  const all = (await ticker('EUR')).body as { pair: string; currency: string }[]
  expect(all.map(({ pair }) => pair)).toContain('ETHEUR')
  expect(new Set(all.map(({ currency }) => currency))).toEqual(new Set(['EUR']))
  for (const pair of ['NOPE', 'BTCNOPE', 'BTC']) expect((await ticker(pair)).status).toBe(pair === 'BTC' ? 200 : 404)
})

test('a business has its company’s name and no birthday, and an unverified user has to verify', async () => {
  const me = async (persona: string) =>
    (await client.api((await client.connect(persona, 'user:read')).access_token, 'GET', '/v0/me')).body
  expect(await me('business')).toMatchObject({ name: 'Harbor Trading Ltd', birthdate: null, type: 'business' })
  expect(await me('kycMissing')).toMatchObject({ memberAt: null, verifications: { identity: 'required' } })
})
