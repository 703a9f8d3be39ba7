import { expect, test } from 'vitest'

import type { AuthScheme } from '../connections/connector.ts'
import { grantedOf } from './grantedOf.ts'
import type { RequestedAccess } from './requestedAccess.ts'

const scheme: AuthScheme = {
  kind: 'oAuth',
  scopes: ['read', 'send', 'buy'],
  abilities: { read: 'balances', send: 'send', buy: 'trade' },
}
const asked = (...scopes: string[]): RequestedAccess => ({
  scopes,
  permissions: [],
  abilities: scopes.flatMap(scope => scheme.abilities[scope] ?? []),
})
const granted = { read: true, withdraw: true, missing: [] }

test('an account may trade if the user was asked for orders, and has not denied them', () => {
  expect(grantedOf(scheme, asked('read', 'send', 'buy'), granted).trade).toBe(true)
  expect(grantedOf(scheme, asked('read', 'send', 'buy'), { ...granted, missing: ['buy'] })).toMatchObject({
    trade: false,
    missing: ['buy'],
  })
})

test('a permission that the session did not ask for is neither granted nor missing', () => {
  expect(grantedOf(scheme, asked('read', 'send'), { ...granted, missing: ['buy'] })).toMatchObject({
    trade: false,
    missing: [],
  })
})
