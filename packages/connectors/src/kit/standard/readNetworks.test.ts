import { expect, test } from 'vitest'

import { asTerms } from './readNetworks.ts'
import type { ListedNetwork } from './standardExchange.ts'

const listed: ListedNetwork = {
  network: 'ERC20',
  fee: '0.5',
  minimum: '1',
  maximum: '100',
  decimals: 6,
  withdrawals: true,
  deposits: true,
}
const terms = (changes: Partial<ListedNetwork> = {}) => asTerms('network-1', { ...listed, ...changes })

test('terms equal the exchange’s list, including numbers with an exponent', () => {
  expect(terms({ fee: '5e-7' })).toEqual({
    networkId: 'network-1',
    fee: '0.0000005',
    minimum: '1',
    maximum: '100',
    decimals: 6,
    enabled: true,
  })
})

test.each(['', '0.1%', 'free', '1,5'])('a fee that is no fixed amount (%j) closes the network', fee => {
  expect(terms({ fee })).toMatchObject({ enabled: false, fee: '0' })
})

test('a network with suspended withdrawals is closed, regardless of its fee', () => {
  expect(terms({ withdrawals: false }).enabled).toBe(false)
})

test('an unlisted limit is absent', () => {
  const { minimum: _, maximum: __, ...without } = listed
  const open = asTerms('network-1', without as ListedNetwork)
  expect(open).toMatchObject({ minimum: '0', enabled: true })
  expect(open).not.toHaveProperty('maximum')
})
