import { expect, test } from 'vitest'
import { txHash } from './txHash.ts'

const hex = 'ab'.repeat(32)

test('gives EVM hashes their prefix and leaves the others alone', () => {
  expect(txHash(hex, true)).toBe(`0x${hex}`)
  expect(txHash(`0x${hex}`, true)).toBe(`0x${hex}`)
  expect(txHash(hex, false)).toBe(hex)
})

test('knows a Solana signature, and that a sentence is no hash', () => {
  expect(
    txHash('5jYuvrNsvX2DZoMnzGYzVpYxJLfYu4GSK3xetG1H5LHrSovsuFCFYdFMwNRoiht3s6fBk92MM8QLLnz65xuEFTrE', false),
  ).toMatch(/^5jY/)
  expect(txHash('Internal transfer 144683208306', true)).toBeUndefined()
  expect(txHash('', true)).toBeUndefined()
  expect(txHash(null, true)).toBeUndefined()
})
