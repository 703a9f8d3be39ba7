import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { pageCount, pageCursor } from './page.ts'

const id = '03b2d786-7092-4a6a-9737-d6013e21819b'

test('a cursor is a time in base 36 and the id of the last one', () => {
  expect(Value.Check(pageCursor, `mjw2k0zz-${id}`)).toBe(true)
  for (const other of [id, `-${id}`, `MJW-${id}`, `mjw2k0zzzz-${id}`, `mjw2k0zz-${id}'`, `mjw2k0zz-${id}\n`, ''])
    expect([other, Value.Check(pageCursor, other)]).toEqual([other, false])
})

test('a page has 1 to 100 entries', () => {
  expect([0, 1, 100, 101, 1.5].map(count => Value.Check(pageCount, count))).toEqual([false, true, true, false, false])
})
