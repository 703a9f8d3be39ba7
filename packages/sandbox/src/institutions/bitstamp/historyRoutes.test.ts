import { expect, test } from 'vitest'
import { openBitstamp } from '../testing/openBitstamp.ts'

const { sandbox, as, WITHDRAW, REQUESTS, order } = openBitstamp()

test('a deposit is listed with its amount as a number', async () => {
  await sandbox.control('POST', '/deposits', {
    institution: 'bitstamp',
    persona: 'MeshETH',
    symbol: 'ETH',
    amount: '0.00000012',
  })
  const { deposits } = (await as('MeshETH').post('crypto-transactions', { limit: '1', offset: '0' })).body
  expect(deposits).toMatchObject([{ currency: 'ETH', network: 'ethereum', amount: 1.2e-7, status: 'COMPLETED' }])
  const rows = (await as('MeshETH').post('user_transactions', { sort: 'asc' })).body
  expect(rows).toMatchObject([{ type: '0', eth: '0.00000012' }])
  const since = { since_id: String(rows[0].id + 1), sort: 'asc' }
  expect((await as('MeshETH').post('user_transactions', since)).body).toEqual([])
})

test.each([
  [{ id: '1', timedelta: '2' }, 'Too many parameters'],
  [{ limit: '1' }, 'Both limit and offset must be present'],
  [{ limit: '1001', offset: '0' }, 'Invalid limit'],
  [{ limit: '1', offset: 'x' }, 'Invalid offset'],
  [{ id: 'x' }, 'Invalid id'],
  [{ timedelta: '50000001' }, 'Invalid timedelta'],
])('requires one way to request withdrawals, not %j', async (params, reason) => {
  const { status, body } = await as('Mesh').post(REQUESTS, params as Record<string, string>)
  expect(status).toBe(400)
  expect(body.reason).toEqual({ __all__: [reason] })
})

test('the history covers one day by default', async () => {
  await as('Mesh4').post(WITHDRAW, order())
  sandbox.clock.advance(90_000_000)
  expect((await as('Mesh4').post(REQUESTS)).body).toEqual([])
  expect((await as('Mesh4').post(REQUESTS, { timedelta: '100000' })).body).toHaveLength(1)
  expect((await as('Mesh4').post(REQUESTS, { limit: '1', offset: '0' })).body).toHaveLength(1)
  expect((await as('Mesh4').post(REQUESTS, { limit: '1', offset: '1' })).body).toEqual([])
})
