import type { BridgingAddress } from './ports.ts'

/** Has an address looked at then, or sooner if that was asked already. */
export const reconcileJob = ({ id, scope }: Pick<BridgingAddress, 'id' | 'scope'>, runAtMs: number) => ({
  kind: 'bridge.reconcile' as const,
  key: id,
  payload: { addressId: id, clientId: scope.clientId, environment: scope.environment },
  runAtMs,
})
