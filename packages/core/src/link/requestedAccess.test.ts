import { expect, test } from 'vitest'

import type { Ability, AuthScheme, Product } from '../connections/connector.ts'
import { manualClock } from '../testing/manualClock.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import type { LinkRequest } from './ports.ts'
import { requestedAccess } from './requestedAccess.ts'

const abilities: Record<string, Ability> = { read: 'balances', address: 'addresses', send: 'send', buy: 'trade' }
const oAuth: AuthScheme = { kind: 'oAuth', scopes: Object.keys(abilities), abilities }
const apiKey: AuthScheme = {
  kind: 'apiKey',
  fields: [],
  instructionsUrl: '',
  permissions: ['Read', 'Withdraw', 'Trade'],
  orderPermissions: ['Trade'],
  sendPermissions: ['Withdraw'],
}
const transfer = {} as NonNullable<LinkRequest['transfer']>
const offer = (products: Product[]) =>
  ({ catalog: {}, products, networkIds: [] }) as unknown as NonNullable<LinkRequest['offer']>

const accessTo = (scheme: AuthScheme, request: Pick<LinkRequest, 'transfer' | 'offer'>, orders = true) => {
  const { descriptor } = scriptedInstitution(manualClock()).connector
  const products: Product[] = orders ? ['balance', 'transfers', 'orders'] : ['balance', 'transfers']
  return requestedAccess({ descriptor: { ...descriptor, scheme, products } }, request)
}

test('a session that only sends requests no scopes for orders', () => {
  expect(accessTo(oAuth, { transfer })).toEqual({
    scopes: ['read', 'address', 'send'],
    permissions: [],
    abilities: ['balances', 'addresses', 'send'],
  })
  expect(accessTo(apiKey, { transfer })).toEqual({
    scopes: [],
    permissions: ['Read', 'Withdraw'],
    abilities: ['balances', 'send'],
  })
})

test.each([
  ['holdings and balance', offer(['holdings', 'balance']), ['read'], ['balances']],
  ['deposit addresses', offer(['cryptocurrencyDepositAddresses']), ['read', 'address'], ['balances', 'addresses']],
])('a Link configuration for %s asks for no right to send or trade', (_, one, scopes, abilities) => {
  expect(accessTo(oAuth, { offer: one })).toEqual({ scopes, permissions: [], abilities })
  expect(accessTo(oAuth, { offer: one }, false)).toEqual({ scopes, permissions: [], abilities })
  expect(accessTo(apiKey, { offer: one })).toEqual({ scopes: [], permissions: ['Read'], abilities: ['balances'] })
  expect(accessTo({ kind: 'wallet' }, { offer: one }).abilities).toEqual(['balances'])
})

test('a Link configuration for reading leaves a requested transfer its rights', () => {
  expect(accessTo(oAuth, { transfer, offer: offer(['holdings']) }).scopes).toContain('send')
  expect(accessTo(apiKey, { transfer, offer: offer(['holdings']) }).permissions).toContain('Withdraw')
})

test.each([
  ['connecting without further products', {}],
  ['a configuration with orders', { transfer, offer: offer(['orders']) }],
  ['a client that lets its users convert', { transfer: { ...transfer, isFundingEnabled: true } }],
  ['an onramp', { transfer: { ...transfer, transferType: 'onramp' as const } }],
])('%s asks for all, and its consent says so', (_, request) => {
  expect(accessTo(oAuth, request).scopes).toEqual(['read', 'address', 'send', 'buy'])
  expect(accessTo(oAuth, request).abilities).toContain('trade')
  expect(accessTo(apiKey, request)).toMatchObject({ permissions: ['Read', 'Withdraw', 'Trade'] })
})

test('an institution that needs the trading scope to send keeps it, and the consent says so', () => {
  expect(accessTo(oAuth, { transfer }, false)).toMatchObject({
    scopes: ['read', 'address', 'send', 'buy'],
    abilities: ['balances', 'addresses', 'send', 'trade'],
  })
})
