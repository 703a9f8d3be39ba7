import { expect, test } from 'vitest'

import type { Ability, AuthScheme, Product } from '../connections/connector.ts'
import { manualClock } from '../testing/manualClock.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import type { LinkRequest } from './ports.ts'
import { requestedAccess } from './requestedAccess.ts'

const abilities: Record<string, Ability> = { read: 'balances', send: 'send', buy: 'trade' }
const oAuth: AuthScheme = { kind: 'oAuth', scopes: Object.keys(abilities), abilities }
const apiKey: AuthScheme = {
  kind: 'apiKey',
  fields: [],
  instructionsUrl: '',
  permissions: ['Read', 'Withdraw', 'Trade'],
  orderPermissions: ['Trade'],
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
    scopes: ['read', 'send'],
    permissions: [],
    abilities: ['balances', 'send'],
  })
  expect(accessTo(apiKey, { transfer })).toEqual({
    scopes: [],
    permissions: ['Read', 'Withdraw'],
    abilities: ['balances', 'send'],
  })
})

test.each([
  ['connecting without further products', {}],
  ['a configuration with orders', { transfer, offer: offer(['orders']) }],
  ['a client that lets its users convert', { transfer: { ...transfer, isFundingEnabled: true } }],
  ['an onramp', { transfer: { ...transfer, transferType: 'onramp' as const } }],
])('%s asks for all, and its consent says so', (_, request) => {
  expect(accessTo(oAuth, request).scopes).toEqual(['read', 'send', 'buy'])
  expect(accessTo(oAuth, request).abilities).toContain('trade')
  expect(accessTo(apiKey, request)).toMatchObject({ permissions: ['Read', 'Withdraw', 'Trade'] })
})

test('an institution that needs the trading scope to send keeps it, and the consent says so', () => {
  expect(accessTo(oAuth, { transfer }, false)).toMatchObject({
    scopes: ['read', 'send', 'buy'],
    abilities: ['balances', 'send', 'trade'],
  })
})
