import { expect, test } from 'vitest'
import { openBybit } from '../testing/openBybit.ts'

const { as, TO } = openBybit()

test('coins are listed, with addresses for open networks', async () => {
  const info = await as('Mesh').get('/v5/asset/coin/query-info', { coin: 'USDC' })
  expect(info.body.result.rows[0].chains).toMatchObject([
    { chain: 'ETH', withdrawFee: '0.01', withdrawMin: '1', minAccuracy: '6', chainWithdraw: '1' },
    { chain: 'BASE', withdrawFee: '0.005' },
    { chain: 'SOL', chainWithdraw: '0', chainDeposit: '0' },
  ])
  expect((await as('Mesh').get('/v5/asset/coin/query-info', { coin: 'NOPE' })).body.result.rows).toEqual([])
  const path = '/v5/asset/deposit/query-address'
  const one = await as('Mesh').get(path, { coin: 'USDC', chainType: 'BASE' })
  expect(one.body.result).toMatchObject({ coin: 'USDC', chains: [{ chain: 'BASE', addressDeposit: TO }] })
  expect((await as('Mesh').get(path, { coin: 'USDC', chainType: 'SOL' })).body.retCode).toBe(131002)
})
