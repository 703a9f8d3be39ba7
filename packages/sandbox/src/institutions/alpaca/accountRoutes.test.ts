import { defined } from '@rialto/defined'
import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { alpaca } from './simulator.ts'

const sandbox = openInstitutions(alpaca)
const call = async (persona: string, method: string, path: string, body?: object, host = 'api.alpaca.markets') => {
  const response = await sandbox.fetch(`${sandbox.origin}/~${host}${path}`, {
    method,
    headers: { 'apca-api-key-id': persona, 'apca-api-secret-key': 'Pass123' },
    ...defined({ body: body && JSON.stringify(body) }),
  })
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
  return { status: response.status, body: (await response.json()) as any }
}

test('an account has its own numbers, and its borrowing limit counts toward buying power', async () => {
  const { body } = await call('Mesh', 'GET', '/v2/account')
  expect(body).toMatchObject({ status: 'ACTIVE', currency: 'USD', cash: '10000000', buying_power: '20000000' })
  expect((await call('Mesh3', 'GET', '/v2/account')).body).toMatchObject({ buying_power: '10000000', multiplier: '1' })
  expect((await call('kycMissing', 'GET', '/v2/account')).body).toMatchObject({ status: 'APPROVAL_PENDING' })
})

test('positions include shares and coins, and the coins’ symbols end with USD', async () => {
  const { body } = await call('Mesh', 'GET', '/v2/positions')
  const classes = Object.fromEntries(
    body.map((row: { symbol: string; asset_class: string }) => [row.symbol, row.asset_class]),
  )
  expect(classes).toMatchObject({ AAPL: 'us_equity', BTCUSD: 'crypto', USDCUSD: 'crypto' })
  expect(body.find(({ symbol }: { symbol: string }) => symbol === 'AAPL')).toMatchObject({
    qty: '12.500000',
    cost_basis: '2184.75',
  })
  expect((await call('Mesh2', 'GET', '/v2/positions')).body).toEqual([])
  expect((await call('MeshUSDC', 'GET', '/v2/positions')).body).toHaveLength(1)
})
