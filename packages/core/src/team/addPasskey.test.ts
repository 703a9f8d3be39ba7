import { expect, test } from 'vitest'

import { anna, memberContext } from '../testing/memberContext.ts'
import { addPasskey } from './addPasskey.ts'
import type { RelyingParty } from './ports.ts'
import type { SignInContext } from './teamContext.ts'

const add = ({ isRead = true, count = 0, isNew = true }) => {
  const { ctx, entries } = memberContext({
    memberPasskeys: {
      takeChallenge: async () => true,
      list: async () => Array.from({ length: count }, () => ({})) as never,
      insert: async () => isNew,
    },
  })
  const passkeys = {
    challengeOf: (json: string) => json,
    readRegistration: async () => (isRead ? { credentialId: 'credential' } : undefined),
  }
  const registration = { clientDataJson: 'challenge' } as never
  const input = { label: ' Laptop ', registration, party: {} as RelyingParty, ipAddress: '203.0.113.1' }
  return { entries, adding: addPasskey({ ...ctx, passkeys } as unknown as SignInContext, anna, input) }
}

test('a new passkey is recorded with its label', async () => {
  const { entries, adding } = add({ count: 19 })
  expect(await adding).toMatchObject({ label: 'Laptop', credentialId: 'credential', createdAtMs: 1_000 })
  expect(entries).toMatchObject([{ operation: 'addPasskey', after: { label: 'Laptop' } }])
})

test.each([
  ['an answer that cannot be verified', { isRead: false }, 'badRequest'],
  ['the twenty-first passkey', { count: 20 }, 'conflict'],
  ['a passkey that is registered already', { isNew: false }, 'conflict'],
])('%s is not added', async (_, given, type) => {
  const { entries, adding } = add(given)
  await expect(adding).rejects.toMatchObject({ type })
  expect(entries).toEqual([])
})
