import type { Clock } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import type { ErrorTable } from './errorTable.ts'

/** What a call to a provider needs beside the request. */
export interface HttpContext {
  egress: Egress
  clock: Clock
  table: ErrorTable
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>
  /** What must never show in an error. */
  secrets: readonly string[]
}
