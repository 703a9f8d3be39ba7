import { defined } from '@rialto/defined'

import type { WithdrawOutcome } from '../connections/connector.ts'
import type { AttemptEnd } from './attemptOutcome.ts'

/** The end of an attempt by the answer to its call. */
export const endOf = (outcome: WithdrawOutcome): AttemptEnd => {
  const detail = 'message' in outcome ? outcome.message : undefined
  if (outcome.kind === 'rejected') {
    const kind = outcome.isUnreached ? 'unreached' : 'rejected'
    return { state: 'rejected', outcome: kind, reason: outcome.reason, ...defined({ detail }) }
  }
  const state = outcome.kind === 'accepted' || outcome.kind === 'unknown' ? outcome.kind : 'notCreated'
  return { state, outcome: outcome.kind, ...defined({ detail }) }
}

/** The institution's history, or the chain, shows it under this id. */
export const foundAs = (upstreamId: string): AttemptEnd => ({
  state: 'accepted',
  outcome: 'found',
  detail: `found as ${upstreamId}`,
})

/** Nothing shows it, long after something should. */
export const notFound = (detail: string): AttemptEnd => ({ state: 'notCreated', outcome: 'notFound', detail })

export const noReply = { state: 'unknown', outcome: 'noReply', detail: 'no reply was recorded' } as const
