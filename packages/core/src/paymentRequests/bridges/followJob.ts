import type { BridgePayment } from './ports.ts'

/** Has the pay-ins to a bridge's address read then. */
export const followJob = ({ id, scope }: Pick<BridgePayment, 'id' | 'scope'>, runAtMs: number) => ({
  kind: 'bridgePayment.follow' as const,
  key: id,
  payload: { bridgePaymentId: id, clientId: scope.clientId, environment: scope.environment },
  runAtMs,
})
