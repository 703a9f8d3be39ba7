import { findIntegrationType, integrations, selfCustodyWallets } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isOffered, offeredWallets } from '../link/sessionSettings.ts'

const ids = fc.subarray([...integrations.map(({ id }) => id), '00000000-0000-4000-8000-000000000001'])
const categories = fc.subarray(['exchange', 'brokerage', 'wallet'] as const)
const catalogs = fc.record(
  { integrationWhiteList: ids, excludeIntegrations: ids, excludeIntegrationCategories: categories },
  { requiredKeys: [] },
)
const offered = (catalog: Parameters<typeof isOffered>[0]) =>
  integrations.filter(({ id }) => isOffered(catalog, id)).map(({ id }) => id)

test('without a configuration every integration is offered', () => {
  expect(offered({})).toHaveLength(integrations.length)
})

test('an exclusion always has priority over other settings', () => {
  fc.assert(
    fc.property(catalogs, ids, (catalog, excludeIntegrations) => {
      const { excludeIntegrations: _, ...rest } = catalog
      const left = offered({ ...rest, excludeIntegrations })
      expect(left).toEqual(offered(rest).filter(id => !excludeIntegrations.includes(id)))
    }),
  )
})

test('with a list that is not empty, only its entries are offered', () => {
  fc.assert(
    fc.property(catalogs, catalog => {
      const list = catalog.integrationWhiteList ?? []
      for (const id of offered(catalog)) expect(list.length === 0 || list.includes(id)).toBe(true)
      const upper = list.map(id => id.toUpperCase())
      expect(offered({ ...catalog, ...(list.length ? { integrationWhiteList: upper } : {}) })).toEqual(offered(catalog))
    }),
  )
})

test('an excluded category is left out, and an unknown category is ignored', () => {
  const left = offered({ excludeIntegrationCategories: ['exchange'] })
  expect(left).toEqual(integrations.filter(({ categories: of }) => !of.includes('exchange')).map(({ id }) => id))
  expect(isOffered({ excludeIntegrationCategories: ['exchange'] }, '00000000-0000-4000-8000-000000000001')).toBe(true)
})

test('wallets are left out with their category and by a list of others, and offered by a list that names one of them', () => {
  const id = findIntegrationType('deFiWallet')?.id ?? ''
  const [metaMask] = selfCustodyWallets('production')
  expect(isOffered({}, id)).toBe(true)
  expect(isOffered({ integrationWhiteList: [metaMask?.id ?? ''] }, id)).toBe(true)
  expect(isOffered({ integrationWhiteList: [findIntegrationType('okx')?.id ?? ''] }, id)).toBe(false)
  expect(isOffered({ excludeIntegrationCategories: ['wallet'] }, id)).toBe(false)
})

test('a wallet is offered while no list leaves it out, whichever lists there are', () => {
  const wallets = selfCustodyWallets('sandbox')
  const known = wallets.map(({ id }) => id)
  const lists = fc.record({ integrationWhiteList: fc.subarray(known), excludeIntegrations: fc.subarray(known) })
  fc.assert(
    fc.property(lists, lists, (catalog, ofSubClient) => {
      const offer = { catalog, products: [], networkIds: [] }
      const { wallets: left, hidden } = offeredWallets({ environment: 'sandbox' }, { offer }, { catalog: ofSubClient })
      const isLeft = (id: string) =>
        [catalog, ofSubClient].every(
          ({ integrationWhiteList: only, excludeIntegrations: not }) =>
            (only.length === 0 || only.includes(id)) && !not.includes(id),
        )
      expect(left.map(({ id }) => id)).toEqual(known.filter(isLeft))
      expect(left.length + hidden.length).toBe(known.length)
    }),
  )
})
