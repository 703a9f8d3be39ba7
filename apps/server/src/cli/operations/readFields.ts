import type { AdminOperation } from '@rialto/contract'

import { type CommandInput, UsageError } from '../command.ts'

/** The parts of a schema that decide how a value is typed on the command line. */
interface FieldSchema {
  type?: string
  description?: string
  items?: FieldSchema
  anyOf?: readonly FieldSchema[]
}

export interface Field {
  name: string
  place: 'params' | 'body'
  isRequired: boolean
  type: 'text' | 'number' | 'boolean' | 'list' | 'json'
  description: string
}

const simple = ['string', 'number', 'integer']

const typeOf = ({ type, items, anyOf }: FieldSchema): Field['type'] => {
  const [first] = anyOf ?? []
  if (first) return typeOf(first)
  if (type === 'string') return 'text'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'boolean') return 'boolean'
  return type === 'array' && simple.includes(items?.type ?? '') ? 'list' : 'json'
}

/** The fields of an operation's path and body, by the names of the API. */
export const fieldsOf = ({ params, body }: Pick<AdminOperation, 'params' | 'body'>): Field[] =>
  (['params', 'body'] as const).flatMap(place => {
    const schema = JSON.parse(JSON.stringify({ params, body }[place] ?? {})) as {
      properties?: Record<string, FieldSchema>
      required?: string[]
    }
    return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
      name,
      place,
      isRequired: schema.required?.includes(name) ?? false,
      type: typeOf(field),
      description: field.description ?? '',
    }))
  })

const read = {
  text: text => text,
  // The server rejects other text, and names the field.
  number: text => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: text => (text === 'true' ? true : text === 'false' ? false : text),
  json: (text, name) => {
    try {
      const value: unknown = JSON.parse(text)
      return value
    } catch {
      throw new UsageError(`--${name} must be JSON.`)
    }
  },
} satisfies Record<Exclude<Field['type'], 'list'>, (text: string, name: string) => unknown>

/** The typed values of one place. @throws UsageError naming the option. */
export const readFields = (
  fields: readonly Field[],
  place: Field['place'],
  input: CommandInput,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(field => field.place === place)
      .flatMap(({ name, type, isRequired }) => {
        const given = input.all(name)
        if (given.length === 0 && isRequired) throw new UsageError(`--${name} is missing.`)
        if (given.length === 0) return []
        return [[name, type === 'list' ? given : read[type](given[0] ?? '', name)]]
      }),
  )
