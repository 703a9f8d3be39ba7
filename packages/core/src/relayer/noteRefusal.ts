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

/**
 * Keeps the reason for which a signed payment was not sent, for the operator. The payer gets the reason also
 * where it cannot be kept, for example on a full disk.
 */
export const noteRefusal = async (
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  scope: Scope,
  { purpose, subjectId, authorization: { networkId, from }, reason }: Refused,
): Promise<void> => {
  const refusal = { networkId, purpose, from, reason, ...defined({ subjectId }) }
  await store.relays.noteRefusal(scope, refusal, clock.nowMs()).catch(() => undefined)
}
