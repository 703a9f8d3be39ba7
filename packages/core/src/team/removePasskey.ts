import type { Member } from './ports.ts'
import { noSuchPasskey, readPasskeyId } from './readPasskeyId.ts'
import { recordedAccess } from './recordChange.ts'
import type { TeamContext } from './teamContext.ts'

/** @throws ApiError `notFound`, also for another member’s. */
export const removePasskey = async (
  ctx: TeamContext,
  member: Member,
  { id, ipAddress }: { id: string; ipAddress: string },
): Promise<void> => {
  const target = readPasskeyId(id)
  await recordedAccess(ctx, member, { operation: 'removePasskey', ipAddress, target }, async ({ memberPasskeys }) => {
    if (!(await memberPasskeys.remove(member.id, target))) throw noSuchPasskey()
  })
}
