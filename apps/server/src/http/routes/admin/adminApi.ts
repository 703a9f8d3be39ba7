import { type AdminOperation, adminOperationsById, adminTakesIdempotencyKey } from '@rialto/contract'
import type { Context, Member, Scope } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { type Access, open, registerApi } from '../../registerApi.ts'
import { authenticateAdmin, authenticateMember } from './adminAuth.ts'
import { type BackupAccess, backupHandlers } from './backup.ts'
import { bridgingRouteHandlers } from './bridgingRoutes.ts'
import { feeHandlers } from './fees.ts'
import { networkHandlers } from './networks.ts'
import { retentionHandlers } from './retention.ts'
import { type SandboxAccess, sandboxHandlers } from './sandbox.ts'
import { screeningHandlers } from './screening.ts'
import { complianceRecordHandlers } from './complianceRecords.ts'
import { callbackUrlHandlers, subClientHandlers } from './subClients.ts'
import { getLogo, logoUploads, setSubClientLogoHandler } from './setSubClientLogo.ts'
import { issueAdminTokenHandler } from './issueAdminToken.ts'
import { managedConnectionHandlers } from './connections.ts'
import { requestLogHandlers } from './requestLog.ts'
import { linkSessionHandlers } from './linkSessions.ts'
import { linkConfigurationHandlers } from './linkConfigurations.ts'
import { transferHistoryHandlers } from './transferHistory.ts'
import { transferReviewHandlers } from './transferReview.ts'
import { transferViewHandlers } from './transferViews.ts'
import { webhookEndpointHandlers } from './webhookEndpoints.ts'
import { apiKeyHandlers } from './apiKeys.ts'
import { approvalHandlers } from './approvals.ts'
import { auditChanges } from './auditChanges.ts'
import type { ChangeFeed } from '../../../changes/createChangeFeed.ts'
import { changeStream } from './changeStream.ts'
import { factorHandlers } from './factors.ts'
import { installationHandlers } from './installation.ts'
import { memberHandlers } from './members.ts'
import { overviewHandlers } from './overview.ts'
import { passkeyHandlers, passkeySignInHandlers } from './passkeys.ts'
import { sessionHandlers, signInHandlers } from './session.ts'
import { userHandlers } from './users.ts'
import { createAdminTokens } from './tokens/adminTokens.ts'

interface AdminOptions {
  changes?: ChangeFeed | undefined
  sandbox?: SandboxAccess | undefined
  backup?: BackupAccess | undefined
}

/** The account management API, by token or by a member's session, and the logos it takes. */
export const adminApi = (app: FastifyInstance, ctx: Context, { changes, sandbox, backup }: AdminOptions): void => {
  const { issueAdminToken, setSubClientLogo, ...authenticated } = adminOperationsById
  const { signIn, beginPasskeySignIn, signInWithPasskey, readInvitation, acceptInvitation, ...signedIn } = authenticated
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
  const ofMember: Access<AdminOperation, { session: { id: string; member: Member } }> = {
    hooks: () => [authenticateMember(ctx)],
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
    operations: { signIn, beginPasskeySignIn, signInWithPasskey, readInvitation, acceptInvitation },
    handlers: { ...signInHandlers, ...passkeySignInHandlers },
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
    handlers: { ...sessionHandlers, ...factorHandlers, ...passkeyHandlers },
    access: ofMember,
  })
  registerApi(app, ctx, {
    basePath,
    operations,
    handlers: {
      ...callbackUrlHandlers,
      ...subClientHandlers,
      ...complianceRecordHandlers,
      ...screeningHandlers,
      ...sandboxHandlers(sandbox),
      ...backupHandlers(backup),
      ...feeHandlers,
      ...networkHandlers,
      ...retentionHandlers,
      ...linkConfigurationHandlers,
      ...bridgingRouteHandlers,
      ...webhookEndpointHandlers,
      ...transferHistoryHandlers,
      ...transferReviewHandlers,
      ...transferViewHandlers,
      ...managedConnectionHandlers,
      ...linkSessionHandlers,
      ...requestLogHandlers,
      ...userHandlers,
      ...memberHandlers,
      ...installationHandlers,
      ...overviewHandlers,
      ...approvalHandlers,
      ...apiKeyHandlers,
    },
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
  getLogo(app, ctx)
}
