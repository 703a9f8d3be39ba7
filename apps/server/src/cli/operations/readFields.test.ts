import Type from 'typebox'
import { expect, test } from 'vitest'

import type { CommandInput } from '../command.ts'
import { fieldsOf, readFields } from './readFields.ts'

const fields = fieldsOf({
  params: Type.Object({ id: Type.String({ description: 'Id.' }) }),
  body: Type.Object({
    count: Type.Optional(Type.Integer()),
    isOn: Type.Optional(Type.Boolean()),
    networks: Type.Optional(Type.Array(Type.String())),
    brand: Type.Optional(Type.Object({ verb: Type.String() })),
  }),
})
const read = (place: 'params' | 'body', given: Record<string, string[]>) =>
  readFields(fields, place, { all: (name: string) => given[name] ?? [] } as unknown as CommandInput)

test('each field is typed by its schema', () => {
  expect(fields.map(({ name, type, isRequired }) => `${name} ${type} ${isRequired}`)).toEqual([
    'id text true',
    'count number false',
    'isOn boolean false',
    'networks list false',
    'brand json false',
  ])
  expect(read('body', { count: ['2'], isOn: ['false'], networks: ['a', 'b'], brand: ['{"verb":"pay"}'] })).toEqual({
    ...{ count: 2, isOn: false, networks: ['a', 'b'], brand: { verb: 'pay' } },
  })
})

test('a missing field and invalid JSON are named by their option', () => {
  expect(() => read('params', {})).toThrow('--id is missing.')
  expect(() => read('body', { brand: ['{'] })).toThrow('--brand must be JSON.')
})

test('text of another type is sent unchanged, for the server to reject', () => {
  expect(read('body', { count: ['many'], isOn: ['yes'] })).toEqual({ count: 'many', isOn: 'yes' })
})
