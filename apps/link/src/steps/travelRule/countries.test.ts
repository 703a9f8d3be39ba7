import { expect, test } from 'vitest'

import { countriesIn } from './countries.ts'

test('every country has a unique code and a name in the language of the page', () => {
  const countries = countriesIn('de')
  expect(countries).toHaveLength(249)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249)
  expect(countries.find(({ code }) => code === 'DE')?.name).toBe('Deutschland')
  expect(countries.filter(({ code, name }) => code === name)).toEqual([])
})

test('names are sorted by the language, not by their code points', () => {
  const names = countriesIn('de').map(({ name }) => name)
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'))
})
