import { expect, test } from 'vitest'

import { isLost } from './isLost.ts'

type Asked = Parameters<typeof isLost>[0]
const settled = (kind: string, more: object = {}) =>
  ({ phase: 'settled', finding: { kind, atMs: 1, ...more } }) as unknown as Asked

test('a settled transfer whose block was replaced is lost until a person has dealt with it', () => {
  expect(isLost(settled('reorganized'))).toBe(true)
  expect(isLost(settled('reorganized', { handledAtMs: 2 }))).toBe(false)
})

test('another finding, another phase or no finding is not a loss', () => {
  expect(isLost({ phase: 'settled' })).toBe(false)
  expect(isLost(settled('arrivedInPart'))).toBe(false)
  expect(isLost({ ...settled('reorganized'), phase: 'onChain' })).toBe(false)
})
