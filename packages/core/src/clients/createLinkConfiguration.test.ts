import type { LinkConfigurationInfo } from '@rialto/contract'
import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { baseSepolia, sepolia } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { createLinkConfiguration } from './createLinkConfiguration.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const contextWith = (isAccepted: boolean) =>
  partialContext({
    store: { linkConfigurations: { insert: async () => isAccepted } },
  })
const create = (changes: Partial<LinkConfigurationInfo> = {}) =>
  createLinkConfiguration(contextWith(true), scope, { name: ' Checkout ', ...changes })

test('networks and products are stored once each, ids in lower case and currencies in upper case', async () => {
  const networkIds = [sepolia.toUpperCase(), sepolia, baseSepolia]
  expect(await create({ networkIds, products: ['transfers', 'transfers'], displayFiatCurrency: 'eur' })).toMatchObject({
    name: 'Checkout',
    networkIds: [sepolia, baseSepolia],
    products: ['transfers'],
    displayFiatCurrency: 'EUR',
    restrictMultipleAccounts: false,
  })
})

test('a network of the other environment is named by its place', async () => {
  const mainnet = networks.find(({ name }) => name === 'Ethereum')?.id ?? ''
  await expect(create({ networkIds: [sepolia, mainnet] })).rejects.toMatchObject({
    type: 'networkNotSupported',
    message: 'networkIds[1]: this network is not supported.',
  })
})

test('a blank name is stored as no name', async () => {
  await expect(create({ name: ' ' })).rejects.toMatchObject({ message: 'name: must not be blank' })
})

test('colors that users could not read are rejected with the nearest shade that they can', async () => {
  const colors = (light: string, dark: string) => create({ brand: { accentColor: { light, dark } } })
  expect(await colors('#0B5FFF', '#8AB4FF')).toMatchObject({ brand: { accentColor: { light: '#0b5fff' } } })
  await expect(colors('#ffff00', '#8ab4ff')).rejects.toMatchObject({
    message: expect.stringMatching(/^brand\.accentColor\.light: .*nearest shade that has it is #[0-9a-f]{6}$/),
  })
  await expect(colors('#0b5fff', '#000033')).rejects.toMatchObject({
    message: expect.stringMatching(/^brand\.accentColor\.dark: /),
  })
})

test('a configuration beyond the limit is not created', async () => {
  const creating = createLinkConfiguration(contextWith(false), scope, { name: 'a' })
  await expect(creating).rejects.toMatchObject({ type: 'badRequest' })
})
