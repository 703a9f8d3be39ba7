import type { TSchema } from 'typebox'

/** An object of JSON. */
export type Json = Readonly<Record<string, unknown>>

/** The subset of JSON Schema that the contract uses. */
export interface Schema {
  type?: string
  title?: string
  description?: string
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  patternProperties?: Readonly<Record<string, Schema>>
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  nullable?: boolean
  'x-usage'?: string
  'x-values'?: readonly string[]
}

/** The schema as JSON, without the library's own symbols. */
export const readSchema = (schema: TSchema): Schema => JSON.parse(JSON.stringify(schema))

/** Without the entries that are undefined. */
export const defined = (entries: Json): Json =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
