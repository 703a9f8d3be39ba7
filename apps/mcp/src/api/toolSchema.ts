import type { Operation } from '@rialto/contract'
import { defined } from '@rialto/defined'

/** Input of a tool, as JSON Schema. */
interface ToolSchema {
  type: 'object'
  properties: Record<string, object>
  required: string[]
  additionalProperties: false
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** The places of a request for fields. Each field name occurs in one place only. */
const places = ['params', 'query', 'body'] as const

/** The fields of one place as JSON Schema. Without fields the schema accepts none. */
const fieldsOf = (operation: Operation, place: (typeof places)[number]) => {
  const { properties = {}, required = [] } = JSON.parse(JSON.stringify(operation[place] ?? {})) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return { properties, required }
}

/** The location of each input field in its operation's request. */
export const placesOf = (operation: Operation): ReadonlyMap<string, (typeof places)[number]> =>
  new Map(
    places.flatMap(place => Object.keys(fieldsOf(operation, place).properties).map(name => [name, place] as const)),
  )

/** Removes the contract's own keywords, which validators do not know. Their meaning moves to the description. */
const plain = (schema: Json): Json => {
  if (Array.isArray(schema)) return schema.map(plain)
  if (schema === null || typeof schema !== 'object') return schema
  const kept = Object.entries(schema).filter(([name]) => !name.startsWith('x-') && name !== 'nullable')
  const usage = typeof schema['x-usage'] === 'string' ? schema['x-usage'] : undefined
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [name, plain(value)])),
    ...defined({ description: usage }),
  }
}

/** Path, query and body of an operation as the fields of one tool. */
export const toolSchema = (operation: Operation): ToolSchema => {
  const fields = places.map(place => fieldsOf(operation, place))
  const all = fields.flatMap(({ properties }) => Object.entries(properties))
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, schema]) => [name, plain(schema) as object])),
    required: fields.flatMap(({ required }) => required),
    additionalProperties: false,
  }
}
