import { expect, test } from 'vitest'

import { countedIds } from '../testing/partialContext.ts'
import { beginChallenge, takeChallenge } from './passkeyChallenge.ts'

const newContext = () => {
  const open = new Map<string, { memberId: string | undefined; expiresAtMs: number }>()
  const textOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex')
  const ctx = {
    ids: countedIds(),
    nowMs: () => 1_000,
    passkeys: { challengeOf: (json: string) => json || undefined },
    store: {
      memberPasskeys: {
        beginChallenge: async (one: { hash: Uint8Array; memberId: string | undefined; expiresAtMs: number }) =>
          void open.set(textOf(one.hash), one),
        takeChallenge: async (one: { hash: Uint8Array; memberId: string | undefined }) =>
          open.get(textOf(one.hash))?.memberId === one.memberId && open.delete(textOf(one.hash)),
      },
    },
  } as unknown as Parameters<typeof takeChallenge>[0]
  return { ctx, open }
}

test('a challenge is taken once, by the member for whom it was made', async () => {
  const { ctx, open } = newContext()
  const challenge = await beginChallenge(ctx, 'anna')
  expect([...open.values()]).toMatchObject([{ expiresAtMs: 301_000 }])
  expect(await takeChallenge(ctx, challenge, 'ben')).toBeUndefined()
  expect(await takeChallenge(ctx, challenge, 'anna')).toBe(challenge)
  expect(await takeChallenge(ctx, challenge, 'anna')).toBeUndefined()
})

test('an answer without a challenge takes none', async () => {
  expect(await takeChallenge(newContext().ctx, '', undefined)).toBeUndefined()
})
