import { findNetwork } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { baseSepolia, sepolia } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { familyNetworks } from './familyNetworks.ts'

const familyWith = (watches: (id: string) => boolean) =>
  familyNetworks(partialContext({ chainDeposits: { watches } as never }), baseSepolia)

test('the network itself is first, and the others are of its family and environment', () => {
  const found = familyWith(() => true)
  expect(found[0]).toBe(baseSepolia)
  expect(found).toContain(sepolia)
  expect(new Set(found).size).toBe(found.length)
  for (const id of found)
    expect(findNetwork(id)).toMatchObject({ networkType: 'evm', environments: expect.arrayContaining(['sandbox']) })
})

test('networks without a node are left out, also the network itself', () => {
  expect(familyWith(id => id === sepolia)).toEqual([sepolia])
})
