import { expect, test } from 'vitest'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { accountId } from './accounts.ts'
import { depositModel } from './depositModel.ts'

test('coins received are a send whose amount is positive, in the account of their asset', () => {
  const { id, institution, persona, networkId, address, createdAtMs } = aWithdrawal()
  const deposit = { id, institution, persona, asset: 'ETH', networkId, network: 'base', address, createdAtMs }
  expect(depositModel({ ...deposit, amountUnits: '150000000', hash: '0xab' })).toMatchObject({
    type: 'send',
    status: 'completed',
    amount: { amount: '1.50000000', currency: 'ETH' },
    native_amount: { amount: '4500.00', currency: 'USD' },
    resource_path: `/v2/accounts/${accountId('Mesh', 'ETH')}/transactions/100000001`,
    network: { status: 'confirmed', network_name: 'base', hash: '0xab' },
    from: { resource: 'base_network', currency: 'ETH' },
  })
})
