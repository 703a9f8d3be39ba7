import type { Member } from './ports.ts'
import { recordedAccess } from './recordChange.ts'
import type { TeamContext } from './teamContext.ts'

const codes = 10

/** A code may be written down in any case, with spaces and hyphens. */
const digestOf = ({ ids }: Pick<TeamContext, 'ids'>, code: string): Uint8Array =>
  ids.sha256(code.replaceAll(/[^0-9a-z]/gi, '').toLowerCase())

/** Ten codes of 80 bits, which replace the earlier ones. Only this response contains them. */
export const createRecoveryCodes = async (ctx: TeamContext, member: Member, ipAddress: string): Promise<string[]> => {
  const made = Array.from({ length: codes }, () => ctx.ids.hex(10).replaceAll(/(.{5})(?=.)/g, '$1-'))
  const digests = made.map(code => digestOf(ctx, code))
  await recordedAccess(ctx, member, { operation: 'createRecoveryCodes', ipAddress }, ({ memberRecoveryCodes }) =>
    memberRecoveryCodes.replace(member.id, digests, ctx.nowMs()),
  )
  return made
}

/** Uses a recovery code. False if it is unknown or used. */
export const takeRecoveryCode = (ctx: TeamContext, memberId: string, code: string): Promise<boolean> =>
  ctx.store.memberRecoveryCodes.take(memberId, digestOf(ctx, code))
