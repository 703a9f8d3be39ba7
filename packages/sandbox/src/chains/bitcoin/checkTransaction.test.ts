import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkReplacement, sumOf } from './checkTransaction.ts'

const paid = fc.record({ fee: fc.bigInt({ min: 1n, max: 100_000n }), vsize: fc.integer({ min: 100, max: 1_000 }) })
const isTaken = (one: { fee: bigint; vsize: number }, replaced: { fee: bigint; vsize: number }[]) => {
  try {
    checkReplacement(one, replaced)
    return true
  } catch {
    return false
  }
}

test('a transaction that replaces no other needs no additional fee', () => {
  expect(isTaken({ fee: 0n, vsize: 1_000 }, [])).toBe(true)
})

test('a replacement pays a higher fee rate than each replaced transaction, and their total fees plus its own relay fee', () => {
  fc.assert(
    fc.property(paid, fc.array(paid, { minLength: 1, maxLength: 4 }), (one, replaced) => {
      const outbids = replaced.every(other => Number(one.fee) / one.vsize > Number(other.fee) / other.vsize)
      const covers = one.fee >= sumOf(replaced.map(({ fee }) => ({ amount: fee }))) + BigInt(one.vsize)
      expect(isTaken(one, replaced)).toBe(outbids && covers)
    }),
  )
})

test('a refusal has the words and the number of Bitcoin Core', () => {
  const same = { fee: 200n, vsize: 100 }
  expect(() => checkReplacement(same, [same])).toThrow(
    expect.objectContaining({ code: -26, message: 'insufficient fee, rejecting replacement' }),
  )
})
