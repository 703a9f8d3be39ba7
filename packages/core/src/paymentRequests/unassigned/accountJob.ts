import type { Scope } from '../../kernel/scope.ts'

/**
 * Has an account of a client read for payments that name no order. The jobs of one client are one lane: its accounts take
 * no other client's turn.
 */
export const accountJob = (
  { clientId, environment }: Scope,
  { sourceId, networkId, runAtMs }: { sourceId: string; networkId: string; runAtMs: number },
) => ({
  kind: 'payments.account' as const,
  key: `${sourceId} ${networkId}`,
  payload: { clientId, environment, sourceId, networkId, lane: clientId },
  runAtMs,
})
