import type { UpstreamTransfer } from '@rialto/core'
import type { Spot } from './historyPlace.ts'

/** The rest of one page of a list, newest first. */
export interface Stream {
  spot: Spot
  rows: readonly UpstreamTransfer[]
  /** The institution's cursor of the next page. */
  after?: string
}

const nextSpot = (stream: Stream | undefined, claimed: number): Spot | undefined => {
  if (stream === undefined) return undefined
  const { spot, rows, after } = stream
  if (claimed < rows.length) return { ...spot, claimed: spot.claimed + claimed }
  return after === undefined ? undefined : { cursor: after, claimed: 0 }
}

/** Whether the list's next row is on a page that has not been read. */
const isCut = (stream: Stream | undefined, claimed: number): boolean =>
  stream !== undefined && claimed >= stream.rows.length && stream.after !== undefined

/**
 * Takes the newer head of two lists until there are `count`, or until one page is exhausted while its list has further
 * pages, because the next row is not known then.
 */
export const mergeStreams = (sent: Stream | undefined, received: Stream | undefined, count: number) => {
  const merged: UpstreamTransfer[] = []
  let fromSent = 0
  while (merged.length < count) {
    const fromReceived = merged.length - fromSent
    if (isCut(sent, fromSent) || isCut(received, fromReceived)) break
    const [left, right] = [sent?.rows[fromSent], received?.rows[fromReceived]]
    const next = right === undefined || (left && left.createdAtMs >= right.createdAtMs) ? left : right
    if (next === undefined) break
    if (next === left) fromSent += 1
    merged.push(next)
  }
  return { merged, sent: nextSpot(sent, fromSent), received: nextSpot(received, merged.length - fromSent) }
}
