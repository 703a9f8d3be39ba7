import { ApiError, installationLog, removeMemberAccount, resetMember, signOutMember } from '@rialto/core'
import type { FastifyRequest } from 'fastify'

import type { AdminHandlers } from '../../handler.ts'
import { invitationUrl, readLog } from './members.ts'
import { teamContext } from './memberSession.ts'

type Ids =
  | 'listInstallationMembers'
  | 'removeInstallationMember'
  | 'resetInstallationMember'
  | 'signOutInstallationMember'
  | 'listInstallationLog'

const actorOf = ({ actor }: FastifyRequest) => {
  if (!actor) throw new ApiError('serverFailure')
  return actor
}

/** All members of the installation across clients, for its operators. */
export const installationHandlers: AdminHandlers<Ids> = {
  listInstallationMembers: async ctx =>
    (await ctx.store.members.listAll(ctx.environment)).map(({ id, email, name, isOperator, clients, createdAtMs }) => ({
      ...{ id, email, name, isOperator, clients },
      createdTimestamp: Math.floor(createdAtMs / 1000),
    })),
  removeInstallationMember: async (ctx, { params, request }) => {
    await removeMemberAccount(teamContext(ctx), { id: params.id, actor: actorOf(request) })
  },
  resetInstallationMember: async (ctx, { params, request }) => {
    const { code, invitation } = await resetMember(teamContext(ctx), { id: params.id, actor: actorOf(request) })
    return {
      invitationUrl: invitationUrl(ctx.settings.linkOrigin, code),
      expiresTimestamp: Math.floor(invitation.expiresAtMs / 1000),
    }
  },
  signOutInstallationMember: async (ctx, { params, request }) => ({
    ended: await signOutMember(teamContext(ctx), { id: params.id, actor: actorOf(request) }),
  }),
  listInstallationLog: (ctx, { body }) => readLog(ctx, installationLog(ctx.environment), body),
}
