import { beforeEach, describe, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import { anAddress, createWorld, secondFactorCode, type World } from '../testing/index.ts'
import { createTransfer, type CreateTransferInput } from './createTransfer.ts'
import { executeTransfer } from './executeTransfer.ts'

let world: World
let connection: Connection

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
})

const order: CreateTransferInput = { toAddress: anAddress, symbol: 'usdc', amount: '5' }
const create = (changes: Partial<CreateTransferInput> = {}) =>
  createTransfer(world.ctx, connection, { ...order, ...changes })
const withCode = { secondFactorCode }

test('sends by the same rule: intent, one call, a job', async () => {
  const { transfer, outcome } = await create()
  expect(outcome?.kind).toBe('accepted')
  expect(transfer).toMatchObject({ phase: 'accepted', symbol: 'USDC', amount: '5', toAddress: anAddress })
  expect(world.institution.submits).toHaveLength(1)
  expect(await world.ctx.store.attempts.last(transfer.id)).toMatchObject({ number: 1, state: 'accepted' })
})

test('the same request without a key is one payment for a day, and one with a key is another', async () => {
  const first = await create()
  const again = await create()
  expect(again).toMatchObject({ outcome: undefined, transfer: { id: first.transfer.id } })
  expect((await create({ toAddress: anAddress.toLowerCase() })).transfer.id).toBe(first.transfer.id)
  expect(world.institution.ledger).toHaveLength(1)
  const another = await create({ isNew: true })
  expect(another.transfer.id).not.toBe(first.transfer.id)
  expect(world.institution.ledger).toHaveLength(2)
  world.clock.advance(24 * 60 * 60_000 + 1)
  await create()
  expect(world.institution.ledger).toHaveLength(3)
})

test('the same request without a key is a new payment after the first has failed', async () => {
  world.institution.next('rejected')
  const failed = await create()
  expect(failed.transfer.phase).toBe('failed')
  const { transfer } = await create()
  expect(transfer.id).not.toBe(failed.transfer.id)
  expect(world.institution.ledger).toHaveLength(1)
})

test('a payment of an order, or of a Link session, is not repeated by a request without a key', async () => {
  const preview = await world.preview(connection, { amount: '5', clientTransactionId: 'order-1' })
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  const { transfer } = await create()
  expect(transfer.id).not.toBe(preview.id)
})

describe('the same request again', () => {
  test('with the code continues the transfer that asked for it', async () => {
    world.institution.next('secondFactorRequired')
    const requested = await create()
    expect(requested).toMatchObject({ outcome: { kind: 'secondFactorRequired' }, transfer: { phase: 'awaitingUser' } })
    const sent = await create(withCode)
    expect(sent).toMatchObject({ outcome: { kind: 'accepted' }, transfer: { id: requested.transfer.id } })
    expect(new Set(world.institution.submits.map(each => each.order.reference)).size).toBe(1)
  })

  test('with a code that was used is the same transfer, not a second', async () => {
    world.institution.next('secondFactorRequired')
    await create()
    const sent = await create(withCode)
    const again = await create(withCode)
    expect(again).toMatchObject({ outcome: undefined, transfer: { id: sent.transfer.id } })
    expect(world.institution.ledger).toHaveLength(1)
  })

  test('named by its id continues it, whatever else waits', async () => {
    world.institution.next('secondFactorRequired')
    const requested = await create()
    const sent = await create({ previewId: requested.transfer.id, ...withCode })
    expect(sent.transfer).toMatchObject({ id: requested.transfer.id, phase: 'accepted' })
  })

  test.each(['unknownCreated', 'unknownNotCreated', 'throwsCreated'] as const)(
    'after %s does not call the institution again',
    async mode => {
      world.institution.next(mode)
      const first = await create()
      expect(first.transfer.phase).toBe('unknown')
      expect((await create()).transfer.id).toBe(first.transfer.id)
      expect(world.institution.submits).toHaveLength(1)
    },
  )

  test('after a fee that has risen is a new order, at the fee of the moment', async () => {
    world.institution.next('feeAboveApproved')
    const refused = await create()
    const [terms] = world.institution.script.terms
    if (terms) world.institution.script.terms = [{ ...terms, fee: '1.5' }]
    const { transfer } = await create()
    expect(transfer).toMatchObject({ phase: 'accepted', fee: '1.5' })
    expect(transfer.id).not.toBe(refused.transfer.id)
  })

  test('after a risen fee is the first transfer where an earlier call of it was refused and created', async () => {
    world.institution.next('refusedForNowCreated')
    const first = await create()
    const [entry] = world.institution.ledger
    if (entry) entry.visibleFromMs = Infinity
    world.institution.next('feeAboveApproved')
    expect((await create()).transfer).toMatchObject({ id: first.transfer.id, phase: 'awaitingUser' })
    if (entry) entry.visibleFromMs = world.clock.nowMs()
    expect((await create()).transfer).toMatchObject({ id: first.transfer.id, phase: 'accepted' })
    expect(world.institution.ledger).toHaveLength(1)
  })

  test('after a final refusal that created it is not sent, and with a new key only after the report of that withdrawal', async () => {
    world.institution.next('rejectedCreated')
    const first = await create()
    await expect(create()).rejects.toMatchObject({ type: 'orderAlreadySent' })
    expect(world.institution.ledger).toHaveLength(1)
    world.clock.advance(1)
    const { transfer } = await create({ isNew: true })
    expect(transfer.id).not.toBe(first.transfer.id)
    expect(world.institution.ledger).toHaveLength(2)
  })

  test('after a refusal is not sent while the history cannot be read', async () => {
    world.institution.next('rejected')
    await create()
    world.institution.script.historyReadable = false
    await expect(create()).rejects.toMatchObject({ type: 'integrationUnavailable' })
    expect(world.institution.ledger).toHaveLength(0)
  })

  test('another amount is another order', async () => {
    world.institution.next('secondFactorRequired')
    const requested = await create()
    world.institution.next('accepted')
    const other = await create({ amount: '6', ...withCode })
    expect(other.transfer.id).not.toBe(requested.transfer.id)
    expect(other.transfer.amount).toBe('6')
  })

  test('twenty at once with the code send once', async () => {
    world.institution.next('secondFactorRequired')
    await create()
    const all = await Promise.all(Array.from({ length: 20 }, () => create(withCode)))
    expect(new Set(all.map(({ transfer }) => transfer.id)).size).toBe(1)
    expect(world.institution.ledger).toHaveLength(1)
  })
})

