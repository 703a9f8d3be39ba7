import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { SolanaUnreadable, type SolanaReader } from './ports.ts'
import { checkAddress, networkOf, read } from './readSolana.ts'

const devnet = networks.find(one => one.networkType === 'solana' && one.environments.includes('sandbox'))
const chainId = devnet?.chainId ?? ''
const withNode = (reads: boolean) => partialContext({ solana: { reads: () => reads } as unknown as SolanaReader })

test('a chain is identified by its id, in its own environment', () => {
  expect(networkOf(withNode(true), chainId)).toBe(devnet?.id)
  const production = { ...withNode(true), environment: 'production' } as const
  expect(() => networkOf(production, chainId)).toThrow('chainId: is not a Solana network here')
  expect(() => networkOf(withNode(true), '1')).toThrow('chainId: is not a Solana network here')
})

test('a network without a node gets its own error, different from an invalid id', () => {
  expect(() => networkOf(withNode(false), chainId)).toThrow('no node is configured')
})

test('an address of another chain is an invalid field', () => {
  checkAddress('4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T', 'token')
  expect(() => checkAddress('0x52908400098527886E0F7030069857D2E4169EE7', 'token')).toThrow(
    'token: is not a Solana address',
  )
})

test('an unreadable node is reported as unavailable, and a defect is thrown unchanged', async () => {
  const unreadable = read(() => Promise.reject(new SolanaUnreadable('node at 10.0.0.1 is away')))
  await expect(unreadable).rejects.toMatchObject({ type: 'integrationUnavailable' })
  await expect(unreadable).rejects.not.toThrow('10.0.0.1')
  await expect(read(() => Promise.reject(new TypeError('a defect')))).rejects.toThrow(TypeError)
})
