import { compare } from '@rialto/catalog'

import { institutionOf } from '../../connections/institutionOf.ts'
import { ApiError } from '../../kernel/apiError.ts'
import type { Context } from '../../context.ts'
import type { Repositories } from '../../store.ts'
import { publicStatus } from '../phases.ts'
import type { Preview, Transfer } from '../ports.ts'
import { transitions } from '../transitions.ts'
import { missingOf } from './combinedPhase.ts'

/**
 * Whether a part may be sent now. All parts of one combined transfer wait for each other at the lock of its preview
 * (`plan`), so that their sum never exceeds its amount, even when a failed part is replaced. The first part creates the
 * combined transfer, which is the one payment of its order. Returns the combined transfer.
 *
 * @throws ApiError `previewExpired` if the combined transfer has ended, `conflict` if other parts pay its amount.
 */
export const allowPart = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'connectors'>,
  repositories: Repositories,
  part: Preview,
  plan: Preview,
): Promise<Transfer> => {
  const { transfers } = repositories
  const known = await transfers.findForUpdate(part.scope, plan.id)
  if (known && publicStatus(known.phase) !== 'pending') throw new ApiError('previewExpired')
  const parts = await transfers.listParts(part.scope, plan.id)
  if (compare(part.amount, missingOf(plan, parts)) > 0)
    throw new ApiError('conflict', { message: 'Other parts of this transfer pay its amount already.' })
  const to = transitions(ctx, repositories)
  if (known) return known.phase === 'awaitingUser' ? to.requestAgain(known) : known
  if (ctx.clock.nowMs() >= plan.expiresAtMs) throw new ApiError('previewExpired')
  return to.request(plan, institutionOf(ctx, plan.type))
}
