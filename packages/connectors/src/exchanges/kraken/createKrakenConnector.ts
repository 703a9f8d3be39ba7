import type { Connector } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { createNonces } from '../../kit/createNonces.ts'
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
import type { KrakenKey } from './signRequest.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

const operations: ConnectorOperations<KrakenContext, KrakenKey> = {
  accessOf: keyOf,
  readBalances,
  readHoldings,
  readDepositAddress,
  readTerms,
  submitWithdrawal,
  findWithdrawal,
  listTransfers,
  findTransfer,
}

/** Kraken, by API key and private key. What each call does upstream, and why: MAPPING.md. */
export const createKrakenConnector = ({ egress, clock, environment }: KeyParts): Connector => {
  const context: KrakenContext = {
    wire: { egress, clock, table: krakenErrors },
    descriptor: krakenDescriptor(environment),
    nonces: createNonces(clock),
  }
  return {
    ...bindConnector(context, operations),
    auth: { connectWithKey: fields => connectWithKey(context, fields) },
  }
}
