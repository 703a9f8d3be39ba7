import { expect, test } from 'vitest'

import type { Choice } from '../../machine/state.ts'
import { toInput } from './toInput.ts'

test('an amount in fiat stays an amount in fiat, and an asset that funds the transfer is named', () => {
  const choice = { connectionId: 'c', symbol: 'USDC', networkId: 'n', amount: { amountInFiat: '5' }, fundWith: 'ETH' }
  expect(toInput(choice as unknown as Choice)).toEqual({
    ...{ connectionId: 'c', symbol: 'USDC', networkId: 'n', amountInFiat: '5', fundWith: 'ETH' },
  })
})

test('a choice without an asset that funds it has no such field', () => {
  expect(toInput({} as Choice)).toEqual({ connectionId: '', symbol: '', networkId: '' })
})
