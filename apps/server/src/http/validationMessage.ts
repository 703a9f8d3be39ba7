import type { FastifySchemaValidationError } from 'fastify/types/schema.js'

const counted = (count: unknown, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`

type Params = Record<string, unknown>

const words: Readonly<Record<string, (params: Params) => string>> = {
  enum: ({ allowedValues }) => `must be one of: ${[allowedValues].flat().map(String).join(', ')}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, 'item')}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${counted(limit, 'character')}`),
  maxLength: ({ limit }) => `must have at most ${counted(limit, 'character')}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${String(limit)}`,
  format: ({ format }) => (format === 'uuid' ? 'must be a UUID' : `must be a valid ${String(format)}`),
  type: ({ type }) => `must be ${article(String(type))}`,
}

const article = (type: string): string => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`)

/** Describes the required value to the sender. Keywords without a text here use the validator's. */
export const validationMessage = ({ keyword, params, message }: FastifySchemaValidationError): string =>
  words[keyword]?.(params) ?? message ?? 'is not valid'
