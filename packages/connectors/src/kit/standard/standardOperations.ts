import type { KeyParts } from '../connectorEntry.ts'
import type { ExchangeOperations } from '../defineExchange.ts'
import type { KeyCredentials } from '../signing/ccxt/ccxtSigner.ts'
import { connectWithKey } from './connectWithKey.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { readDepositAddress, readTerms } from './readNetworks.ts'
import { readBalances, readHoldings } from './readWallets.ts'
import type { StandardContext, StandardExchange } from './standardExchange.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

/** The operations of an exchange that works as most do, for `defineExchange`. */
export const standardOperations = (
  exchange: StandardExchange,
): ExchangeOperations<StandardContext, KeyCredentials, KeyParts> => ({
  balances: {
    fiat: (context, access) => readBalances(context, access, exchange),
    holdings: (context, access) => readHoldings(context, access, exchange),
  },
  networks: { terms: (context, access, symbol) => readTerms(context, access, exchange, symbol) },
  deposits: { address: (context, access, at) => readDepositAddress(context, access, exchange, at) },
  withdrawals: {
    submit: (context, credentials, order) => submitWithdrawal(context, credentials, exchange, order),
    find: (context, access, search) => findWithdrawal(context, access, exchange, search),
  },
  auth: context => ({ connectWithKey: fields => connectWithKey(context, exchange, fields) }),
})
