import { expect, test } from 'vitest'
import { openKucoin } from '../testing/openKucoin.ts'

const { as } = openKucoin()

test('the quota is the amount that can be sent now', async () => {
  const quota = async (persona: string, currency: string, chain: string) =>
    (await as(persona).get('/api/v1/withdrawals/quotas', { currency, chain })).body
  expect((await quota('MeshUSDC', 'USDC', 'eth')).data).toMatchObject({
    availableAmount: '10000',
    withdrawMinFee: '0.01',
    withdrawMinSize: '1',
    isWithdrawEnabled: true,
    precision: 6,
    chain: 'ERC20',
  })
  expect((await quota('Mesh', 'BTC', 'btc')).data).toMatchObject({ availableAmount: '0', isWithdrawEnabled: false })
  expect((await quota('Mesh', 'USDC', 'trx')).code).toBe('900014')
})
