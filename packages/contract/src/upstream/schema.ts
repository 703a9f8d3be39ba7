import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { keepFittingRows } from './fittingRows.ts'

/** Checks a parsed body. Unknown extra fields pass; a missing or mistyped one does not. */
export type Check<T> = (body: unknown) => body is T

/**
 * Compiled on first use, so that an unused check costs nothing. Odd rows of `FittingRows` are removed from the body.
 */
export const checkOf = <T extends TSchema>(schema: T): Check<Static<T>> => {
  let compiled: { Check(value: unknown): boolean } | undefined
  let keep: ((body: unknown) => boolean) | undefined
  return (body): body is Static<T> => {
    compiled ??= Compile(schema)
    keep ??= keepFittingRows(schema)
    return compiled.Check(body) && keep(body)
  }
}

/**
 * A decimal in an upstream reply: digits, at most one point, no exponent. Its length is limited, so that sums stay
 * small.
 */
export const Decimal = Type.String({ pattern: '^-?[0-9]{1,40}(\\.[0-9]{1,40})?$', maxLength: 82 })

/** A decimal that cannot be negative. */
export const Amount = Type.String({ pattern: '^[0-9]{1,40}(\\.[0-9]{1,40})?$', maxLength: 81 })

/** An upstream id or name: present and not too long. */
export const Text = Type.String({ minLength: 1, maxLength: 256 })

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
