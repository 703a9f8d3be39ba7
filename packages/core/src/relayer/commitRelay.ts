import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import type { Repositories } from '../store.ts'
import type { Relay } from './ports.ts'
import type { PreparedRelay } from './prepareRelay.ts'
import { RelayRefusedError } from './relayRefusedError.ts'

/** Follows a relay until its transaction, or another one with its nonce, is final. */
const relayJob = ({ id, scope }: Pick<Relay, 'id' | 'scope'>, runAtMs: number) => ({
  kind: 'relay.follow' as const,
  key: id,
  payload: { relayId: id, clientId: scope.clientId, environment: scope.environment },
  runAtMs,
})

export const dayMs = 24 * 60 * 60_000

/**
 * Reserves the fee from the client's limits, takes a nonce and stores the signed transaction, in the caller's
 * transaction. After its commit only these bytes can be sent.
 *
 * @throws RelayRefusedError; RelayExistsError.
 */
export const commitRelay = async (
  ctx: Pick<Context, 'relaying' | 'ids' | 'clock'>,
  { relays, jobs }: Pick<Repositories, 'relays' | 'jobs'>,
  prepared: PreparedRelay,
): Promise<Relay> => {
  const { scope, networkId, purpose, subjectId, authorization, call, relayer, gas, fees, account, sinceBlock } =
    prepared
  const { address, key } = relayer
  const nowMs = ctx.clock.nowMs()
  const reserved = gas * fees.maxFee
  const limits = await relays.limitsForUpdate(scope, networkId)
  if (!limits) throw new RelayRefusedError('off')
  if (reserved > limits.perTransaction) throw new RelayRefusedError('perTransaction')
  if ((await relays.spent(scope, networkId, nowMs - dayMs)) + reserved > limits.perDay)
    throw new RelayRefusedError('perDay')
  // Waits for other relays of the account, so that the sum that follows includes them.
  const nonce = await relays.takeNonce(scope.environment, networkId, address, account.pendingNonce)
  if ((await relays.outstanding(scope.environment, networkId, address)) + reserved > account.balance)
    throw new RelayRefusedError('unfunded')
  const signed = await ctx.relaying.sign({ networkId, key, nonce, gas, fees, call })
  const relay: Relay = {
    id: ctx.ids.uuid(),
    scope,
    networkId,
    purpose,
    authorization,
    call,
    relayer: address,
    nonce,
    gas,
    reserved,
    state: 'sent',
    attempts: [{ ...signed, ...fees, sentAtMs: nowMs }],
    sinceBlock,
    createdAtMs: nowMs,
    ...defined({ subjectId }),
  }
  await relays.insert(relay)
  await jobs.enqueue(relayJob(relay, nowMs + 2_000))
  return relay
}