test('a preview without an order id reads the history of one on the same terms that was refused', async () => {
  const first = await world.preview(connection)
  world.institution.next('refusedForNowCreated')
  await executeTransfer(world.ctx, { connection, previewId: first.id })
  const next = await world.preview(connection)
  await expect(executeTransfer(world.ctx, { connection, previewId: next.id })).rejects.toMatchObject({
    type: 'orderAlreadySent',
  })
  const other = await world.preview(connection, { amount: '11' })
  expect(await executeTransfer(world.ctx, { connection, previewId: other.id })).toMatchObject({
    outcome: { kind: 'accepted' },
  })
  world.clock.advance(1)
  // The client knows of the first by then.
  const third = await world.preview(connection)
  await executeTransfer(world.ctx, { connection, previewId: third.id })
  expect(world.institution.ledger).toHaveLength(3)
})

describe('a preview', () => {
  test('is sent when the request says the same', async () => {
    const preview = await world.preview(connection)
    const { transfer } = await create({
      previewId: preview.id,
      toAddress: preview.toAddress.toLowerCase(),
      amount: '12.50',
    })
    expect(transfer).toMatchObject({ id: preview.id, amount: '12.5' })
  })

  test.each([
    ['targetAddress', { toAddress: '0x0000000000000000000000000000000000000001' }],
    ['symbol', { symbol: 'ETH' }],
    ['amount', { amount: '13' }],
    ['memo', { addressTag: '7' }],
    ['chain', { chain: 'nowhere' }],
    ['addressType', { addressType: 'btcAddress' }],
  ])('that says another %s is refused', async (field, change) => {
    const preview = await world.preview(connection)
    const requested = create({ previewId: preview.id, amount: undefined, ...change })
    await expect(requested).rejects.toMatchObject({
      type: 'invalidField',
      message: expect.stringMatching(`^${field}: `),
    })
    expect(world.institution.submits).toHaveLength(0)
  })

  test('of another connection does not exist', async () => {
    const preview = await world.preview(await world.connect())
    await expect(create({ previewId: preview.id })).rejects.toMatchObject({ type: 'previewNotFound' })
  })
})

test.each([
  ['symbol', 'missingField', { symbol: undefined }],
  ['amount', 'missingField', { amount: undefined }],
  ['chain', 'invalidField', { chain: 'nowhere' }],
  ['addressType', 'invalidField', { addressType: 'btcAddress' }],
])('%s: %s', async (field, type, change) => {
  await expect(create(change)).rejects.toMatchObject({ type, message: expect.stringMatching(`^${field}: `) })
})

test.each(['ethereum', 'ETHEREUM', 'eip155:11155111', '03b2d786-7092-4a6a-9737-d6013e21819b'])(
  'takes the network by any of its names: %s',
  async chain => {
    expect((await create({ chain, addressType: 'ethAddress' })).outcome?.kind).toBe('accepted')
  },
)
