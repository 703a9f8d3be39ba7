import { isRefused } from './isRefused.ts'
import type { ExchangeWithdrawalAttempt, WithdrawalAttemptRepository } from './ports.ts'

/** The newest call before the last attempt that the institution refused. It may have created another withdrawal. */
export const lastRefused = async (
  { attempts }: { attempts: Pick<WithdrawalAttemptRepository, 'last'> },
  transferId: string,
): Promise<ExchangeWithdrawalAttempt | undefined> => {
  let { number = 0 } = (await attempts.last(transferId)) ?? {}
  while (number > 1) {
    const before = await attempts.last(transferId, number)
    if (isRefused({ phase: 'awaitingUser' }, before)) return before
    number = before?.number ?? 0
  }
  return undefined
}
