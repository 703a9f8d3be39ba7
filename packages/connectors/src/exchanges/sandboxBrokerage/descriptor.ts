import type { ConnectorDescriptor, Environment } from '@rialto/core'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

export const brokerageHost = 'api.brokerage.example'

/** Empty in production, where it is never offered. */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'ethereum', 'eip155:84532': 'base' },
  production: {},
}

export const withdrawPermission = 'Withdrawals'

export const sandboxBrokerageDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('sandboxBrokerage'),
  institution: 'sandboxBrokerage',
  scheme: {
    kind: 'password',
    fields: [
      {
        name: 'username',
        label: 'User name',
        help: 'The name of a test user',
        pattern: '^[!-~]{1,128}$',
        example: 'Mesh',
        secret: false,
      },
      {
        name: 'password',
        label: 'Password',
        help: 'The same for every test user',
        pattern: '^[!-~]{1,256}$',
        example: 'Pass123',
        secret: true,
      },
    ],
    permissions: [withdrawPermission],
    mfaTypes: ['totp', 'sms', 'email'],
  },
  products: ['balance', 'holdings', 'identity', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(networkIds[environment]),
  withdrawal: {
    reference: { field: 'client_id', maxLength: 36, format: 'printable', queryable: true, deduplicates: true },
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'none',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'checked' },
  },
  hosts: [brokerageHost],
  budgets: [{ host: brokerageHost, per: 'host', burst: 10, perMinute: 300 }],
  probe: { url: `https://${brokerageHost}/v1/time`, proof: ['server_time'] },
})
