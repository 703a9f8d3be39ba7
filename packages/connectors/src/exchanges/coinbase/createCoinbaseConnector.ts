import type { Connector } from '@rialto/core'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { createOAuthFlow } from '../../kit/oauth/createOAuthFlow.ts'
import { probeHealth } from '../../kit/probeHealth.ts'
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

/** Coinbase App, by OAuth 2. What each call does upstream, and why: MAPPING.md. */
export const createCoinbaseConnector = ({ egress, clock, environment, oauth }: ConnectorParts): Connector => {
  const context: CoinbaseContext = {
    wire: { egress, clock, table: coinbaseErrors },
    descriptor: coinbaseDescriptor(environment),
    environment,
  }
  const flow = createOAuthFlow(context.wire, coinbaseOAuth, oauth)
  return {
    descriptor: context.descriptor,
    auth: {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
      refresh: flow.refresh,
      revoke: flow.revoke,
    },
    read: {
      balances: async credentials => readBalances(context, accessTokenOf(credentials)),
      holdings: async credentials => readHoldings(context, accessTokenOf(credentials)),
      identity: async credentials => readIdentity(context, accessTokenOf(credentials)),
      depositAddress: async (credentials, input) => readDepositAddress(context, accessTokenOf(credentials), input),
    },
    withdraw: {
      terms: async (credentials, symbol) => readTerms(context, accessTokenOf(credentials), symbol),
      publicTerms: async symbol => publicTerms(context, symbol),
      submit: async (credentials, order, code) => submitWithdrawal(context, credentials, order, code),
      find: async (credentials, input) => findWithdrawal(context, accessTokenOf(credentials), input),
    },
    history: {
      list: async (credentials, input) => listTransfers(context, accessTokenOf(credentials), input),
      find: async (credentials, input) => findTransfer(context, accessTokenOf(credentials), input),
    },
    orders: createOrders(context),
    probe: () => probeHealth(egress, context.descriptor),
  }
}
