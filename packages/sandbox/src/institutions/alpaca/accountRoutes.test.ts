import { expect, test } from 'vitest'
import { openAlpaca } from '../testing/openAlpaca.ts'

const { call } = openAlpaca()

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
