import fc from 'fast-check'
import { expect, test } from 'vitest'
import { genesis, merkleRoot, mineHeader, readHeader, readTransaction } from './blocks.ts'

test('the first block is that of Bitcoin’s testnet', () => {
  const header = readHeader(genesis.header)
  expect(header.hash).toBe('000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943')
  expect(header.merkleRoot).toBe('4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b')
})

test('a block of several transactions has the root that the main chain has', () => {
  // Block 170, with the first payment between two people.
  expect(
    merkleRoot([
      'b1fea52486ce0c62bb442b530a3f0132b826c74e473d1f2c220bfa78111c5082',
      'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16',
    ]),
  ).toBe('7dac2c5666815c17a3b36427de37bb9d2e2c5ccec3f8633eb91a4205cb4c10ff')
})

const hashes = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })

test('an odd row repeats its last hash', () => {
  fc.assert(fc.property(hashes, hashes, hashes, (a, b, c) => merkleRoot([a, b, c]) === merkleRoot([a, b, c, c])))
})

test('a mined header is read again, and is below the target', () => {
  fc.assert(
    fc.property(hashes, hashes, fc.nat(), (previous, root, time) => {
      const header = readHeader(mineHeader({ previous, merkleRoot: root, time }))
      expect(header).toMatchObject({ previous, merkleRoot: root, time, bits: 0x207fffff })
      expect(parseInt(header.hash.slice(0, 2), 16)).toBeLessThan(0x80)
    }),
    { numRuns: 20 },
  )
})

test.each(['', 'xyz', 'abc', '00', 'ff'.repeat(20)])('%j is no transaction', hex => {
  expect(() => readTransaction(hex)).toThrow()
})
