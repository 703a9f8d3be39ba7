import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Authorization, RelayPurpose, RelayRefusalReason } from './ports.ts'

interface Refused {
  purpose: RelayPurpose
  subjectId?: string
  authorization: Pick<Authorization, 'networkId' | 'from'>
  reason: RelayRefusalReason
}

/** Keeps the reason for which a signed payment was not sent, for the operator. */
export const noteRefusal = (
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  scope: Scope,
  { purpose, subjectId, authorization: { networkId, from }, reason }: Refused,
): Promise<void> =>
  store.relays.noteRefusal(scope, { networkId, purpose, from, reason, ...defined({ subjectId }) }, clock.nowMs())
