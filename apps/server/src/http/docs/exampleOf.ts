import { exampleValues } from './exampleValues.ts'

/** What of JSON Schema the documents use. */
export interface Schema {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  patternProperties?: Readonly<Record<string, Schema>>
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number | boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  minItems?: number
}

const byName = new Map(Object.entries(exampleValues).map(([name, value]) => [name.toLowerCase(), value]))
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a value could stand there, as far as an example needs to know. */
const fits = (schema: Schema, value: unknown): boolean => {
  if (schema.enum) return schema.enum.includes(value)
  if (schema.type === 'integer') return Number.isInteger(value) && inRange(schema, value as number)
  if (schema.type === 'number') return typeof value === 'number' && inRange(schema, value)
  if (schema.type === 'array')
    return Array.isArray(value) && schema.items !== undefined && value.every(item => fits(schema.items ?? {}, item))
  if (schema.type !== 'string' || typeof value !== 'string') return false
  if (schema.format === 'uuid' && !uuid.test(value)) return false
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)) return false
  return value.length >= (schema.minLength ?? 0) && value.length <= (schema.maxLength ?? Infinity)
}

const inRange = ({ minimum = -Infinity, maximum = Infinity }: Schema, value: number): boolean =>
  value >= minimum && value <= maximum

/**
 * A value that the schema takes and that says something to a reader. Every required field; of the others those that
 * `isShown` names.
 */
export const exampleOf = (schema: Schema, isShown: (name: string) => boolean, name = ''): unknown => {
  const own = byName.get(name.toLowerCase())
  if (own !== undefined && fits(schema, own)) return own
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return exampleOf(first, isShown, name)
  switch (schema.type) {
    case 'object':
      return exampleOfObject(schema, isShown)
    case 'array':
      return [exampleOf(schema.items ?? {}, isShown, name.replace(/s$/, ''))]
    case 'integer':
    case 'number':
      return [1, schema.minimum, 0.5, 0].find(value => value !== undefined && fits(schema, value))
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return exampleText(schema, name)
  }
}

const exampleOfObject = (schema: Schema, isShown: (name: string) => boolean): unknown => {
  const shown = Object.entries(schema.properties ?? {}).filter(
    ([field]) => schema.required?.includes(field) === true || isShown(field),
  )
  return Object.fromEntries(shown.map(([field, one]) => [field, exampleOf(one, isShown, field)]))
}

/** For texts that have to look like something: an amount, a Solana address, an EVM address, a digest. */
const patterned = [
  '12.5',
  '4zMMC9srt5Ri5X14GAgXhaHii3GnPAERYPJgZJDncDU1',
  `0x${'a1'.repeat(20)}`,
  'a1'.repeat(32),
  'AAAA',
]

const exampleText = ({ format, pattern }: Schema, name: string): string => {
  if (format === 'uuid') return '5b0c1a52-6a0e-4a3d-9a57-0d0f6c9d1b0e'
  if (pattern !== undefined) return patterned.find(value => new RegExp(pattern).test(value)) ?? name
  return /url$/i.test(name) ? 'https://pay.example/assets/icons/coinbase.svg' : name || 'text'
}
