import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { exampleOf } from './exampleOf.ts'

test('an example stands only where its schema takes it', () => {
  const text = (limits: object) => exampleOf({ type: 'string', ...limits }, 'createLinkToken', 'userId')
  const example = text({ minLength: 1, maxLength: 300 })
  expect(typeof example).toBe('string')
  expect(text({ maxLength: 1 })).toBeUndefined()
  expect(text({ pattern: '^never$' })).toBeUndefined()
  expect(text({ format: 'uuid' })).toBeUndefined()
  expect(exampleOf({ type: 'integer' }, 'createLinkToken', 'userId')).toBeUndefined()
})

test('a closed set without a better example shows its first value, and a switch is on', () => {
  expect(exampleOf({ type: 'string', enum: ['first', 'second'] }, 'nobody', 'nothing')).toBe('first')
  expect(exampleOf({ type: 'boolean' }, 'nobody', 'nothing')).toBe(true)
  expect(exampleOf({ type: 'string' }, 'nobody', 'nothing')).toBeUndefined()
})

test('examples of ids are ids', () => {
  const id = exampleOf({ type: 'string', format: 'uuid' }, 'previewTransfer', 'networkId')
  expect(Value.Check({ type: 'string', format: 'uuid' }, id)).toBe(true)
})
