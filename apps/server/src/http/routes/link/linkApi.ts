import { linkOperationsById } from '@rialto/contract'
import { ApiError, type Context, type LinkSessionRecord, readLinkSession } from '@rialto/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import * as linkHandlers from './linkHandlers.ts'
import * as openLinkHandlers from './openLinkHandlers.ts'
import { bearer } from '../../bearer.ts'
import { type Access, open, registerApi } from '../../registerApi.ts'

declare module 'fastify' {
  interface FastifyRequest {
    linkSession: LinkSessionRecord | undefined
  }
}

/** The Link page's own API. The session token in `Authorization` identifies the session. */
export const linkApi = (app: FastifyInstance, ctx: Context): void => {
  const { openLinkSession, readReceipt, findPaidReceipt, claimMove, describeMove, readMove, ...operations } =
    linkOperationsById
  const basePath = '/link/api'
  const access: Access<unknown, { session: LinkSessionRecord }> = {
    hooks: () => [readSession(ctx)],
    callerOf: ({ linkSession }) => linkSession && { session: linkSession },
  }
  app.decorateRequest('linkSession', undefined)
  registerApi(app, ctx, {
    basePath,
    operations: { openLinkSession, readReceipt, findPaidReceipt, claimMove, describeMove, readMove },
    handlers: openLinkHandlers,
    access: open,
  })
  registerApi(app, ctx, { basePath, operations, handlers: linkHandlers, access })
}

const readSession =
  (ctx: Context) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = bearer(request)
    if (token === undefined) throw new ApiError('linkSessionEnded')
    request.linkSession = await readLinkSession(ctx, token)
  }
