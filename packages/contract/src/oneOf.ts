import { defined } from '@rialto/defined'
import Type from 'typebox'

/**
 * A closed set of strings. `Type.Enum` leaves `type` out, which OpenAPI 3.0 generators need.
 *
 * @example oneOf(['pending', 'succeeded', 'failed'])
 */
export const oneOf = <const T extends readonly string[]>(values: T, description?: string) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...defined({ description }) })

/**
 * A closed set of strings as a named schema, with the meaning of each value.
 *
 * @example enumOf('TransferStatus', 'State of a transfer.', { pending: 'In progress.', succeeded: 'Final.' })
 */
export const enumOf = <const V extends Readonly<Record<string, string>>>(
  title: string,
  description: string,
  values: V,
) =>
  Type.Unsafe<Extract<keyof V, string>>({
    type: 'string',
    enum: Object.keys(values),
    title,
    description: `${description}\n\n${listValues(values)}`,
  })

/** Markdown: one line per value. */
export const listValues = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([value, meaning]) => `- \`${value}\`: ${meaning}`)
    .join('\n')
