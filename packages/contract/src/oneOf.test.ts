import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { enumOf, oneOf } from './oneOf.ts'

test('a closed set accepts exactly its values, and has the type string', () => {
  const schema = oneOf(['open', 'closed'])
  expect(['open', 'closed', 'OPEN', '', null].map(value => Value.Check(schema, value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(schema).toMatchObject({ type: 'string', enum: ['open', 'closed'] })
  expect(schema).not.toHaveProperty('description')
})

test('a named set describes each of its values', () => {
  const schema = enumOf('ShopState', 'State of a shop.', { open: 'it sells.', closed: 'it does not.' })
  expect(Value.Check(schema, 'ajar')).toBe(false)
  expect(schema).toMatchObject({
    title: 'ShopState',
    enum: ['open', 'closed'],
    description: 'State of a shop.\n\n- `open`: it sells.\n- `closed`: it does not.',
  })
})
