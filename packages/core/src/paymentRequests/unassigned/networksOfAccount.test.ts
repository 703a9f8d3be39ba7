import { findNetwork } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { networksOfAccount } from './networksOfAccount.ts'

test.each(['ripple', 'stellar', 'tvm', 'solana'] as const)(
  'an account of the family %s is on one network',
  networkType => {
    for (const environment of ['sandbox', 'production'] as const) {
      const ids = networksOfAccount({ environment }, { networkType })
      expect(ids.map(id => findNetwork(id)?.networkType)).toEqual([networkType])
    }
  },
)
