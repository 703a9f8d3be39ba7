import { type AdminOperation, adminOperationsById, adminTakesIdempotencyKey } from '@rialto/contract'
import type { Context, Scope } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { type Access, open, registerApi } from '../../registerApi.ts'
import { authenticateAdmin } from './adminAuth.ts'
import { bridgingRouteHandlers } from './bridgingRoutes.ts'
import { complianceRecordHandlers } from './complianceRecords.ts'
import { callbackUrlHandlers, subClientHandlers } from './subClients.ts'
import { getLogo, logoUploads, setSubClientLogoHandler } from './setSubClientLogo.ts'
import { issueAdminTokenHandler } from './issueAdminToken.ts'
import { linkConfigurationHandlers } from './linkConfigurations.ts'
import { transferHistoryHandlers } from './transferHistory.ts'
import { webhookEndpointHandlers } from './webhookEndpoints.ts'
import { userHandlers } from './users.ts'
import { createAdminTokens } from './tokens/adminTokens.ts'

/** The account management API, by token, and the logos it takes. */
export const adminApi = (app: FastifyInstance, ctx: Context): void => {
  const { issueAdminToken, setSubClientLogo, ...operations } = adminOperationsById
  const basePath = '/admin/api/v1'
  const tokens = createAdminTokens(ctx)
  const access: Access<AdminOperation, { scope: Scope }> = {
    hooks: () => [authenticateAdmin(ctx, tokens)],
    callerOf: ({ scope }) => scope && { scope },
    takesIdempotencyKey: adminTakesIdempotencyKey,
  }
  registerApi(app, ctx, {
    basePath,
    operations: { issueAdminToken },
    handlers: { issueAdminToken: issueAdminTokenHandler(tokens) },
    access: open,
  })
  registerApi(app, ctx, {
    basePath,
    operations,
    handlers: {
      ...callbackUrlHandlers,
      ...subClientHandlers,
      ...complianceRecordHandlers,
      ...linkConfigurationHandlers,
      ...bridgingRouteHandlers,
      ...webhookEndpointHandlers,
      ...transferHistoryHandlers,
      ...userHandlers,
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
  getLogo(app, ctx)
}
