import { recoveryCodeDigest } from './recoveryCodeDigest.ts'
import type { TeamContext } from './teamContext.ts'

/** Uses a recovery code. False if it is unknown or used. */
export const takeRecoveryCode = (ctx: TeamContext, memberId: string, code: string): Promise<boolean> =>
  ctx.store.memberRecoveryCodes.take(memberId, recoveryCodeDigest(ctx, code))
