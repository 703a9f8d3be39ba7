import { beforeEach, expect, test } from 'vitest'
import { bybitClient } from '../testing/bybitClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { bybit } from './simulator.ts'

const sandbox = openInstitutions(bybit)
const as = (key: string, secret?: string) => bybitClient(sandbox, sandbox.clock.nowMs, key, secret)
// A coin can be withdrawn on a chain once in ten seconds.
beforeEach(() => sandbox.clock.advance(10_000))
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CREATE = '/v5/asset/withdraw/create'
const order = (change: object = {}) => ({
  coin: 'USDC',
  chain: 'ETH',
  address: TO,
  amount: '10',
  timestamp: sandbox.clock.nowMs(),
  forceChain: 1,
  accountType: 'FUND',
  feeType: 0,
  ...change,
})

test('addresses are compared with the address book including their case', async () => {
  const book = { persona: 'whitelistOn', chain: 'ETH', address: TO }
  expect((await sandbox.control('POST', '/bybit/addresses', book)).status).toBe(201)
  const user = as('whitelistOn')
  const { rows } = (await user.get('/v5/asset/withdraw/query-address', { chain: 'ETH' })).body.result
  expect(rows).toMatchObject([{ chain: 'ETH', address: TO }])
  expect((await user.post(CREATE, order({ address: TO.toLowerCase() }))).body).toMatchObject({
    retCode: 131002,
    retMsg: 'Withdraw address chain or destination tag are not equal',
  })
  expect((await user.post(CREATE, order({ tag: '7' }))).body.retCode).toBe(131002)
  expect((await user.post(CREATE, order())).body.retCode).toBe(0)
  expect((await as('readOnlyKey').get('/v5/asset/withdraw/query-address')).body.retCode).toBe(10005)
  expect((await sandbox.control('POST', '/bybit/addresses', { persona: 'Nobody' })).status).toBe(400)
})
