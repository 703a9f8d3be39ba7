import fc from 'fast-check'
import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { numbersOf } from './moves.ts'

test('three different numbers of two digits follow from the claim, and the shown one is among them', () => {
  const ctx = partialContext()
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), claim => {
      const { shown, offered } = numbersOf(ctx, claim)
      expect(new Set(offered).size).toBe(3)
      expect(offered).toContain(shown)
      expect(offered).toEqual(offered.toSorted())
      for (const number of offered) expect(number).toMatch(/^[1-9]\d$/)
      expect(numbersOf(ctx, claim)).toEqual({ shown, offered })
    }),
    { numRuns: 50 },
  )
})

test('the shown number is in each place of the list', () => {
  const ctx = partialContext()
  const places = Array.from({ length: 60 }, (_, at) => {
    const { shown, offered } = numbersOf(ctx, ctx.ids.sha256(String(at)))
    return offered.indexOf(shown)
  })
  expect(new Set(places)).toEqual(new Set([0, 1, 2]))
})
