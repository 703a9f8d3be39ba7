/** What `newConnector` writes otherwise for an institution that is connected by signing in there, as brokerages are. */

const entry = (name, Name) => `import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { ${name}Descriptor } from './descriptor.ts'

export const ${name}: ConnectorEntry = {
  describe: ${name}Descriptor,
  // And 'auth.refresh', 'auth.revoke' where it has them.
  calls: ['auth.authorizeUrl', 'auth.completeOAuth', 'history.find', 'history.list'],
  load: async () => (await import('./create${Name}Connector.ts')).create${Name}Connector,
}
`

const oauth = name => `import type { Connected } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import type { OAuthFlow, OAuthServer } from '../../kit/oauth/createOAuthFlow.ts'
import { ${name}Host, ${name}LoginHost } from './descriptor.ts'

export const ${name}OAuth = (scopes: readonly string[]): OAuthServer => ({
  loginHost: ${name}LoginHost,
  authorizePath: '/oauth/authorize',
  tokenUrl: \`https://\${${name}Host}/oauth/token\`,
  scopes,
  scopeSeparator: ' ',
  clientAuth: 'post',
})

/** The code's worth: whose account it is and what was granted have to be asked for with it. */
export const completeOAuth = async (
  { descriptor }: BoundContext,
  flow: Pick<OAuthFlow, 'exchange'>,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const credentials = await flow.exchange(input)
  throw new Error(\`\${descriptor.name}: who signed in with \${credentials.scopes.length} scopes is not asked yet\`)
}
`

const connector = (name, Name) => `import type { Connector } from '@rialto/core'
import type { BoundContext, ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { accessTokenOf } from '../../kit/oauth/accessTokenOf.ts'
import { createOAuthFlow } from '../../kit/oauth/createOAuthFlow.ts'
import { ${name}Descriptor } from './descriptor.ts'
import { ${name}Errors } from './errors.ts'
import { completeOAuth, ${name}OAuth } from './oauth.ts'

const missing = (call: string) => (): never => {
  throw new Error(\`\${${name}Errors.institution}: \${call} is not written yet\`)
}

const operations: ConnectorOperations<BoundContext, string> = {
  accessOf: accessTokenOf(${name}Errors.institution),
  readBalances: missing('readBalances'),
  // Shares have \`assetType: 'equity'\`, their own price and nothing available: only coins can be sent.
  readHoldings: missing('readHoldings'),
  readDepositAddress: missing('readDepositAddress'),
  readTerms: missing('readTerms'),
  submitWithdrawal: missing('submitWithdrawal'),
  findWithdrawal: missing('findWithdrawal'),
  listTransfers: missing('listTransfers'),
  findTransfer: missing('findTransfer'),
}

/** ${Name}, by OAuth 2. What each call does upstream, and why: MAPPING.md. */
export const create${Name}Connector = ({ egress, clock, environment, oauth }: ConnectorParts): Connector => {
  const descriptor = ${name}Descriptor(environment)
  const context: BoundContext = { wire: { egress, clock, table: ${name}Errors }, descriptor }
  const scopes = descriptor.scheme.kind === 'oAuth' ? descriptor.scheme.scopes : []
  const flow = createOAuthFlow(context.wire, ${name}OAuth(scopes), oauth)
  return {
    ...bindConnector(context, operations),
    auth: {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
    },
  }
}
`

const subject = (name, Name) => `import { createOAuthSubject } from '../../../kit/testing/createOAuthSubject.ts'
import { sandboxClient } from '../../../testing/connectBySignIn.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { create${Name}Connector } from '../create${Name}Connector.ts'
import { ${name}Host } from '../descriptor.ts'

export const start${Name}Subject = async () => {
  const sandbox = await startSandbox()
  const oauth = sandboxClient(sandbox)
  const connector = create${Name}Connector({ ...sandbox, environment: 'sandbox', oauth })
  return createOAuthSubject(sandbox, connector, {
    institution: '${name}',
    host: ${name}Host,
    readPath: '/balances',
    moneyPath: async () => '/withdrawals',
    historyPath: async () => '/withdrawals',
    moneyCalls: () => sandbox.calls('POST', /^\\/withdrawals$/),
  })
}
`

const rules = (name, Name) => `import type { OAuthRules } from '../oauth/rules.ts'

export const ${name}OAuthRules: OAuthRules = {
  institution: '${name}',
  displayName: '${Name}',
  authorizePath: '/oauth/authorize',
  tokenPath: '/oauth/token',
  scopes: { read: 'See what you own', transfer: 'Move your crypto' },
  moneyScopes: ['transfer'],
  pkce: 'optional',
  accessLifetimeS: 3_600,
  refresh: 'none',
}
`

const handlers = (name, Name) => `import type { Context } from '../context.ts'
import { createRouter, type Route } from '../http/route.ts'
import { json, type SimHandler } from '../http/types.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { ${name}OAuthRules } from './oauthRules.ts'

/** The hosts of ${Name} that a connector speaks to: the API and the sign-in page. */
export const ${name}Handlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => {
  const time: Route = ['GET', '/time', () => json(200, { serverTime: ctx.clock.nowMs() })]
  const notFound = () => json(404, { code: '404', message: 'Not found' })
  return [
    ['api.${name.toLowerCase()}.com', createRouter([...tokenRoutes(ctx, ${name}OAuthRules), time], notFound)],
    ['login.${name.toLowerCase()}.com', createRouter(authorizeRoutes(ctx, ${name}OAuthRules), notFound)],
  ]
}
`

/** The files that differ, or are there besides. @returns {[file: string, text: string][]} */
export const signInConnectorFiles = (name, Name) => [
  ['entry.ts', entry(name, Name)],
  ['oauth.ts', oauth(name)],
  [`create${Name}Connector.ts`, connector(name, Name)],
  [`testing/start${Name}Subject.ts`, subject(name, Name)],
]

/** @returns {[file: string, text: string][]} */
export const signInSimulatorFiles = (name, Name) => [
  ['oauthRules.ts', rules(name, Name)],
  [`${name}Handlers.ts`, handlers(name, Name)],
]
