import { expect, test } from 'vitest'

import { isUuid } from './apiError.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('an id is accepted in either letter case', () => {
  expect([id, id.toUpperCase()].map(isUuid)).toEqual([true, true])
})

test.each(['', id.replaceAll('-', ''), `${id}\n`, ` ${id}`, `{${id}}`, id.replace('0', 'g')])('%j is none', text => {
  expect(isUuid(text)).toBe(false)
})
