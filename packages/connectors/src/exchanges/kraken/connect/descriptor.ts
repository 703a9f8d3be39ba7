import type { ConnectorDescriptor, Environment } from '@rialto/core'
import { integrationIdentity } from '../../../kit/integrationIdentity.ts'
import { krakenDescriptor, krakenHost } from '../descriptor.ts'

export const krakenLoginHost = 'id.kraken.com'

export const infoScope = 'account.info:basic'
export const writeScope = 'account.fast-api-key:write'
/** So that a renewed key is there before the old one is deleted, and a second connection does not end the first. */
export const multipleScope = 'account.fast-api-key:multiple'
export const queryScope = 'account.fast-api-key:funds-query'
export const withdrawScope = 'account.fast-api-key:funds-withdraw'

/** Each right the key is issued with, as the request names it, and the scope that this takes. */
export const keyRights: readonly (readonly [right: string, scope: string])[] = [
  ['funds_query', queryScope],
  ['funds_add', 'account.fast-api-key:funds-add'],
  ['funds_withdraw', withdrawScope],
]

export const krakenScopes: readonly string[] = [
  infoScope,
  writeScope,
  multipleScope,
  ...keyRights.map(([, scope]) => scope),
]

/** Kraken by sign-in: the wire, networks and rules of `kraken`. Keys that are issued have no second factor. */
export const krakenConnectDescriptor = (environment: Environment): ConnectorDescriptor => {
  const kraken = krakenDescriptor(environment)
  return {
    ...kraken,
    ...integrationIdentity('krakenConnect'),
    scheme: { kind: 'oAuth', scopes: krakenScopes },
    products: ['balance', 'holdings', 'identity', 'transfers', 'cryptocurrencyDepositAddresses'],
    withdrawal: { ...kraken.withdrawal, secondFactors: [] },
    // Kraken names no limit for these: a connection takes one or two calls of each kind a week.
    budgets: [
      ...kraken.budgets,
      ...['/oauth/fast-api-key', '/oauth/userinfo'].map(path => ({
        host: krakenHost,
        per: { header: 'authorization' },
        path,
        burst: 10,
        perMinute: 20,
      })),
    ],
  }
}
