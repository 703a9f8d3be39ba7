import { issueAdminTokenOperation } from '@rialto/contract'
import { type Context, missingField } from '@rialto/core'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'

import { countFailure, refusedKey, rejectElsewhere, rejectTooMany } from './adminAuth.ts'
import { bearer } from './bearer.ts'
import { adminAnswer, adminRoute } from './registerAdminOperation.ts'
import { adminTokenTtl, type AdminTokens, type Holder } from './tokens/adminTokens.ts'
import { findAdminKey } from './tokens/findAdminKey.ts'

type Body = Static<NonNullable<typeof issueAdminTokenOperation.body>>

/** The key comes as `clientSecret`, as published clients send it, or as `Authorization: Bearer`, as the specification does. */
export const postToken = (app: FastifyInstance, ctx: Context, tokens: AdminTokens): void => {
  app.route({
    ...adminRoute(issueAdminTokenOperation),
    handler: async (request, reply) => {
      const { clientId, clientSecret } = request.body as Body
      const secrets = [clientSecret, bearer(request)].filter(secret => secret !== undefined)
      if (secrets.length === 0) throw missingField('clientSecret')
      const key = await findAdminKey(ctx, clientId, secrets)
      if (!key) {
        countFailure(request)
        throw refusedKey()
      }
      const holder: Holder = { scope: { clientId: key.clientId, environment: ctx.environment }, keyId: key.id }
      await rejectElsewhere(ctx, request, holder)
      rejectTooMany(request, reply, holder)
      request.scope = holder.scope
      const id_token = await tokens.issue(holder)
      return adminAnswer(issueAdminTokenOperation, { id_token, expires_in: adminTokenTtl, status: 'succeeded' })
    },
  })
}
