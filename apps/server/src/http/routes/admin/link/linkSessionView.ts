import type { OpenedSession } from '@rialto/core'

import { seconds } from '../seconds.ts'

const stateOf = ({ exit, expiresAtMs }: OpenedSession, nowMs: number) =>
  exit?.outcome ?? (expiresAtMs > nowMs ? ('open' as const) : ('expired' as const))

const stageOf = ({ transferId, transferPhase, connectionIds }: OpenedSession) => {
  if (transferPhase === 'settled') return 'succeeded' as const
  if (transferId !== undefined) return 'sent' as const
  return connectionIds.length > 0 ? ('connected' as const) : ('opened' as const)
}

export const linkSessionView = (session: OpenedSession, nowMs: number) => ({
  id: session.id,
  userId: session.request.userId,
  state: stateOf(session, nowMs),
  stage: stageOf(session),
  exitPage: session.exit?.page ?? null,
  clientTransactionId: session.request.transfer?.transactionId ?? null,
  transferId: session.transferId ?? null,
  connections: session.connectionIds.length,
  openedTimestamp: seconds(session.openedAtMs),
  expiresTimestamp: seconds(session.expiresAtMs),
})
