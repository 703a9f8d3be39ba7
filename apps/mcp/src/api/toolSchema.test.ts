import { expect, test } from 'vitest'

import { offeredOperations } from './offeredOperations.ts'
import { placesOf, toolSchema } from './toolSchema.ts'

test('a tool has each field of its operation once, with the contract’s description and without its keywords', () => {
  for (const operation of offeredOperations) {
    const { properties, required } = toolSchema(operation)
    const places = placesOf(operation)
    const declared = [operation.params, operation.query, operation.body].flatMap(schema =>
      Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}),
    )
    expect(Object.keys(properties)).toEqual(declared)
    expect(new Set(declared).size).toBe(declared.length)
    expect(required.every(name => places.has(name))).toBe(true)
    expect(JSON.stringify(properties)).not.toMatch(/"x-|"nullable"/)
    for (const field of Object.values(properties)) expect(field).toHaveProperty('description')
  }
})
