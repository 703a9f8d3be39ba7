import { expect, test } from 'vitest'

import { toPseudo } from './toPseudo.ts'

test('every letter is replaced except names of values, and the text is longer', () => {
  const { intro, results } = toPseudo({
    intro: 'Connect to {client}.',
    results: { one: '{count} hit', other: '{count} hits' },
  })
  expect(intro).toMatch(/^Çöññéçţ ţö \{client\}\.( ·)+$/)
  expect(results).toEqual({
    one: expect.stringContaining('{count} ĥîţ'),
    other: expect.stringContaining('{count} ĥîţš'),
  })
})
