import type { Connector } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { createClockOffset } from '../../kit/createClockOffset.ts'
import { connectWithKey } from './connectWithKey.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import { keyOf } from './context.ts'
import { binanceDescriptor } from './descriptor.ts'
import { binanceErrors } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import type { BinanceVariant } from './variants.ts'
import { listTransfers } from './listTransfers.ts'
import { createOrders } from './orders/createOrders.ts'
import { readBalances } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readHoldings } from './readHoldings.ts'
import { readServerTime } from './readServerTime.ts'
import { readTerms } from './readTerms.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

const operations: ConnectorOperations<BinanceContext, BinanceKey> = {
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

/** A house of Binance's protocol, by API key and secret. What each call does upstream, and why: MAPPING.md. */
export const createBinanceConnector = (
  variant: BinanceVariant,
  { egress, clock, environment }: KeyParts,
): Connector => {
  const http = { egress, clock, table: binanceErrors(variant) }
  const context: BinanceContext = {
    variant,
    http,
    descriptor: binanceDescriptor(variant, environment),
    clock: createClockOffset(clock, () => readServerTime(http, variant)),
  }
  return {
    ...bindConnector(context, operations),
    auth: { connectWithKey: fields => connectWithKey(context, fields) },
    orders: createOrders(context),
  }
}
