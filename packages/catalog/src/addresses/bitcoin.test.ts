import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { describe } from 'vitest'

import { bitcoinAddresses, dogecoinAddresses, litecoinAddresses } from './bitcoin.ts'
import { describeAddressForm } from './testing/describeAddressForm.ts'

const base58check = createBase58check(sha256)
const versioned = (...version: number[]): string =>
  base58check.encode(new Uint8Array([...version, ...Array(20).fill(7)]))

describe('bitcoinAddresses', () => {
  describeAddressForm(bitcoinAddresses, {
    valid: [
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      'BC1SW50QGDZ25J',
      'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    ],
    invalid: [
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3T4',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
      'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
      'bc1gmk9yu',
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
      'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    ],
    testnetOnly: [
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
      'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
    ],
    isMainnetOnly: true,
    hasChecksum: true,
  })
})

describe('litecoinAddresses', () => {
  describeAddressForm(litecoinAddresses, {
    valid: ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', versioned(0x30), versioned(0x32), versioned(0x05)],
    invalid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    hasChecksum: false,
  })
})

describe('dogecoinAddresses', () => {
  describeAddressForm(dogecoinAddresses, {
    valid: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', versioned(0x16)],
    invalid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    hasChecksum: true,
  })
})
