import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

import { tezosAddresses } from './tezos.ts'
import { describeAddressForm } from './testing/describeAddressForm.ts'

const base58check = createBase58check(sha256)
const versioned = (...version: number[]): string =>
  base58check.encode(new Uint8Array([...version, ...Array(20).fill(7)]))

describeAddressForm(tezosAddresses, {
  valid: ['tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb', versioned(2, 90, 121)],
  invalid: ['tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcja', 'tz9VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb', versioned(0x00)],
  hasChecksum: true,
})
