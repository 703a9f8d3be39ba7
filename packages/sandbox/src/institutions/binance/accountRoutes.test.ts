import { expect, test } from 'vitest'
import { binanceClient } from '../testing/binanceClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { binance, binanceUs } from './simulator.ts'

const sandbox = openInstitutions(binance, binanceUs)
const as = (key: string, secret?: string) => binanceClient(sandbox, sandbox.clock.nowMs, key, secret)

test('the API returns balances and permissions', async () => {
  const { body } = await as('MeshUSDC').call('GET', '/api/v3/account', { omitZeroBalances: 'true' })
  expect(body.balances).toEqual([{ asset: 'USDC', free: '10000.00000000', locked: '0.00000000' }])
  expect((await as('Mesh').call('POST', '/sapi/v1/asset/get-funding-asset')).body).toEqual([])
  const restrictions = '/sapi/v1/account/apiRestrictions'
  expect((await as('Mesh').call('GET', restrictions)).body).toMatchObject({
    enableReading: true,
    enableWithdrawals: true,
  })
  expect((await as('readOnlyKey').call('GET', restrictions)).body).toMatchObject({ enableWithdrawals: false })
  const coins = (await as('Mesh').call('GET', '/sapi/v1/capital/config/getall')).body as {
    coin: string
    networkList: object[]
  }[]
  expect(coins.find(c => c.coin === 'USDC')?.networkList).toMatchObject([
    {
      network: 'ETH',
      withdrawFee: '0.01',
      withdrawMin: '1',
      withdrawIntegerMultiple: '0.000001',
      withdrawEnable: true,
    },
    { network: 'BASE', withdrawFee: '0.005', withdrawEnable: true },
    { network: 'SOL', withdrawEnable: false },
  ])
})
