import { expect, test } from 'vitest'

import { isOurReference } from './isOurReference.ts'

const ours = '00112233445566778899aabbccddeeff'

test.each([
  ours,
  ours.toUpperCase(),
  '00112233-4455-6677-8899-aabbccddeeff',
  `broker-${ours}`,
  `${ours}-1`,
  ours.slice(0, 20),
])('%s is our reference', given => {
  expect(isOurReference(given, ours)).toBe(true)
})

test.each([undefined, null, '', ours.slice(0, 15), ours.slice(1, 20), `${ours.slice(0, 31)}0`, 'user-7'])(
  '%s is not',
  given => {
    expect(isOurReference(given, ours)).toBe(false)
  },
)

test('a short reference is compared unchanged', () => {
  expect(isOurReference('order-1', 'order-1')).toBe(true)
  expect(isOurReference('my-order-1', 'order-1')).toBe(false)
})
