import { type Connected, ConnectorError } from '@rialto/core'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { defineExchange } from '../../kit/defineExchange.ts'
import { type OAuthServer, createOAuthFlow } from '../../kit/oauth/createOAuthFlow.ts'
import { typedKey } from '../../kit/signing/typedKey.ts'
import { inspectKey, type KrakenContext, type KrakenEndpoint, type KrakenKey, keyOf, krakenSigner } from './api.ts'
import { readBalances, readDepositAddress, readHoldings } from './account.ts'
import { type IssuedCredentials, completeOAuth, issuedOf, readIdentity, renewKey, revokeKey } from './connect.ts'
import {
  krakenConnectDescriptor,
  krakenDescriptor,
  krakenHost,
  krakenLoginHost,
  krakenScopes,
  queryFunds,
  withdrawFunds,
} from './descriptor.ts'
import { krakenErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { readTerms } from './offers.ts'
import { preflightWithdrawal } from './planWithdrawal.ts'
import { findWithdrawal, submitWithdrawal } from './withdrawals.ts'
import { ownSigner } from '../../kit/signing/signer.ts'

/** Operations with a key, for both ways of obtaining it. */
const operations = {
  errors: krakenErrors,
  balances: { fiat: readBalances, holdings: readHoldings },
  networks: { terms: readTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal, preflight: preflightWithdrawal },
  history: { list: listTransfers, find: findTransfer },
}

/** By a key that the user makes and types. */
export const kraken = defineExchange({
  ...operations,
  descriptor: krakenDescriptor,
  signer: krakenSigner,
  auth: (context: KrakenContext) => ({ connectWithKey: fields => connectWithKey(context, fields) }),
})

type IssuedKey = KrakenKey & Pick<IssuedCredentials, 'issued'>

/** By a sign-in that issues the key: MAPPING.md, Kraken Connect. */
export const krakenConnect = defineExchange({
  ...operations,
  descriptor: krakenConnectDescriptor,
  signer: ownSigner<IssuedKey, KrakenEndpoint>({
    ...krakenSigner,
    accessOf: (credentials, { nowMs }) => ({ ...keyOf(credentials, nowMs), issued: issuedOf(credentials).issued }),
  }),
  balances: {
    ...operations.balances,
    identity: (context: KrakenContext, { issued }: IssuedKey) => readIdentity(context, issued.grant),
  },
  auth: (context: KrakenContext, { oauth }: ConnectorParts) => {
    const flow = createOAuthFlow(context.http, krakenOAuth, oauth)
    return {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
      refresh: async credentials => renewKey(context, flow, issuedOf(credentials)),
      revoke: async credentials => revokeKey(context, flow, issuedOf(credentials)),
    }
  },
})

const krakenOAuth: OAuthServer = {
  loginHost: krakenLoginHost,
  authorizePath: '/oauth/authorize',
  tokenUrl: `https://${krakenHost}/oauth/token`,
  scopes: krakenScopes,
  scopeSeparator: ' ',
  clientAuth: 'basic',
}

/** Tries a key that the user typed. */
const connectWithKey = async (context: KrakenContext, fields: Readonly<Record<string, string>>): Promise<Connected> => {
  const credentials = typedKey(fields)
  const { account, mayQuery, mayWithdraw } = await inspectKey(context, keyOf(credentials, context.http.clock.nowMs()))
  if (!mayQuery) {
    throw new ConnectorError('permissionMissing', 'The API key has no read permission: allow it to query funds', {
      permission: queryFunds,
    })
  }
  return {
    credentials,
    account,
    granted: { read: true, withdraw: mayWithdraw, missing: mayWithdraw ? [] : [withdrawFunds] },
  }
}
