import { findNetwork } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { anAddress, sepolia } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { whyLost } from './whyLost.ts'

const why = (address: string) => {
  const network = findNetwork(sepolia)
  if (!network) throw new Error('Sepolia is not in the catalog')
  return whyLost(partialContext(), network, address)
}

test('an account is not lost', () => {
  expect(why(anAddress)).toBeUndefined()
})

test('burn addresses are lost, in any case of their letters', () => {
  expect(why('0x000000000000000000000000000000000000dEaD')).toMatch(/burn address.*is lost$/)
  expect(why('0x000000000000000000000000000000000000DEAD')).toMatch(/burn address/)
})

test('the contract of a token is lost on every network of its family', () => {
  expect(why('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')).toMatch(/contract of USDC on Ethereum/)
})

test.each(['toLowerCase', 'toUpperCase'] as const)(
  'the address of a token contract is found in any case: %s',
  change => {
    expect(why(`0x${'A0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'[change]()}`)).toMatch(/contract of USDC on Ethereum/)
  },
)
