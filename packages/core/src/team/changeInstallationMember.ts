import { isUuid } from '../kernel/apiError.ts'
import type { Repositories } from '../store.ts'
import { noSuchMember } from './noSuchMember.ts'
import type { Actor, Member } from './ports.ts'
import { appendEntry, installationLog } from './recordChange.ts'
import type { TeamContext } from './teamContext.ts'

/** Makes a change of a member of the installation, in one transaction with its entry of the installation's log. */
export const changeInstallationMember = <T>(
  ctx: TeamContext,
  operation: string,
  { id, actor }: Target,
  run: (repositories: Repositories, member: Member) => Promise<T>,
): Promise<T> =>
  ctx.store.transaction(async repositories => {
    await repositories.members.lockAll(ctx.environment)
    const member = isUuid(id) ? await repositories.members.find(ctx.environment, { id: id.toLowerCase() }) : undefined
    if (!member) throw noSuchMember()
    const result = await run(repositories, member)
    await appendEntry(ctx, repositories.audit, installationLog(ctx.environment), {
      actor,
      operation,
      params: { id: member.id },
      before: {},
      after: { email: member.email, isOperator: member.isOperator },
    })
    return result
  })

export interface Target {
  id: string
  actor: Actor
}
