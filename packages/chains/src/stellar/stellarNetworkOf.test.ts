import { Networks } from '@stellar/stellar-base'
import { expect, test } from 'vitest'

import { passphraseOf, stellarNetworkOf } from './stellarNetworkOf.ts'

test('the passphrases are those of the published library, and no other passphrase names a network', () => {
  expect(passphraseOf('stellar:pubnet')).toBe(Networks.PUBLIC)
  expect(stellarNetworkOf(Networks.TESTNET)).toBe('stellar:testnet')
  expect(stellarNetworkOf(Networks.FUTURENET)).toBeUndefined()
})
