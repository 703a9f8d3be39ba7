import type { ConnectorDescriptor, CredentialField, Environment } from '@rialto/core'
import { integrationIdentity } from '../../kit/integrationIdentity.ts'
import type { UpstreamIds } from '../../kit/upstreamNetworks.ts'
import { upstreamNetworks } from '../../kit/upstreamNetworks.ts'

/** What is said of one exchange of the long tail before anything of it is loaded. */
export interface TailFacts extends Pick<
  ConnectorDescriptor,
  'type' | 'institution' | 'products' | 'hosts' | 'budgets' | 'probe' | 'withdrawal'
> {
  /** What it calls the parts of a key, with where to find them and what one looks like. */
  key?: FieldFacts
  secret: FieldFacts
  passphrase?: FieldFacts
  instructionsUrl: string
  /** What a key needs, in the exchange's words; the right to withdraw comes last. */
  permissions: readonly string[]
  /** Its names for networks. */
  networks: UpstreamIds
  /** Its names for the sandbox's networks, where it is simulated. */
  sandboxNetworks?: UpstreamIds
}

interface FieldFacts {
  label: string
  help: string
  example: string
  /** Default: printable, without blanks. */
  pattern?: string
}

/** Keys differ in length and alphabet, and exchanges change them without notice: what cannot be sent is refused, no more. */
const printable = '^[!-~]{2,512}$'

const sandboxExamples: Readonly<Record<string, string>> = {
  username: 'Mesh',
  password: 'Pass123',
  authToken: 'Pass123',
}

const fieldOf = (name: string, facts: FieldFacts | undefined, environment: Environment): CredentialField[] => {
  if (facts === undefined) return []
  const { label, help, example, pattern = printable } = facts
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

/** Of the public networks, or of the sandbox's local chains under the same native names. */
export const tailDescriptor =
  (facts: TailFacts) =>
  (environment: Environment): ConnectorDescriptor => ({
    ...integrationIdentity(facts.type),
    institution: facts.institution,
    scheme: {
      kind: 'apiKey',
      fields: [
        ...fieldOf('username', facts.key, environment),
        ...fieldOf('password', facts.secret, environment),
        ...fieldOf('authToken', facts.passphrase, environment),
      ],
      instructionsUrl: facts.instructionsUrl,
      permissions: facts.permissions,
    },
    products: facts.products,
    networks: upstreamNetworks(environment === 'sandbox' ? (facts.sandboxNetworks ?? {}) : facts.networks),
    withdrawal: facts.withdrawal,
    hosts: facts.hosts,
    budgets: facts.budgets,
    probe: facts.probe,
  })
