import { expect, test } from 'vitest'

import { integrations } from '../integrations.ts'
import { networks } from '../networks.ts'
import { findNetworkLogoKey, integrationLogoKey, logoColors, logoForms, networkLogoKey } from './logoKeys.ts'

test('every logo has a unique key that is valid as a file name', () => {
  const keys = [
    ...integrations.flatMap(one =>
      logoForms.flatMap(form => logoColors.map(color => integrationLogoKey(one, form, color))),
    ),
    ...networks.map(networkLogoKey),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter(key => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
})

test('the key of a network is found by its id in any case', () => {
  const network = networks.find(({ name }) => name === 'Base Sepolia')
  expect(findNetworkLogoKey(network?.id.toUpperCase() ?? '')).toBe('network-base-sepolia')
  expect(findNetworkLogoKey('nowhere')).toBeUndefined()
})
