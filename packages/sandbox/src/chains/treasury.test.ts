import { expect, test } from 'vitest'
import { createTreasury } from './treasury.ts'

const treasury = createTreasury()

test('a user’s deposit address is stable and unique', () => {
  const of = (institution: string, account: string) => treasury.depositAddress({ institution, account })
  expect(of('okx', 'Mesh')).toBe(createTreasury().depositAddress({ institution: 'okx', account: 'Mesh' }))
  // These two pairs concatenate to the same letters and must still differ.
  expect(new Set([of('okx', 'Mesh'), of('ok', 'xMesh'), of('okxM', 'esh'), of('okx', 'Mesh4')]).size).toBe(4)
})

test('the parts of the sandbox pay from separate accounts', () => {
  const { deployer, payer, solver, wallet } = treasury
  const addresses = [deployer, payer, solver, wallet('alice'), wallet('bob')].map(({ address }) => address)
  expect(new Set(addresses).size).toBe(5)
})

test('other seed words are other accounts', () => {
  const other = createTreasury('test test test test test test test test test test test junk')
  expect(other.payer.address).not.toBe(treasury.payer.address)
  // The second account of the mnemonic that Ethereum developers use: m/44'/60'/0'/0/1.
  expect(other.payer.address).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
})
