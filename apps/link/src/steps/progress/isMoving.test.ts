import type { LinkTransfer } from '@rialto/contract'
import { expect, test } from 'vitest'

import { isMoving } from './isMoving.ts'

const steps: LinkTransfer['steps'] = [
  { name: 'submitted', state: 'done' },
  { name: 'sentByInstitution', state: 'current' },
]

test('coins move once the institution has sent them, or a part of them', () => {
  expect(isMoving({ steps })).toBe(false)
  expect(isMoving({ steps: [{ name: 'sentByInstitution', state: 'done' }] })).toBe(true)
  const part = { isSent: true } as NonNullable<LinkTransfer['parts']>[number]
  expect(isMoving({ steps, parts: [part] })).toBe(true)
})
