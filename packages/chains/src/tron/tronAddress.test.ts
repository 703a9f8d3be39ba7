import fc from 'fast-check'
import { expect, test } from 'vitest'

import { transferData, tronBase58, tronHex, tronWord } from './tronAddress.ts'

const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const hex = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'

test('an address is the same in base58, in hexadecimal and in the word of a contract', () => {
  expect(tronHex(usdt)).toBe(hex)
  expect(tronBase58(hex)).toBe(usdt)
  expect(tronWord(usdt)).toBe(`${'0'.repeat(24)}${hex.slice(2)}`)
})

test('an address with a wrong checksum is rejected', () => {
  expect(() => tronHex(`${usdt.slice(0, -1)}u`)).toThrow()
})

test('a transfer of any amount has the length that the contract takes, and the amount in its last word', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), amount => {
      const data = transferData(usdt, amount)
      expect(data).toHaveLength(8 + 64 + 64)
      expect(BigInt(`0x${data.slice(72)}`)).toBe(amount)
    }),
  )
})
