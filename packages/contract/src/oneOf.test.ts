import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { enumOf, oneOf } from './oneOf.ts'

test('a closed set takes its values and nothing else, and says that it is text', () => {
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

test('a named set explains each of its values', () => {
  const schema = enumOf('DoorState', 'State of a door.', { open: 'one can go in.', closed: 'one cannot.' })
  expect(Value.Check(schema, 'ajar')).toBe(false)
  expect(schema).toMatchObject({
    title: 'DoorState',
    enum: ['open', 'closed'],
    description: 'State of a door.\n\n- `open`: one can go in.\n- `closed`: one cannot.',
  })
})
