import type { TSchema } from 'typebox'
import { invalidField } from '@rialto/core'

interface Shape {
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  'x-numericString'?: boolean
  'x-booleanString'?: boolean
  'x-repeats'?: boolean
  'x-anyCase'?: boolean
  enum?: readonly string[]
}

const numeric = /^-?\d{1,30}(\.\d{1,30})?$/

/**
 * Converts a client's input to the schema's spelling: property names match without regard to case, numeric strings
 * become numbers where the contract says so, and unknown properties are dropped. An exact name wins over one that
 * differs only in case. Only names from the schema are copied, so prototype names cannot pass.
 */
export const normalise = (schema: TSchema, value: unknown, onUnknown: OnUnknown = () => undefined): unknown =>
  shaped(schema as Shape, value, { path: '', onUnknown })

/** Called with the path of each unknown property: `transferOptions.amuont`. */
type OnUnknown = (path: string) => void

interface Place {
  path: string
  onUnknown: OnUnknown
}

const shaped = (schema: Shape, value: unknown, place: Place): unknown => {
  if (schema.properties && isRecord(value)) return shapedObject(schema.properties, value, place)
  if (schema.type === 'array' && schema.items && Array.isArray(value)) {
    const { items } = schema
    return value.map((item, index) => shaped(items, item, { ...place, path: `${place.path}[${index}]` }))
  }
  if (schema.type === 'array' && schema['x-repeats'] && value !== undefined)
    return [shaped(schema.items ?? {}, value, place)]
  if (typeof value !== 'string') return value
  if (schema['x-numericString'] && numeric.test(value)) return Number(value)
  if (schema['x-booleanString'] && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  if (schema['x-anyCase']) return schema.enum?.find(word => word.toLowerCase() === value.toLowerCase()) ?? value
  return value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shapedObject = (
  properties: Record<string, Shape>,
  value: Record<string, unknown>,
  { path, onUnknown }: Place,
): Record<string, unknown> => {
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`)
  const unread = new Set(Object.keys(value))
  const sentAs = namesSent(properties, value)
  const known: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    const sent = sentAs(name)
    if (sent !== undefined) unread.delete(sent)
    // Many serialisers write an absent value as an explicit null.
    if (sent !== undefined && value[sent] !== null)
      known[name] = shaped(schema, value[sent], { path: at(name), onUnknown })
  }
  for (const name of unread) onUnknown(at(name))
  return known
}

type FindName = (name: string) => string | undefined

/** The name under which each property was sent. Most clients use the schema's spelling, which needs no folding. */
const namesSent = (properties: Record<string, Shape>, value: Record<string, unknown>): FindName => {
  if (Object.keys(value).every(name => Object.hasOwn(properties, name)))
    return name => (Object.hasOwn(value, name) ? name : undefined)
  const byName = new Map<string, string>()
  for (const name of Object.keys(value)) {
    // Some clients repeat `Statuses` as `Statuses[]=a`.
    const plain = name.endsWith('[]') ? name.slice(0, -2) : name
    if (!byName.has(plain.toLowerCase()) || Object.hasOwn(properties, plain)) byName.set(plain.toLowerCase(), name)
  }
  return name => byName.get(name.toLowerCase())
}

/** The null character, which PostgreSQL rejects in every text, and unpaired surrogates, which are not characters. */
// eslint-disable-next-line no-control-regex -- that character is the point
const unstorable = /\u0000|\p{Surrogate}/u

/**
 * Rejects text that no database column and no institution accepts. Runs after validation, which limits the depth of the
 * value.
 *
 * @throws ApiError `invalidField` naming the first such field.
 */
export const rejectUnstorable = (value: unknown, path = ''): void => {
  if (typeof value === 'string') {
    if (unstorable.test(value)) throw invalidField(path, 'must not contain a null character or an unpaired surrogate')
    return
  }
  if (Array.isArray(value)) return value.forEach((item, index) => rejectUnstorable(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return
  for (const [name, item] of Object.entries(value)) rejectUnstorable(item, path === '' ? name : `${path}.${name}`)
}
