import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { noSuchClient } from '../access/findClient.ts'
import type { LinkRequest } from '../link/ports.ts'

interface PayLinkInput {
  scope: Scope
  request: LinkRequest
  /** Absent: `settings.payLinkTtlMs`. */
  expiresInSeconds: number | undefined
}

/**
 * Issues a code that is valid for days and may reach other people by e-mail. It therefore excludes the accounts of the
 * token. Each visit opens a new session until the order is paid: see `openLinkSession`.
 */
export const issuePayLink = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'settings'>,
  { scope, request, expiresInSeconds }: PayLinkInput,
): Promise<{ code: string; expiresAtMs: number }> => {
  const code = ctx.ids.hex(32)
  const ttlMs = expiresInSeconds === undefined ? ctx.settings.payLinkTtlMs : expiresInSeconds * 1_000
  const expiresAtMs = ctx.clock.nowMs() + ttlMs
  // The payer of a pay link cannot prove the user's wallet.
  const { verifyWallet: _, ...paid } = request
  const row = { id: ctx.ids.uuid(), scope, codeHash: ctx.ids.sha256(code), request: paid, expiresAtMs, isPayLink: true }
  if (!(await ctx.store.link.issue(row))) throw noSuchClient()
  return { code, expiresAtMs }
}
