import type { Member } from './ports.ts'
import { recordedAccess } from './recordChange.ts'
import type { TeamContext } from './teamContext.ts'

const codes = 10

/** Case, spaces and hyphens are how a code is written down. */
const digestOf = ({ ids }: Pick<TeamContext, 'ids'>, code: string): Uint8Array =>
  ids.sha256(code.replaceAll(/[^0-9a-z]/gi, '').toLowerCase())

/** Ten codes of 80 bits in place of those before. They exist only in this answer. */
export const createRecoveryCodes = async (ctx: TeamContext, member: Member, ipAddress: string): Promise<string[]> => {
  const made = Array.from({ length: codes }, () => ctx.ids.hex(10).replaceAll(/(.{5})(?=.)/g, '$1-'))
  const digests = made.map(code => digestOf(ctx, code))
  await recordedAccess(ctx, member, { operation: 'createRecoveryCodes', ipAddress }, ({ memberRecoveryCodes }) =>
    memberRecoveryCodes.replace(member.id, digests, ctx.nowMs()),
  )
  return made
}

/** Whether it is one that was not used; it is used then. */
export const takeRecoveryCode = (ctx: TeamContext, memberId: string, code: string): Promise<boolean> =>
  ctx.store.memberRecoveryCodes.take(memberId, digestOf(ctx, code))
