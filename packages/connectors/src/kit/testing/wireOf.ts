import type { Egress } from '@rialto/egress'
import type { ErrorTable } from '../errorTable.ts'
import type { Wire } from '../wire.ts'

/** A wire with a clock that stands still and sleeps that only note themselves. */
export const wireOf = (egress: Egress, table: ErrorTable, slept: number[] = []): Wire => ({
  egress,
  table,
  clock: { nowMs: () => 1_760_000_000_000, sleep: async ms => void slept.push(ms) },
})
