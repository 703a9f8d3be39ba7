import type { Context } from '../context.ts'
import type { Repositories } from '../store.ts'
import type { AttemptRecord, Transfer, WalletRequestRecord, WithdrawalAttempt } from './ports.ts'
import { reconcileLater } from './reconcileLater.ts'

/** The row of the next call of a transfer, before it, with the job that takes over if this process ends before the reply. */
export const intendWithdrawal = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'settings'>,
  repositories: Repositories,
  transfer: Transfer,
  asked?: WalletRequestRecord,
): Promise<WithdrawalAttempt> => {
  const last = await repositories.attempts.last(transfer.id)
  const nowMs = ctx.clock.nowMs()
  const record: AttemptRecord = {
    id: ctx.ids.uuid(),
    transferId: transfer.id,
    number: (last?.number ?? 0) + 1,
    state: 'intended',
    createdAtMs: nowMs,
    isAbandoned: false,
  }
  const attempt = kindOf(record, last, asked)
  await repositories.attempts.insert(attempt)
  await reconcileLater(repositories, transfer, nowMs + ctx.settings.withdrawalLeaseMs)
  return attempt
}

/** A wallet may still send an earlier request, so the chain is read from that block on. */
const kindOf = (
  record: AttemptRecord,
  last: WithdrawalAttempt | undefined,
  asked: WalletRequestRecord | undefined,
): WithdrawalAttempt => {
  if (last?.kind === 'walletPayment') return { ...record, kind: 'walletPayment', ...asked, afterBlock: last.afterBlock }
  return asked ? { ...record, kind: 'walletPayment', ...asked } : { ...record, kind: 'exchangeWithdrawal' }
}
