import { expect, test } from 'vitest'

import { UsageError } from './command.ts'
import { parseInput } from './parseInput.ts'

const command = { options: { client: 'value', event: 'list', json: 'flag' }, positionals: 1 } as const
const parse = (...words: string[]) => parseInput(command, words)

test('values, lists and flags are read as they are declared, before or after the words of the command', () => {
  const input = parse('--json', 'k-1', '--client', 'c-1', '--event=a', '--event', 'b')
  expect(input.positionals).toEqual(['k-1'])
  expect(input.get('client')).toBe('c-1')
  expect(input.all('event')).toEqual(['a', 'b'])
  expect([input.has('json'), input.has('client'), input.get('nothing')]).toEqual([true, false, undefined])
})

test('an option that is needed is named where it is missing', () => {
  expect(() => parse().need('client')).toThrow(new UsageError('--client is missing.'))
  expect(parse('--client=c').need('client')).toBe('c')
})

test.each([
  ['an option that there is not', ['--clint', 'c']],
  ['an option without its value', ['--client']],
  ['a value for a flag', ['--json=yes']],
  ['a word too many', ['k-1', 'k-2']],
])('%s is a mistake of usage, not a defect', (_, words) => {
  expect(() => parse(...words)).toThrow(UsageError)
})

test('what follows two dashes is a word, whatever it looks like', () => {
  expect(parse('--', '--client').positionals).toEqual(['--client'])
})
