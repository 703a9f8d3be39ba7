import type { Relay } from './ports.ts'

/** Follows a relay until its transaction, or another one with its nonce, is final. */
export const relayJob = ({ id, scope }: Pick<Relay, 'id' | 'scope'>, runAtMs: number) => ({
  kind: 'relay.follow' as const,
  key: id,
  payload: { relayId: id, clientId: scope.clientId, environment: scope.environment },
  runAtMs,
})
