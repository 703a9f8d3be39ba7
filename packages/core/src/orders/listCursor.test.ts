import fc from 'fast-check'
import { expect, test } from 'vitest'

import { realIds } from '../testing/index.ts'
import { readCursor, writeCursor } from './listCursor.ts'

const aPosition = fc.record(
  { reported: fc.nat(), upstream: fc.stringMatching(/^[\x21-\x7e]{1,200}$/) },
  { requiredKeys: ['reported'] },
)
const aList = fc.string({ maxLength: 40 })

test('a cursor leads back to its position', () =>
  fc.assert(
    fc.property(aList, aPosition, (list, position) => {
      const cursor = writeCursor(realIds, list, position)
      expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(readCursor(realIds, list, cursor)).toEqual(position)
    }),
  ))

const refused = expect.objectContaining({ type: 'invalidField', message: 'cursor: is not a cursor of this list' })
const reading = (list: string, cursor: string) => {
  try {
    return readCursor(realIds, list, cursor)
  } catch (error) {
    return error
  }
}

test('a cursor of another list, a modified one, and any other text are rejected', () =>
  fc.assert(
    fc.property(aList, aPosition, fc.nat(), fc.string(), (list, position, at, text) => {
      const cursor = writeCursor(realIds, list, position)
      expect(reading(`${list}!`, cursor)).toEqual(refused)
      const index = at % cursor.length
      const other = cursor[index] === 'x' ? 'y' : 'x'
      expect(reading(list, `${cursor.slice(0, index)}${other}${cursor.slice(index + 1)}`)).toEqual(refused)
      expect(reading(list, cursor.slice(0, index))).toEqual(refused)
      expect(reading(list, cursor + text.slice(0, 3) + 'a')).toEqual(refused)
      expect(reading(list, text)).toEqual(refused)
    }),
  ))
