import type { Ability, ConnectorDescriptor, Environment } from '@rialto/core'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

export const coinbaseApiHost = 'api.coinbase.com'
export const coinbaseLoginHost = 'login.coinbase.com'

/** Scopes that the user is asked to grant. With `offline_access` Coinbase issues a refresh token. */
const abilities: Readonly<Record<string, Ability>> = {
  offline_access: 'stay',
  'wallet:user:read': 'identity',
  'wallet:accounts:read': 'balances',
  'wallet:addresses:read': 'addresses',
  'wallet:addresses:create': 'addresses',
  'wallet:transactions:read': 'history',
  'wallet:transactions:send': 'send',
  'wallet:orders:read': 'trade',
  'wallet:buys:create': 'trade',
}

export const coinbaseScopes: readonly string[] = Object.keys(abilities)

/** The sandbox's local chains, under the upstream names of the public ones. */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'ethereum', 'eip155:84532': 'base' },
  production: {
    'eip155:1': 'ethereum',
    'eip155:8453': 'base',
    'eip155:137': 'polygon',
    'eip155:42161': 'arbitrum',
    'eip155:10': 'optimism',
    'eip155:43114': 'avacchain',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana',
    'bip122:000000000019d6689c085ae165831e93': 'bitcoin',
  },
}

const orders: ConnectorDescriptor['orders'] = {
  market: {
    timeInForce: ['immediateOrCancel'],
    amountIn: { buy: ['symbol', 'paymentSymbol'], sell: ['symbol'] },
  },
  limit: {
    timeInForce: ['goodTillCanceled', 'immediateOrCancel', 'fillOrKill', 'postOnly'],
    amountIn: { buy: ['symbol'], sell: ['symbol'] },
  },
  // `total_value_after_fees` of a purchase is the value and the fee together, both in the quote currency.
  purchaseFeeFrom: 'spent',
  notCreatedAfterMs,
}

const noFeeBefore =
  'Coinbase states its network fee only once it has charged it. The fee shown is the upper estimate in Rialto’s table for the network'

export const coinbaseDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('coinbase'),
  institution: 'coinbase',
  scheme: { kind: 'oAuth', scopes: coinbaseScopes, abilities },
  products: ['balance', 'holdings', 'identity', 'orders', 'transfers', 'cryptocurrencyDepositAddresses'],
  networks: upstreamNetworks(networkIds[environment]),
  withdrawal: {
    reference: { field: 'idem', maxLength: 100, format: 'printable', queryable: false, deduplicates: true },
    notCreatedAfterMs,
    secondFactors: ['sms', 'totp'],
    whitelist: 'optional',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'none', reason: noFeeBefore },
    takesTravelRuleData: true,
  },
  orders,
  hosts: [coinbaseApiHost, coinbaseLoginHost],
  // 10,000 calls an hour for each user and client, according to the documentation of the API.
  budgets: [{ host: coinbaseApiHost, per: { header: 'authorization' }, burst: 60, perMinute: 150 }],
  probe: { url: `https://${coinbaseApiHost}/v2/time`, proof: ['data', 'epoch'] },
})
