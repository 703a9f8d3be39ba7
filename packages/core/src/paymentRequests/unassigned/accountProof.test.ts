import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { accountProof } from './accountProof.ts'

const networkOf = (networkType: string) => networks.find(one => one.networkType === networkType)?.id ?? ''

test.each([
  ['ripple', 'XRP', '1.048576'],
  ['stellar', 'XLM', '0.1048576'],
  ['tvm', 'TON', '0.001048576'],
  ['solana', 'SOL', '0.001048576'],
])('the largest amount that proves an account of the family %s is %s %s', (networkType, symbol, amount) => {
  const id = '00000000-0000-4000-8000-0000000fffff'
  expect(accountProof({ id }, networkOf(networkType))).toMatchObject({ symbol, amount, baseUnits: 1_048_576n })
})

test('the amount is never zero, and differs with the source', () => {
  const amounts = ['00000', '00001', 'abcde'].map(
    end => accountProof({ id: `00000000-0000-4000-8000-0000000${end}` }, networkOf('ripple')).amount,
  )
  expect(amounts).toEqual(['0.000001', '0.000002', '0.703711'])
})
