import { expect, test } from 'vitest'

import { pathOf } from './callOperation.ts'
import { operations } from './operations.generated.ts'

test('a parameter cannot leave its place in the path', () => {
  const id = (Object.keys(operations) as (keyof typeof operations)[]).find(one => operations[one].path.includes('/:id'))
  expect(id).toBeDefined()
  if (id === undefined) return
  const path = pathOf(id, { id: '../x?y#z' })
  expect(path).toContain('..%2Fx%3Fy%23z')
  expect(path).not.toContain(':id')
})

test('a path without parameters is used unchanged', () => {
  expect(pathOf('beginPasskeySignIn', undefined)).toBe(operations.beginPasskeySignIn.path)
})
