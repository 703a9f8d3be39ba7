import { generateKeyPairSync } from 'node:crypto'

import { backupSigningText, isSigned } from '@rialto/link-protocol'
import { describe, expect, test } from 'vitest'

import { createBackupConfig } from './createBackupConfig.ts'

const config = {
  clientId: 'client-1',
  userId: 'user-1',
  destinations: [
    { networkId: 'n-1', symbol: 'USDC', address: '0x1' },
    { networkId: 'n-2', symbol: 'XRP' },
  ],
}
const base64 = (text: string | undefined) => Buffer.from(text ?? '', 'base64url').toString('base64')

describe('createBackupConfig', () => {
  test('the signature covers every field that the page checks', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const signed = createBackupConfig(config, { signingKey: base64(privateKey.export({ format: 'jwk' }).d) })
    const key = base64(publicKey.export({ format: 'jwk' }).x)
    const isGenuine = (changed: object) =>
      isSigned(backupSigningText({ ...signed, ...changed }), signed.signature ?? '', key)
    expect(await isGenuine({})).toBe(true)
    for (const changed of [
      { clientId: 'client-2' },
      { userId: 'user-2' },
      { preselectedSymbol: 'USDC' },
      { destinations: config.destinations.slice(0, 1) },
      { destinations: [{ networkId: 'n-1', symbol: 'USDC', address: '0x2' }, config.destinations[1]] },
      { destinations: [config.destinations[0], { networkId: 'n-2', symbol: 'XRP', addressTag: '1' }] },
    ])
      expect({ changed, isGenuine: await isGenuine(changed) }).toEqual({ changed, isGenuine: false })
  })

  test('only the fields of a configuration reach the page', () => {
    expect(createBackupConfig({ ...config, internalNote: 'x' } as typeof config)).toEqual(config)
  })

  test.each([
    { clientId: '' },
    { userId: '' },
    { destinations: [] },
    { destinations: [{ symbol: 'USDC' }] },
    { destinations: [config.destinations[0], { ...config.destinations[0], symbol: 'usdc', address: '0x2' }] },
  ])('refuses %j', broken => {
    expect(() => createBackupConfig({ ...config, ...broken } as typeof config)).toThrow(TypeError)
  })

  test('a key of another length is rejected', () => {
    expect(() => createBackupConfig(config, { signingKey: Buffer.alloc(31).toString('base64') })).toThrow(/32 bytes/)
  })
})
