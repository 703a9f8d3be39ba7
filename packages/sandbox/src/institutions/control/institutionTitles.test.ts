import { expect, test } from 'vitest'

import * as simulators from '../simulators.ts'
import { institutionTitle } from './institutionTitles.ts'

test('every simulated institution has its own title', () => {
  const names = Object.keys(simulators)
  const titles = names.map(institutionTitle)
  expect(titles.filter((title, at) => title === names[at])).toEqual([])
  expect(new Set(titles).size).toBe(names.length)
})
