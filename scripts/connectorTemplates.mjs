/** What `newConnector` writes. Each file compiles; what is not written yet throws, and the conformance test says so. */

import { signInConnectorFiles, signInSimulatorFiles } from './signInTemplates.mjs'

const capitalised = name => name.slice(0, 1).toUpperCase() + name.slice(1)

const mapping = Name => `# ${Name}: how it maps

Written against … (address of the public documents, date).

## Hosts and signature

## Calls

| port | ${Name} | decision |
| ---- | ${'-'.repeat(Name.length)} | -------- |

## The money call

## Fields

| ours | theirs |
| ---- | ------ |

## Errors

| code | becomes |
| ---- | ------- |

## Open points
`

const entry = (name, Name) => `import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { ${name}Descriptor } from './descriptor.ts'

export const ${name}: ConnectorEntry = {
  describe: ${name}Descriptor,
  calls: ['auth.connectWithKey', 'history.find', 'history.list'],
  load: async () => (await import('./create${Name}Connector.ts')).create${Name}Connector,
}
`

const keyScheme = name => `{
    kind: 'apiKey',
    fields: [
      { name: 'username', label: 'API key', help: '…', pattern: '^\\\\S{2,128}$', example: 'Mesh', secret: false },
      { name: 'password', label: 'Secret key', help: '…', pattern: '^\\\\S{2,256}$', example: 'Pass123', secret: true },
      // A passphrase is the third: name 'authToken'.
    ],
    instructionsUrl: 'https://www.${name.toLowerCase()}.com/',
    permissions: [],
  }`

const descriptor = (name, signIn) => `import type { ConnectorDescriptor, Environment } from '@rialto/core'
import { integrationIdentity } from '../../kit/integrationIdentity.ts'
import type { NativeIds } from '../../kit/nativeNetworks.ts'
import { nativeNetworks } from '../../kit/nativeNetworks.ts'

export const ${name}Host = 'api.${name.toLowerCase()}.com'${
  signIn ? `\nexport const ${name}LoginHost = 'login.${name.toLowerCase()}.com'` : ''
}

/** The sandbox's local chains stand in for the public ones under the same native names. */
const networkIds: Record<Environment, NativeIds> = {
  sandbox: { 'eip155:11155111': 'ETH', 'eip155:84532': 'BASE' },
  production: { 'eip155:1': 'ETH', 'eip155:8453': 'BASE' },
}

export const ${name}Descriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('${name}'),
  institution: '${name}',
  scheme: ${signIn ? "{ kind: 'oAuth', scopes: ['read', 'transfer'] }" : keyScheme(name)},
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: nativeNetworks(networkIds[environment]),
  withdrawal: {
    // Leave \`reference\` out where it takes none of ours.
    reference: { field: 'clientId', maxLength: 36, format: 'printable', queryable: true, deduplicates: false },
    notCreatedAfterMs: 120_000,
    secondFactors: [],
    whitelist: 'none',
    emailConfirmation: false,
    travelRule: false,
  },
  hosts: [${name}Host${signIn ? `, ${name}LoginHost` : ''}],
  budgets: [{ host: ${name}Host, per: 'host', burst: 10, perMinute: 60 }],
  probe: { url: \`https://\${${name}Host}/time\`, proof: ['serverTime'] },
})
`

const errors = (name, Name) => `import Type from 'typebox'
import type { ErrorTable } from '../../kit/errorTable.ts'
import { checkOf } from '../../kit/schema.ts'

const isError = checkOf(Type.Object({ code: Type.String(), message: Type.String() }))

/** ${Name}'s signals in our words; sources in MAPPING.md. */
export const ${name}Errors: ErrorTable = {
  institution: '${Name}',
  readError: body => (isError(body) ? { code: body.code, message: body.message } : undefined),
  rules: [],
}
`

