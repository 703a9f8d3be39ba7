import { ApiError } from '../kernel/apiError.ts'
import { noSuchClient } from '../access/findClient.ts'
import type { Context } from '../context.ts'
import type { LinkRequest, LinkSessionRecord } from './ports.ts'

/**
 * Issues the one-time code of a session with the same options as this one, without its accounts and its order: to look
 * at Link, in a sandbox whose users may change it.
 *
 * @throws ApiError `notFound` anywhere else.
 */
export const repeatSession = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'sandboxScenarios' | 'settings'>,
  { scope, request }: LinkSessionRecord,
): Promise<string> => {
  if (!ctx.sandboxScenarios) throw new ApiError('notFound')
  const code = ctx.ids.hex(32)
  const isIssued = await ctx.store.link.issue({
    id: ctx.ids.uuid(),
    scope,
    codeHash: ctx.ids.sha256(code),
    // Opens as a standalone page, because no client page links to it.
    request: { ...withoutOrder(request), isStandalone: true },
    connectionIds: [],
    expiresAtMs: ctx.clock.nowMs() + ctx.settings.linkTokenTtlMs,
  })
  if (!isIssued) throw noSuchClient()
  return code
}

const withoutOrder = ({ transfer, ...request }: LinkRequest): LinkRequest => {
  if (!transfer) return request
  const { transactionId: _, isOfPayLink: __, ...kept } = transfer
  return { ...request, transfer: kept }
}
