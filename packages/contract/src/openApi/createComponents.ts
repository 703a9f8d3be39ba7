import type { TSchema } from 'typebox'

import { exampleOf } from './exampleOf.ts'
import { defined, type Json, readSchema, type Schema } from './schema.ts'

export interface Components {
  /** The schema as OpenAPI 3.0 has it. Named schemas become references, and components. */
  describe(schema: TSchema, owner: string, name?: string): Json
  /** A reference to a response shared by several operations. */
  respond(name: string, answer: () => Json): Json
  /** The collected schemas and responses, by name. */
  collected(): { schemas: Json; responses: Json }
}

/** Collects the named schemas of a document. @throws Error if one name has two shapes. */
export const createComponents = (): Components => {
  const found = new Map<string, Json>()
  const responses = new Map<string, Json>()

  const describe = (schema: Schema, owner: string, name: string): Json => {
    const { title, 'x-usage': usage } = schema
    if (title === undefined) return shapeOf(schema, owner, name)
    register(title, schema)
    const reference = { $ref: `#/components/schemas/${title}` }
    // OpenAPI 3.0 ignores siblings of a reference.
    return usage === undefined ? reference : { allOf: [reference], description: usage }
  }

  const register = (title: string, schema: Schema): void => {
    const shape = shapeOf(schema, title, title)
    const known = found.get(title)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(shape))
      throw new Error(`two schemas are named ${title}`)
    found.set(title, shape)
  }

  const shapeOf = (schema: Schema, owner: string, name: string): Json => {
    const [first, ...others] = schema.anyOf ?? []
    if (first && others.some(({ type }) => type === 'null'))
      return defined({
        ...shapeOf({ ...first, nullable: true }, owner, name),
        nullable: true,
        description: schema.description,
      })
    if (schema.type === 'object') return objectOf(schema, owner, name)
    if (schema.type === 'array') {
      const { type, description, minItems, maxItems, items = {} } = schema
      return defined({ type, description, minItems, maxItems, items: describe(items, owner, `${name}[]`) })
    }
    return leafOf(schema, owner, name)
  }

  const objectOf = ({ description, properties, required, patternProperties }: Schema, owner: string, name: string) => {
    const [values] = Object.values(patternProperties ?? {})
    if (values) return defined({ type: 'object', description, additionalProperties: describe(values, owner, name) })
    const described = Object.entries(properties ?? {}).map(([field, one]) => [field, describe(one, owner, field)])
    return defined({ type: 'object', description, required, properties: Object.fromEntries(described) })
  }

  return {
    describe: (schema, owner, name = '') => describe(readSchema(schema), owner, name),
    respond: (name, answer) => {
      if (!responses.has(name)) responses.set(name, answer())
      return { $ref: `#/components/responses/${name}` }
    },
    collected: () => ({ schemas: sorted(found), responses: sorted(responses) }),
  }
}

const sorted = (entries: ReadonlyMap<string, Json>): Json =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Without a format, generators take a number for 32 bits: amounts lose digits, and times in Unix seconds end in 2038.
 */
const formats: Readonly<Record<string, string>> = { integer: 'int64', number: 'double' }

const leafOf = (schema: Schema, owner: string, name: string): Json => {
  const { type, format, description, pattern, minimum, maximum, exclusiveMinimum, nullable } = schema
  const values = schema['x-values']
  return defined({
    type,
    format: format ?? formats[type ?? ''],
    description,
    enum: values ?? schema.enum,
    pattern,
    // In 3.0 an exclusive limit is a boolean beside the limit; in JSON Schema it is a separate limit.
    minimum: exclusiveMinimum ?? minimum,
    exclusiveMinimum: exclusiveMinimum === undefined ? undefined : true,
    maximum,
    // An enumeration needs no limits of length.
    minLength: values ? undefined : schema.minLength,
    maxLength: values ? undefined : schema.maxLength,
    nullable,
    example: exampleOf(schema, owner, name),
  })
}
