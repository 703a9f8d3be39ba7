import type { Connector } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { createClockOffset } from '../../kit/createClockOffset.ts'
import { connectWithKey } from './connectWithKey.ts'
import type { OkxContext } from './context.ts'
import { keyOf } from './context.ts'
import { okxDescriptor } from './descriptor.ts'
import { okxErrors } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { listTransfers } from './listTransfers.ts'
import { readBalances } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readHoldings } from './readHoldings.ts'
import { readServerTime } from './readServerTime.ts'
import { readTerms } from './readTerms.ts'
import type { OkxKey } from './signHeaders.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

const operations: ConnectorOperations<OkxContext, OkxKey> = {
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

/** OKX, by API key, secret key and passphrase. What each call does upstream, and why: MAPPING.md. */
export const createOkxConnector = ({ egress, clock, environment }: KeyParts): Connector => {
  const http = { egress, clock, table: okxErrors }
  const context: OkxContext = {
    http,
    descriptor: okxDescriptor(environment),
    clock: createClockOffset(clock, () => readServerTime(http)),
  }
  return {
    ...bindConnector(context, operations),
    auth: { connectWithKey: fields => connectWithKey(context, fields) },
  }
}
