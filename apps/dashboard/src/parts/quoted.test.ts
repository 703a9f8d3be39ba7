import { execFileSync } from 'node:child_process'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { quoted } from './quoted.ts'

test('a shell reads each quoted text unchanged', () => {
  const texts = fc.sample(fc.string({ unit: fc.constantFrom("'", '"', '$', '`', '\\', ' ', 'a', '!', ';', '\n') }), 40)
  const printed = execFileSync('sh', ['-c', `printf '%s\\1' ${texts.map(quoted).join(' ')}`], { encoding: 'utf8' })
  expect(printed.split('\u0001').slice(0, -1)).toEqual(texts)
})
