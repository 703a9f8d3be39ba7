import { ConnectorError } from '@rialto/core'
import Type, { type Static, type TSchema } from 'typebox'
import { fitting } from '../http/asConnectorError.ts'
import type { OddRow, SentRecord } from './standardExchange.ts'
import { Amount, type Check, checkOf, FittingRows, nullable, Text } from '@rialto/contract'

/** Schemas of responses after `parseLossless`: numbers and texts are both texts here. */

/** Any text of theirs that may be empty. */
export const Short = Type.String({ maxLength: 512 })
export const Millis = Type.String({ pattern: '^\\d{13}$' })
/** A count of decimals. */
export const Places = Type.String({ pattern: '^\\d{1,2}$' })
/** A count of decimals as a number, or undefined. */
export const placesOf = (text: string | null | undefined): number | undefined =>
  text == null ? undefined : Number(text)
export const Digits = Type.String({ pattern: '^\\d{1,24}$' })
export const YesNo = Type.Boolean()

/** Left out, null, or there. */
export const Maybe = <T extends TSchema>(schema: T) => Type.Optional(nullable(schema))

/** More rows than this cannot be the list of one user. */
export const rowsOf = <T extends TSchema>(schema: T) => Type.Array(schema, { maxItems: 10_000 })

/** A user's balances: a row that cannot be read hides only its own asset. */
export const balancesOf = <T extends TSchema>(schema: T) => FittingRows(schema, { of: 'balances' })

/** Rows of a published list, validated one by one: see `fitting`. */
export const Rows = rowsOf(Type.Unknown())

/**
 * An amount of a published list: decimal, or with an exponent if it is sent as text (`1.6E-4`). `asTerms` reads both.
 */
export const ListedAmount = Type.Union([
  Amount,
  Type.String({ pattern: '^\\d{1,40}(\\.\\d{1,40})?[eE][+-]?\\d{1,2}$' }),
])

/**
 * The networks of one coin in a published list of coins. A malformed row makes only its network or coin unavailable.
 * Empty for a coin that is not listed.
 */
export const networksIn = <T extends TSchema>(
  institution: string,
  members: { coin: string; networks: string },
  network: T,
): ((coins: readonly unknown[], symbol: string) => Static<T>[]) => {
  const isNamed = checkOf(Type.Object({ [members.coin]: Text }))
  const isCoin = checkOf(Type.Object({ [members.networks]: Rows }))
  const isNetwork = checkOf(network)
  return (coins, symbol) => {
    const coin = fitting(institution, coins, isNamed).find(entry => entry[members.coin] === symbol)
    if (coin === undefined) return []
    return fitting(institution, [coin], isCoin).flatMap(entry =>
      fitting(institution, entry[members.networks] ?? [], isNetwork),
    )
  }
}

/** Extracts one value from a response. Undefined if the response does not match. */
export const reads =
  <T, R>(check: Check<T>, take: (answer: T) => R): ((body: unknown) => R | undefined) =>
  body =>
    check(body) ? take(body) : undefined

/** Not named, or zero. */
export const isNone = (amount: string | null | undefined): boolean =>
  amount == null || /^0+(\.0*)?([eE].*)?$/.test(amount)

/** The tag of an address, where there is one. */
export const tagged = (tag: string | null | undefined): { tag?: string } => (tag == null || tag === '' ? {} : { tag })

/**
 * Converts the rows of a history to records. A row of another format, or without a readable time, is kept as odd,
 * because it may be the searched one.
 */
export const recordsOf = <T>(
  rows: readonly unknown[],
  check: Check<T>,
  toRecord: (row: T) => SentRecord,
): (SentRecord | OddRow)[] =>
  rows.map(row => {
    const record = check(row) ? toRecord(row) : undefined
    return record === undefined || Number.isNaN(record.createdMs) ? { odd: row } : record
  })

const tooLong = (): ConnectorError => new ConnectorError('malformed', 'The withdrawal list exceeds the page limit')

/**
 * Rows of a list that is read in one call. Throws if the list is full, because further rows may exist: a match may be
 * missing from it.
 */
export const wholeList = <T>(rows: readonly T[], limit: number): readonly T[] => {
  if (rows.length >= limit) throw tooLong()
  return rows
}

/** More pages are an error, not a `no`. */
const maxPages = 20

/**
 * Every row of a list that is read by offset, in pages of `size`. A caller that filters a page by time ends the list:
 * only for lists with a documented order.
 */
export const pagesOf = async <T>(size: number, read: (offset: number) => Promise<readonly T[]>): Promise<T[]> => {
  const rows: T[] = []
  for (let page = 0; page < maxPages; page += 1) {
    const next = await read(page * size)
    rows.push(...next)
    if (next.length < size) return rows
  }
  throw tooLong()
}
