import { expect, test } from 'vitest'

import { hasWrappedKeys, unwrapVaultKeys, wrappedEntry } from './unwrapVaultKeys.ts'

const keys = { decrypt: async (encrypted: Buffer, id: string) => Buffer.from(`${id} ${encrypted.toString()}`) } as never

test('wrapped keys are decrypted under their ids, and plain ones stay', async () => {
  const wrapped = wrappedEntry('main', Buffer.from('secret'))
  expect(await unwrapVaultKeys(`${wrapped},old:AAAA`, keys)).toBe(
    `main:${Buffer.from('main secret').toString('base64')},old:AAAA`,
  )
})

test('only entries of the key service count as wrapped', () => {
  expect(hasWrappedKeys('main:AAAA,old:BBBB')).toBe(false)
  expect(hasWrappedKeys('old:BBBB, main:kms:AAAA==')).toBe(true)
  expect(hasWrappedKeys('main:kms:not base64!')).toBe(false)
})
