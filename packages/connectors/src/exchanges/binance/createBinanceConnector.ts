import type { Connector } from '@rialto/core'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { createClockOffset } from '../../kit/createClockOffset.ts'
import { probeHealth } from '../../kit/probeHealth.ts'
import { connectWithKey } from './connectWithKey.ts'
import type { BinanceContext } from './context.ts'
import { keyOf } from './context.ts'
import { binanceDescriptor } from './descriptor.ts'
import { binanceErrors } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import type { BinanceHouse } from './houses.ts'
import { listTransfers } from './listTransfers.ts'
import { createOrders } from './orders/createOrders.ts'
import { readBalances } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readHoldings } from './readHoldings.ts'
import { readServerTime } from './readServerTime.ts'
import { readTerms } from './readTerms.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

/** A house of Binance's protocol, by API key and secret. What each call does upstream, and why: MAPPING.md. */
export const createBinanceConnector = (house: BinanceHouse, { egress, clock, environment }: KeyParts): Connector => {
  const wire = { egress, clock, table: binanceErrors(house) }
  const context: BinanceContext = {
    house,
    wire,
    descriptor: binanceDescriptor(house, environment),
    clock: createClockOffset(clock, () => readServerTime(wire, house)),
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
      submit: (credentials, order) => submitWithdrawal(context, credentials, order),
      find: async (credentials, input) => findWithdrawal(context, keyOf(credentials), input),
    },
    history: {
      list: async (credentials, input) => listTransfers(context, keyOf(credentials), input),
      find: async (credentials, input) => findTransfer(context, keyOf(credentials), input),
    },
    orders: createOrders(context),
    probe: () => probeHealth(egress, context.descriptor),
  }
}
