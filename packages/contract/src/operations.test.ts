import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { errorCatalogue } from './errors/errorCatalogue.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'

const all: readonly Operation[] = operations
const schemasOf = ({ body, query, params, content }: Operation): TSchema[] =>
  [body, query, params, content].filter(schema => schema !== undefined)

/** Every schema inside a schema. */
const within = (schema: unknown): Record<string, unknown>[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = schema as Record<string, unknown>
  return [own, ...Object.values(own).flatMap(within)]
}

test('no two operations share an id or an address', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const addresses = all.flatMap(({ method, paths }) => paths.map(path => `${method} ${path.toLowerCase()}`))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(all)('$id is complete and well formed', operation => {
  for (const path of operation.paths) expect(path).toMatch(/^(\/:?[a-zA-Z]+)+$/)
  expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
  expect(operation.tag).not.toBe('')
  if (operation.method === 'GET') expect(operation.body).toBeUndefined()
  const inPath = [...operation.paths[0].matchAll(/:(\w+)/g)].map(([, name]) => name)
  expect(Object.keys(operation.params?.properties ?? {}).sort()).toEqual(inPath.sort())
})

test.each(all)(
  '$id names each of its errors once, and includes those of its input',
  ({ id, errors, body, permission }) => {
    expect(new Set(errors).size, id).toBe(errors.length)
    for (const error of errors) expect(errorCatalogue).toHaveProperty(error)
    if (body) expect(errors).toEqual(expect.arrayContaining(['invalidField', 'missingField']))
    if (permission !== 'any') expect(errors).toContain('permissionDenied')
  },
)

test.each(all)('the input of $id is bounded: every text and list has a limit', ({ body, query, params }) => {
  for (const schema of [body, query, params].flatMap(within)) {
    const isClosed = 'enum' in schema || 'const' in schema || schema['format'] === 'uuid'
    if (schema['type'] === 'string' && !isClosed) expect(schema).toHaveProperty('maxLength')
    if (schema['type'] === 'array') expect(schema).toHaveProperty('maxItems')
  }
})

test.each(all)('the schemas of $id are plain JSON that survives a round trip', operation => {
  for (const schema of schemasOf(operation)) {
    const copy = JSON.parse(JSON.stringify(schema)) as TSchema
    expect(copy).toEqual(JSON.parse(JSON.stringify(copy)))
    expect(Value.Check(copy, 7)).toBe(false)
  }
})
