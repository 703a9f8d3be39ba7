import fc, { type Arbitrary } from 'fast-check'

import type { Schema } from './schema.ts'

/** By a field's name in lower case: values that mean something here, so that handlers are reached. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>

const longest = 40

/**
 * Values that the schema takes.
 *
 * @throws Error for a schema of a kind it does not know: the contract grew, and so must this.
 */
export const fromSchema = (schema: Schema, known: KnownValues, name = ''): Arbitrary<unknown> => {
  const generated = generate(schema, known, name)
  const values = known.get(name.toLowerCase()) ?? []
  if (values.length === 0) return generated
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: generated })
}

const generate = (schema: Schema, known: KnownValues, name: string): Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(one => fromSchema(one, known, name)))
  // Anything at all, as in the parameters of another protocol.
  if (Object.keys(schema).every(key => key === 'description')) return fc.jsonValue({ maxDepth: 2 })
  switch (schema.type) {
    case 'object':
      return fromObject(schema, known)
    case 'array':
      return fc.array(fromSchema(schema.items ?? { type: 'null' }, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      })
    case 'string':
      return fromString(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 4e9 })
    case 'number':
      return fromNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      throw new Error(`${name}: no values for ${JSON.stringify(schema)}`)
  }
}

const fromObject = (schema: Schema, known: KnownValues): Arbitrary<unknown> => {
  const [values] = Object.values(schema.patternProperties ?? {})
  if (values) return fc.dictionary(fc.string({ maxLength: 10 }), fromSchema(values, known), { maxKeys: 5 })
  const entries = Object.entries(schema.properties ?? {})
  const fields = Object.fromEntries(entries.map(([name, field]) => [name, fromSchema(field, known, name)]))
  return fc.record(fields, { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true })
}

const fromString = (schema: Schema): Arbitrary<string> => {
  const { format, pattern, minLength = 0, maxLength = longest } = schema
  if (format === 'uuid') return fc.uuid()
  if (format !== undefined) throw new Error(`no values for the format ${format}`)
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length <= (schema.maxLength ?? Infinity))
  const short = fc.string({ minLength, maxLength: Math.min(maxLength, Math.max(longest, minLength)) })
  return fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) })
}

const fromNumber = (schema: Schema): Arbitrary<number> => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  const any = fc.double({
    min: exclusiveMinimum ?? minimum ?? -1e15,
    max: exclusiveMaximum ?? maximum ?? 1e15,
    minExcluded: exclusiveMinimum !== undefined,
    maxExcluded: exclusiveMaximum !== undefined,
    noNaN: true,
  })
  const fits = (value: number) =>
    value >= (minimum ?? -Infinity) &&
    value <= (maximum ?? Infinity) &&
    value > (exclusiveMinimum ?? -Infinity) &&
    value < (exclusiveMaximum ?? Infinity)
  const usual = [0, 0.01, 1, 5, 100].filter(fits)
  return usual.length === 0 ? any : fc.oneof(fc.constantFrom(...usual), any)
}
