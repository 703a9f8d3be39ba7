import type { Member } from './ports.ts'
import { noSuchPasskey, readPasskeyId } from './readPasskeyId.ts'
import { readPasskeyLabel } from './readPasskeyLabel.ts'
import { recordedAccess } from './recordChange.ts'
import type { TeamContext } from './teamContext.ts'

/** @throws ApiError `notFound`, also for another member’s; `invalidField`. */
export const renamePasskey = async (
  ctx: TeamContext,
  member: Member,
  { id, label, ipAddress }: { id: string; label: string; ipAddress: string },
): Promise<void> => {
  const text = readPasskeyLabel(label)
  const target = readPasskeyId(id)
  const access = { operation: 'renamePasskey', ipAddress, target, after: { label: text } } as const
  await recordedAccess(ctx, member, access, async ({ memberPasskeys }) => {
    if (!(await memberPasskeys.rename(member.id, target, text))) throw noSuchPasskey()
  })
}
