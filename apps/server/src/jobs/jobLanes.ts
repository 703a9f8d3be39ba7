import type { JobKind } from '@rialto/core'

/** Places of each kind, so that no kind waits for another, and of each lane among them: an endpoint, an integration type. */
const places: Readonly<Record<JobKind, { perKind: number; perLane: number }>> = {
  'transfer.reconcile': { perKind: 50, perLane: 8 },
  'conversion.reconcile': { perKind: 20, perLane: 8 },
  'bridge.reconcile': { perKind: 20, perLane: 20 },
  'webhook.deliver': { perKind: 50, perLane: 4 },
  'linkSession.expire': { perKind: 10, perLane: 10 },
}

export const jobKinds: readonly JobKind[] = [
  'transfer.reconcile',
  'conversion.reconcile',
  'bridge.reconcile',
  'webhook.deliver',
  'linkSession.expire',
]

/** How many more jobs of a kind may begin now, and what its lanes have under way. */
export interface JobRoom {
  limit: number
  perLane: number
  underWay: ReadonlyMap<string, number>
}

/** Counts what one process has under way, by kind and lane. */
export const createJobLanes = () => {
  const underWay = new Map<string, { total: number; lanes: Map<string, number> }>()
  const ofKind = (kind: string) => {
    const known = underWay.get(kind) ?? { total: 0, lanes: new Map<string, number>() }
    underWay.set(kind, known)
    return known
  }
  const add = (kind: string, lane: string | undefined, change: 1 | -1): void => {
    const counted = ofKind(kind)
    counted.total += change
    if (lane === undefined) return
    const left = (counted.lanes.get(lane) ?? 0) + change
    if (left > 0) counted.lanes.set(lane, left)
    else counted.lanes.delete(lane)
  }
  return {
    room(kind: JobKind): JobRoom {
      const { perKind, perLane } = places[kind]
      const { total, lanes } = ofKind(kind)
      return { limit: Math.max(0, perKind - total), perLane, underWay: lanes }
    },
    /** Takes a place; answers how to give it back. */
    take(kind: string, lane: string | undefined): () => void {
      add(kind, lane, 1)
      return () => add(kind, lane, -1)
    },
  }
}
