import { findNetwork } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { sepolia } from '../testing/fixtures.ts'
import { requiredConfirmations } from './requiredConfirmations.ts'

test('the network decides, and an unknown one needs a confirmation', () => {
  expect(requiredConfirmations({ networkId: sepolia })).toBe(findNetwork(sepolia)?.finalityConfirmations)
  expect(requiredConfirmations({ networkId: 'gone' })).toBe(1)
})
