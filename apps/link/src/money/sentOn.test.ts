import { expect, test } from 'vitest'

import { sentOn } from './sentOn.ts'

const base = { networkId: 'b', networkName: 'Base' }
const other = { networkId: 's', networkName: 'Sepolia', symbol: 'USDC', state: 'open' } as const

test('a payment that was sent on another network than the order was paid on has its network in the sum of all', () => {
  expect(sentOn({ networks: [base] })).toEqual(['Base'])
  expect(sentOn({ networks: [base], others: [other, { ...other, ...base }] })).toEqual(['Base', 'Sepolia'])
})
