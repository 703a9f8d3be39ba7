import type { BridgeContext } from '../context.ts'
import { deliverNotices } from '../notices/deliverNotices.ts'
import type { BridgeRequest } from '../state/types.ts'
import { confirmPayIn } from './confirmPayIn.ts'
import { beginFill, settleFill } from './fillRequest.ts'
import { settlePayment } from './pay.ts'
import { startSearching } from './recordPayIns.ts'
import { refundExcess, refundPayIn } from './refundPayIn.ts'
import { sweepAddress } from './sweepAddress.ts'

export interface Solver {
  /** Advances every pay-in as far as possible. Never rejects, and runs one at a time. */
  progress(): Promise<void>
  /** Runs an action while no request advances. */
  exclusively<T>(action: () => Promise<T>): Promise<T>
  /** Resolves when no work is in progress. Starts nothing. */
  idle(): Promise<void>
}

/** Longer than any chain of steps. */
const MAX_ROUNDS = 20

const advance = (ctx: BridgeContext, request: BridgeRequest): Promise<void> => {
  if (request.status === 'depositing') return confirmPayIn(ctx, request)
  if (request.status === 'success')
    return request.swept === undefined ? sweepAddress(ctx, request) : refundExcess(ctx, request)
  if (request.refunding !== undefined) return refundPayIn(ctx, request)
  return request.status === 'pending' ? beginFill(ctx, request) : settleFill(ctx, request)
}

/** Runs one action at a time, in order. */
const createQueue = (): Pick<Solver, 'exclusively' | 'idle'> => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    exclusively: action => {
      const done = last.then(action)
      last = done.catch(() => undefined)
      return done
    },
    idle: async () => void (await last),
  }
}

const attempt = async (ctx: BridgeContext, what: string, action: () => Promise<void>): Promise<void> => {
  try {
    await action()
  } catch (error) {
    ctx.log('The simulated bridge could not move on yet', { what, error: String(error) })
  }
}

/**
 * The loop that finds pay-ins, advances requests and tracks transactions. Rejects if a chain cannot be reached at the
 * start.
 */
export const createSolver = async (ctx: BridgeContext): Promise<Solver> => {
  const { state } = ctx.store
  const searches = await Promise.all([...ctx.chains.values()].map(chain => startSearching(ctx, chain)))
  const round = async (): Promise<void> => {
    await Promise.all(searches.map(search => attempt(ctx, 'search', search)))
    for (const id of [...state.moving]) {
      const request = state.requests.get(id)
      if (request !== undefined) await attempt(ctx, id, () => advance(ctx, request))
    }
    for (const id of [...state.openPayments]) {
      const payment = state.payments.get(id)
      if (payment !== undefined) await attempt(ctx, payment.request, () => settlePayment(ctx, payment))
    }
  }
  const run = async (): Promise<void> => {
    for (let rounds = 0, before = -1; rounds < MAX_ROUNDS && before !== ctx.store.commits; rounds += 1) {
      before = ctx.store.commits
      await round()
    }
    await deliverNotices(ctx)
  }
  const queue = createQueue()
  return { ...queue, progress: () => queue.exclusively(run) }
}
