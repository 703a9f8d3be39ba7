import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { checkRouteNetwork } from './checkRouteNetwork.ts'

test('a network of the other environment is rejected by the path of its field', () => {
  const check = (network: string) => () => checkRouteNetwork(partialContext(), 'origin.network', network)
  expect(check('eip155:11155111')).not.toThrow()
  expect(check('eip155:1')).toThrow(/^origin\.network: not a network of sandbox/)
  expect(check('Ethereum')).toThrow('eip155:8453')
})
