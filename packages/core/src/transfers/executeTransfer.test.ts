import { add } from '@rialto/catalog'
import { beforeEach, expect, test, vi } from 'vitest'

import { ConnectorError } from '../connections/connectorError.ts'
import type { Connection } from '../connections/ports.ts'
import { createWorld, secondFactorCode, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import type { Preview } from './ports.ts'
import { withdrawalOrder } from './withdrawalOrder.ts'

let world: World
let connection: Connection
let preview: Preview

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  preview = await world.preview(connection)
})

const execute = (code?: string) =>
  executeTransfer(world.ctx, { connection, previewId: preview.id, secondFactorCode: code })
const reconcile = () => reconcileTransfer(world.ctx, world.scope, preview.id)
const stored = () => world.ctx.store.transfers.find(world.scope, preview.id)

test('an execution calls the institution once with the preview’s order, under Rialto’s reference', async () => {
  const { transfer, outcome } = await execute()
  expect(outcome).toEqual({ kind: 'accepted', upstreamId: 'native-1' })
  expect(transfer).toMatchObject({
    id: preview.id,
    phase: 'accepted',
    institutionTransactionId: 'native-1',
    sequence: 1,
  })
  expect(world.institution.submits).toMatchObject([{ order: withdrawalOrder(transfer), code: undefined }])
  expect(world.institution.submits[0]?.order).toMatchObject({
    amount: '12.5',
    reference: preview.id.replaceAll('-', ''),
  })
  expect(await stored()).toEqual(transfer)
})

test.each(['its preview', 'another preview of its order'])(
  'a submitted transfer is answered to an execute of %s even while the access to the institution cannot be renewed',
  async which => {
    const again = await world.preview(connection, { clientTransactionId: 'order-1' })
    preview = which === 'its preview' ? again : await world.preview(connection, { clientTransactionId: 'order-1' })
    world.institution.next('unknownCreated')
    await execute()
    world.institution.script.refresh = () => Promise.reject(new ConnectorError('unavailable', 'maintenance'))
    const expired = { kind: 'oAuth', accessToken: 'a', refreshToken: 'r', expiresAtMs: 0, scopes: ['send'] } as const
    const input = { connection: { ...connection, credentials: expired }, previewId: again.id }
    const { transfer, outcome } = await executeTransfer(world.ctx, input)
    expect(outcome).toBeUndefined()
    expect(transfer).toMatchObject({ id: preview.id, phase: 'unknown' })
    expect(world.institution.submits).toHaveLength(1)
  },
)

test.each([2, 20])('of %i executes of one preview at once, one calls the institution', async callers => {
  const executions = await Promise.all(Array.from({ length: callers }, () => execute()))
  expect(world.institution.submits).toHaveLength(1)
  expect(executions.filter(({ outcome }) => outcome !== undefined)).toHaveLength(1)
  expect(new Set(executions.map(({ transfer }) => transfer.id))).toEqual(new Set([preview.id]))
})

test.each(['accepted', 'settled', 'failed', 'unknown'] as const)(
  'once it is %s, an execute asks nobody',
  async phase => {
    world.institution.next(phase === 'unknown' ? 'unknownCreated' : 'accepted')
    world.chain.isWatched = false
    await execute()
    if (phase === 'settled') world.institution.settle('succeeded')
    if (phase === 'failed') world.institution.settle('failed')
    if (phase === 'settled' || phase === 'failed') await reconcile()
    const again = await execute()
    expect(again).toMatchObject({ outcome: undefined, transfer: { phase } })
    expect(world.institution.submits).toHaveLength(1)
  },
)

