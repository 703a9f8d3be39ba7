import { expect, test } from 'vitest'

import { anna, memberContext } from '../testing/memberContext.ts'
import { replaceAuthenticator } from './replaceAuthenticator.ts'
import type { SignInContext } from './teamContext.ts'

const replace = (totpSecret: string | undefined, oneTimeCode: string) => {
  const steps: unknown[] = []
  const { ctx, entries } = memberContext({
    memberSessions: {
      list: async () => [{ id: 'mine' }] as never,
      endAll: async (_, kept) => steps.push(['end all but', kept]),
    },
    members: {
      findNextSecret: async () => totpSecret,
      setFactors: async (_, factors) => void steps.push(factors),
      takeStep: async (_, step) => steps.push(['take', step]) > 0,
    },
  })
  const factors = { findStep: (_: string, code: string) => (code === '123456' ? 7 : undefined) }
  const session = { member: anna, sessionId: 'mine', ipAddress: '203.0.113.1' }
  const replacing = replaceAuthenticator({ ...ctx, factors } as unknown as SignInContext, session, oneTimeCode)
  return { steps, entries, replacing }
}

test('a new authenticator takes effect with its first code, which is used up, and ends the other sessions', async () => {
  const { steps, entries, replacing } = replace('secret', '123456')
  await replacing
  expect(steps).toEqual([{ totpSecret: 'secret' }, ['take', 7], ['end all but', 'mine']])
  expect(entries).toMatchObject([{ operation: 'replaceAuthenticator' }])
})

test.each([
  ['secret', '000000'],
  [undefined, '123456'],
])('with the next secret %s, the code %s changes nothing', async (secret, code) => {
  const { steps, entries, replacing } = replace(secret, code)
  await expect(replacing).rejects.toMatchObject({ type: 'invalidField' })
  expect([...steps, ...entries]).toEqual([])
})
