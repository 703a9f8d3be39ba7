import { expect, test } from 'vitest'

import { approvalContext, member, requestedChange, scope } from '../testing/approvals.ts'
import { findApproval } from './findApproval.ts'
import type { Actor } from './ports.ts'
import { requestApproval } from './requestApproval.ts'
import { takeApproval } from './takeApproval.ts'

const gone = { type: 'notFound' }

test('a change is approved by another member, once', async () => {
  const { ctx } = approvalContext()
  const request = await requestApproval(ctx, scope, requestedChange)
  expect(await findApproval(ctx, scope, request.id)).toEqual(request)
  await takeApproval(ctx, scope, { request, actor: member('ben') })
  await expect(takeApproval(ctx, scope, { request, actor: member('cleo') })).rejects.toMatchObject(gone)
  await expect(findApproval(ctx, scope, request.id)).rejects.toMatchObject(gone)
})

test.each<[string, Actor]>([
  ['the member who requested it', member('anna')],
  ['another account of the same email address', { ...member('sso-account'), name: 'Anna@example.com' }],
  ['another account of the same mailbox', { ...member('second'), name: 'anna+second@example.com' }],
  ['a key', { ...member('ben'), kind: 'key' }],
  ['the command line', { ...member('ben'), kind: 'command' }],
])('%s cannot approve a change, and the request stays', async (_, actor) => {
  const { ctx } = approvalContext()
  const request = await requestApproval(ctx, scope, requestedChange)
  await expect(takeApproval(ctx, scope, { request, actor })).rejects.toMatchObject({ type: 'permissionDenied' })
  expect(await findApproval(ctx, scope, request.id)).toEqual(request)
})

test.each<[string, Actor]>([
  ['a key, as a version before could', { ...member('key'), kind: 'key' }],
  ['a member who has left the client since', member('gone')],
])('a change requested by %s is not approved: two members stand for a change', async (_, requestedBy) => {
  const { ctx } = approvalContext()
  const made = await requestApproval(ctx, scope, requestedChange)
  const request = { ...made, requestedBy }
  await expect(takeApproval(ctx, scope, { request, actor: member('ben') })).rejects.toMatchObject({
    type: 'permissionDenied',
  })
  expect(await findApproval(ctx, scope, made.id)).toEqual(made)
})

test.each(['anna', 'ben'])(
  'a member of less than a week neither requests nor gives an approval: %s',
  async newcomer => {
    const { ctx, advance } = approvalContext({ [newcomer]: 2_000 })
    const request = await requestApproval(ctx, scope, requestedChange)
    const approve = () => takeApproval(ctx, scope, { request, actor: member('ben') })
    await expect(approve()).rejects.toMatchObject({
      type: 'permissionDenied',
      message: expect.stringContaining(`${newcomer}@example.com has this role for less than seven days`),
    })
    advance(1_000)
    await approve()
  },
)
