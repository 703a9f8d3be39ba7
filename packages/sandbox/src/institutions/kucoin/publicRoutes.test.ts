import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { kucoin } from './simulator.ts'

const sandbox = openInstitutions(kucoin)

test('currencies are listed without a key', async () => {
  const read = async (path: string) => (await sandbox.fetch(`${sandbox.origin}/~api.kucoin.com${path}`)).json()
  const usdc = (await read('/api/v3/currencies/USDC')) as { data: { chains: unknown } }
  expect(usdc.data.chains).toMatchObject([
    { chainId: 'eth', chainName: 'ERC20', withdrawalMinFee: '0.01', withdrawalMinSize: '1', isWithdrawEnabled: true },
    { chainId: 'base', withdrawalMinFee: '0.005' },
    { chainId: 'sol', isWithdrawEnabled: false, isDepositEnabled: false },
  ])
  expect(await read('/api/v3/currencies/USD')).toMatchObject({ data: { chains: null } })
  expect(await read('/api/v3/currencies/NOPE')).toMatchObject({ code: '400100' })
  expect(await read('/api/v1/timestamp')).toMatchObject({ code: '200000', data: expect.any(Number) as number })
  expect(await read('/api/v1/orders')).toMatchObject({ code: '404000' })
})