test('with a second factor the same order is sent again, and creates one withdrawal', async () => {
  world.institution.next('secondFactorRequired')
  expect(await execute()).toMatchObject({
    outcome: { kind: 'secondFactorRequired' },
    transfer: { phase: 'awaitingUser' },
  })
  expect(await execute('000000')).toMatchObject({ outcome: { kind: 'secondFactorRefused' } })
  world.clock.advance(world.ctx.settings.previewTtlMs)
  const [first, second] = await Promise.all([execute(secondFactorCode), execute(secondFactorCode)])
  expect([first.outcome, second.outcome].filter(Boolean)).toEqual([{ kind: 'accepted', upstreamId: 'native-1' }])
  const references = world.institution.submits.map(({ order }) => order.reference)
  expect(new Set(references).size).toBe(1)
  expect(world.institution.ledger).toHaveLength(1)
  expect(await world.ctx.store.attempts.last(preview.id)).toMatchObject({ number: 3, state: 'accepted' })
})

test('a second factor that comes too late finds the preview expired', async () => {
  world.institution.next('secondFactorRequired')
  await execute()
  world.clock.advance(world.ctx.settings.secondFactorTtlMs - 1)
  await execute('000000')
  world.clock.advance(1)
  await expect(execute(secondFactorCode)).rejects.toMatchObject({ type: 'previewExpired' })
  expect(world.institution.ledger).toEqual([])
})

test('a temporary rejection may be retried, and a permanent one may not', async () => {
  world.institution.next('refusedForNow', 'rejected')
  expect(await execute()).toMatchObject({ transfer: { phase: 'awaitingUser' } })
  expect(await execute()).toMatchObject({
    transfer: { phase: 'failed', failureMessage: 'This address is not accepted.' },
  })
  expect(await execute()).toMatchObject({ outcome: undefined, transfer: { phase: 'failed' } })
  expect(world.institution.ledger).toEqual([])
})

test('the maximum debit is the preview’s total, including the fee', async () => {
  await execute()
  expect(world.institution.submits[0]?.order.maxDebit).toBe(add(preview.amount, preview.fee))
})

test('a fee that has risen leaves the order to another preview, and the old approval to the old fee', async () => {
  const order = { clientTransactionId: 'order-1' }
  preview = await world.preview(connection, order)
  world.institution.next('feeAboveApproved')
  expect(await execute()).toMatchObject({
    outcome: { kind: 'feeAboveApproved' },
    transfer: { phase: 'awaitingUser', sequence: 0 },
  })
  const renewed = await world.preview(connection, { ...order, fee: add(preview.fee, '1') })
  const { transfer } = await executeTransfer(world.ctx, { connection, previewId: renewed.id })
  expect(transfer).toMatchObject({ id: renewed.id, phase: 'accepted' })
  // The first preview is answered with the transfer that pays.
  expect((await execute()).transfer.id).toBe(renewed.id)
  expect(world.institution.submits.map(({ order: { maxDebit } }) => maxDebit)).toEqual([
    add(preview.amount, preview.fee),
    add(renewed.amount, renewed.fee),
  ])
})

test('an expired preview is not executed', async () => {
  world.clock.advance(world.ctx.settings.previewTtlMs)
  await expect(execute()).rejects.toMatchObject({ type: 'previewExpired' })
  expect(world.institution.submits).toEqual([])
  expect(await stored()).toBeUndefined()
})

test('another client’s preview, another connection’s and an unknown one receive the same error', async () => {
  const stranger = createWorld({ database: world.database })
  const foreign = await stranger.preview(await stranger.connect())
  const otherAccount = await world.preview(await world.connect())
  const nowhere = '00000000-0000-4000-8000-000000000000'
  for (const previewId of [foreign.id, otherAccount.id, nowhere])
    await expect(executeTransfer(world.ctx, { connection, previewId })).rejects.toMatchObject({
      type: 'previewNotFound',
    })
  expect(world.institution.submits).toEqual([])
})

