import type { Clock } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import type { ErrorTable } from './errorTable.ts'

/** What a call to an institution needs beside the request. */
export interface HttpContext {
  egress: Egress
  clock: Clock
  table: ErrorTable
}
