import type { Clock, Connector, Environment } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { CoinbaseContext } from './context.ts'
import { accessTokenOf, coinbaseRequest } from './context.ts'
import { coinbaseDescriptor } from './descriptor.ts'
import { coinbaseErrors } from './errors.ts'
import { findTransfer } from './findTransfer.ts'
import { findWithdrawal } from './findWithdrawal.ts'
import { listTransfers } from './listTransfers.ts'
import type { CoinbaseOAuthOptions } from './oauth.ts'
import { authorizeUrl, completeOAuth, refreshTokens, revokeTokens } from './oauth.ts'
import { readBalances } from './readBalances.ts'
import { readDepositAddress } from './readDepositAddress.ts'
import { readHoldings } from './readHoldings.ts'
import { readIdentity } from './readIdentity.ts'
import { publicTerms, readTerms } from './readTerms.ts'
import { isTime } from './schemas.ts'
import { submitWithdrawal } from './submitWithdrawal.ts'

export interface CoinbaseOptions {
  egress: Egress
  clock: Clock
  environment: Environment
  oauth: CoinbaseOAuthOptions
}

const probe = async ({ wire }: CoinbaseContext): Promise<void> => {
  const request = coinbaseRequest(undefined, 'GET', '/v2/time')
  await callInstitution(wire, { request: () => request, check: isTime })
}

/** Coinbase App, by OAuth 2. What each call does upstream, and why: MAPPING.md. */
export const createCoinbaseConnector = (options: CoinbaseOptions): Connector => {
  const { egress, clock, environment, oauth } = options
  const context: CoinbaseContext = {
    wire: { egress, clock, table: coinbaseErrors },
    descriptor: coinbaseDescriptor(environment),
    environment,
  }
  return {
    descriptor: context.descriptor,
    auth: {
      authorizeUrl: input => authorizeUrl(oauth, input),
      completeOAuth: input => completeOAuth(context, oauth, input),
      refresh: credentials => refreshTokens(context, oauth, credentials),
      revoke: credentials => revokeTokens(context, oauth, credentials),
    },
    read: {
      balances: async credentials => readBalances(context, accessTokenOf(credentials)),
      holdings: async credentials => readHoldings(context, accessTokenOf(credentials)),
      identity: async credentials => readIdentity(context, accessTokenOf(credentials)),
      depositAddress: async (credentials, input) => readDepositAddress(context, accessTokenOf(credentials), input),
    },
    withdraw: {
      terms: async (credentials, symbol) => readTerms(context, accessTokenOf(credentials), symbol),
      publicTerms: symbol => publicTerms(context, symbol),
      submit: async (credentials, order, code) => submitWithdrawal(context, credentials, order, code),
      find: async (credentials, input) => findWithdrawal(context, accessTokenOf(credentials), input),
    },
    history: {
      list: async (credentials, input) => listTransfers(context, accessTokenOf(credentials), input),
      find: async (credentials, input) => findTransfer(context, accessTokenOf(credentials), input),
    },
    probe: () => probe(context),
  }
}
