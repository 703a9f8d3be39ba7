import type { ScreeningDecision } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const listScreeningDecisionsHandler: AdminHandler<'listScreeningDecisions'> = async (
  ctx,
  { scope, body: { transferId, outcomes, count = 100 } },
) => {
  const decisions = await ctx.store.screening.listDecisions(scope, {
    transferId: transferId?.toLowerCase(),
    outcomes,
    count,
  })
  return decisions.map(decisionView)
}

const decisionView = ({ id, decidedAtMs, step, outcome, transferId, ...rest }: ScreeningDecision) => ({
  id,
  decidedTimestamp: Math.floor(decidedAtMs / 1_000),
  step,
  outcome,
  transferId: transferId ?? null,
  addresses: rest.addresses.map(({ address, role }) => ({ address, role })),
  matches: rest.matches.map(({ address, role, list, entry, name }) => ({ address, role, list, entry, name })),
  lists: rest.lists.map(({ name, digest }) => ({ name, digest })),
})
