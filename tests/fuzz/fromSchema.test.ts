import fc from 'fast-check'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { fromSchema } from './fromSchema.ts'
import { type Target, targets } from './target.ts'

const schemas = targets.flatMap((target: Target) =>
  (['body', 'query', 'params'] as const).flatMap(part => {
    const schema = target[part]
    return schema ? [[`${target.method} ${target.path} ${part}`, schema] as const] : []
  }),
)

/** Otherwise every request would be rejected by validation, and nothing behind it tried. */
test.each(schemas)('every value generated for %s is valid for it', (_, schema) =>
  fc.assert(
    fc.property(fromSchema(schema, new Map()), value => {
      expect([...Value.Errors(schema as never, value)]).toEqual([])
    }),
    { numRuns: 30, seed: 1 },
  ),
)

test('a schema of an unknown kind is rejected', () => {
  expect(() => fromSchema({ type: 'tuple' }, new Map(), 'field')).toThrow('no values for')
  expect(() => fromSchema({ type: 'string', format: 'date' }, new Map())).toThrow('no values for')
})
