import Type from 'typebox'
import { expect, test } from 'vitest'

import { withUsage } from '../shared/hints.ts'
import { createComponents } from './createComponents.ts'

const Shop = Type.Object({ shopName: Type.String({ description: 'Name.' }) }, { title: 'Shop', description: 'A shop.' })

test('a named schema becomes a component once, and a reference at each use', () => {
  const components = createComponents()
  const reference = { $ref: '#/components/schemas/Shop' }
  expect(components.describe(Shop, 'listShops')).toEqual(reference)
  expect(components.describe(Type.Object({ first: Shop, second: Type.Array(Shop) }), 'listShops')).toMatchObject({
    properties: { first: reference, second: { type: 'array', items: reference } },
  })
  expect(Object.keys(components.collected().schemas)).toEqual(['Shop'])
})

test('the usage of a named schema is put around its reference, where generators read it', () => {
  expect(createComponents().describe(withUsage(Shop, 'Where it was bought.'), 'o')).toEqual({
    allOf: [{ $ref: '#/components/schemas/Shop' }],
    description: 'Where it was bought.',
  })
})

test('one name cannot have two shapes', () => {
  const components = createComponents()
  components.describe(Shop, 'o')
  const other = Type.Object({ town: Type.String() }, { title: 'Shop' })
  expect(() => components.describe(other, 'o')).toThrow('two schemas are named Shop')
})

test('limits are written as in OpenAPI 3.0: an exclusive minimum and null are flags', () => {
  const components = createComponents()
  expect(components.describe(Type.Number({ exclusiveMinimum: 0, maximum: 5 }), 'o')).toMatchObject({
    minimum: 0,
    exclusiveMinimum: true,
    maximum: 5,
  })
  expect(components.describe(Type.Union([Type.Integer(), Type.Null()], { description: 'When.' }), 'o')).toMatchObject({
    type: 'integer',
    nullable: true,
    description: 'When.',
  })
})

test('listed values replace lengths, which are less precise', () => {
  const listed = Type.String({ minLength: 1, maxLength: 60, 'x-values': ['kraken'] })
  const described = createComponents().describe(listed, 'o')
  expect(described).toMatchObject({ enum: ['kraken'] })
  expect(described).not.toHaveProperty('maxLength')
})

test('an object of any names is described by its values', () => {
  const record = Type.Record(Type.String(), Type.Array(Type.String()))
  expect(createComponents().describe(record, 'o')).toMatchObject({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  })
})

test('a response shared by several operations is created once', () => {
  const components = createComponents()
  let made = 0
  const respond = () => components.respond('NotFound', () => ({ description: `${(made += 1)}` }))
  expect([respond(), respond()]).toEqual([
    { $ref: '#/components/responses/NotFound' },
    { $ref: '#/components/responses/NotFound' },
  ])
  expect(components.collected().responses).toEqual({ NotFound: { description: '1' } })
})
