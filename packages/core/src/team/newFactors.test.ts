import { expect, test } from 'vitest'

import { takeNewFactors } from './newFactors.ts'

test('new factors need a code of the new authenticator, and the password is stored as a digest', async () => {
  const ctx = {
    nowMs: () => 0,
    factors: {
      findStep: (_: string, code: string) => (code === '123456' ? 7 : undefined),
      hashPassword: async (password: string) => `digest of ${password.length}`,
    },
  } as unknown as Parameters<typeof takeNewFactors>[0]
  const take = (oneTimeCode: string) => takeNewFactors(ctx, { totpSecret: 's' }, { password: 'canary', oneTimeCode })
  expect(await take('123456')).toEqual({ step: 7, factors: { passwordHash: 'digest of 6', totpSecret: 's' } })
  await expect(take('000000')).rejects.toMatchObject({ type: 'invalidField' })
})
