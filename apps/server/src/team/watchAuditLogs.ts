import { type AuditHead, type Context, describeAuditFault, verifyAuditLog } from '@rialto/core'

interface Log {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

type Watching = Pick<Context, 'store' | 'ids' | 'environment'>

/**
 * Verifies every audit log each time it is called, and writes the last entry of each into the server's log, which is kept elsewhere: with
 * it, entries that were cut off later show. What this process has seen of a log is compared as well.
 */
export const watchAuditLogs = (ctx: Watching, log: Log): (() => Promise<void>) => {
  const seen = new Map<string, AuditHead>()
  return async () => {
    const clientIds = new Set([...(await ctx.store.audit.listLogs(ctx.environment)), ...seen.keys()])
    for (const clientId of clientIds) {
      const scope = { clientId, environment: ctx.environment }
      const { fault, head } = await verifyAuditLog(ctx, scope, { known: seen.get(clientId) })
      if (fault)
        log.error({ clientId, ...fault }, `the audit log is not as it was written: ${describeAuditFault(fault)}`)
      else if (head) {
        seen.set(clientId, head)
        log.info({ clientId, ...head }, 'last entry of the audit log')
      }
    }
  }
}
