import { expect, test } from 'vitest'

import { readPasskeyLabel } from './readPasskeyLabel.ts'

test('a label is trimmed, and a blank one or one that PostgreSQL cannot store is rejected', () => {
  expect(readPasskeyLabel(' Laptop ')).toBe('Laptop')
  for (const text of ['', '  ', 'a\0b']) expect(() => readPasskeyLabel(text)).toThrow(/^label: /)
})
