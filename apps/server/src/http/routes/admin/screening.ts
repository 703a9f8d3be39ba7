import { readScreening, type ScreeningDecision, type ScreeningState, setScreening } from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

/** Settings for sanctions screening of a client's transfers, and the decisions made. */
export const screeningHandlers: AdminHandlers<'readScreening' | 'setScreening' | 'listScreeningDecisions'> = {
  readScreening: async (ctx, { scope }) => view(await readScreening(ctx, scope)),
  setScreening: async (ctx, { scope, body }) => view(await setScreening(ctx, scope, body.mode)),
  listScreeningDecisions: async (ctx, { scope, body: { transferId, outcomes, count = 100 } }) => {
    const decisions = await ctx.store.screening.listDecisions(scope, {
      transferId: transferId?.toLowerCase(),
      outcomes,
      count,
    })
    return decisions.map(decisionView)
  },
}

const view = ({ mode, lists }: ScreeningState) => ({
  mode,
  lists: lists.map(({ name, publishedOn, digest, addresses, loadedAtMs }) => ({
    name,
    publishedOn: publishedOn ?? null,
    digest,
    addresses,
    loadedTimestamp: Math.floor(loadedAtMs / 1_000),
  })),
})

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
