import type { Connector, ConnectorDescriptor } from '@rialto/core'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { createClockOffset } from '../../kit/createClockOffset.ts'
import { createNonces } from '../../kit/createNonces.ts'
import { probeHealth } from '../../kit/probeHealth.ts'
import type { Signer } from '../signer/signer.ts'
import { connectWithKey } from './connectWithKey.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { readDepositAddress, readTerms } from './readChains.ts'
import { readTime } from './readTime.ts'
import { readBalances, readHoldings } from './readWallets.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'
import type { TailContext } from './tailContext.ts'
import { keyOf } from './tailContext.ts'
import type { TailHouse } from './tailHouse.ts'

const perMs = 1

/** An exchange of the long tail: ccxt builds and signs its requests, everything else is ours. See MAPPING.md. */
export const createTailConnector = (
  { egress, clock }: KeyParts,
  { house, descriptor, signer }: { house: TailHouse; descriptor: ConnectorDescriptor; signer: Signer },
): Connector => {
  const wire = { egress, clock, table: house.errors }
  const time = house.clock
  const context: TailContext = {
    wire,
    descriptor,
    house,
    signer,
    clock: createClockOffset(clock, async () => (time === undefined ? clock.nowMs() : readTime(wire, time))),
    nonces: createNonces(clock, perMs),
  }
  return {
    descriptor,
    auth: { connectWithKey: fields => connectWithKey(context, fields) },
    read: {
      balances: async credentials => readBalances(context, keyOf(context, credentials)),
      holdings: async credentials => readHoldings(context, keyOf(context, credentials)),
      depositAddress: async (credentials, input) => readDepositAddress(context, keyOf(context, credentials), input),
    },
    withdraw: {
      terms: async (credentials, symbol) => readTerms(context, keyOf(context, credentials), symbol),
      submit: (credentials, order) => submitWithdrawal(context, credentials, order),
      find: async (credentials, input) => findWithdrawal(context, keyOf(context, credentials), input),
    },
    probe: () => probeHealth(egress, descriptor),
  }
}
