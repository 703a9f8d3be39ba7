import type { Connector } from '@rialto/core'
import type { ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { createOAuthFlow } from '../../kit/oauth/createOAuthFlow.ts'
import type { CoinbaseContext } from './context.ts'
import { accessTokenOf } from './context.ts'
import { coinbaseDescriptor } from './descriptor.ts'
import { coinbaseErrors } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { listTransfers } from './listTransfers.ts'
import { coinbaseOAuth, completeOAuth } from './oauth.ts'
import { createOrders } from './orders/createOrders.ts'
import { readBalances } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readHoldings } from './readHoldings.ts'
import { readIdentity } from './readIdentity.ts'
import { publicTerms, readTerms } from './readTerms.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

const operations: ConnectorOperations<CoinbaseContext, string> = {
  accessOf: accessTokenOf,
  readBalances,
  readHoldings,
  readIdentity,
  readDepositAddress,
  readTerms,
  publicTerms,
  submitWithdrawal,
  findWithdrawal,
  listTransfers,
  findTransfer,
}

/** Coinbase App, by OAuth 2. What each call does upstream, and why: MAPPING.md. */
export const createCoinbaseConnector = ({ egress, clock, environment, oauth }: ConnectorParts): Connector => {
  const context: CoinbaseContext = {
    http: { egress, clock, table: coinbaseErrors },
    descriptor: coinbaseDescriptor(environment),
    environment,
  }
  const flow = createOAuthFlow(context.http, coinbaseOAuth, oauth)
  return {
    ...bindConnector(context, operations),
    auth: {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
      refresh: flow.refresh,
      revoke: flow.revoke,
    },
    orders: createOrders(context),
  }
}
