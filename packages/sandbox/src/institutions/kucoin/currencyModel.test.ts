import { expect, test } from 'vitest'
import { assetOf } from '../data/assets.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { chainName, currencyModel } from './currencyModel.ts'
import { kucoin } from './simulator.ts'

const { ctx } = openInstitutions(kucoin)

test('money has no chains, a coin has those of KuCoin, and says which are closed', () => {
  expect(currencyModel(ctx, assetOf('USD')).chains).toBeNull()
  const open = currencyModel(ctx, assetOf('USDC')).chains?.map(chain => [
    chain.chainId,
    chain.isWithdrawEnabled,
    chain.isDepositEnabled,
    chain.contractAddress === '',
  ])
  expect(open).toEqual([
    ['eth', true, true, false],
    ['base', true, true, false],
    ['sol', false, false, true],
  ])
})

test('the coin of a chain has no contract there', () => {
  expect(currencyModel(ctx, assetOf('ETH')).chains?.map(chain => chain.contractAddress)).toEqual(['', ''])
})

test('users see another name of a chain than calls take', () => {
  expect(['eth', 'base', 'other'].map(chainName)).toEqual(['ERC20', 'Base', 'other'])
})
