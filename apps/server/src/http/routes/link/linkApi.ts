import { linkOperationsById } from '@rialto/contract'
import { ApiError, type Context, type LinkSessionRecord, readLinkSession } from '@rialto/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { bearer } from '../../bearer.ts'
import { type Access, open, registerApi } from '../../registerApi.ts'
import { connectionHandlers } from './connections.ts'
import { claimMoveHandler, moveHandlers, readMoveHandler } from './moves.ts'
import { manualDepositHandlers } from './manualDeposits.ts'
import { findPaidReceiptHandler, readReceiptHandler } from './receipts.ts'
import { sandboxHandlers } from './sandbox.ts'
import { openLinkSessionHandler, sessionHandlers } from './session.ts'
import { transferHandlers } from './transfers.ts'
import { walletHandlers } from './wallets.ts'

declare module 'fastify' {
  interface FastifyRequest {
    linkSession: LinkSessionRecord | undefined
  }
}

/** Operations without a session token. A one-time code or a token in the request authorizes them. */
const openHandlers = {
  openLinkSession: openLinkSessionHandler,
  readReceipt: readReceiptHandler,
  findPaidReceipt: findPaidReceiptHandler,
  claimMove: claimMoveHandler,
  readMove: readMoveHandler,
}

const ownHandlers = {
  ...sessionHandlers,
  ...moveHandlers,
  ...connectionHandlers,
  ...transferHandlers,
  ...walletHandlers,
  ...sandboxHandlers,
  ...manualDepositHandlers,
}

/** The Link page's own API. The session token in `Authorization` identifies the session. */
export const linkApi = (app: FastifyInstance, ctx: Context): void => {
  const { openLinkSession, readReceipt, findPaidReceipt, claimMove, readMove, ...operations } = linkOperationsById
  const basePath = '/link/api'
  const access: Access<unknown, { session: LinkSessionRecord }> = {
    hooks: () => [readSession(ctx)],
    callerOf: ({ linkSession }) => linkSession && { session: linkSession },
  }
  app.decorateRequest('linkSession', undefined)
  registerApi(app, ctx, {
    basePath,
    operations: { openLinkSession, readReceipt, findPaidReceipt, claimMove, readMove },
    handlers: openHandlers,
    access: open,
  })
  registerApi(app, ctx, { basePath, operations, handlers: ownHandlers, access })
}

const readSession =
  (ctx: Context) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = bearer(request)
    if (token === undefined) throw new ApiError('linkSessionEnded')
    request.linkSession = await readLinkSession(ctx, token)
  }
