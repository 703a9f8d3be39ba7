import type { Egress } from '@rialto/egress'
import type { ErrorTable, HttpContext } from '../http/errorTable.ts'

/** An HTTP context with a stopped clock, whose sleeps are only recorded. */
export const httpContextOf = (egress: Egress, table: ErrorTable, slept: number[] = []): HttpContext => ({
  egress,
  table,
  clock: { nowMs: () => 1_760_000_000_000, sleep: async ms => void slept.push(ms) },
})
