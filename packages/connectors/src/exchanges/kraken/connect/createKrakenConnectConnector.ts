import type { Connector, Credentials } from '@rialto/core'
import type { ConnectorOperations } from '../../../kit/bindConnector.ts'
import { bindConnector } from '../../../kit/bindConnector.ts'
import type { ConnectorParts } from '../../../kit/connectorEntry.ts'
import type { OAuthServer } from '../../../kit/oauth/createOAuthFlow.ts'
import { createOAuthFlow } from '../../../kit/oauth/createOAuthFlow.ts'
import type { KrakenContext } from '../context.ts'
import { keyOf } from '../context.ts'
import { krakenHost } from '../descriptor.ts'
import { krakenContext, krakenOperations } from '../operations.ts'
import type { KrakenKey } from '../signRequest.ts'
import { completeOAuth } from './completeOAuth.ts'
import { krakenConnectDescriptor, krakenLoginHost, krakenScopes } from './descriptor.ts'
import type { IssuedCredentials } from './issueKey.ts'
import { readIdentity } from './readIdentity.ts'
import { issuedOf, renewKey } from './renewKey.ts'
import { revokeKey } from './revokeKey.ts'

const krakenOAuth: OAuthServer = {
  loginHost: krakenLoginHost,
  authorizePath: '/oauth/authorize',
  tokenUrl: `https://${krakenHost}/oauth/token`,
  scopes: krakenScopes,
  scopeSeparator: ' ',
  clientAuth: 'basic',
}

type Access = KrakenKey & Pick<IssuedCredentials, 'issued'>

/** Kraken, by a sign-in that issues an API key. What each call does upstream, and why: MAPPING.md, Kraken Connect. */
export const createKrakenConnectConnector = (parts: ConnectorParts): Connector => {
  const context = krakenContext(parts, krakenConnectDescriptor(parts.environment))
  const flow = createOAuthFlow(context.http, krakenOAuth, parts.oauth)
  const operations: ConnectorOperations<KrakenContext, Access> = {
    ...krakenOperations(parts.clock),
    accessOf: (credentials: Credentials) => ({
      ...keyOf(credentials, parts.clock.nowMs()),
      issued: issuedOf(credentials).issued,
    }),
    readIdentity: (_, { issued }) => readIdentity(context, issued.grant),
  }
  return {
    ...bindConnector(context, operations),
    auth: {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
      refresh: async credentials => renewKey(context, flow, issuedOf(credentials)),
      revoke: async credentials => revokeKey(context, flow, issuedOf(credentials)),
    },
  }
}
