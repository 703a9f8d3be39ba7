import { omittedFields, requestFields, storyOf } from './story.ts'
import type { Schema } from './schema.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the schema accepts a value, as far as an example needs to know. */
const fits = (schema: Schema, value: unknown): boolean => {
  if (value === undefined) return false
  const values = schema['x-values'] ?? schema.enum
  if (values) return values.includes(value)
  const { type, items, nullable } = schema
  if (type === 'integer')
    return (Number.isInteger(value) && inRange(schema, value)) || (nullable === true && value === null)
  if (type === 'number') return inRange(schema, value) || (nullable === true && value === null)
  if (type === 'array') return Array.isArray(value) && items !== undefined && value.every(one => fits(items, one))
  if (type === 'boolean') return typeof value === 'boolean'
  return type === 'string' && fitsText(schema, value)
}

const inRange = ({ minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity }: Schema, value: unknown) =>
  typeof value === 'number' && value >= minimum && value <= maximum && value > exclusiveMinimum

const fitsText = ({ format, pattern, minLength = 0, maxLength = Infinity, nullable }: Schema, value: unknown) => {
  if (value === null) return nullable === true
  if (typeof value !== 'string' || (format === 'uuid' && !uuid.test(value))) return false
  if (pattern !== undefined && !new RegExp(pattern).test(value)) return false
  return value.length >= minLength && value.length <= maxLength
}

/** Example value of a field, by its schema or operation and by its name. Undefined if no fitting value is known. */
export const exampleOf = (schema: Schema, owner: string, name: string): unknown => {
  const example = storyOf(owner, name).find(value => fits(schema, value))
  if (example !== undefined) return example
  if (schema.enum) return schema.enum[0]
  return schema.type === 'boolean' ? true : undefined
}

/** Which optional fields an example shows. */
type IsShown = (owner: string, field: string) => boolean

/** Only what makes the request meaningful. */
export const inRequest: IsShown = (owner, field) => requestFields[owner]?.includes(field) ?? false

/** All fields except those of another outcome. */
export const inAnswer: IsShown = (owner, field) => !(omittedFields[owner]?.includes(field) ?? false)

/** A whole value, from the story or composed of its fields: the required ones, and the optional ones that are shown. */
export const composeExample = (schema: Schema, isShown: IsShown, owner: string, name = ''): unknown => {
  const [first, ...others] = schema.anyOf ?? []
  if (first) {
    const nullable = others.some(({ type }) => type === 'null')
    return composeExample(nullable ? { ...first, nullable } : first, isShown, owner, name)
  }
  const [whole] = storyOf(owner, name)
  if (schema.type === 'object')
    return typeof whole === 'object' ? whole : composeObject(schema, isShown, schema.title ?? owner)
  if (schema.type !== 'array') return exampleOf(schema, owner, name)
  if (Array.isArray(whole)) return whole
  return exampleOf(schema, owner, name) ?? [composeExample(schema.items ?? {}, isShown, owner, `${name}[]`)]
}

const composeObject = ({ properties, required }: Schema, isShown: IsShown, owner: string): unknown =>
  Object.fromEntries(
    Object.entries(properties ?? {})
      .filter(([field]) => required?.includes(field) === true || isShown(owner, field))
      .map(([field, one]) => [field, composeExample(one, isShown, owner, field)]),
  )
