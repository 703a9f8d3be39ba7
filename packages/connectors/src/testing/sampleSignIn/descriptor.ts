import type { ConnectorDescriptor, Environment } from '@rialto/core'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

export const sampleHost = 'api.sample.com'
export const sampleLoginHost = 'login.sample.com'

/** The sandbox's local chains, under the names of the public ones. */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'ETH', 'eip155:84532': 'BASE' },
  production: { 'eip155:1': 'ETH', 'eip155:8453': 'BASE' },
}

export const sampleDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('sample'),
  institution: 'sample',
  scheme: { kind: 'oAuth', scopes: ['read', 'transfer'], abilities: { read: 'balances', transfer: 'send' } },
  products: ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(networkIds[environment]),
  withdrawal: {
    // Leave `reference` out if it accepts none of ours.
    reference: { field: 'clientId', maxLength: 36, format: 'printable', queryable: true, deduplicates: false },
    // A documented time takes its place, with the source.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'none',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'checked' },
  },
  hosts: [sampleHost, sampleLoginHost],
  budgets: [{ host: sampleHost, per: 'host', burst: 10, perMinute: 60 }],
  probe: { url: `https://${sampleHost}/time`, proof: ['serverTime'] },
})
