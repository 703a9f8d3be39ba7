import { expect, test } from 'vitest'

import { withFormal } from './formalTexts.ts'

test('a formal text replaces the familiar one at its place, and every other text stays', () => {
  const familiar = { amount: { title: 'Wie viel möchtest du senden?', max: 'Alles' }, results: { other: '{count}' } }
  const formal = { amount: { title: 'Wie viel möchten Sie senden?' } }
  expect(withFormal(familiar, formal)).toEqual({
    amount: { title: 'Wie viel möchten Sie senden?', max: 'Alles' },
    results: { other: '{count}' },
  })
})

test('a formal text without a familiar one is left out', () => {
  expect(withFormal({ amount: {} }, { amount: { title: 'Titel' } })).toEqual({ amount: {} })
})
