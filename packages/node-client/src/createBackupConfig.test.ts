import { generateKeyPairSync } from 'node:crypto'

import { backupSigningText, isSigned } from '@rialto/link-protocol'
import { describe, expect, test } from 'vitest'

import { createBackupConfig } from './createBackupConfig.ts'

const base = 'aa883b03-120d-477c-a588-37c2afd3ca71'
const xrpLedger = '0ea47ee7-9d36-460e-a2d5-64cfa8a1dddd'
const config = {
  clientId: 'client-1',
  userId: 'user-1',
  destinations: [
    { networkId: base, symbol: 'USDC', address: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9' },
    { networkId: xrpLedger, symbol: 'XRP' },
  ],
}
const [usdc] = config.destinations
const xrpAddress = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH'
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
      { destinations: [{ ...usdc, address: '0x2' }, config.destinations[1]] },
      { destinations: [config.destinations[0], { ...config.destinations[1], addressTag: '1' }] },
    ])
      expect({ changed, isGenuine: await isGenuine(changed) }).toEqual({ changed, isGenuine: false })
  })

  test('only the fields of a configuration reach the page', () => {
    expect(createBackupConfig({ ...config, internalNote: 'x' } as typeof config)).toEqual(config)
  })

  test('optional fields that are null are absent', () => {
    const [first, second] = config.destinations
    const destinations = [
      { ...first, addressTag: null },
      { ...second, address: null, addressTag: null },
    ]
    const given = { ...config, destinations, preselectedSymbol: null, signature: null } as unknown as typeof config
    expect(createBackupConfig(given)).toEqual(config)
  })

  test.each([
    [{ clientId: '' }, 'clientId'],
    [{ userId: null }, 'userId'],
    [{ destinations: [] }, 'destinations'],
    [{ destinations: [usdc, { symbol: 'USDC' }] }, 'destinations[1].networkId'],
    [{ destinations: [{ ...usdc, addressTag: 7 }] }, 'destinations[0].addressTag'],
    [{ destinations: [usdc, { ...usdc, symbol: 'usdc', address: '0x2' }] }, 'Two destinations'],
    [{ destinations: [{ ...usdc, address: '0x1' }] }, 'destinations[0]: address'],
    [{ destinations: [{ ...usdc, address: `0x${'0'.repeat(40)}` }] }, 'destinations[0]: address: nobody'],
    [{ destinations: [{ ...usdc, addressTag: '5' }] }, 'destinations[0]: addressTag'],
    [{ destinations: [{ networkId: xrpLedger, symbol: 'XRP', address: xrpAddress }] }, 'addressTag: required'],
  ])('%j is refused with the name of the field', (broken, text) => {
    expect(() => createBackupConfig({ ...config, ...broken } as typeof config)).toThrow(
      expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(text) }),
    )
  })

  test('a key of another length is rejected', () => {
    expect(() => createBackupConfig(config, { signingKey: Buffer.alloc(31).toString('base64') })).toThrow(/32 bytes/)
  })
})
