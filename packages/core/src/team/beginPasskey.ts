import { beginChallenge } from './passkeyChallenge.ts'
import type { Member, Passkey } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

export const beginPasskey = async (
  ctx: TeamContext,
  member: Member,
): Promise<{ challenge: string; existing: readonly Passkey[] }> => ({
  challenge: await beginChallenge(ctx, member.id),
  existing: await ctx.store.memberPasskeys.list(member.id),
})
