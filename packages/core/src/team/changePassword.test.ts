import { expect, test } from 'vitest'

import { anna, memberContext } from '../testing/memberContext.ts'
import { changePassword } from './changePassword.ts'
import type { SignInContext } from './teamContext.ts'

const change = (currentPassword: string) => {
  const steps: unknown[] = []
  const { ctx, entries } = memberContext({
    memberSessions: {
      list: async () => [{ id: 'mine' }] as never,
      endAll: async (_, kept) => steps.push(['end all but', kept]),
    },
    members: {
      findWithFactors: async () => ({ ...anna, passwordHash: 'hash of old' }) as never,
      setFactors: async (_, factors) => void steps.push(factors),
    },
  })
  const factors = {
    verifyPassword: async (password: string, hash?: string) => hash === `hash of ${password}`,
    hashPassword: async (password: string) => `hash of ${password}`,
  }
  const session = { member: anna, sessionId: 'mine', ipAddress: '203.0.113.1' }
  const passwords = { currentPassword, newPassword: 'new' }
  return {
    steps,
    entries,
    changing: changePassword({ ...ctx, factors } as unknown as SignInContext, session, passwords),
  }
}

test('a new password ends every other session, and the log does not contain it', async () => {
  const { steps, entries, changing } = change('old')
  await changing
  expect(steps).toEqual([{ passwordHash: 'hash of new' }, ['end all but', 'mine']])
  expect(entries).toMatchObject([{ operation: 'changePassword', before: {}, after: {} }])
})

test('a wrong current password changes nothing', async () => {
  const { steps, entries, changing } = change('guess')
  await expect(changing).rejects.toMatchObject({ type: 'permissionDenied' })
  expect([...steps, ...entries]).toEqual([])
})
