import { expect, test } from 'vitest'

import { parseInput } from './parseInput.ts'
import { isoTime, isoTimeOrNull, print } from './print.ts'

const printed = (...words: string[]): string => {
  let text = ''
  print(parseInput({ options: { json: 'flag' } }, words), out => (text += out), { id: 1 }, 'one key\n')
  return text
}

test('people get a text, and with --json programs get one document', () => {
  expect(printed()).toBe('one key\n')
  expect(JSON.parse(printed('--json'))).toEqual({ id: 1 })
})

test('a time is in UTC, and one that never was is not 1970', () => {
  expect(isoTime(Date.UTC(2026, 0, 2))).toBe('2026-01-02T00:00:00.000Z')
  expect([isoTime(undefined), isoTimeOrNull(undefined), isoTimeOrNull(0)]).toEqual([
    '-',
    null,
    '1970-01-01T00:00:00.000Z',
  ])
})