test('a token about to end is refreshed before the intent, and the call uses the new one', async () => {
  const expiresAtMs = world.clock.nowMs() + 60_000
  connection = await world.connect({
    credentials: { kind: 'oAuth', accessToken: 'old', refreshToken: 'r', expiresAtMs, scopes: [] },
  })
  preview = await world.preview(connection)
  await execute()
  expect(world.institution.submits).toMatchObject([{ accessToken: 'access-after-r' }])
})

test('a refresh that is refused leaves no intent behind', async () => {
  const expiresAtMs = world.clock.nowMs() + 60_000
  connection = await world.connect({
    credentials: { kind: 'oAuth', accessToken: 'old', refreshToken: 'r', expiresAtMs, scopes: [] },
  })
  preview = await world.preview(connection)
  world.institution.refreshes.push('r')
  await expect(execute()).rejects.toMatchObject({ type: 'invalidIntegrationToken' })
  expect(await stored()).toBeUndefined()
})

test.each(['throwsCreated', 'throwsNotCreated', 'unknownCreated', 'unknownNotCreated'] as const)(
  'a call that ends without an answer (%s) is pending, not failed, and not sent again',
  async mode => {
    world.institution.next(mode)
    expect(await execute()).toMatchObject({ outcome: { kind: 'unknown' }, transfer: { phase: 'unknown' } })
    expect(await execute()).toMatchObject({ outcome: undefined })
    expect(world.institution.submits).toHaveLength(1)
  },
)

test('a process that was suspended between intent and call does not call any more', async () => {
  world.ctx.failpoint = vi.fn(name => {
    if (name === 'withdrawal.intended') world.clock.advance(world.ctx.settings.withdrawalLeaseMs)
  })
  expect(await execute()).toMatchObject({ outcome: undefined, transfer: { phase: 'sending' } })
  expect(world.institution.submits).toEqual([])
})

test('a second call is not made if the institution created the refused withdrawal', async () => {
  world.institution.next('refusedForNowCreated')
  const first = await executeTransfer(world.ctx, { connection, previewId: preview.id })
  expect(first.transfer.phase).toBe('awaitingUser')
  const second = await executeTransfer(world.ctx, { connection, previewId: preview.id })
  expect(second.transfer).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-1' })
  expect(world.institution.submits).toHaveLength(1)
  expect(world.institution.ledger).toHaveLength(1)
})

test('a second call is not made while the history cannot be read', async () => {
  world.institution.next('refusedForNowCreated')
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  world.institution.script.historyReadable = false
  await expect(executeTransfer(world.ctx, { connection, previewId: preview.id })).rejects.toMatchObject({
    type: 'integrationUnavailable',
  })
  expect(world.institution.submits).toHaveLength(1)
})

test('a withdrawal that was created although it was refused is found without a second try', async () => {
  world.institution.next('refusedForNowCreated')
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  expect(await reconcileTransfer(world.ctx, world.scope, preview.id)).toBe(0)
  expect(await world.ctx.store.transfers.find(world.scope, preview.id)).toMatchObject({ phase: 'accepted' })
})

test('a code is sent without a look at the history, since nothing exists before it', async () => {
  world.institution.next('secondFactorRequired')
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  world.institution.script.historyReadable = false
  const input = { connection, previewId: preview.id, secondFactorCode }
  expect((await executeTransfer(world.ctx, input)).transfer.phase).toBe('accepted')
  expect(world.institution.submits).toHaveLength(2)
})

test('an attempt that another server has given up is not called any more', async () => {
  const preview = await world.preview(connection)
  world.ctx.failpoint = async name => {
    if (name !== 'withdrawal.intended') return
    world.ctx.failpoint = () => undefined
    const ahead = { ...world.ctx, clock: { ...world.ctx.clock, nowMs: () => world.clock.nowMs() + 125_000 } }
    await reconcileTransfer(ahead, world.scope, preview.id)
  }
  const { transfer, outcome } = await executeTransfer(world.ctx, { connection, previewId: preview.id })
  expect([transfer.phase, outcome, world.institution.submits]).toEqual(['unknown', undefined, []])
})
