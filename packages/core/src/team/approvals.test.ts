import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { findApproval } from './findApproval.ts'
import { rejectUnapproved } from './rejectUnapproved.ts'
import { requestApproval } from './requestApproval.ts'
import { takeApproval } from './takeApproval.ts'
import { withdrawApproval } from './withdrawApproval.ts'
import type { Actor, ApprovalRequest } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const member = (id: string): Actor => ({ kind: 'member', id, name: `${id}@example.com`, ipAddress: '203.0.113.1' })
const change = { operation: 'setScreening', params: {}, body: { mode: 'off' }, requestedBy: member('anna') }

const newContext = (listed = ['setScreening'], approvesFrom: Readonly<Record<string, number>> = {}) => {
  const requests = new Map<string, ApprovalRequest>()
  let nowMs = 1_000
  const live = (id: string, atMs: number) => {
    const found = requests.get(id)
    return found && found.expiresAtMs > atMs ? found : undefined
  }
  const { ids, store, environment } = partialContext({
    store: {
      members: {
        findRole: async (_, id) => (id === 'gone' ? undefined : 'developer'),
        isOperator: async () => false,
        findApprovesFrom: async (_, id) => approvesFrom[id],
      },
      approvals: {
        readOperations: async () => listed,
        insert: async (_, request) => void requests.set(request.id, request),
        find: async (_, id, atMs) => live(id, atMs),
        remove: async (_, id, atMs) => live(id, atMs) !== undefined && requests.delete(id),
      },
    },
  })
  return { ctx: { ids, store, environment, nowMs: () => nowMs }, advance: (ms: number) => (nowMs += ms) }
}
const gone = { type: 'notFound' }

test('an operation that needs a second member is not executed at once, and any other is', async () => {
  const { ctx } = newContext()
  await expect(rejectUnapproved(ctx, scope, 'setScreening')).rejects.toMatchObject({ type: 'permissionDenied' })
  await rejectUnapproved(ctx, scope, 'listMembers')
})

test('where replacing a payment source is listed, the first source of a further family needs a second member, too', async () => {
  await rejectUnapproved(newContext().ctx, scope, 'addPaymentSource')
  const { ctx } = newContext(['setScreening', 'replacePaymentSource'])
  await expect(rejectUnapproved(ctx, scope, 'addPaymentSource')).rejects.toMatchObject({
    type: 'permissionDenied',
    message: expect.stringContaining('confirm replacePaymentSource'),
  })
})

test('another member approves a change, once', async () => {
  const { ctx } = newContext()
  const request = await requestApproval(ctx, scope, change)
  expect(await findApproval(ctx, scope, request.id)).toEqual(request)
  await takeApproval(ctx, scope, { request, actor: member('ben') })
  await expect(takeApproval(ctx, scope, { request, actor: member('cleo') })).rejects.toMatchObject(gone)
  await expect(findApproval(ctx, scope, request.id)).rejects.toMatchObject(gone)
})

test.each<[string, Actor]>([
  ['whoever requested it', member('anna')],
  ['another account of the same email address', { ...member('sso-account'), name: 'Anna@example.com' }],
  ['another account of the same mailbox', { ...member('second'), name: 'anna+second@example.com' }],
  ['a key', { ...member('ben'), kind: 'key' }],
  ['the command line', { ...member('ben'), kind: 'command' }],
])('%s cannot approve it, and the request stays', async (_, actor) => {
  const { ctx } = newContext()
  const request = await requestApproval(ctx, scope, change)
  await expect(takeApproval(ctx, scope, { request, actor })).rejects.toMatchObject({ type: 'permissionDenied' })
  expect(await findApproval(ctx, scope, request.id)).toEqual(request)
})

test('a request without an approval for three days can be neither approved nor withdrawn', async () => {
  const { ctx, advance } = newContext()
  const request = await requestApproval(ctx, scope, change)
  advance(3 * 24 * 60 * 60_000 - 1)
  expect(await findApproval(ctx, scope, request.id)).toEqual(request)
  advance(1)
  await expect(takeApproval(ctx, scope, { request, actor: member('ben') })).rejects.toMatchObject(gone)
  await expect(withdrawApproval(ctx, scope, { id: request.id, actor: member('ben') })).rejects.toMatchObject(gone)
})

test('a request that was withdrawn is not approved any more', async () => {
  const { ctx } = newContext()
  const request = await requestApproval(ctx, scope, change)
  await withdrawApproval(ctx, scope, { id: request.id, actor: member('ben') })
  await expect(takeApproval(ctx, scope, { request, actor: member('ben') })).rejects.toMatchObject(gone)
})

test.each(['key', 'command'] as const)('a %s requests and withdraws nothing that needs a second member', async kind => {
  const { ctx } = newContext()
  const actor = { ...member('key'), kind }
  await expect(requestApproval(ctx, scope, { ...change, requestedBy: actor })).rejects.toMatchObject({
    type: 'permissionDenied',
  })
  const request = await requestApproval(ctx, scope, change)
  await expect(withdrawApproval(ctx, scope, { id: request.id, actor })).rejects.toMatchObject({
    type: 'permissionDenied',
  })
  expect(await findApproval(ctx, scope, request.id)).toEqual(request)
})

test.each<[string, Actor]>([
  ['a key, as a version before could', { ...member('key'), kind: 'key' }],
  ['a member who has left the client since', member('gone')],
])('what %s has requested is not approved: two members stand for a change', async (_, requestedBy) => {
  const { ctx } = newContext()
  const made = await requestApproval(ctx, scope, change)
  const request = { ...made, requestedBy }
  await expect(takeApproval(ctx, scope, { request, actor: member('ben') })).rejects.toMatchObject({
    type: 'permissionDenied',
  })
  expect(await findApproval(ctx, scope, made.id)).toEqual(made)
})

test.each(['anna', 'ben'])('neither side of an approval is a member for less than a week: %s', async newcomer => {
  const { ctx, advance } = newContext(undefined, { [newcomer]: 2_000 })
  const request = await requestApproval(ctx, scope, change)
  const approve = () => takeApproval(ctx, scope, { request, actor: member('ben') })
  await expect(approve()).rejects.toMatchObject({
    type: 'permissionDenied',
    message: expect.stringContaining(`${newcomer}@example.com has this role for less than seven days`),
  })
  advance(1_000)
  await approve()
})
