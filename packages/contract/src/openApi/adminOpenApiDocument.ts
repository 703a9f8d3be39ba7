import type { AdminOperation } from '../admin/adminOperation.ts'
import { adminOperations } from '../admin/adminOperations.ts'
import { mayCall, requiredRole, roleOfKeys } from '../admin/roles.ts'
import { sessionCookie } from '../admin/team/sessionCookie.ts'
import { adminTakesIdempotencyKey } from '../idempotency.ts'
import { createComponents } from './createComponents.ts'
import { describeChanges } from './describeChanges.ts'
import { type AnyOperation, describeOperation } from './describeOperation.ts'
import { pathsOf } from './openApiDocument.ts'
import type { Json } from './schema.ts'

const description = `Manage sub-clients, callback URLs and bridging routes of your client.

**Authentication.** Exchange an account management API key for a token with POST \`/admin/api/v1/Token\`, then send the token as \`Authorization: Bearer\`. A missing, expired or wrong token answers 401 with an empty body. The dashboard makes the same calls with the cookie of a member's session and names the client in \`X-Client-Id\`. Each operation names the role that a member needs; a token may do what a developer may.

**Envelope.** Answers are JSON. \`status\` is \`ok\` on success, and \`content\` holds the data. On failure, \`errorType\` says why; each error has a page under [errors](/docs/errors).

**Environments.** The sandbox and production have separate sub-clients, keys and routes.`

const tags: readonly (readonly [name: string, description: string])[] = [
  ['Token', 'Get a token for this API.'],
  ['Overview', 'Items that need attention, and figures of transfers.'],
  ['Books', 'The journal of transfers, compared with institutions and chains.'],
  ['API keys', 'Keys of the integration API, and the addresses they are accepted from.'],
  ['Management keys', 'Keys of this API.'],
  ['Session', 'Sign in to the dashboard.'],
  ['Members', 'People who work for the client, and their roles.'],
  ['Installation', 'All members of the installation, for every client, and changes to their accounts: for operators.'],
  ['Approvals', 'Changes that one member requests and a second one confirms.'],
  ['Audit log', 'Every change, who made it and from where.'],
  ['Client', 'Settings of the client itself.'],
  ['Backup mode', 'Age of the published catalog of backup deposit mode, and the values that a configuration can use.'],
  ['Link configurations', 'Which integrations and networks Link sessions offer.'],
  ['Networks', 'Networks that are offered, and their priority.'],
  ['Payment requests', 'Where you are paid by address, what happens with deviating payments, and refunds.'],
  ['Payouts', 'Withdrawals that users confirmed in Link, and that you send.'],
  ['Relayer', 'The operator’s account that pays network fees for agents and wallets.'],
  ['Fees and minimums', 'Your own fee, the least amount, and network fees that are paid for users.'],
  ['Retention', 'Retention periods of stored data.'],
  ['Screening', 'Sanctions screening: its mode, and its decisions.'],
  ['Sub-clients', 'Merchants that you serve, each with a separate name, logo and settings.'],
  ['Headless bridging', 'Bridging routes that the client may use.'],
  ['Transfers', 'Timelines of transfers, with their causes.'],
  ['Connections', 'Connected accounts and granted permissions.'],
  ['Link sessions', 'Timelines of Link sessions.'],
  ['Request log', 'Requests that were answered, and their errors.'],
  ['Sandbox', 'Personas, clock and faults of the sandbox of this installation.'],
  ['Users', 'Everything that is stored about a user, and its erasure.'],
  ['Webhooks', 'Endpoints that receive events, their deliveries and their secrets.'],
]

const securitySchemes = (publicUrl: string): Json => ({
  Bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Token from POST `/admin/api/v1/Token`.',
  },
  Session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(publicUrl),
    description: 'Session of a member, from POST `/admin/api/v1/Session`.',
  },
})

/** OpenAPI 3.0.1 of the account management API alone. The public document does not know it. */
export const adminOpenApiDocument = (publicUrl: string): Json => {
  const components = createComponents()
  const operations = pathsOf(adminOperations.map(toAny), one => describeOperation(components, one))
  const paths = { ...operations, ...describeChanges(components) }
  return {
    openapi: '3.0.1',
    info: {
      title: 'Rialto account management API',
      version: '1.0',
      description,
      contact: { name: 'Documentation', url: `${publicUrl}/docs` },
      license: { name: 'Apache 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: publicUrl, description: 'This server.' }],
    tags: tags.map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      securitySchemes: securitySchemes(publicUrl),
      ...components.collected(),
    },
  }
}

const securityOf = (operation: AdminOperation): Json[] => {
  if (!operation.needsToken) return []
  const isForKeys = requiredRole(operation) !== 'member' && mayCall(roleOfKeys, operation)
  return isForKeys ? [{ Bearer: [] }, { Session: [] }] : [{ Session: [] }]
}

const describe = (operation: AdminOperation): string =>
  operation.needsToken ? `${operation.description} Role: \`${requiredRole(operation)}\`.` : operation.description

const toAny = (operation: AdminOperation): AnyOperation => {
  const { id, method, tag, summary, file, body, params, content, path, needsToken, errors } = operation
  return {
    id,
    method,
    tag,
    summary,
    file,
    body,
    params,
    content,
    description: describe(operation),
    takesIdempotencyKey: adminTakesIdempotencyKey(operation),
    path: `/admin/api/v1${path}`,
    security: securityOf(operation),
    headers: {},
    answersProblems: false,
    errors: [...errors, 'permissionDenied', 'tooManyRequest', 'serverFailure', 'serviceUnavailable'],
    needsCredentials: needsToken,
    isRead: method === 'GET',
  }
}
