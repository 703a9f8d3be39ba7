import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { AddressFamily } from '../addressFamily.ts'

interface Addresses {
  valid: readonly string[]
  invalid: readonly string[]
  /** Addresses of the test network that the main network rejects. */
  testnetOnly?: readonly string[]
  /** Whether the test network rejects every address of the main network. */
  isMainnetOnly?: boolean
  /** Whether a single wrong letter is always detected. */
  hasChecksum: boolean
}

/** Accepted and rejected texts of one form of address. */
export const describeAddressForm = (
  { read }: AddressFamily,
  { valid, invalid, testnetOnly = [], isMainnetOnly = false, hasChecksum }: Addresses,
) => {
  const isAddress = (address: string, options: { testnet: boolean }) => read(address, options) !== undefined

  test.each(valid)('accepts %s', address => expect(isAddress(address, { testnet: false })).toBe(true))

  test.each(invalid)('rejects %s', address => expect(isAddress(address, { testnet: false })).toBe(false))

  if (testnetOnly.length > 0)
    test.each(testnetOnly)('accepts %s on a test network only', address => {
      expect([true, false].map(testnet => isAddress(address, { testnet }))).toEqual([true, false])
    })

  if (isMainnetOnly)
    test('rejects every address of the main network on a test network', () => {
      expect(valid.filter(address => isAddress(address, { testnet: true }))).toEqual([])
    })

  if (hasChecksum)
    test('notices any one wrong letter', () => {
      const letters = [...'23456789acdefghjkmn']
      fc.assert(
        fc.property(fc.constantFrom(...valid), fc.nat(), fc.constantFrom(...letters), (address, place, letter) => {
          const at = place % address.length
          const wrong = address.slice(0, at) + letter + address.slice(at + 1)
          if (address.includes(':') || wrong.toLowerCase() === address.toLowerCase()) return
          expect([wrong, isAddress(wrong, { testnet: false })]).toEqual([wrong, false])
        }),
        { numRuns: 40 },
      )
    })
}
