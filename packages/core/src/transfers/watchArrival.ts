import { add, compare } from '@rialto/catalog'

import type { ConnectionContext, CommonContext, Context, ReconcileContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { countedTransactions } from './countedTransactions.ts'
import { lockTransfer } from './lockTransfer.ts'
import type { Transfer } from './ports.ts'
import { arrivedOf, readChain } from './reconcile/readChain.ts'
import { readWithdrawal } from './reconcile/readWithdrawal.ts'
import { sameHash } from './reconcile/sameHash.ts'
import { takePayment } from './takeRecord.ts'
import { transitions } from './transitions.ts'
import { arrivalWatchMs, firstArrivalReadMs, watchDelayMs, watchMs } from './watchTimes.ts'

/** One node may be behind, or follow another branch for a moment. */
const missedTwiceMs = 10 * 60_000

/**
 * Reads the chain again for a transfer that has arrived, an hour and a day later, because a block can be replaced that
 * the network counts as final. The first miss is silent. A second one, at least ten minutes later, is reported: the
 * transfer stays settled and pays its order, the client receives `transfer.late`, and a person decides. It ends when
 * the chain has the transaction again, or another one that the institution or the wallet sent for it. Resolves with the
 * milliseconds until the next read.
 */
export const watchArrival = async (
  ctx: ReconcileContext,
  scope: Scope,
  transferId: string,
): Promise<number | undefined> => {
  const transfer = await ctx.store.transfers.find(scope, transferId)
  if (!transfer || !isWatched(transfer)) return undefined
  const { arrivalWatchUntilMs = 0, finishedAtMs = 0, arrivalMissedAtMs } = transfer
  const readAtMs = ctx.clock.nowMs()
  const seen = await readArrival(ctx, transfer)
  if (seen.state === 'missing') {
    const other = await findOther(ctx, transfer)
    if (other === undefined) return miss(ctx, transfer, seen.arrived, readAtMs)
    await find(ctx, transfer, other)
    return arrivalWatchMs
  }
  const isLast = readAtMs >= arrivalWatchUntilMs
  if (seen.state === 'pending') return isLast ? undefined : missedTwiceMs
  if (transfer.finding !== undefined || arrivalMissedAtMs !== undefined) {
    await find(ctx, transfer, {})
    return arrivalWatchMs
  }
  if (isLast) return undefined
  const firstReadAtMs = finishedAtMs + firstArrivalReadMs
  return (readAtMs < firstReadAtMs ? firstReadAtMs : arrivalWatchUntilMs) - readAtMs
}

const isWatched = ({ phase, arrivalWatchUntilMs, finding }: Transfer): boolean =>
  phase === 'settled' && arrivalWatchUntilMs !== undefined && finding?.handledAtMs === undefined

interface Arrival {
  state: 'there' | 'pending' | 'missing'
  /** At the address still. */
  arrived: string
}

const readArrival = async (ctx: Pick<Context, 'clock' | 'store' | 'chains'>, transfer: Transfer): Promise<Arrival> => {
  let state: Arrival['state'] = 'there'
  let arrived = '0'
  for (const { hash, amount, counted } of await countedTransactions(ctx, transfer)) {
    const seen = await readChain(ctx, { ...transfer, hash, amount })
    if (seen?.kind === 'confirmed') arrived = add(arrived, counted)
    else if (seen === undefined || seen.kind === 'pending') state = state === 'missing' ? state : 'pending'
    else {
      state = 'missing'
      const part = seen.kind === 'mismatched' ? (arrivedOf(transfer, seen) ?? '0') : '0'
      arrived = add(arrived, compare(part, counted) > 0 ? counted : part)
    }
  }
  return { state, arrived }
}

/** Another transaction of it: of the institution's record, or of a wallet that has sent it again. */
const findOther = async (
  ctx: ConnectionContext & Pick<Context, 'chains'>,
  transfer: Transfer,
): Promise<{ hash: string; positions?: readonly string[] } | undefined> => {
  const attempt = transfer.paymentRequestId === undefined ? await ctx.store.attempts.last(transfer.id) : undefined
  const found = attempt && (await readWithdrawal(ctx, transfer, attempt))
  if (!found || found === 'notReadable' || found.hash === undefined) return undefined
  const { hash, positions } = found
  if (transfer.hash !== undefined && sameHash(hash, transfer.hash)) return undefined
  const seen = await readChain(ctx, { ...transfer, hash })
  return seen?.kind === 'confirmed' ? { hash, ...(positions ? { positions } : {}) } : undefined
}

/** The transfer, locked, if nothing has changed since it was read. */
const change = (
  ctx: Pick<Context, 'store'>,
  read: Transfer,
  make: (
    current: Transfer,
    repositories: Parameters<Parameters<Context['store']['transaction']>[0]>[0],
  ) => Promise<unknown>,
): Promise<unknown> =>
  ctx.store.transaction(async repositories => {
    const current = await lockTransfer(repositories, read)
    if (!current || !isWatched(current)) return
    const isSame = current.hash === read.hash && current.finding?.sinceMs === read.finding?.sinceMs
    if (isSame && current.arrivalMissedAtMs === read.arrivalMissedAtMs) await make(current, repositories)
  })

/** The chain has it, by its own transaction or another one. */
const find = (
  ctx: CommonContext,
  transfer: Transfer,
  { hash, positions }: { hash?: string; positions?: readonly string[] },
): Promise<unknown> =>
  change(ctx, transfer, async (current, repositories) => {
    if (hash !== undefined && positions && !(await takePayment(repositories, current, { hash, positions }))) return
    if (hash !== undefined || current.finding) return transitions(ctx, repositories).arriveAgain(current, hash)
    const { scope, id } = current
    // No event reported the one miss.
    return repositories.transfers.noteArrival({ scope, id, arrivalWatchUntilMs: ctx.clock.nowMs() + arrivalWatchMs })
  })

/** The chain does not have it. Resolves with the milliseconds until the next read. */
const miss = async (
  ctx: CommonContext,
  transfer: Transfer,
  arrived: string,
  readAtMs: number,
): Promise<number | undefined> => {
  const { scope, id, arrivalMissedAtMs = readAtMs, arrivalWatchUntilMs = 0, finding } = transfer
  if (transfer.arrivalMissedAtMs === undefined) {
    await change(ctx, transfer, (_current, { transfers }) =>
      transfers.noteArrival({ scope, id, arrivalMissedAtMs: readAtMs, arrivalWatchUntilMs: readAtMs + watchMs }),
    )
    return missedTwiceMs
  }
  const missedForMs = readAtMs - arrivalMissedAtMs
  if (missedForMs < missedTwiceMs) return missedTwiceMs - missedForMs
  if (finding?.kind !== 'reorganized' || (finding.arrived ?? '0') !== arrived)
    await change(ctx, transfer, (current, repositories) =>
      transitions(ctx, repositories).loseArrival(current, compare(arrived, '0') > 0 ? arrived : undefined),
    )
  return readAtMs >= arrivalWatchUntilMs ? undefined : watchDelayMs(missedForMs, false)
}
