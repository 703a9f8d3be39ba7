import type { CommonContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import { callTransitions } from './transitions/callTransitions.ts'
import { lateTransitions } from './transitions/lateTransitions.ts'
import { reportedTransitions } from './transitions/reportedTransitions.ts'
import { reviewTransitions } from './transitions/reviewTransitions.ts'
import { transitionWriter } from './transitions/transitionWriter.ts'

/**
 * Every change that a transfer from a connected account can make, each in one place: the move is checked, the transfer is
 * written with its reason in its history, and its event is emitted where the public status is concerned. All of it in the
 * caller's transaction, which holds the lock on the row.
 */
export const transitions = (ctx: CommonContext, repositories: Repositories) => {
  const writer = transitionWriter(ctx, repositories)
  return {
    ...callTransitions(writer),
    ...reportedTransitions(writer),
    ...lateTransitions(writer),
    ...reviewTransitions(writer),
  }
}
