import { expect, test } from 'vitest'
import { bybitClient } from '../testing/bybitClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { bybit } from './simulator.ts'

const sandbox = openInstitutions(bybit)
const as = (key: string, secret?: string) => bybitClient(sandbox, sandbox.clock.nowMs, key, secret)
const SENT = '/v5/asset/withdraw/query-record'
const RECEIVED = '/v5/asset/deposit/query-record'

test('pages with a cursor, and for less than 30 days', async () => {
  const mesh = as('Mesh')
  const nowMs = sandbox.clock.nowMs()
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  for (const chain of ['ETH', 'BASE']) {
    const order = { coin: 'USDC', chain, address, amount: '10', timestamp: nowMs, accountType: 'FUND' }
    expect((await mesh.post('/v5/asset/withdraw/create', order)).body.retCode).toBe(0)
  }
  const first = (await mesh.get(SENT, { limit: '1' })).body.result
  const second = (await mesh.get(SENT, { limit: '1', cursor: first.nextPageCursor })).body.result
  expect(second.rows[0].withdrawId).not.toBe(first.rows[0].withdrawId)
  expect((await mesh.get(SENT, { cursor: 'bogus' })).body.retCode).toBe(131002)
  expect((await mesh.get(SENT, { limit: '51' })).body.retCode).toBe(131002)
  const tooLong = { startTime: String(nowMs - 30 * 86_400_000), endTime: String(nowMs) }
  expect((await mesh.get(SENT, tooLong)).body.retCode).toBe(131002)
  const long = { startTime: String(nowMs - 29 * 86_400_000), endTime: String(nowMs) }
  expect((await mesh.get(RECEIVED, long)).body.result.rows).toEqual([])
})
