import { expect, test } from 'vitest'

import { signInFactors } from './signInFactors.ts'

test('sign-ins beyond a short queue are rejected with a retry delay before their password is hashed', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => signInFactors.verifyPassword('wrong', undefined)),
  )
  const judged = answers.filter(({ status }) => status === 'fulfilled')
  const rejected = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  expect(judged.length).toBeLessThanOrEqual(10)
  expect(rejected).toHaveLength(50 - judged.length)
  for (const reason of rejected) expect(reason).toMatchObject({ type: 'tooManyRequest', retryAfterMs: 3_000 })
  expect(await signInFactors.verifyPassword('right', await signInFactors.hashPassword('right'))).toBe(true)
})
