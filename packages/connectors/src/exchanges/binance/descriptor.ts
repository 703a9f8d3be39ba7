import type { ConnectorDescriptor, CredentialField, Environment } from '@rialto/core'
import { integrationIdentity } from '../../kit/integrationIdentity.ts'
import { upstreamNetworks } from '../../kit/upstreamNetworks.ts'
import type { BinanceVariant } from './variants.ts'

/** A real key has 64 letters and digits; the sandbox's are the names of its personas. */
const keyPattern: Record<Environment, string> = {
  sandbox: '^[A-Za-z0-9]{2,64}$',
  production: '^[A-Za-z0-9]{64}$',
}

const fields = (name: string, environment: Environment): CredentialField[] => {
  const pattern = keyPattern[environment]
  const sandbox = environment === 'sandbox'
  return [
    {
      name: 'username',
      label: 'API key',
      help: `Find it in ${name} under Account, API Management after you create a key`,
      pattern,
      example: sandbox ? 'Mesh' : 'vmPUZE6mv9SD5VNHk4HlWFsOr6aKE2zvsw0MuIgwCIPy6utIco14y7Ju91duEh8A',
      secret: false,
    },
    {
      name: 'password',
      label: 'Secret key',
      help: `${name} shows it only once, when the key is created`,
      pattern,
      example: sandbox ? 'Pass123' : 'NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j',
      secret: true,
    },
  ]
}

const either = ['symbol', 'paymentSymbol'] as const

/** A request is void five seconds after its timestamp; the rest is for the lists of withdrawals and orders to catch up. */
const notCreatedAfterMs = 120_000

const rules: Pick<ConnectorDescriptor, 'withdrawal' | 'orders'> = {
  withdrawal: {
    reference: { field: 'withdrawOrderId', maxLength: 36, format: 'printable', queryable: true, deduplicates: false },
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'optional',
    emailConfirmation: true,
    travelRule: true,
  },
  orders: {
    market: { timeInForce: ['immediateOrCancel'], amountIn: { buy: either, sell: either } },
    limit: {
      timeInForce: ['goodTillCanceled', 'immediateOrCancel', 'fillOrKill', 'postOnly'],
      amountIn: { buy: ['symbol'], sell: ['symbol'] },
    },
    notCreatedAfterMs,
  },
}

/** What a house offers, as the port has it. */
export const binanceDescriptor = (variant: BinanceVariant, environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity(variant.type),
  institution: variant.institution,
  scheme: {
    kind: 'apiKey',
    fields: fields(variant.name, environment),
    instructionsUrl: variant.instructionsUrl,
    permissions: [variant.rights.read, variant.rights.withdraw, variant.rights.trade],
  },
  products: ['balance', 'holdings', 'orders', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(variant.networkIds[environment]),
  ...rules,
  hosts: [variant.host],
  budgets: [{ host: variant.host, per: 'host', ...variant.budget }],
  probe: { url: `https://${variant.host}/api/v3/time`, proof: ['serverTime'] },
})
