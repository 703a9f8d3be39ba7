import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

type Fields = Readonly<Record<string, unknown>>

/** Requests as changes to a valid one: a field that is undefined is left out. */
type Cases = Readonly<Record<string, Fields>>

const withChanges = (valid: Fields, changes: Fields): Fields =>
  Object.fromEntries(Object.entries({ ...valid, ...changes }).filter(([, value]) => value !== undefined))

/** Accepted and rejected requests, each as a change to a valid one. Unknown fields are accepted. */
export const describeRequest = (
  schema: TSchema | undefined,
  valid: Fields,
  { takes, refuses }: { takes: Cases; refuses: Cases },
) => {
  const isTaken = (request: Fields) => schema !== undefined && Value.Check(schema, request)

  test('accepts a request with the required fields, and with fields of a later version', () => {
    expect(isTaken(valid)).toBe(true)
    expect(isTaken({ ...valid, aFieldOfTomorrow: { x: 1 } })).toBe(true)
  })

  test.each(Object.entries(takes))('accepts %s', (_, changes) => {
    expect(isTaken(withChanges(valid, changes))).toBe(true)
  })

  test.each(Object.entries(refuses))('rejects %s', (_, changes) => {
    expect(isTaken(withChanges(valid, changes))).toBe(false)
  })
}

/** A text of this many characters. */
export const text = (length: number): string => 'x'.repeat(length)

export const aUuid = '03b2d786-7092-4a6a-9737-d6013e21819b'
