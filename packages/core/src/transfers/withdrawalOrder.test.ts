import { expect, test } from 'vitest'

import { withdrawalOrder } from './withdrawalOrder.ts'

const transfer = {
  ...{ reference: 'ref', symbol: 'USDC', networkId: 'base', toAddress: '0x1', amount: '10', fee: '0.5' },
}

test('the approved debit is the amount with its fee, to the last digit', () => {
  expect(withdrawalOrder(transfer)).toMatchObject({ amount: '10', maxDebit: '10.5', reference: 'ref', address: '0x1' })
  expect(withdrawalOrder({ ...transfer, amount: '0.100000000000000001', fee: '0.2' }).maxDebit).toBe(
    '0.300000000000000001',
  )
})

test('a transfer without a tag orders none', () => {
  expect(withdrawalOrder(transfer)).not.toHaveProperty('tag')
  expect(withdrawalOrder({ ...transfer, addressTag: '7' }).tag).toBe('7')
})
