import type { MemberHandler } from '../../../handler.ts'
import { secondsOrNull } from '../seconds.ts'

export const readRecoveryCodesHandler: MemberHandler<'readRecoveryCodes'> = async (ctx, { session }) => {
  const { left, createdAtMs } = await ctx.store.memberRecoveryCodes.count(session.member.id)
  return { left, createdTimestamp: secondsOrNull(createdAtMs) }
}
