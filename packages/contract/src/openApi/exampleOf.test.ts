import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { exampleOf } from './exampleOf.ts'

test('an example is used only if its schema accepts it', () => {
  const text = (limits: object) => exampleOf({ type: 'string', ...limits }, 'createLinkToken', 'userId')
  const example = text({ minLength: 1, maxLength: 300 })
  expect(typeof example).toBe('string')
  expect(text({ maxLength: 1 })).toBeUndefined()
  expect(text({ pattern: '^never$' })).toBeUndefined()
  expect(text({ format: 'uuid' })).toBeUndefined()
  expect(exampleOf({ type: 'integer' }, 'createLinkToken', 'userId')).toBeUndefined()
})

test('without a better example a closed set shows its first value, and a flag is true', () => {
  expect(exampleOf({ type: 'string', enum: ['first', 'second'] }, 'nobody', 'nothing')).toBe('first')
  expect(exampleOf({ type: 'boolean' }, 'nobody', 'nothing')).toBe(true)
  expect(exampleOf({ type: 'string' }, 'nobody', 'nothing')).toBeUndefined()
})

test('examples of ids are ids', () => {
  const id = exampleOf({ type: 'string', format: 'uuid' }, 'previewTransfer', 'networkId')
  expect(Value.Check({ type: 'string', format: 'uuid' }, id)).toBe(true)
})
