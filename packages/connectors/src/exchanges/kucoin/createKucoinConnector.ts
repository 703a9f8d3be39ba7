import type { Connector } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { createClockOffset } from '../../kit/createClockOffset.ts'
import { connectWithKey } from './connectWithKey.ts'
import type { KucoinContext } from './context.ts'
import { keyOf } from './context.ts'
import { kucoinDescriptor } from './descriptor.ts'
import { kucoinErrors } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { listTransfers } from './listTransfers.ts'
import { publicTerms } from './publicTerms.ts'
import { readBalances } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readHoldings } from './readHoldings.ts'
import { readServerTime } from './readServerTime.ts'
import { readTerms } from './readTerms.ts'
import type { KucoinKey } from './signHeaders.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

const operations: ConnectorOperations<KucoinContext, KucoinKey> = {
  accessOf: keyOf,
  readBalances,
  readHoldings,
  readDepositAddress,
  readTerms,
  publicTerms,
  submitWithdrawal,
  findWithdrawal,
  listTransfers,
  findTransfer,
}

/** KuCoin, by API key, secret and passphrase. What each call does upstream, and why: MAPPING.md. */
export const createKucoinConnector = ({ egress, clock, environment }: KeyParts): Connector => {
  const http = { egress, clock, table: kucoinErrors }
  const context: KucoinContext = {
    http,
    descriptor: kucoinDescriptor(environment),
    clock: createClockOffset(clock, () => readServerTime(http)),
  }
  return {
    ...bindConnector(context, operations),
    auth: { connectWithKey: fields => connectWithKey(context, fields) },
  }
}
