import { compare } from '@rialto/catalog'

import { institutionOf } from '../../connections/institutionOf.ts'
import { ApiError } from '../../kernel/apiError.ts'
import type { Context } from '../../kernel/context.ts'
import type { Repositories } from '../../kernel/store.ts'
import { findPaying } from '../findPaying.ts'
import { publicStatus } from '../phases.ts'
import type { Preview, Transfer } from '../ports.ts'
import { transitions } from '../transitions.ts'
import { missingOf } from './combinedPhase.ts'

/** May begin, under the lock of its combined transfer; or another transfer is the answer. */
type PartAllowed = { combined: Transfer } | { paying: Transfer }

/**
 * Whether a part may be sent now. All parts of one combined transfer wait for each other at the lock of its preview (`plan`), so
 * that what they pay together is never more than its amount, also when a part that failed is replaced. The first of them makes
 * the combined transfer, which is the one payment of its order.
 *
 * @throws ApiError `previewExpired` where the combined transfer has ended, `orderAlreadySent`, `conflict` where other parts pay its amount.
 */
export const allowPart = async (
  ctx: Context,
  repositories: Repositories,
  part: Preview,
  plan: Preview,
): Promise<PartAllowed> => {
  const { transfers } = repositories
  const known = await transfers.findForUpdate(part.scope, plan.id)
  if (known && publicStatus(known.phase) !== 'pending') throw new ApiError('previewExpired')
  const paying = await findPaying(repositories, plan)
  if (paying && paying.id !== plan.id) return { paying }
  const parts = await transfers.listParts(part.scope, plan.id)
  if (compare(part.amount, missingOf(plan, parts)) > 0)
    throw new ApiError('conflict', { message: 'Other parts of this transfer pay its amount already.' })
  const to = transitions(ctx, repositories)
  if (known) return { combined: known.phase === 'awaitingUser' ? await to.requestAgain(known) : known }
  if (ctx.clock.nowMs() >= plan.expiresAtMs) throw new ApiError('previewExpired')
  return { combined: await to.request(plan, institutionOf(ctx, plan.type)) }
}
