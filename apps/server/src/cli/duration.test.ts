import { expect, test } from 'vitest'

import { UsageError } from './command.ts'
import { readDuration, readTime } from './duration.ts'

test.each([
  ['0', 0],
  ['90s', 90],
  ['30m', 1_800],
  ['24h', 86_400],
  ['7d', 604_800],
])('reads the duration %s as %i seconds', (text, seconds) => {
  expect(readDuration('keep', text)).toBe(seconds)
})

test.each(['', '5', '-1h', '1.5h', '1w', '1234567s', '1h 30m'])('names the option where %j is no duration', text => {
  expect(() => readDuration('keep', text)).toThrow(UsageError)
  expect(() => readDuration('keep', text)).toThrow('--keep')
})

test('reads a time in ISO 8601, and no other text that a date is found in', () => {
  expect(readTime('until', '2030-01-31T12:00:00Z')).toBe(Date.UTC(2030, 0, 31, 12))
  for (const text of ['tomorrow', '1', '31.01.2030', '2030-13-01'])
    expect(() => readTime('until', text)).toThrow('--until')
})
