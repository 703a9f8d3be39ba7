import { expect, test } from 'vitest'

import { ApiError } from '../kernel/apiError.ts'
import { auditLog } from '../testing/auditLog.ts'
import { partialContext } from '../testing/partialContext.ts'
import type { Actor } from './ports.ts'
import { auditHash, installationLogId, recordAccess, recordChange } from './recordChange.ts'
import { listAuditEntries } from './listAuditEntries.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const actor: Actor = { kind: 'member', id: 'anna', name: 'anna@example.com', ipAddress: '203.0.113.1' }
const change = { actor, operation: 'setJitUrl', params: { id: 'it' }, before: {}, after: { url: 'https://a.example' } }

const newContext = () => {
  const { entries, logs, begun, repository } = auditLog()
  let nowMs = 1_000_000
  const members = { listClients: async () => [{ clientId: 'one' }, { clientId: 'two' }] as never }
  const { ids, store, environment } = partialContext({ store: { audit: repository, members } })
  return {
    ctx: { ids, store, environment, nowMs: () => nowMs },
    entries,
    logs,
    begun,
    advance: (ms: number) => (nowMs += ms),
  }
}

test('a change has an entry with the requested change and its result', async () => {
  const { ctx, entries } = newContext()
  const result = await recordChange(
    ctx,
    scope,
    change,
    async () => 'done',
    answer => ({ answer }),
  )
  expect(result).toBe('done')
  expect(entries).toMatchObject([
    { number: 1, operation: 'setJitUrl', target: 'it', actor, after: { url: 'https://a.example', answer: 'done' } },
  ])
})

test('only secret fields are hidden, at any depth', async () => {
  const { ctx, entries } = newContext()
  const after = {
    label: 'x',
    nested: [{ secret: 'canary', deeper: { newPassword: 'canary', oneTimeCode: 'canary' } }],
    invitationUrl: 'canary',
    session: { cookie: 'canary', id_token: 'canary' },
    left: undefined,
  }
  await recordChange(
    ctx,
    scope,
    { ...change, before: { clientSecret: 'canary' }, after },
    async () => 0,
    () => ({}),
  )
  expect(JSON.stringify(entries)).not.toContain('canary')
  expect(entries[0]?.after).toMatchObject({ label: 'x', nested: [{ secret: '(hidden)', deeper: {} }] })
  expect(entries[0]?.after).not.toHaveProperty('left')
})

test('a user is named by the digest of the id, which can be computed from a known id', async () => {
  const { ctx, entries } = newContext()
  await recordChange(
    ctx,
    scope,
    { ...change, params: { id: 'i', userId: 'user-1' } },
    async () => 0,
    () => ({}),
  )
  const digest = Buffer.from(ctx.ids.sha256('user-1')).toString('hex')
  expect(entries[0]?.target).toBe(`sha256:${digest}`)
})

test('a rejected change has no entry, and an unexpected failure is recorded as unknown', async () => {
  const { ctx, entries, begun, advance } = newContext()
  const fail = (error: Error) =>
    recordChange(
      ctx,
      scope,
      change,
      () => Promise.reject(error),
      () => ({}),
    )
  await expect(fail(new ApiError('invalidField'))).rejects.toThrow()
  expect(begun.size).toBe(0)
  await expect(fail(new ApiError('serverFailure'))).rejects.toThrow()
  expect(begun.size).toBe(1)
  begun.clear()
  await expect(fail(new Error('the connection was lost'))).rejects.toThrow('the connection was lost')
  expect(entries).toEqual([])
  advance(5 * 60_000 + 1)
  expect(await listAuditEntries(ctx, scope, { count: 10 })).toMatchObject([
    { operation: 'setJitUrl', after: { url: 'https://a.example', outcome: 'unknown' } },
  ])
  expect(await listAuditEntries(ctx, scope, { count: 10 })).toHaveLength(1)
})

test('an entry’s hash covers all of it and the entry before, in whatever order the fields are stored', async () => {
  const { ctx, entries } = newContext()
  await recordChange(
    ctx,
    scope,
    change,
    async () => 0,
    () => ({}),
  )
  await recordChange(
    ctx,
    scope,
    change,
    async () => 0,
    () => ({}),
  )
  const [first, second] = entries
  if (!first || !second) throw new Error('no entries')
  expect(second.previousHash).toBe(first.hash)
  const { hash, ...content } = second
  const reversed = Object.fromEntries(Object.entries(content).reverse()) as typeof content
  expect(auditHash(ctx, reversed)).toBe(hash)
  for (const changed of [{ number: 3 }, { previousHash: '00' }, { after: {} }, { actor: { ...actor, name: 'ben' } }])
    expect(auditHash(ctx, { ...content, ...changed })).not.toBe(hash)
})

test('a sign-in is logged at every client that the member works for, and an operator’s in the installation’s log', async () => {
  const { ctx, entries, logs } = newContext()
  const member = {
    id: 'anna',
    environment: 'sandbox',
    email: 'a@example.com',
    name: 'Anna',
    isOperator: false,
  } as const
  const signIn = { operation: 'signIn', ipAddress: '203.0.113.1' } as const
  await recordAccess(ctx, member, signIn)
  expect(entries.map(({ operation }) => operation)).toEqual(['signIn', 'signIn'])
  await recordAccess(ctx, { ...member, isOperator: true }, signIn)
  expect(entries.map(({ operation }) => operation)).toEqual(['signIn', 'signIn', 'signIn'])
  expect(logs).toEqual(['one', 'two', installationLogId])
})
