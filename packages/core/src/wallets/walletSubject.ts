import type { Context } from '../context.ts'
import type { RelaySubject } from '../relayer/followRelay.ts'
import { reconcileLater } from '../transfers/reconcileLater.ts'

/** A transfer that a wallet has signed. The chain alone says that it was paid: a mined relay has it read at once. */
export const walletSubject = (ctx: Pick<Context, 'clock'>): RelaySubject => ({
  lock: async ({ transfers }, { scope, subjectId = '' }) => {
    await transfers.findForUpdate(scope, subjectId)
  },
  changed: async (repositories, { state, scope, subjectId = '' }) => {
    if (state !== 'mined' && state !== 'succeeded') return
    const transfer = await repositories.transfers.find(scope, subjectId)
    if (transfer) await reconcileLater(repositories, transfer, ctx.clock.nowMs())
  },
})
