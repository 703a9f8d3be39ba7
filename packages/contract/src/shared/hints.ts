import Type, { type Static, type TSchema } from 'typebox'

/**
 * Keywords of these schemas beyond JSON Schema, registered with the validators.
 *
 * Read by the server: `x-numericString`, `x-booleanString` (such strings are converted), `x-repeats` (a query
 * parameter that may be repeated), `x-anyCase` (enum values match in any letter case).
 * Read by the OpenAPI documents: `x-usage` (the meaning of a named schema at this reference) and `x-values` (the
 * values of a string that the schema itself accepts more loosely, for example in any letter case).
 */
export const schemaKeywords = [
  'x-numericString',
  'x-booleanString',
  'x-repeats',
  'x-anyCase',
  'x-usage',
  'x-values',
] as const

/** A named schema with a description for one use. */
export const withUsage = <T extends TSchema>(schema: T, description: string) =>
  Type.Unsafe<Static<T>>({ ...schema, 'x-usage': description })
