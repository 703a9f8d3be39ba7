import type { Connected } from '@rialto/core'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { defineExchange } from '../../kit/defineExchange.ts'
import { createOAuthFlow, type OAuthFlow, type OAuthServer } from '../../kit/oauth/createOAuthFlow.ts'
import { type SampleContext, sampleSigner } from './api.ts'
import { sampleDescriptor, sampleHost, sampleLoginHost } from './descriptor.ts'
import { sampleErrors, unwritten } from './errors.ts'
import { findWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

const sampleOAuth: OAuthServer = {
  loginHost: sampleLoginHost,
  authorizePath: '/oauth/authorize',
  tokenUrl: `https://${sampleHost}/oauth/token`,
  scopes: ['read', 'transfer'],
  scopeSeparator: ' ',
  clientAuth: 'post',
}

/** Account and granted permissions have to be read with the new token. */
const readConnected: (context: SampleContext) => Promise<Connected> = unwritten.placeholder('completeOAuth')

const completeOAuth = async (
  context: SampleContext,
  flow: Pick<OAuthFlow, 'exchange'>,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  await flow.exchange(input)
  return readConnected(context)
}

/** Sample, by OAuth 2. For the upstream calls and their reasons see MAPPING.md. */
export const sample = defineExchange({
  descriptor: sampleDescriptor,
  signer: sampleSigner,
  errors: sampleErrors,
  // Shares have `assetType: 'equity'`, their own price and `available: '0'`, because only coins can be sent.
  balances: { fiat: unwritten.placeholder('readBalances'), holdings: unwritten.placeholder('readHoldings') },
  networks: { terms: readTerms },
  deposits: { address: unwritten.placeholder('readDepositAddress') },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
  history: { list: unwritten.placeholder('listTransfers'), find: unwritten.placeholder('findTransfer') },
  auth: (context: SampleContext, { oauth }: ConnectorParts) => {
    const flow = createOAuthFlow(context.http, sampleOAuth, oauth)
    return {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
    }
  },
})
