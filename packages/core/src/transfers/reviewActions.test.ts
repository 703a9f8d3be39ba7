import { beforeEach, describe, expect, test } from 'vitest'

import type { FoundWithdrawal } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { aTransfer, createWorld, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { findingReviewAfterMs, listStuckTransfers, stuckAfterMs } from './listStuckTransfers.ts'
import type { Preview, TransferPhase } from './ports.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { applyResolution, resolveTransfer } from './resolveTransfer.ts'
import { allowedActions, type Resolution } from './reviewActions.ts'
import { unreadableAfterMs } from './reviewEvidence.ts'

let world: World
let connection: Connection
let preview: Preview
beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  await world.addWebhook()
  preview = await world.preview(connection, { clientTransactionId: 'order-1', amount: '10' })
  // Transfers of all clients are compared.
  hash = `0x${preview.id.replaceAll('-', '').repeat(2)}`
})

const note = 'Ticket 1042: confirmed by their support'
let hash: string
const resolve = (resolution: Resolution) => resolveTransfer(world.ctx, world.scope, preview.id, resolution)
const stored = () => world.ctx.store.transfers.find(world.scope, preview.id)
const reconcile = () => reconcileTransfer(world.ctx, world.scope, preview.id)
const amend = (changes: Partial<FoundWithdrawal>) => Object.assign(world.institution.ledger[0] ?? {}, changes)
const lastEvent = async () => world.eventsOf(preview.id).at(-1)
const isPaidAgain = async () => {
  const again = await world.preview(connection, { clientTransactionId: 'order-1' })
  return (await executeTransfer(world.ctx, { connection, previewId: again.id })).transfer.id === again.id
}
const accepted = async () => {
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  world.clock.advance(stuckAfterMs + 1)
}
const loseAccess = () => world.ctx.store.connections.markNeedsReconnect(world.scope, connection.id, connection.version)
/** Of 10 USDC, 9.99 are at the address. */
const arrivedShort = async () => {
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  amend({ status: 'succeeded', hash })
  await reconcile()
  world.chain.answer = { kind: 'mismatched', arrivedBaseUnits: 9_990_000n, message: 'short' }
  await reconcile()
  world.clock.advance(findingReviewAfterMs + 1)
}

test('every phase with money possibly in progress has an action that ends it in the review queue', () => {
  const phases: TransferPhase[] = ['converting', 'unknown', 'accepted', 'onChain']
  for (const phase of phases) {
    const transfer = aTransfer(connection, { phase, createdAtMs: 0 })
    expect(allowedActions(transfer, stuckAfterMs)).toEqual(phase === 'unknown' ? ['lookAgain'] : [])
    expect(allowedActions(transfer, stuckAfterMs + 1).filter(each => each !== 'lookAgain').length).toBeGreaterThan(0)
  }
})

describe('a transaction that counts for another transfer', () => {
  const other = async () => {
    const paid = await world.preview(connection, { amount: '10' })
    await executeTransfer(world.ctx, { connection, previewId: paid.id })
    Object.assign(world.institution.ledger.at(-1) ?? {}, { status: 'succeeded', hash })
    world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
    for (let read = 0; read < 3; read += 1) await reconcileTransfer(world.ctx, world.scope, paid.id)
    expect(await world.ctx.store.transfers.find(world.scope, paid.id)).toMatchObject({ phase: 'settled', hash })
  }

  test('a transaction that pays another transfer shows an arrival only if the chain shows that it pays both', async () => {
    await accepted()
    await other()
    const arrived = { action: 'arrived', note, hash } as const
    world.chain.answer = { kind: 'mismatched', arrivedBaseUnits: 10_000_000n, message: 'short' }
    await expect(resolve(arrived)).rejects.toThrow('The chain shows that 0 USDC arrived with this transaction.')
    expect(world.chain.requested.at(-1)).toMatchObject({ amountBaseUnits: 20_000_000n })
    world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
    expect(await resolve(arrived)).toMatchObject({ phase: 'settled', hash })
  })

  test('a transaction that pays another transfer does not show an arrival without a node', async () => {
    await accepted()
    await other()
    world.chain.isWatched = false
    await expect(resolve({ action: 'arrived', note, hash: hash.toUpperCase().replace('0X', '0x') })).rejects.toThrow(
      'already counts for transfer',
    )
    expect(await resolve({ action: 'arrived', note, hash: `0x${'cd'.repeat(32)}` })).toMatchObject({ phase: 'settled' })
  })
})

const queue = async () => (await listStuckTransfers(world.ctx, { clientId: world.scope.clientId })).items

test('what arrived in part is in the review queue at once, and is decided an hour later', async () => {
  await arrivedShort()
  expect(await queue()).toMatchObject([{ reason: 'arrivedInPart', transfer: { finding: { arrived: '9.99', hash } } }])
  const { createdAtMs } = (await stored()) ?? { createdAtMs: 0 }
  const transfer = (await queue())[0]?.transfer ?? aTransfer(connection)
  expect(allowedActions(transfer, createdAtMs + findingReviewAfterMs)).toEqual(['lookAgain'])
  expect(allowedActions(transfer, world.clock.nowMs())).toContain('creditPart')
})

