import type { ConnectorDescriptor, CredentialField, Environment, WithdrawalRules } from '@rialto/core'
import { type UpstreamIds, upstreamNetworks } from './upstreamNetworks.ts'
import { integrationIdentity } from './publicNetworks.ts'
import { notCreatedAfterMs } from './notCreatedAfterMs.ts'

/** An exchange that users connect with a key, as data. */
export interface KeyExchange extends Pick<
  ConnectorDescriptor,
  'type' | 'institution' | 'products' | 'hosts' | 'budgets' | 'probe' | 'withdrawal'
> {
  /** The exchange's names for the parts of a key, with their location and an example. */
  key?: KeyField
  secret: KeyField
  passphrase?: KeyField
  instructionsUrl: string
  /** Required permissions of a key, by the exchange's names. */
  permissions: readonly string[]
  /** Those of them that a withdrawal needs. Default: the last one. */
  sendPermissions?: readonly string[]
  /** Its names for networks. */
  networks: UpstreamIds
  /** Its names for the sandbox's networks, if it is simulated. */
  sandboxNetworks?: UpstreamIds
}

interface KeyField {
  label: string
  help: string
  example: string
  /** Default: printable, without blanks. */
  pattern?: string
}

/**
 * Keys differ in length and alphabet, and exchanges change them without notice. Only text that cannot be sent is
 * rejected.
 */
const printable = '^[!-~]{2,512}$'

const sandboxExamples: Readonly<Record<string, string>> = {
  username: 'Mesh',
  password: 'Pass123',
  authToken: 'Pass123',
}

const fieldOf = (name: string, field: KeyField | undefined, environment: Environment): CredentialField[] => {
  if (field === undefined) return []
  const { label, help, example, pattern = printable } = field
  const sandbox = environment === 'sandbox'
  return [
    {
      name,
      label,
      help,
      pattern: sandbox ? printable : pattern,
      example: sandbox ? (sandboxExamples[name] ?? example) : example,
      secret: name !== 'username',
    },
  ]
}

/** Names of the public networks, also used for the sandbox's local chains. */
export const keyDescriptor =
  (exchange: KeyExchange) =>
  (environment: Environment): ConnectorDescriptor => ({
    ...integrationIdentity(exchange.type),
    institution: exchange.institution,
    scheme: {
      kind: 'apiKey',
      fields: [
        ...fieldOf('username', exchange.key, environment),
        ...fieldOf('password', exchange.secret, environment),
        ...fieldOf('authToken', exchange.passphrase, environment),
      ],
      instructionsUrl: exchange.instructionsUrl,
      permissions: exchange.permissions,
      sendPermissions: exchange.products.includes('transfers')
        ? (exchange.sendPermissions ?? exchange.permissions.slice(-1))
        : [],
    },
    products: exchange.products,
    networks: upstreamNetworks(environment === 'sandbox' ? (exchange.sandboxNetworks ?? {}) : exchange.networks),
    withdrawal: exchange.withdrawal,
    hosts: exchange.hosts,
    budgets: exchange.budgets,
    probe: exchange.probe,
  })

/** The usual names for the two halves of a key. */
export const keyFields = (
  name: string,
  where: string,
  [key, secret]: readonly [key: string, secret: string],
): Pick<KeyExchange, 'key' | 'secret'> => ({
  key: { label: 'API key', help: `Find it in ${name} under ${where} after you create a key`, example: key },
  secret: { label: 'API secret', help: `${name} shows it only once, when the key is created`, example: secret },
})

/** Never used, because `submit` rejects every order without sending it. */
const noWithdrawals: WithdrawalRules = {
  notCreatedAfterMs,
  secondFactors: [],
  whitelist: 'none',
  emailConfirmation: false,
  travelRule: false,
  ceiling: { kind: 'checked' },
}

/** An exchange that is only read, for balances and holdings: its API sends and receives nothing. */
export const readOnlyDescriptor = (
  exchange: Omit<KeyExchange, 'products' | 'networks' | 'withdrawal'>,
): ((environment: Environment) => ConnectorDescriptor) =>
  keyDescriptor({ ...exchange, products: ['balance', 'holdings'], networks: {}, withdrawal: noWithdrawals })
