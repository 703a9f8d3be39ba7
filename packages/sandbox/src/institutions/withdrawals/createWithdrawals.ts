import { assetOf } from '../data/assets.ts'
import { CallLost, loseReply } from '../http/connection.ts'
import { holdEntry, releaseEntry, settleEntry } from '../ledger/entries.ts'
import type { Withdrawal } from '../state/types.ts'
import { triggerOf } from './amountTriggers.ts'
import { sendOnce } from './sendOnce.ts'
import type { Withdrawals, WithdrawalsOptions } from './types.ts'

/** A payment without a reply is requested again after this time. */
const ASK_AGAIN_AFTER_MS = 2_000

export const createWithdrawals = (options: WithdrawalsOptions): Withdrawals => {
  const { store, clock } = options
  const get = (id: string): Withdrawal => {
    const found = store.state.withdrawals.get(id)
    if (found === undefined) throw new Error(`No withdrawal ${id}`)
    return found
  }
  const save = (withdrawal: Withdrawal, change: Partial<Withdrawal>): Withdrawal => {
    const next = { ...withdrawal, ...change, updatedAtMs: clock.nowMs() }
    const entry =
      next.status === 'completed'
        ? settleEntry(next, next.updatedAtMs)
        : next.status === 'failed'
          ? releaseEntry(next, next.updatedAtMs)
          : undefined
    store.commit([
      { type: 'withdrawal', withdrawal: next },
      ...(entry === undefined ? [] : [{ type: 'entry' as const, entry }]),
    ])
    return next
  }
  const advanceOne = async (withdrawal: Withdrawal): Promise<void> => {
    if (withdrawal.willFail !== undefined) {
      save(withdrawal, { status: 'failed', failure: withdrawal.willFail })
      return
    }
    try {
      await sendOnce({ ...options, save }, withdrawal)
    } catch (error) {
      options.log('The simulated withdrawal could not move on yet', { id: withdrawal.id, error: String(error) })
    }
  }
  const run = async (): Promise<void> => {
    const now = clock.nowMs()
    for (const id of [...store.state.withdrawals.keys()]) {
      const w = get(id)
      const unanswered = w.status === 'sending' && now - w.updatedAtMs >= ASK_AGAIN_AFTER_MS
      if (unanswered || (w.status === 'accepted' && w.dueAtMs <= now)) await advanceOne(w)
    }
  }
  let last: Promise<void> = Promise.resolve()
  const progress = () => (last = last.then(run))

  return {
    accept: (order, { awaitingApproval = false } = {}) => {
      const trigger = triggerOf(BigInt(order.amountUnits), assetOf(order.asset).decimals)
      if (trigger === 'callLost') throw new CallLost()
      if (trigger === 'replyLost') loseReply()
      const now = clock.nowMs()
      const times = { createdAtMs: now, updatedAtMs: now, dueAtMs: now + options.settleDelayMs }
      const withdrawal: Withdrawal = {
        ...order,
        ...times,
        status: awaitingApproval || trigger === 'waits' ? 'awaitingApproval' : 'accepted',
        ...(trigger === 'fails' ? { willFail: 'Returned by the institution' } : {}),
      }
      store.commit([
        { type: 'entry', entry: holdEntry(withdrawal, now) },
        { type: 'withdrawal', withdrawal },
      ])
      return withdrawal
    },
    progress,
    idle: () => last,
    complete: async id => {
      const withdrawal = get(id)
      if (withdrawal.status === 'completed' || withdrawal.status === 'failed')
        throw new Error(`Already ${withdrawal.status}`)
      if (withdrawal.status !== 'sending') save(withdrawal, { status: 'accepted', dueAtMs: clock.nowMs() })
      await progress()
      return get(id)
    },
    fail: (id, reason) => {
      const withdrawal = get(id)
      if (!['accepted', 'awaitingApproval'].includes(withdrawal.status)) throw new Error(`Already ${withdrawal.status}`)
      return save(withdrawal, { status: 'failed', failure: reason })
    },
    announce: (id, hash) => {
      const withdrawal = get(id)
      if (withdrawal.status !== 'completed') throw new Error(`Not sent: ${withdrawal.status}`)
      const next = { ...withdrawal, hash, updatedAtMs: clock.nowMs() }
      store.commit([{ type: 'withdrawal', withdrawal: next }])
      return next
    },
    list: () => [...store.state.withdrawals.values()],
  }
}
