import Type from 'typebox'

/**
 * A closed set of strings. `Type.Enum` leaves `type` out, which OpenAPI 3.0 generators need.
 *
 * @example oneOf(['pending', 'succeeded', 'failed'])
 */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] })
