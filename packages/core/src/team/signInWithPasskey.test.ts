import { expect, test } from 'vitest'

import { anna, memberContext } from '../testing/memberContext.ts'
import { signInWithPasskey } from './signInWithPasskey.ts'
import type { PasskeyAssertion, RelyingParty } from './ports.ts'
import type { SignInContext } from './teamContext.ts'

const assertion = { credentialId: 'credential', clientDataJson: 'challenge' } as unknown as PasskeyAssertion
const signIn = (missing?: 'challenge' | 'passkey' | 'signature' | 'counter') => {
  const { ctx } = memberContext({
    memberPasskeys: {
      takeChallenge: async () => missing !== 'challenge',
      find: async () => (missing === 'passkey' ? undefined : ({ passkey: { id: 'key' }, member: anna } as never)),
      use: async () => missing !== 'counter',
    },
  })
  const passkeys = {
    challengeOf: (json: string) => json,
    verifyAssertion: async () => (missing === 'signature' ? undefined : { counter: 1 }),
  }
  return signInWithPasskey({ ...ctx, passkeys } as unknown as SignInContext, assertion, {} as RelyingParty)
}

test('a passkey whose assertion is verified signs its member in', async () => {
  expect(await signIn()).toEqual(anna)
})

test('an unknown passkey, an old challenge, a wrong signature and a replayed one get the same error', async () => {
  const errors = await Promise.all(
    (['challenge', 'passkey', 'signature', 'counter'] as const).map(missing => signIn(missing).catch(String)),
  )
  expect(new Set(errors).size).toBe(1)
  expect(errors[0]).toContain('not known here, or its answer is too old')
})
