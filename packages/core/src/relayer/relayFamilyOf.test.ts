import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { relayFamilyOf } from './relayFamilyOf.ts'

test.each(['solana', 'evm'])('the account of the family %s pays on its networks', family => {
  const id = networks.find(({ networkType }) => networkType === family)?.id ?? ''
  expect(relayFamilyOf(id)).toBe(family)
})
