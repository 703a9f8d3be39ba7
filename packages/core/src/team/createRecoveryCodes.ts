import type { Member } from './ports.ts'
import { recordedAccess } from './recordChange.ts'
import { recoveryCodeDigest } from './recoveryCodeDigest.ts'
import type { TeamContext } from './teamContext.ts'

const codes = 10

/** Ten codes of 80 bits, which replace the earlier ones. Only this response contains them. */
export const createRecoveryCodes = async (ctx: TeamContext, member: Member, ipAddress: string): Promise<string[]> => {
  const made = Array.from({ length: codes }, () => ctx.ids.hex(10).replaceAll(/(.{5})(?=.)/g, '$1-'))
  const digests = made.map(code => recoveryCodeDigest(ctx, code))
  await recordedAccess(ctx, member, { operation: 'createRecoveryCodes', ipAddress }, ({ memberRecoveryCodes }) =>
    memberRecoveryCodes.replace(member.id, digests, ctx.nowMs()),
  )
  return made
}
