import type { ErrorType } from '../errors/errorCatalogue.ts'
import { isRead, type Operation } from '../operation.ts'
import { operations } from '../operations.ts'
import { createComponents } from './createComponents.ts'
import { type AnyOperation, describeOperation } from './describeOperation.ts'
import { takesIdempotencyKey } from '../idempotency.ts'
import type { Json } from './schema.ts'
import { describeWebhooks } from './webhooks.ts'

const description = `Connect accounts at exchanges, brokerages and wallets, read them, and move crypto with the user’s approval.

**Authentication.** Send \`X-Client-Id\` and \`X-Client-Secret\` with every request. Missing or wrong credentials answer 401 with an empty body. An API key has the read permission, the write permission or both.

**Envelope.** Answers are JSON. \`status\` is \`ok\` on success, and \`content\` holds the data. On failure, \`errorType\` says why; each error has a page under [errors](/docs/errors). A few operations answer 400 and 404 with problem details (RFC 9457) instead.

**Requests.** Bodies are \`application/json\`, \`text/json\` or \`application/*+json\`, at most 64 kB. Field names match in any letter case, unknown fields are ignored (in the sandbox the response header \`warnings\` names them), and numbers may be sent as strings.

**Units.** Amounts of assets are in whole units of the asset: 25 is 25 USDC. Amounts in fiat are in US dollars. Times are Unix seconds unless a field says otherwise.

**Limits.** An API key may send 600 requests per minute by default. The \`RateLimit\` header of each answer says what is left; 429 says in \`Retry-After\` how long to wait.

**Sandbox.** The sandbox and production are separate: each has its own address and credentials. No real assets move in the sandbox.`

/** In the order in which the reference shows them. */
export const tags: readonly (readonly [name: string, description: string])[] = [
  ['Link', 'Open Link, the hosted page on which users connect accounts and approve transfers.'],
  ['Integrations', 'Institutions and wallets that users can connect, and their health.'],
  ['Balance', 'Fiat balances of connected accounts.'],
  ['Portfolio', 'Assets that connected accounts hold, and their value.'],
  ['Tokens', 'Refresh or remove the connection to an account.'],
  ['Managed transfers', 'Move crypto from a connected account: configure, preview, execute, follow.'],
  ['Transfers', 'Deposits and withdrawals of an account, as its institution reports them.'],
  ['Headless bridging', 'Bridge crypto between networks without a user interface. Must be enabled for your client.'],
  ['Payment requests', 'Orders that users pay by sending to an address, and refunds of such payments.'],
  ['Payouts', 'Withdrawals that users confirm in Link to their own accounts, and that you send.'],
  ['Assets', 'Supported assets and equity prices.'],
  ['Self-managed authentication', 'Connect accounts on pages of your own instead of Link.'],
  ['Identity', 'Identity details of account holders.'],
  ['Wallets', 'Self-custody wallets whose ownership users have proven.'],
  ['Solana', 'Data from the Solana network for building transactions.'],
  ['Trading', 'Orders of connected accounts.'],
]

const headers = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
}

const securitySchemes: Json = {
  'Client-Id': { type: 'apiKey', in: 'header', name: 'X-Client-Id', description: 'Your client id, a UUID.' },
  'Client-Secret': {
    type: 'apiKey',
    in: 'header',
    name: 'X-Client-Secret',
    description: 'An API key of the environment. Keep it on your server.',
  },
}

/** OpenAPI 3.0.1, description version 1.0 (specification, Versioning). `publicUrl` is the server's URL. */
export const openApiDocument = (publicUrl: string): Json => {
  const components = createComponents()
  const paths = pathsOf(operations.map(toAny), one => describeOperation(components, one))
  const webhooks = describeWebhooks(components)
  return {
    openapi: '3.0.1',
    info: {
      title: 'Rialto API',
      version: '1.0',
      description,
      contact: { name: 'Documentation', url: `${publicUrl}/docs` },
      license: { name: 'Apache 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: publicUrl, description: 'This server.' }],
    tags: tags.map(([name, text]) => ({ name, description: text })),
    security: [{ 'Client-Id': [], 'Client-Secret': [] }],
    paths,
    'x-webhooks': webhooks,
    components: {
      securitySchemes,
      headers: rateLimitHeaders,
      ...components.collected(),
    },
  }
}

const rateLimitHeaders: Json = {
  RateLimit: {
    description: 'Requests that are left in the current window (`r`), and seconds until all are available again (`t`).',
    schema: { type: 'string', example: '"key";r=598;t=1' },
  },
  'RateLimit-Policy': {
    description: 'Requests per window (`q`) and length of the window in seconds (`w`).',
    schema: { type: 'string', example: '"key";q=600;w=60' },
  },
}

/** Operations by path and method. `/a/:b` of the router is `/a/{b}` here. */
export const pathsOf = (all: readonly AnyOperation[], describe: (operation: AnyOperation) => Json): Json => {
  const paths: Record<string, Json> = {}
  for (const operation of all) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe({ ...operation, path }) }
  }
  return paths
}

const toAny = (operation: Operation): AnyOperation => {
  const { paths, deprecated, answersProblems = false, feature, permission, errors, ...more } = operation
  const hasInput = more.body !== undefined || more.query !== undefined || more.params !== undefined
  const always: readonly ErrorType[] = [
    ...(hasInput ? (['badRequest'] as const) : []),
    'permissionDenied',
    'tooManyRequest',
    'serverFailure',
    'serviceUnavailable',
  ]
  return {
    ...more,
    path: `/api/v1${paths[0]}`,
    description: `${more.description}\n\n${needs(permission, feature)}`,
    headers: deprecated ? { ...headers, ...deprecationHeaders(deprecated) } : headers,
    ...(deprecated ? { deprecated: true } : {}),
    answersProblems,
    takesIdempotencyKey: takesIdempotencyKey(operation),
    errors: [...errors, ...always],
    needsCredentials: true,
    isRead: isRead(operation),
  }
}

const needs = (permission: Operation['permission'], feature: Operation['feature']): string => {
  const key = permission === 'any' ? 'Any API key may use it.' : `Requires the ${permission} permission.`
  return feature === 'bridging' ? `${key} Answers 403 until headless bridging is enabled for your client.` : key
}

const deprecationHeaders = ({ sinceSeconds, successor }: NonNullable<Operation['deprecated']>): Json => ({
  Deprecation: {
    description: 'Since when the operation is deprecated, in Unix seconds after `@` (RFC 9745).',
    schema: { type: 'string', example: `@${sinceSeconds}` },
  },
  Link: {
    description: 'The operation to use instead, as `rel="successor-version"`.',
    schema: { type: 'string', example: `<${successor}>; rel="successor-version"` },
  },
})
