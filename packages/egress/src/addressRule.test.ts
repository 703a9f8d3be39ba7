import { expect, test } from 'vitest'

import { addressRule } from './addressRule.ts'

const standard = { standard: true }
const otherPort = { standard: false }

test('public addresses are reached on standard ports alone', () => {
  const isAllowed = addressRule([])
  expect(isAllowed('1.1.1.1', standard)).toBe(true)
  expect(isAllowed('1.1.1.1', otherPort)).toBe(false)
  for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd00::1'])
    expect(isAllowed(address, standard)).toBe(false)
})

test('a private range that the policy names is reached on any port, and nothing beside it', () => {
  const isAllowed = addressRule(['10.1.0.0/16', '::1/128'])
  expect(isAllowed('10.1.2.3', otherPort)).toBe(true)
  expect(isAllowed('::1', otherPort)).toBe(true)
  for (const address of ['10.2.0.1', '127.0.0.1', '::2']) expect(isAllowed(address, standard)).toBe(false)
})

test('an address in another notation is in no range', () => {
  const isAllowed = addressRule(['127.0.0.0/8'])
  for (const address of ['0x7f000001', '2130706433', '127.1', '0177.0.0.1', 'localhost', ''])
    expect(isAllowed(address, otherPort)).toBe(false)
})

test('a range that cannot be read is refused at once', () => {
  expect(() => addressRule(['10.0.0.0/99'])).toThrow()
})
