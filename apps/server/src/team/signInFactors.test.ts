import { expect, test } from 'vitest'

import { createSignInFactors } from './signInFactors.ts'

test('sign-ins beyond a short queue are rejected with a retry delay before their password is hashed', async () => {
  const { verifyPassword } = createSignInFactors({ logN: 1, r: 8, p: 1 })
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => verifyPassword('wrong', undefined)))
  const judged = answers.filter(({ status }) => status === 'fulfilled')
  const rejected = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  expect(judged.length).toBeLessThanOrEqual(10)
  expect(rejected).toHaveLength(50 - judged.length)
  for (const reason of rejected) expect(reason).toMatchObject({ type: 'tooManyRequest', retryAfterMs: 3_000 })
})

test('a password is hashed at the cost that OWASP recommends, and verified', async () => {
  const { hashPassword, verifyPassword } = createSignInFactors()
  const hash = await hashPassword('right')
  expect(hash).toMatch(/^scrypt\$13\$8\$10\$/)
  expect(await verifyPassword('right', hash)).toBe(true)
  expect(await verifyPassword('wrong', hash)).toBe(false)
})
