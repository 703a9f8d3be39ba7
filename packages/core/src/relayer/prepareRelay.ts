import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Authorization, Relay, RelayAccount, RelayCall, RelayFees, RelayPurpose } from './ports.ts'
import { relayFamilyOf } from './relayFamilyOf.ts'
import { RelayRefusedError } from './relayRefusedError.ts'

interface RelayInput {
  scope: Scope
  purpose: RelayPurpose
  subjectId?: string | undefined
  authorization: Authorization
}

/** A relay whose call was simulated, with the readings of the chain. Nothing is committed. */
export interface PreparedRelay extends Pick<Relay, 'scope' | 'networkId' | 'purpose' | 'subjectId' | 'authorization'> {
  call: RelayCall
  relayer: { address: string; key: string }
  gas: bigint
  fees: RelayFees
  account: RelayAccount
  sinceBlock: bigint
}

/**
 * Reads everything that a relay needs, before any transaction begins.
 *
 * @throws RelayRefusedError `off`; RelayRevertedError if the chain would not carry out the call.
 */
export const prepareRelay = async (
  { store, relaying, environment }: Pick<Context, 'store' | 'relaying' | 'environment'>,
  { scope, purpose, subjectId, authorization }: RelayInput,
): Promise<PreparedRelay> => {
  const { networkId, signature: _, ...signed } = authorization
  const relayer = await store.relays.key(environment, relayFamilyOf(networkId))
  if (!relayer || !relaying.relays(networkId)) throw new RelayRefusedError('off')
  const call = relaying.callOf(authorization)
  const { block } = await relaying.head(networkId)
  const { gas, fees } = await relaying.quote(networkId, relayer.address, call)
  const account = await relaying.account(networkId, relayer.address)
  const { networkId: __, ...kept } = { ...signed, networkId }
  return {
    scope,
    networkId,
    purpose,
    authorization: kept,
    call,
    relayer,
    gas,
    fees,
    account,
    sinceBlock: block,
    ...defined({ subjectId }),
  }
}
