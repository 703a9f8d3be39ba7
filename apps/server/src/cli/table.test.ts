import { expect, test } from 'vitest'

import { table } from './table.ts'

test('aligns columns, and ends each line without blanks', () => {
  expect(
    table(
      ['ID', 'LABEL'],
      [
        ['1', 'a'],
        ['12345', ''],
      ],
    ),
  ).toBe('ID     LABEL\n1      a\n12345\n')
})

test('prints nothing of a label that moves the cursor or rings', () => {
  expect(table(['LABEL'], [['\u001b[2Jred\u0007\u009b']])).toBe('LABEL\n?[2Jred??\n')
})