const connector = (name, Name) => `import type { Connector } from '@rialto/core'
import type { BoundContext, ConnectorOperations } from '../../kit/bindConnector.ts'
import { bindConnector } from '../../kit/bindConnector.ts'
import type { KeyParts } from '../../kit/connectorEntry.ts'
import { ${name}Descriptor } from './descriptor.ts'
import { ${name}Errors } from './errors.ts'

const missing = (call: string) => (): never => {
  throw new Error(\`\${${name}Errors.institution}: \${call} is not written yet\`)
}

const operations: ConnectorOperations<BoundContext, unknown> = {
  accessOf: credentials => credentials,
  readBalances: missing('readBalances'),
  readHoldings: missing('readHoldings'),
  readDepositAddress: missing('readDepositAddress'),
  readTerms: missing('readTerms'),
  submitWithdrawal: missing('submitWithdrawal'),
  findWithdrawal: missing('findWithdrawal'),
  listTransfers: missing('listTransfers'),
  findTransfer: missing('findTransfer'),
}

/** ${Name}. What each call does upstream, and why: MAPPING.md. */
export const create${Name}Connector = ({ egress, clock, environment }: KeyParts): Connector => {
  const context = { wire: { egress, clock, table: ${name}Errors }, descriptor: ${name}Descriptor(environment) }
  return { ...bindConnector(context, operations), auth: { connectWithKey: missing('connectWithKey') } }
}
`

const subject = (name, Name) => `import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { create${Name}Connector } from '../create${Name}Connector.ts'
import { ${name}Host } from '../descriptor.ts'

export const start${Name}Subject = async () => {
  const sandbox = await startSandbox()
  const connector = create${Name}Connector({ ...sandbox, environment: 'sandbox' })
  return createKeySubject(sandbox, connector, {
    institution: '${name}',
    host: ${name}Host,
    readPath: '/balances',
    moneyPath: async () => '/withdrawals',
    historyPath: async () => '/withdrawals',
    moneyCalls: () => sandbox.calls('POST', /^\\/withdrawals$/),
  })
}
`

const conformance = (name, Name) => `import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { start${Name}Subject } from './testing/start${Name}Subject.ts'

describeConnectorConformance('${Name}', start${Name}Subject)
`

/** The connector's own folder. @returns {[file: string, text: string][]} */
export const connectorFiles = (name, { signIn = false } = {}) => {
  const Name = capitalised(name)
  const files = [
    ['MAPPING.md', mapping(Name)],
    ['entry.ts', entry(name, Name)],
    ['descriptor.ts', descriptor(name, signIn)],
    ['errors.ts', errors(name, Name)],
    [`create${Name}Connector.ts`, connector(name, Name)],
    ['conformance.test.ts', conformance(name, Name)],
    [`testing/start${Name}Subject.ts`, subject(name, Name)],
  ]
  return [...new Map([...files, ...(signIn ? signInConnectorFiles(name, Name) : [])])]
}

const simulator = name => `import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { ${name}Handlers } from './${name}Handlers.ts'
import { ${name}Networks } from './networks.ts'

/** The institution's own words for too many requests. */
export const ${name}: Simulator = {
  name: '${name}',
  networks: ${name}Networks,
  depositAddresses: 'perUser',
  handlers: ${name}Handlers,
  rateLimited: () => json(429, { code: '429', message: 'Too many requests' }),
}
`

const handlers = (name, Name) => `import type { Context } from '../context.ts'
import { createRouter } from '../http/route.ts'
import { json, type SimHandler } from '../http/types.ts'

/** The host of ${Name} that a connector speaks to. */
export const ${name}Handlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'api.${name.toLowerCase()}.com',
    createRouter([['GET', '/time', () => json(200, { serverTime: ctx.clock.nowMs() })]], () =>
      json(404, { code: '404', message: 'Not found' }),
    ),
  ],
]
`

const networks = name => `import type { NativeNames } from '../data/networks.ts'

export const ${name}Networks: NativeNames = { base: 'BASE', bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }
`

/** The simulator's folder. @returns {[file: string, text: string][]} */
export const simulatorFiles = (name, { signIn = false } = {}) => {
  const Name = capitalised(name)
  const files = [
    ['simulator.ts', simulator(name)],
    [`${name}Handlers.ts`, handlers(name, Name)],
    ['networks.ts', networks(name)],
  ]
  return [...new Map([...files, ...(signIn ? signInSimulatorFiles(name, Name) : [])])]
}
