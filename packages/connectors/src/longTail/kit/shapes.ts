import type { TSchema } from 'typebox'
import Type from 'typebox'
import { nullable } from '../../kit/schema.ts'

/** What answers are made of, as `parseLossless` reads them: a number is text here, whichever of the two was sent. */

/** Any text of theirs that may be empty. */
export const Short = Type.String({ maxLength: 512 })
export const Millis = Type.String({ pattern: '^\\d{13}$' })
/** A count of decimals. */
export const Places = Type.String({ pattern: '^\\d{1,2}$' })
export const Digits = Type.String({ pattern: '^\\d{1,24}$' })
export const YesNo = Type.Boolean()

/** Left out, null, or there. */
export const Maybe = <T extends TSchema>(schema: T) => Type.Optional(nullable(schema))

/** More rows than this are no list of one user's. */
export const rowsOf = <T extends TSchema>(schema: T) => Type.Array(schema, { maxItems: 10_000 })
