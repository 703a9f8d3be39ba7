import { expect, test } from 'vitest'

import { networksOfBoth } from './linkDefaults.ts'

test('an empty list of either restricts nothing, and two lists leave what both allow', () => {
  expect(networksOfBoth({ networkIds: [] }, ['a'])).toEqual(['a'])
  expect(networksOfBoth({ networkIds: ['a'] }, [])).toEqual(['a'])
  expect(networksOfBoth({ networkIds: ['a', 'b'] }, ['b', 'c'])).toEqual(['b'])
})

test('two lists without a common network are an error and not a restriction of nothing', () => {
  expect(() => networksOfBoth({ networkIds: ['a'] }, ['b'])).toThrow(/^configurationId: /)
})
