import type { ReadMoveResult } from '@rialto/contract'

import { createApi } from '../api/createApi.ts'

export type StartedMove = { code: string; expiresAtMs: number }
export type AcceptedMove = { status: 'accepted' | 'wrong' | 'over' }
export type ClaimedMove = { claimToken: string; pairingCode: string }

/** What a device does that has the link and not yet the session. */
export function createMoveApi(send: typeof fetch) {
  const { post } = createApi(send, () => undefined)
  return {
    claim: (code: string) => post<ClaimedMove>('move', { code }),
    read: (claimToken: string) => post<ReadMoveResult>('move/status', { claimToken }),
  }
}
