import type { UpstreamTransferPage } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { asTransfer } from './asTransfer.ts'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { byTime, justBefore, maxPerCall, readTransfers } from './readTransfers.ts'
import type { GeminiTransfer } from './schemas.ts'

/** The last row that was told, and which way the list goes: back from the latest, or forward from a time. */
interface Place {
  way: 'back' | 'forward'
  timestampms: string
  eid: string
}

const cursorForm = /^([bf])\.(\d{13})\.(\d{1,20})$/

const readPlace = (cursor: string): Place | undefined => {
  const [, letter, timestampms, eid] = cursorForm.exec(cursor) ?? []
  if (timestampms === undefined || eid === undefined) return undefined
  return { way: letter === 'b' ? 'back' : 'forward', timestampms, eid }
}

const writePlace = (way: Place['way'], { timestampms, eid }: GeminiTransfer): string =>
  `${way === 'back' ? 'b' : 'f'}.${timestampms}.${eid}`

const after = (place: Place | undefined, sign: 1 | -1) => (row: GeminiTransfer) =>
  place === undefined || sign * byTime(row, { ...row, ...place }) > 0

/** Where the call begins: at the place, or at the time asked for. Nowhere where the latest are wanted. */
const startOf = (way: Place['way'], place: Place | undefined, sinceMs: number | undefined): { sinceMs?: number } => {
  if (way === 'back') return {}
  return { sinceMs: justBefore(Math.max(Number(place?.timestampms ?? 0), sinceMs ?? 0, 1)) }
}

/**
 * Gemini can be asked for the latest 50, or for 50 since a time, and for nothing before a time. So without `sinceMs` this
 * tells the latest 50, newest first; with it, everything since then, oldest first.
 */
export const listTransfers = async (
  context: GeminiContext,
  access: GeminiAccess,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const place = input.cursor === undefined ? undefined : readPlace(input.cursor)
  if (input.cursor !== undefined && place === undefined) return undefined
  const way = place?.way ?? (input.sinceMs === undefined ? 'back' : 'forward')
  const rows = await readTransfers(context, access, startOf(way, place, input.sinceMs))
  const ordered = way === 'back' ? [...rows].reverse() : rows
  const unreported = ordered
    .filter(after(place, way === 'back' ? -1 : 1))
    .filter(({ timestampms }) => Number(timestampms) >= (input.sinceMs ?? 0))
  const full = way === 'forward' && rows.length >= maxPerCall
  if (full && unreported.length === 0)
    throw new ConnectorError('malformed', 'Gemini’s transfer list exceeds the page limit')
  const page = unreported.slice(0, input.count)
  const last = page.at(-1)
  const more = last !== undefined && (full || unreported.length > page.length)
  return {
    transfers: page.flatMap(row => asTransfer(context, row) ?? []),
    ...(more ? { cursor: writePlace(way, last) } : {}),
  }
}
