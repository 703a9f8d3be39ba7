import type { Clock, Connector, Environment } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { connectWithKey } from './connectWithKey.ts'
import type { BinanceContext } from './context.ts'
import { keyOf } from './context.ts'
import { binanceDescriptor } from './descriptor.ts'
import { binanceErrors } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { listTransfers } from './listTransfers.ts'
import { readBalances } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readHoldings } from './readHoldings.ts'
import { readTerms } from './readTerms.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'
import { readServerTime } from './syncClock.ts'

export interface BinanceOptions {
  egress: Egress
  clock: Clock
  environment: Environment
}

/** Binance, by API key and secret. What each call does upstream, and why: MAPPING.md. */
export const createBinanceConnector = (options: BinanceOptions): Connector => {
  const { egress, clock, environment } = options
  const context: BinanceContext = {
    wire: { egress, clock, table: binanceErrors },
    descriptor: binanceDescriptor(environment),
    clockOffset: { ms: 0 },
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
    probe: async () => {
      await readServerTime(context)
    },
  }
}
