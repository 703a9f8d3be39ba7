import type { Clock } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { createNonces } from '../../kit/createNonces.ts'
import type { ConnectorDescriptor } from '@rialto/core'
import type { KrakenContext } from './context.ts'
import { keyOf } from './context.ts'
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

/** What a key does at Kraken, however it was come by. */
export const krakenOperations = (clock: Clock): ConnectorOperations<KrakenContext, KrakenKey> => ({
  accessOf: credentials => keyOf(credentials, clock.nowMs()),
  readBalances,
  readHoldings,
  readDepositAddress,
  readTerms,
  submitWithdrawal,
  findWithdrawal,
  listTransfers,
  findTransfer,
})

export const krakenContext = ({ egress, clock }: KeyParts, descriptor: ConnectorDescriptor): KrakenContext => ({
  http: { egress, clock, table: krakenErrors },
  descriptor,
  nonces: createNonces(clock),
})
