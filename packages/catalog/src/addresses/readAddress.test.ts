import { expect, test } from 'vitest'

import { readAddress, readPayable } from './readAddress.ts'

test('a spelling of nodes is read for a comparison, and is never a destination', () => {
  const hex = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'
  expect(readPayable('tron', hex)).toBeUndefined()
  expect(readAddress('tron', hex)?.account).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
})

test('a text that is longer than any address is not decoded', () => {
  const startedMs = performance.now()
  expect(readAddress('solana', '1'.repeat(1_000_000))).toBeUndefined()
  expect(readAddress('unknown', '1')).toBeUndefined()
  expect(performance.now() - startedMs).toBeLessThan(1_000)
})
