import type { Connector } from '@rialto/core'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { createNonces } from '../../kit/createNonces.ts'
import { probeHealth } from '../../kit/probeHealth.ts'
import { connectWithKey } from './connectWithKey.ts'
import type { KrakenContext } from './context.ts'
import { keyOf } from './context.ts'
import { krakenDescriptor } from './descriptor.ts'
import { krakenErrors } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { listTransfers } from './listTransfers.ts'
import { readBalances } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readHoldings } from './readHoldings.ts'
import { readTerms } from './readTerms.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

/** Kraken, by API key and private key. What each call does upstream, and why: MAPPING.md. */
export const createKrakenConnector = ({ egress, clock, environment }: KeyParts): Connector => {
  const context: KrakenContext = {
    wire: { egress, clock, table: krakenErrors },
    descriptor: krakenDescriptor(environment),
    nonces: createNonces(clock),
  }
  return {
    descriptor: context.descriptor,
    auth: { connectWithKey: fields => connectWithKey(context, fields) },
    read: {
      balances: async credentials => readBalances(context, keyOf(credentials)),
      holdings: async credentials => readHoldings(context, keyOf(credentials)),
      depositAddress: async (credentials, input) => readDepositAddress(context, keyOf(credentials), input),
    },
    withdraw: {
      terms: async (credentials, symbol) => readTerms(context, keyOf(credentials), symbol),
      submit: (credentials, order, code) => submitWithdrawal(context, credentials, order, code),
      find: async (credentials, input) => findWithdrawal(context, keyOf(credentials), input),
    },
    history: {
      list: async (credentials, input) => listTransfers(context, keyOf(credentials), input),
      find: async (credentials, input) => findTransfer(context, keyOf(credentials), input),
    },
    probe: () => probeHealth(egress, context.descriptor),
  }
}
