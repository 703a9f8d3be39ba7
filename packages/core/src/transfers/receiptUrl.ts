import type { Context } from '../context.ts'
import { signedToken } from '../kernel/signedLinks.ts'
import type { Transfer } from './ports.ts'

/** The same address each time it is asked for, so that it can be kept. */
export const receiptUrl = (
  ctx: Pick<Context, 'signedLinks' | 'settings'>,
  { id, createdAtMs }: Pick<Transfer, 'id' | 'createdAtMs'>,
): string => {
  const endsAtMs = createdAtMs + ctx.settings.receiptTtlMs
  return `${ctx.settings.linkOrigin}/receipt/${signedToken(ctx.signedLinks, 'receipt', { id, endsAtMs })}`
}
