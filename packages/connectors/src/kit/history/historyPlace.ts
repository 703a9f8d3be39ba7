import { defined } from '@rialto/defined'
import { ConnectorError } from '@rialto/core'

/** One of an institution's ISO 8601 dates, in Unix milliseconds. */
export const isoTime = (text: string, institution: string): number => {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) throw new ConnectorError('malformed', `${institution} returned an invalid date`)
  return ms
}

/** How much of a list has been returned: the institution's cursor of the page, and how many of its rows. */
export interface Spot {
  cursor?: string
  claimed: number
}

/** Start of one of our pages. A list without a spot is exhausted in this window. */
export interface HistoryPlace {
  endMs: number
  sent?: Spot
  received?: Spot
}

const done = '-'
const spot = '(-|\\d{1,3}(?:~[A-Za-z0-9_-]{1,700})?)'
const form = new RegExp(`^(\\d{13})\\.${spot}\\.${spot}$`)

const writeSpot = (at: Spot | undefined): string => {
  if (at === undefined) return done
  return at.cursor === undefined ? `${at.claimed}` : `${at.claimed}~${Buffer.from(at.cursor).toString('base64url')}`
}

const readSpot = (text: string): Spot | undefined => {
  if (text === done) return undefined
  const [claimed = '', cursor] = text.split('~')
  return {
    claimed: Number(claimed),
    ...defined({ cursor: cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString() }),
  }
}

export const writePlace = ({ endMs, sent, received }: HistoryPlace): string =>
  `${endMs}.${writeSpot(sent)}.${writeSpot(received)}`

/** `undefined` for what `writePlace` never wrote. */
export const readPlace = (cursor: string): HistoryPlace | undefined => {
  const [, endMs, sentText, receivedText] = form.exec(cursor) ?? []
  if (endMs === undefined || sentText === undefined || receivedText === undefined) return undefined
  const [sent, received] = [readSpot(sentText), readSpot(receivedText)]
  return {
    endMs: Number(endMs),
    ...defined({ sent, received }),
  }
}

/** The members with a value: institutions write empty text or null for none. */
export const present = <T extends Record<string, string | null | undefined>>(members: T): { [K in keyof T]?: string } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value != null && value !== '')) as {
    [K in keyof T]?: string
  }
