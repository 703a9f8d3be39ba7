import type { ConnectorDescriptor, CredentialField, Environment } from '@rialto/core'
import { integrationIdentity } from '../../kit/integrationIdentity.ts'
import type { NativeIds } from '../../kit/nativeNetworks.ts'
import { nativeNetworks } from '../../kit/nativeNetworks.ts'

export const binanceHost = 'api.binance.com'

/** The sandbox's local chains stand in for the public ones under the same native names. */
const networkIds: Record<Environment, NativeIds> = {
  sandbox: { 'eip155:11155111': 'ETH', 'eip155:84532': 'BASE' },
  production: {
    'eip155:1': 'ETH',
    'eip155:8453': 'BASE',
    'eip155:137': 'MATIC',
    'eip155:42161': 'ARBITRUM',
    'eip155:10': 'OPTIMISM',
    'eip155:56': 'BSC',
    'eip155:43114': 'AVAXC',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'SOL',
    'bip122:000000000019d6689c085ae165831e93': 'BTC',
    'tron:0x2b6653dc': 'TRX',
  },
}

/** A real key has 64 letters and digits; the sandbox's are the names of its personas. */
const keyPattern: Record<Environment, string> = {
  sandbox: '^[A-Za-z0-9]{2,64}$',
  production: '^[A-Za-z0-9]{64}$',
}

const fields = (environment: Environment): CredentialField[] => {
  const pattern = keyPattern[environment]
  const sandbox = environment === 'sandbox'
  return [
    {
      name: 'username',
      label: 'API key',
      help: 'Binance shows it under Account, API Management, after you create a key',
      pattern,
      example: sandbox ? 'Mesh' : 'vmPUZE6mv9SD5VNHk4HlWFsOr6aKE2zvsw0MuIgwCIPy6utIco14y7Ju91duEh8A',
      secret: false,
    },
    {
      name: 'password',
      label: 'Secret key',
      help: 'Binance shows it once, when the key is created',
      pattern,
      example: sandbox ? 'Pass123' : 'NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j',
      secret: true,
    },
  ]
}

const either = ['symbol', 'paymentSymbol'] as const

export const binanceDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('binanceInternational'),
  institution: 'binance',
  scheme: {
    kind: 'apiKey',
    fields: fields(environment),
    instructionsUrl: 'https://www.binance.com/en/support/faq/360002502072',
    permissions: ['Enable Reading', 'Enable Withdrawals', 'Enable Spot & Margin Trading'],
  },
  products: ['balance', 'holdings', 'orders', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: nativeNetworks(networkIds[environment]),
  withdrawal: {
    reference: { field: 'withdrawOrderId', maxLength: 36, format: 'printable', queryable: true, deduplicates: false },
    // A request is void five seconds after its timestamp; the rest is for the history to catch up.
    notCreatedAfterMs: 120_000,
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
    // A request is void five seconds after its timestamp; the rest is for the list of orders to catch up.
    notCreatedAfterMs: 120_000,
  },
  hosts: [binanceHost],
  // 6,000 of weight a minute for each address; an account read weighs 20.
  budgets: [{ host: binanceHost, per: 'host', burst: 60, perMinute: 600 }],
  probe: { url: `https://${binanceHost}/api/v3/time`, proof: ['serverTime'] },
})
