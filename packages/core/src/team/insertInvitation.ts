import type { Repositories } from '../store.ts'
import type { Invitation } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

const ttlMs = 7 * 24 * 60 * 60_000

type Invited = Pick<Invitation, 'email' | 'role' | 'client' | 'resetsMemberId'> & { isVouched?: boolean }

/** In the caller's transaction. */
export const insertInvitation = async (
  ctx: Omit<TeamContext, 'store'>,
  { invitations }: Pick<Repositories, 'invitations'>,
  invited: Invited,
): Promise<{ invitation: Invitation; code: string }> => {
  const code = ctx.ids.hex(32)
  const atMs = ctx.nowMs()
  const invitation: Invitation = {
    isVouched: false,
    ...invited,
    id: ctx.ids.uuid(),
    environment: ctx.environment,
    totpSecret: ctx.ids.hex(20),
    expiresAtMs: atMs + ttlMs,
  }
  await invitations.insert({ ...invitation, codeHash: ctx.ids.sha256(code), createdAtMs: atMs })
  return { invitation, code }
}
