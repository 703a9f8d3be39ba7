import { type CommonContext, describeAuditFault, verifyAuditLog } from '@rialto/core'

import type { Check } from './checkRuntime.ts'

/** Reads every audit log from its first entry to its last. */
export const checkAudit = async (ctx: CommonContext): Promise<Check[]> => {
  const clientIds = await ctx.store.audit.listLogs(ctx.environment)
  const faults: Check[] = []
  for (const clientId of clientIds) {
    const { fault } = await verifyAuditLog(ctx, { clientId, environment: ctx.environment })
    if (fault)
      faults.push({
        state: 'bad',
        what: `Audit log of ${clientId}: ${describeAuditFault(fault)}`,
        advice:
          'Somebody has changed the table. Compare it with a backup, and with the last entries in the servers’ logs.',
      })
  }
  if (faults.length > 0 || clientIds.length === 0) return faults
  return [{ state: 'ok', what: `${clientIds.length} audit logs are as they were written` }]
}
