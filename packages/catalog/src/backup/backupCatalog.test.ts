import { expect, test } from 'vitest'

import { networks } from '../networks.ts'
import { handListed } from '../tokens.ts'
import { createBackupCatalog } from './backupCatalog.ts'

const generatedAt = new Date(Date.UTC(2026, 0, 2))
const ethereum = networks.find(({ name }) => name === 'Ethereum')?.id ?? ''

test('every token of the catalog can be deposited and is detected later; those of test networks are marked', () => {
  const { pairs, generatedAtUtc } = createBackupCatalog({ generatedAt, icons: {} })
  expect(generatedAtUtc).toBe('2026-01-02T00:00:00.000Z')
  expect(pairs).toHaveLength(handListed.length)
  expect(pairs.every(({ isTracked }) => isTracked)).toBe(true)
  expect(pairs.find(({ networkName }) => networkName === 'Sepolia')?.testnet).toBe(true)
  expect(pairs.find(({ networkName }) => networkName === 'Ethereum')?.testnet).toBe(false)
})

test('pairs of one client are listed separately and are not detected, and pairs on removed networks are left out', () => {
  const accountPairs = {
    hash: [
      { networkId: ethereum, symbol: 'WEIRD' },
      { networkId: 'gone', symbol: 'ETH' },
    ],
  }
  expect(createBackupCatalog({ generatedAt, icons: {}, accountPairs }).accountPairs).toMatchObject({
    hash: [{ symbol: 'WEIRD', networkName: 'Ethereum', networkType: 'evm', isTracked: false }],
  })
})

test('a logo is embedded once per token and network, so that the page loads nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" fill="#fff"/>'
  const { logos } = createBackupCatalog({ generatedAt, icons: { usdc: svg, ethereum: svg } })
  expect(Object.keys(logos).sort()).toEqual([`network:${ethereum}`, 'token:USDC'])
  expect(decodeURIComponent(logos['token:USDC'] ?? '')).toBe(`data:image/svg+xml,${svg}`)
  expect(logos['token:USDC']).not.toMatch(/[#<>"]/)
})
