import type { DescribeMoveResult, ReadMoveResult } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { createApi } from '../api/createApi.ts'

export type StartedMove = { code: string; expiresAtMs: number }
export type AcceptedMove = { status: 'accepted' | 'over' }
export type ClaimedMove = { claimToken: string; number: string }

/** API for a device that has the link but not yet the session. */
export function createMoveApi(send: typeof fetch, browserKey: string | undefined) {
  const { post } = createApi(send, () => undefined)
  return {
    describe: (code: string) => post<DescribeMoveResult>('move/about', { code }),
    claim: (code: string) => post<ClaimedMove>('move', { code, ...defined({ browserKey }) }),
    read: (claimToken: string) => post<ReadMoveResult>('move/status', { claimToken }),
  }
}
