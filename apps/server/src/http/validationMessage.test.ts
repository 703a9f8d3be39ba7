import { expect, test } from 'vitest'

import { validationMessage } from './validationMessage.ts'

const said = (keyword: string, params: Record<string, unknown>) =>
  validationMessage({ keyword, params, instancePath: '', schemaPath: '', message: 'theirs' })

test.each([
  ['enum', { allowedValues: ['equity', 'cryptocurrency'] }, 'must be one of: equity, cryptocurrency'],
  ['minItems', { limit: 1 }, 'must have at least 1 item'],
  ['maxItems', { limit: 50 }, 'must have at most 50 items'],
  ['minLength', { limit: 1 }, 'must not be empty'],
  ['maxLength', { limit: 300 }, 'must have at most 300 characters'],
  ['exclusiveMinimum', { limit: 0 }, 'must be greater than 0'],
  ['format', { format: 'uuid' }, 'must be a UUID'],
  ['type', { type: 'integer' }, 'must be an integer'],
  ['not', {}, 'theirs'],
])('a validation error of %s %j says: %s', (keyword, params, words) => {
  expect(said(keyword, params)).toBe(words)
})
