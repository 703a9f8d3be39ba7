import { expect, test } from 'vitest'

import { pairOf, sessionOf } from './sessionOf.ts'

const formOf = (values: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

const pair = pairOf('f2780a87-d1ab-4567-85b3-d9ae728cf54d', 'USDC')

test('a session with an amount is a payment, and one without is a deposit', () => {
  const address = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
  const to = { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', symbol: 'USDC', address }
  expect(sessionOf(formOf({ pair, address, amount: ' 12.5 ' }), undefined).transferOptions).toEqual({
    transferType: 'payment',
    toAddresses: [{ ...to, amount: 12.5 }],
  })
  expect(sessionOf(formOf({ pair, address, amount: '', description: 'Top-up' }), undefined).transferOptions).toEqual({
    transferType: 'deposit',
    description: 'Top-up',
    toAddresses: [to],
  })
})

test('without an asset, the user connects an account only', () => {
  expect(sessionOf(formOf({ pair: '', address: '0x1', userId: 'ann' }), undefined)).toMatchObject({ userId: 'ann' })
  expect(sessionOf(formOf({ pair: '' }), undefined)).not.toHaveProperty('transferOptions')
})

test('the catalogue and the name of the chosen configuration are kept', () => {
  const catalogConfiguration = { hiddenIntegrations: ['9226e5c2-ebc3-4fdd-94f6-ed52cdce1420'] }
  const kept = { configurationId: 'c', name: 'Checkout', catalogConfiguration } as never
  expect(sessionOf(formOf({ theme: 'dark' }), kept).configuration).toMatchObject({
    name: 'Checkout',
    theme: 'dark',
    catalogConfiguration,
  })
})
