import { expect, test } from 'vitest'
import { openBybit } from '../testing/openBybit.ts'

const { as } = openBybit()

test('the API returns a key’s permissions and the balances of each wallet', async () => {
  const mesh = as('Mesh')
  const { result } = (await mesh.get('/v5/user/query-api')).body
  expect(result).toMatchObject({ readOnly: 0, isMaster: true, uta: 1 })
  expect(result.permissions.Wallet).toContain('Withdraw')
  expect((await as('readOnlyKey').get('/v5/user/query-api')).body.result).toMatchObject({ readOnly: 1 })
  const usdc = as('MeshUSDC')
  const fund = await usdc.get('/v5/asset/transfer/query-account-coins-balance', { accountType: 'FUND' })
  expect(fund.body.result.balance).toEqual([
    { coin: 'USDC', transferBalance: '10000', walletBalance: '10000', bonus: '' },
  ])
  const unified = await as('MeshETH').get('/v5/account/wallet-balance', { accountType: 'UNIFIED' })
  expect(unified.body.result.list[0].coin).toMatchObject([{ coin: 'ETH', walletBalance: '50' }])
  const free = await as('MeshETH').get('/v5/account/withdrawal', { coinName: 'ETH,USDC,NOPE' })
  expect(free.body.result.availableWithdrawalMap).toEqual({ ETH: '50', USDC: '0', NOPE: '' })
  const one = await usdc.get('/v5/asset/withdraw/withdrawable-amount', { coin: 'USDC' })
  expect(one.body.result.withdrawableAmount).toMatchObject({
    FUND: { withdrawableAmount: '10000' },
    UTA: { withdrawableAmount: '0' },
  })
})
