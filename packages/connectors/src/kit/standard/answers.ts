import { ConnectorError } from '@rialto/core'
import type { TSchema } from 'typebox'
import Type from 'typebox'
import type { ErrorRule } from '../http/errorTable.ts'
import type { Check } from '../http/schema.ts'
import { nullable } from '../http/schema.ts'

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

/** Takes one thing out of an answer, or nothing where the answer does not fit. */
export const reads =
  <T, R>(check: Check<T>, take: (answer: T) => R): ((body: unknown) => R | undefined) =>
  body =>
    check(body) ? take(body) : undefined

/** The tag of an address, where there is one. */
export const tagged = (tag: string | null | undefined): { tag?: string } => (tag == null || tag === '' ? {} : { tag })

/** One rule for several codes, written with blanks between them. */
export const codes = (all: string, rule: Omit<ErrorRule, 'code'>): ErrorRule[] =>
  all.split(' ').map(code => ({ code, ...rule }))

const tooLong = (): ConnectorError => new ConnectorError('malformed', 'The withdrawal list exceeds the page limit')

/** Rows of a list that is read in one piece. One that is full may go on: what it does not show is no "no trace". */
export const wholeList = <T>(rows: readonly T[], limit: number): readonly T[] => {
  if (rows.length >= limit) throw tooLong()
  return rows
}

/** More than this is an error, not a `no`. */
const maxPages = 20

/** Every row of a list that is read by offset, in pages of `size`. */
export const pagesOf = async <T>(size: number, read: (offset: number) => Promise<readonly T[]>): Promise<T[]> => {
  const rows: T[] = []
  for (let page = 0; page < maxPages; page += 1) {
    const next = await read(page * size)
    rows.push(...next)
    if (next.length < size) return rows
  }
  throw tooLong()
}
