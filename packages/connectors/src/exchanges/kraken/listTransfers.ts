import type { UpstreamTransferPage } from '@rialto/core'
import { asTransfer } from './asTransfer.ts'
import type { KrakenContext } from './context.ts'
import type { MovementList } from './readMovements.ts'
import { maxPerCall, readMovements, secondsOf } from './readMovements.ts'
import type { KrakenMovement } from './schemas.ts'
import type { KrakenKey } from './signRequest.ts'

const lists = ['WithdrawStatus', 'DepositStatus'] as const

/** Where a page begins: a second, and how many rows of that very second each list has told already. */
interface Place {
  endS: number
  reported: Readonly<Record<MovementList, number>>
}

const cursorForm = /^(\d{9,11})\.(\d{1,3})\.(\d{1,3})$/
const aheadS = 60

const placeOf = (nowMs: number, cursor: string | undefined): Place | undefined => {
  if (cursor === undefined) {
    return { endS: Math.floor(nowMs / 1_000) + aheadS, reported: { WithdrawStatus: 0, DepositStatus: 0 } }
  }
  const [, endS, withdrawals, deposits] = cursorForm.exec(cursor) ?? []
  if (endS === undefined) return undefined
  return { endS: Number(endS), reported: { WithdrawStatus: Number(withdrawals), DepositStatus: Number(deposits) } }
}

interface Unreported {
  list: MovementList
  row: KrakenMovement
  atS: number
}

/** The place after these rows. Those of its second count as told, and earlier ones of the same second with them. */
const placeAfter = (place: Place, rows: readonly Unreported[], endS: number): string => {
  const reported = (list: MovementList) =>
    rows.filter(row => row.list === list && row.atS === endS).length + (endS === place.endS ? place.reported[list] : 0)
  return `${endS}.${reported('WithdrawStatus')}.${reported('DepositStatus')}`
}

/**
 * Withdrawals and deposits together, newest first. Pages go on until one has nothing left to tell, so the last is empty;
 * so is one that held only fiat.
 */
export const listTransfers = async (
  context: KrakenContext,
  key: KrakenKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const place = placeOf(context.http.clock.nowMs(), input.cursor)
  if (place === undefined) return undefined
  const startS = input.sinceMs === undefined ? undefined : Math.max(Math.floor(input.sinceMs / 1_000), 0)
  if (startS !== undefined && startS > place.endS) return { transfers: [] }
  const unreported: Unreported[] = []
  for (const list of lists) {
    const limit = Math.min(input.count + place.reported[list], maxPerCall)
    const range = { endS: place.endS, limit, ...(startS === undefined ? {} : { startS }) }
    const rows = await readMovements(context, key, list, range)
    unreported.push(...rows.slice(place.reported[list]).map(row => ({ list, row, atS: secondsOf(row) })))
  }
  const page = unreported.sort((a, b) => b.atS - a.atS).slice(0, input.count)
  const last = page.at(-1)
  if (last === undefined) return { transfers: [] }
  const transfers = page.flatMap(({ list, row }) => asTransfer(context, list, row) ?? [])
  return { transfers, cursor: placeAfter(place, page, last.atS) }
}
