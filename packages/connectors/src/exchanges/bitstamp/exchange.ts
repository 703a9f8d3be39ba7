import type { Connector } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { createClockOffset } from '../../kit/createClockOffset.ts'
import type { BitstampContext } from './api.ts'
import { readServerTime } from './api.ts'
import { connectWithKey } from './auth.ts'
import { readBalances, readHoldings } from './balances.ts'
import { readDepositAddress } from './deposits.ts'
import { bitstampDescriptor } from './descriptor.ts'
import { bitstampErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import type { BitstampKey } from './signing.ts'
import { keyOf } from './signing.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

const operations: ConnectorOperations<BitstampContext, BitstampKey> = {
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

/** Bitstamp, by API key and secret. What each call does upstream, and why: MAPPING.md. */
export const createBitstampConnector = ({ egress, clock, environment }: KeyParts): Connector => {
  const http = { egress, clock, table: bitstampErrors }
  const context: BitstampContext = {
    http,
    descriptor: bitstampDescriptor(environment),
    clock: createClockOffset(clock, () => readServerTime(http)),
  }
  return {
    ...bindConnector(context, operations),
    auth: { connectWithKey: fields => connectWithKey(context, fields) },
  }
}