test('a lost answer is in the review queue at once, with the time of the next read of the history', async () => {
  world.institution.next('unknownNotCreated')
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  const [item] = await queue()
  expect(item).toMatchObject({ reason: 'outcomeUnknown', openForMs: 0, nextReadAtMs: expect.any(Number) })
  expect((item?.nextReadAtMs ?? Infinity) - world.clock.nowMs()).toBeLessThan(60_000)
  expect(allowedActions(item?.transfer ?? aTransfer(connection), world.clock.nowMs())).toEqual(['lookAgain'])
})

describe('a transfer of which a part arrived', () => {
  beforeEach(arrivedShort)

  test('succeeds with the arrived amount if that is credited, and its order is paid', async () => {
    expect(await resolve({ action: 'creditPart', note, amount: '9.99', hash })).toMatchObject({ phase: 'settled' })
    expect(await stored()).toMatchObject({ phase: 'settled', arrived: '9.99' })
    expect(await lastEvent()).toMatchObject({
      type: 'transfer.succeeded',
      body: { DestinationAmount: 9.99, DestinationAmountDecimal: '9.99' },
    })
    expect(await isPaidAgain()).toBe(false)
  })

  test('fails with the arrived amount if the rest is requested, and its order may be paid again', async () => {
    await resolve({ action: 'askForRest', note, amount: '9.99', hash })
    expect(await stored()).toMatchObject({ phase: 'failed', failureMessage: 'Only 9.99 of 10 USDC arrived.' })
    expect(await lastEvent()).toMatchObject({ type: 'transfer.failed', body: { DestinationAmountDecimal: '9.99' } })
    expect(await isPaidAgain()).toBe(true)
  })

  test('fails with the refund if the part was sent back', async () => {
    await resolve({ action: 'refunded', note, amount: '9.99', hash: '0xrefund0' })
    expect(await stored()).toMatchObject({ phase: 'failed', refunded: { amount: '9.99', hash: '0xrefund0' } })
    expect(await lastEvent()).toMatchObject({
      type: 'transfer.failed',
      body: { RefundAmountDecimal: '9.99', RefundTxHash: '0xrefund0', RefundToken: 'USDC' },
    })
  })

  test.each([
    ['0', 'invalidField'],
    ['10', 'invalidField'],
    ['0.0000001', 'invalidField'],
    ['9.98', 'conflict'],
  ])('is not credited with %s instead of the arrived amount: %s', async (amount, type) => {
    await expect(resolve({ action: 'creditPart', note, amount, hash })).rejects.toMatchObject({ type })
    expect(await stored()).toMatchObject({ phase: 'onChain' })
  })

  test('is not declared as arrived in full', async () => {
    await expect(resolve({ action: 'arrived', note, hash })).rejects.toMatchObject({ type: 'conflict' })
  })
})

describe('without access to the account', () => {
  beforeEach(async () => {
    await accepted()
    await loseAccess()
  })

  test('a transfer can be declared as not sent', async () => {
    expect(await resolve({ action: 'notSent', note })).toMatchObject({ phase: 'failed' })
  })

  test('a declaration as failed that names another amount than the transfer’s is refused', async () => {
    for (const amount of ['100', '9.99'])
      await expect(resolve({ action: 'notSent', note, amount })).rejects.toMatchObject({ type: 'invalidField' })
    expect(await resolve({ action: 'notSent', note, amount: '10.00' })).toMatchObject({ phase: 'failed' })
  })

  test('a command can declare a transfer as not arrived', async () => {
    const resolution = { action: 'notArrived', note } as const
    expect(await applyResolution(world.ctx, world.scope, preview.id, resolution)).toMatchObject({ phase: 'failed' })
  })

  test('a transaction that the institution named to a person is followed on the chain to its end', async () => {
    await resolve({ action: 'sentAs', note, institutionTransactionId: 'native-1', hash })
    world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
    await reconcile()
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'settled', hash })
  })

  test('without a node an explorer’s evidence is enough', async () => {
    world.chain.isWatched = false
    expect(await resolve({ action: 'arrived', note, hash })).toMatchObject({ phase: 'settled', hash })
  })
})

test('an operator can end a transfer whose institution has been unreadable for a week', async () => {
  await accepted()
  world.institution.script.historyReadable = false
  await expect(resolve({ action: 'notSent', note })).rejects.toMatchObject({ type: 'conflict' })
  world.clock.advance(unreadableAfterMs)
  expect(await resolve({ action: 'notSent', note })).toMatchObject({ phase: 'failed' })
})

test('a cancelled withdrawal with a reverted transaction ends, regardless of the history', async () => {
  await accepted()
  amend({ status: 'succeeded', hash })
  await reconcile()
  await expect(resolve({ action: 'notArrived', note })).rejects.toMatchObject({ type: 'conflict' })
  world.chain.answer = { kind: 'reverted', message: 'reverted' }
  await reconcile()
  expect(await resolve({ action: 'notArrived', note })).toMatchObject({ phase: 'failed' })
})
