import { createdNothing } from './isRefused.ts'
import type { WithdrawalAttempt, WithdrawalAttemptRepository } from './ports.ts'

const isWithoutCall = ({ outcome }: WithdrawalAttempt): boolean =>
  outcome !== undefined && createdNothing.includes(outcome)

/** The newest attempt whose call may have created something. The last one if none has: later ones made no call. */
export const lastCalled = async (
  { attempts }: { attempts: Pick<WithdrawalAttemptRepository, 'last'> },
  transferId: string,
): Promise<WithdrawalAttempt | undefined> => {
  const last = await attempts.last(transferId)
  let attempt = last
  while (attempt && isWithoutCall(attempt))
    attempt = attempt.number > 1 ? await attempts.last(transferId, attempt.number) : undefined
  return attempt ?? last
}
