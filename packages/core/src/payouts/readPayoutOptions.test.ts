import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { sepolia } from '../testing/fixtures.ts'
import { readPayoutOptions } from './readPayoutOptions.ts'

const read = (options: object, request: object = {}) =>
  readPayoutOptions(partialContext(), request as never, {
    networkId: sepolia,
    symbol: 'usdc',
    amount: '10',
    ...options,
  })

test('options are stored in one spelling, without a blank description', () => {
  expect(read({ networkId: sepolia.toUpperCase(), description: ' ' })).toEqual({
    ...{ networkId: sepolia, symbol: 'USDC', amount: '10' },
  })
})

test.each([
  [{ amount: '0' }, {}, 'payoutOptions.amount'],
  [{ amount: '0.0000001' }, {}, 'payoutOptions.amount'],
  [{}, { transferOptions: {} }, 'payoutOptions'],
  [{}, { verifyWalletOptions: {} }, 'payoutOptions'],
  [{}, { standalone: true }, 'standalone'],
])('the options %j in the request %j are rejected by %s', (options, request, field) => {
  expect(() => read(options, request)).toThrow(expect.objectContaining({ message: expect.stringContaining(field) }))
})
