import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import type { Factors, Member } from './ports.ts'
import { rememberDevice, signIn } from './signIn.ts'
import type { SignInContext } from './teamContext.ts'

const anna: Member & Factors = {
  id: 'anna',
  environment: 'sandbox',
  email: 'anna@example.com',
  name: 'Anna',
  isOperator: false,
  passwordHash: 'hash of right',
  totpSecret: 'ab',
}
const right = { email: ' Anna@Example.com ', password: 'right', oneTimeCode: '7' }

const newContext = () => {
  const attempts = new Map<string, number[]>()
  const devices = new Set<string>()
  let nowMs = Date.UTC(2026, 0, 2)
  let lastStep = 0
  const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  const { ids, store, environment } = partialContext({
    store: {
      signInAttempts: {
        async begin(key, { atMs, sinceMs, limit }) {
          const counted = (attempts.get(hexOf(key)) ?? []).filter(ms => ms > sinceMs)
          if (counted.length >= limit) return false
          attempts.set(hexOf(key), [...counted, atMs])
          return true
        },
        clear: async key => void attempts.delete(hexOf(key)),
      },
      members: {
        findWithFactors: async (_, email) => (email === anna.email ? anna : undefined),
        takeStep: async (_, step) => step > lastStep && (lastStep = step) > 0,
      },
      memberDevices: {
        insert: async (_, hash) => void devices.add(hexOf(hash)),
        use: async (_, __, { tokenHash }) => devices.has(hexOf(tokenHash)),
      },
    },
  })
  const factors = {
    hashPassword: async (password: string) => `hash of ${password}`,
    verifyPassword: async (password: string, hash: string | undefined) => hash === `hash of ${password}`,
    findStep: (_: string, code: string) => Number(code) || undefined,
  }
  // A password and a one-time code are all that these members have.
  const ctx = { ids, store, environment, factors, nowMs: () => nowMs } as unknown as SignInContext
  return { ctx, advance: (ms: number) => (nowMs += ms) }
}

test('both factors sign the member in, with any spelling of the email address, and the result does not contain the factors', async () => {
  const { passwordHash: _, totpSecret: __, ...member } = anna
  expect(await signIn(newContext().ctx, right)).toEqual(member)
})

test('a wrong address, password or code and a used code get the same error', async () => {
  const { ctx } = newContext()
  await signIn(ctx, right)
  const words = new Set<string>()
  for (const changes of [{ email: 'nobody@example.com' }, { password: 'wrong' }, { oneTimeCode: 'x' }, {}])
    await signIn(ctx, { ...right, ...changes }).catch((error: unknown) => words.add(String(error)))
  expect([...words]).toEqual([expect.stringMatching(/^ApiError: .* is incorrect\.$/)])
})

test('after five failures an address is locked for a quarter of an hour, even for the right factors', async () => {
  const { ctx, advance } = newContext()
  for (let count = 0; count < 5; count += 1)
    await expect(signIn(ctx, { ...right, password: 'wrong' })).rejects.toMatchObject({ type: 'permissionDenied' })
  await expect(signIn(ctx, right)).rejects.toMatchObject({ type: 'tooManyRequest', retryAfterMs: 15 * 60_000 })
  advance(15 * 60_000)
  expect(await signIn(ctx, right)).toMatchObject({ id: 'anna' })
})

test('failed attempts elsewhere do not lock the member out of a browser that has signed in before', async () => {
  const { ctx } = newContext()
  const deviceToken = await rememberDevice(ctx, anna)
  for (let count = 0; count < 5; count += 1) await signIn(ctx, { ...right, password: 'wrong' }).catch(() => undefined)
  await expect(signIn(ctx, { ...right, deviceToken: 'made up' })).rejects.toMatchObject({ type: 'tooManyRequest' })
  expect(await signIn(ctx, { ...right, deviceToken })).toMatchObject({ id: 'anna' })
})

test('concurrent attempts are counted one by one', async () => {
  const { ctx } = newContext()
  const many = Array.from({ length: 20 }, () => signIn(ctx, { ...right, password: 'wrong' }).catch(error => error.type))
  const types = await Promise.all(many)
  expect(types.filter(type => type === 'permissionDenied')).toHaveLength(5)
})
