import { inspect } from 'node:util'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createVault } from './createVault.ts'
import { generateVaultKey, VaultError, type VaultErrorKind } from './vaultKey.ts'

const old = { id: 'k1', key: generateVaultKey() }
const next = { id: 'k2', key: generateVaultKey() }
const vault = createVault({ keys: [old], current: 'k1' })
const rotated = createVault({ keys: [next, old], current: 'k2' })
const context = 'connections:credentials:7'

const thrown = (act: () => unknown): VaultError => {
  try {
    act()
  } catch (error) {
    expect(error).toBeInstanceOf(VaultError)
    return error as VaultError
  }
  throw new Error('did not throw')
}
const kindOf = (act: () => unknown): VaultErrorKind => thrown(act).kind

describe('a sealed value', () => {
  test('a sealed value opens to the same text, for any text and context', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 500 })
    fc.assert(
      fc.property(text, fc.string({ minLength: 1 }), (plaintext, where) => {
        expect(vault.open(vault.seal(plaintext, where), where)).toBe(plaintext)
      }),
    )
  })

  test('a sealed value never shows its text, nor the same bytes twice', () => {
    const [one, two] = [vault.seal('a-very-secret-token', context), vault.seal('a-very-secret-token', context)]
    expect(one.includes('secret')).toBe(false)
    expect(one.equals(two)).toBe(false)
    expect(one.length).toBe(2 + 2 + 60 + 28 + 'a-very-secret-token'.length)
  })

  test('a sealed value is rejected in any other row, column or table', () => {
    const sealed = vault.seal('x', context)
    for (const other of ['connections:credentials:8', 'connections:refresh:7', 'webhooks:credentials:7', `${context} `])
      expect(kindOf(() => vault.open(sealed, other))).toBe('tampered')
    expect(kindOf(() => vault.open(sealed, ''))).toBe('malformed')
  })

  test('a sealed value with any single bit changed is rejected', () => {
    const sealed = vault.seal('secret', context)
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      thrown(() => vault.open(changed, context))
    }
  })

  test('a truncated or extended value, and noise, are rejected', () => {
    const sealed = vault.seal('secret', context)
    for (let length = 0; length < sealed.length; length++) thrown(() => vault.open(sealed.subarray(0, length), context))
    thrown(() => vault.open(Buffer.concat([sealed, Buffer.alloc(1)]), context))
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        noise => void thrown(() => vault.open(Buffer.from(noise), context)),
      ),
    )
  })

  test('a mixture of two values of one row is rejected', () => {
    const [one, two] = [vault.seal('one', context), vault.seal('two', context)]
    const contentAt = 2 + 2 + 60
    const mixed = Buffer.concat([one.subarray(0, contentAt), two.subarray(contentAt)])
    expect(kindOf(() => vault.open(mixed, context))).toBe('tampered')
  })
})

describe('rotation', () => {
  const sealed = vault.seal('token', context)

  test('old values open, are recognized, and are rewrapped with the same content', () => {
    expect(rotated.open(sealed, context)).toBe('token')
    expect([vault.needsRewrap(sealed), rotated.needsRewrap(sealed)]).toEqual([false, true])
    const rewrapped = rotated.rewrap(sealed, context)
    expect(rotated.needsRewrap(rewrapped)).toBe(false)
    expect(createVault({ keys: [next], current: 'k2' }).open(rewrapped, context)).toBe('token')
    expect(rewrapped.subarray(64).equals(sealed.subarray(64))).toBe(true)
  })

  test('a value for another row, or with damaged content, is not rewrapped', () => {
    expect(kindOf(() => rotated.rewrap(sealed, 'connections:credentials:8'))).toBe('tampered')
    const damaged = Buffer.from(sealed)
    damaged[damaged.length - 20] = (damaged[damaged.length - 20] ?? 0) ^ 1
    expect(kindOf(() => rotated.rewrap(damaged, context))).toBe('tampered')
  })

  test('a missing key, and another key with the same id, are distinguished', () => {
    expect(kindOf(() => createVault({ keys: [next], current: 'k2' }).open(sealed, context))).toBe('unknownKey')
    const impostor = createVault({ keys: [{ id: 'k1', key: generateVaultKey() }], current: 'k1' })
    expect(kindOf(() => impostor.open(sealed, context))).toBe('tampered')
  })
})

test('a vault seals with the key that is named as the current one, and rewraps to the first', () => {
  let current = 'k1'
  const both = createVault({ keys: [next, old], current: 'k2' }, () => current)
  const sealed = both.seal('token', context)
  expect(vault.open(sealed, context)).toBe('token')
  expect(both.needsRewrap(sealed)).toBe(true)
  current = 'k2'
  expect(kindOf(() => vault.open(both.seal('token', context), context))).toBe('unknownKey')
  expect(both.needsRewrap(both.rewrap(sealed, context))).toBe(false)
})

describe('a ring', () => {
  test.each([
    ['unknownKey', { keys: [old], current: 'k9' }],
    ['unknownKey', { keys: [], current: 'k1' }],
    ['malformed', { keys: [old, old], current: 'k1' }],
    ['malformed', { keys: [{ id: 'k1', key: Buffer.alloc(16) }], current: 'k1' }],
    ['malformed', { keys: [{ id: 'a b', key: old.key }], current: 'a b' }],
  ] as const)('that cannot be used is refused: %s', (kind, ring) => {
    expect(kindOf(() => createVault(ring))).toBe(kind)
  })

  test('the vault copies its keys, so that wiping the caller’s buffer does not affect it', () => {
    const key = generateVaultKey()
    const own = createVault({ keys: [{ id: 'k1', key }], current: 'k1' })
    const sealed = own.seal('x', context)
    key.fill(0)
    expect(own.open(sealed, context)).toBe('x')
  })
})

test('errors carry neither text nor key', () => {
  const sealed = vault.seal('a-very-secret-token', context)
  const errors = [
    thrown(() => vault.open(sealed, 'elsewhere')),
    thrown(() => createVault({ keys: [next], current: 'k2' }).open(sealed, context)),
    thrown(() => vault.open(sealed.subarray(0, 40), context)),
    thrown(() => createVault({ keys: [{ id: 'k1', key: old.key.subarray(1) }], current: 'k1' })),
  ]
  for (const error of errors) {
    const shown = inspect(error, { depth: 9, showHidden: true })
    for (const secret of ['secret', old.key.toString('hex'), old.key.toString('base64'), next.key.toString('hex')])
      expect(shown).not.toContain(secret)
    expect(error.cause).toBeUndefined()
  }
})
