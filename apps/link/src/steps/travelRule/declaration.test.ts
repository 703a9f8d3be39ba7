import { expect, test } from 'vitest'

import { declarationOf, enteredFrom, missingOf } from './declaration.ts'

const address = { line1: '1 High Street', line2: 'Second floor', city: 'Dublin', postalCode: 'D01', countryCode: 'IE' }
const suggested = {
  walletType: 'institution',
  beneficiary: { name: 'Bakery Ltd', address },
  institutionId: '009bbc11-03fb-4224-8cc7-cce7ccde4706',
} as const

test('an unchanged suggestion becomes the declaration', () =>
  expect(declarationOf(enteredFrom(suggested), suggested)).toEqual({ ...suggested, isOwnWallet: false }))

test('without a suggestion everything is asked for, but the state', () => {
  const entered = enteredFrom({})
  expect(missingOf(entered)).toEqual([
    'isOwnWallet',
    'walletType',
    'name',
    'line1',
    'city',
    'postalCode',
    'countryCode',
  ])
  expect(declarationOf(entered, {})).toBeUndefined()
})

test('another wallet is not said to be at the client’s institution, nor in the second line of its address', () => {
  const entered = {
    ...enteredFrom(suggested),
    walletType: 'selfHosted',
    isOwnWallet: true,
    line1: ' 2 Low Road ',
  } as const
  const declared = declarationOf(entered, suggested)
  expect(declared).not.toHaveProperty('institutionId')
  expect(declared?.beneficiary.address).toEqual({
    line1: '2 Low Road',
    city: 'Dublin',
    postalCode: 'D01',
    countryCode: 'IE',
  })
})
