import { type AdminOperation, adminOperationsById, adminTakesIdempotencyKey } from '@rialto/contract'
import type { Context, Scope } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import * as clientHandlers from './adminHandlers.ts'
import { type InstallationAccess, installationHandlers } from './installationHandlers.ts'
import * as memberHandlers from './memberHandlers.ts'
import * as openAdminHandlers from './openAdminHandlers.ts'
import type { MemberCaller } from '../../handler.ts'
import { type Access, open, registerApi } from '../../registerApi.ts'
import { authenticateAdmin, authenticateMember, rejectProvided } from './adminAuth.ts'
import { getLogo, logoUploads, setSubClientLogoHandler } from './clients/setSubClientLogo.ts'
import { issueAdminTokenHandler } from './access/issueAdminToken.ts'
import { auditChanges } from './auditChanges.ts'
import type { ChangeFeed } from '../../../changes/createChangeFeed.ts'
import { changeStream } from './changeStream.ts'
import { exportRoutes } from './exportRoutes.ts'
import { createAdminTokens } from './tokens/adminTokens.ts'

interface AdminOptions extends InstallationAccess {
  changes?: ChangeFeed | undefined
}

/** Changes of a member's own factors. */
const factorChanges: readonly string[] = [
  'changePassword',
  'beginAuthenticator',
  'replaceAuthenticator',
  'beginPasskey',
  'addPasskey',
  'createRecoveryCodes',
] satisfies readonly (keyof typeof adminOperationsById)[]

/** The account management API, by token or by a member's session, and the logos it takes. */
export const adminApi = (app: FastifyInstance, ctx: Context, { changes, ...installation }: AdminOptions): void => {
  const { issueAdminToken, setSubClientLogo, ...authenticated } = adminOperationsById
  const { signIn, beginPasskeySignIn, signInWithPasskey, readInvitation, acceptInvitation, ...others } = authenticated
  const { beginSingleSignOn, completeSingleSignOn, ...signedIn } = others
  const { readSession, signOut, listSessions, endSession, endOtherSessions, ...withFactors } = signedIn
  const { changePassword, beginAuthenticator, replaceAuthenticator, ...withPasskeys } = withFactors
  const { listPasskeys, beginPasskey, addPasskey, renamePasskey, removePasskey, ...withCodes } = withPasskeys
  const { readRecoveryCodes, createRecoveryCodes, ...operations } = withCodes
  const basePath = '/admin/api/v1'
  const tokens = createAdminTokens(ctx)
  const access: Access<AdminOperation, { scope: Scope }> = {
    hooks: operation => [authenticateAdmin(ctx, tokens, operation)],
    callerOf: ({ scope }) => scope && { scope },
    takesIdempotencyKey: adminTakesIdempotencyKey,
    around: auditChanges(ctx),
  }
  app.decorateRequest('memberSession', undefined)
  app.decorateRequest('actor', undefined)
  app.decorateRequest('heldRole', undefined)
  const ofMember: Access<AdminOperation, MemberCaller> = {
    hooks: ({ id }) => [authenticateMember(ctx), ...(factorChanges.includes(id) ? [rejectProvided] : [])],
    callerOf: ({ memberSession }) => memberSession && { session: memberSession },
  }
  registerApi(app, ctx, {
    basePath,
    operations: { issueAdminToken },
    handlers: { issueAdminToken: issueAdminTokenHandler(tokens) },
    access: open,
  })
  registerApi(app, ctx, {
    basePath,
    operations: {
      ...{ signIn, beginPasskeySignIn, signInWithPasskey, readInvitation, acceptInvitation },
      ...{ beginSingleSignOn, completeSingleSignOn },
    },
    handlers: openAdminHandlers,
    access: open,
  })
  registerApi(app, ctx, {
    basePath,
    operations: {
      readSession,
      signOut,
      listSessions,
      endSession,
      endOtherSessions,
      changePassword,
      beginAuthenticator,
      replaceAuthenticator,
      listPasskeys,
      beginPasskey,
      addPasskey,
      renamePasskey,
      removePasskey,
      readRecoveryCodes,
      createRecoveryCodes,
    },
    handlers: memberHandlers,
    access: ofMember,
  })
  registerApi(app, ctx, {
    basePath,
    operations,
    handlers: Object.assign(installationHandlers(installation), clientHandlers),
    access,
  })
  void app.register(async own => {
    logoUploads(own)
    registerApi(own, ctx, {
      basePath,
      operations: { setSubClientLogo },
      handlers: { setSubClientLogo: setSubClientLogoHandler() },
      access,
    })
  })
  if (changes) changeStream(app, ctx, tokens, changes)
  exportRoutes(app, ctx, tokens)
  getLogo(app, ctx)
}
