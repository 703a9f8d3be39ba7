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

test('the key, the time and the signature are checked', async () => {
  const code = async (key: string, secret?: string, atMs?: number) =>
    (await as(key, secret).get('/v5/user/query-api', {}, atMs)).body.retCode
  const nowMs = sandbox.clock.nowMs()
  expect(await code('Mesh')).toBe(0)
  expect(await code('Nobody')).toBe(10003)
  expect(await code('ipLocked')).toBe(10010)
  expect(await code('suspended')).toBe(10008)
  expect(await code('Mesh', 'wrong')).toBe(10004)
  expect(await code('Mesh', undefined, nowMs - 6_000)).toBe(10002)
  expect(await code('Mesh', undefined, nowMs + 60_000)).toBe(10002)
  expect(await code('Mesh', undefined, 12)).toBe(10002)
})

test('the signature covers the body exactly as sent', async () => {
  const client = as('Mesh')
  const { body } = await client.post(CREATE, order({ amount: 'x' }))
  expect(body).toMatchObject({ retCode: 131002, result: {} })
})
