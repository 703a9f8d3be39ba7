import { handListed as tokens, networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { catalogToken } from './catalogToken.ts'

const tokenOf = (network: string, asset: string) => catalogToken({ network, asset })

test('a token is identified by its contract, and a symbol in any letter case is the same', () => {
  const usdc = tokenOf('eip155:1', 'usdc')
  expect(usdc).toMatchObject({ symbol: 'USDC', isNative: false, decimals: 6, network: { name: 'Ethereum' } })
  expect(usdc?.contract).toBe(tokens.find(one => one.networkId === usdc?.network.id && one.symbol === 'USDC')?.address)
  expect(usdc?.contract).toMatch(/^0x/)
})

test('the coin of each network that has one is native, and has no contract', () => {
  const native = networks.filter(({ name }) => name !== 'Tempo').map(one => tokenOf(one.caip2, one.nativeSymbol))
  expect(native.filter(one => one?.isNative !== true || one.contract !== undefined)).toEqual([])
})

test('a symbol that the catalog does not list there has no contract and no decimals', () => {
  const unknown = tokenOf('eip155:1', 'SCAM')
  expect(unknown).toMatchObject({ symbol: 'SCAM', isNative: false })
  expect(unknown).not.toHaveProperty('contract')
  expect(unknown).not.toHaveProperty('decimals')
})

test('a network that the catalog does not have has no tokens', () => {
  expect(tokenOf('eip155:999999999', 'USDC')).toBeUndefined()
})
