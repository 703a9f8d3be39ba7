import type { LinkPreview } from '@rialto/contract'
import { expect, test } from 'vitest'

import { changedFields } from './changedFields.ts'

test('a changed value is named, and another spelling of the same value is not', () => {
  const before = { amount: '1.0', fee: '0.1', total: '1.1' } as LinkPreview
  expect(changedFields(before, { ...before, amount: '1' })).toEqual([])
  expect(changedFields(before, { ...before, fee: '0.2', total: '1.2' })).toEqual(['fee', 'total'])
})
