import { beforeEach, expect, test } from 'vitest'

import type { ChainConfirmation } from '../chains/ports.ts'
import type { Connection } from '../connections/ports.ts'
import { createWorld, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { listStuckTransfers } from './listStuckTransfers.ts'
import { moneyLineOf } from './money/moneyLineOf.ts'
import type { Preview } from './ports.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { resolveTransfer } from './resolveTransfer.ts'
import { watchArrival } from './watchArrival.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const there: ChainConfirmation = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
let world: World
let connection: Connection
let preview: Preview
/** The chain's answer about each transaction. */
let chain: Record<string, ChainConfirmation>

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  await world.addWebhook()
  preview = await world.preview(connection, { clientTransactionId: 'order-1' })
  chain = { '0xabc': there }
  world.chain.confirm = ({ hash }) => Promise.resolve(chain[hash] ?? { kind: 'unknown' })
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  world.institution.settle('succeeded', '0xabc')
  for (let look = 0; look < 3; look += 1) await reconcileTransfer(world.ctx, world.scope, preview.id)
  expect(await stored()).toMatchObject({ phase: 'settled' })
})

const stored = () => world.ctx.store.transfers.find(world.scope, preview.id)
const watch = () => watchArrival(world.ctx, world.scope, preview.id)
const after = async (ms: number) => {
  world.clock.advance(ms)
  return watch()
}
const queue = async () => (await listStuckTransfers(world.ctx, { clientId: world.scope.clientId })).items
const events = async () => {
  const rows = world.eventsOf(preview.id)
  return rows.slice(2).map(({ type, body }) => [type, body['TransferStatus'], body['DestinationAmountDecimal']])
}
/** The block is replaced, and the second read says so. */
const lose = async () => {
  chain = {}
  await after(hourMs)
  await after(10 * minuteMs)
}

test('a transfer that has arrived is read again an hour and a day later, and then no more', async () => {
  const job = world.openJobs(preview.id).find(({ kind }) => kind === 'transfer.arrival')
  expect(job?.runAtMs).toBe(world.clock.nowMs() + hourMs)
  expect(await after(hourMs)).toBe(23 * hourMs)
  expect(await after(23 * hourMs)).toBeUndefined()
  expect(await events()).toEqual([])
})

test('a first miss is silent, a second one is reported ten minutes later at the earliest, and the order stays paid', async () => {
  chain = {}
  expect(await after(hourMs)).toBe(10 * minuteMs)
  expect(await after(minuteMs)).toBe(9 * minuteMs)
  expect([await events(), await queue()]).toEqual([[], []])
  await after(9 * minuteMs)
  expect(await events()).toEqual([['transfer.late', 'Succeeded', '0']])
  expect(await queue()).toMatchObject([{ transfer: { id: preview.id }, reason: 'reorganized' }])
  const lost = await stored()
  expect(lost).toMatchObject({ phase: 'settled', finding: { kind: 'reorganized', hash: '0xabc' } })
  expect(lost && moneyLineOf(lost)).toMatchObject({ arrives: { amount: '0' }, missing: { amount: preview.amount } })
  expect(await world.ctx.store.transfers.findPaying(preview)).toMatchObject({ id: preview.id })
  await after(hourMs)
  expect(await events()).toHaveLength(1)
})

test('a miss that the next read does not repeat leaves no trace', async () => {
  chain = {}
  await after(hourMs)
  chain = { '0xabc': there }
  await after(10 * minuteMs)
  chain = {}
  expect(await after(dayMs)).toBe(10 * minuteMs)
  expect([await events(), await queue()]).toEqual([[], []])
})

test('neither a node that cannot be read nor a transaction that waits for a block again is a miss', async () => {
  const { confirm } = world.chain
  world.chain.confirm = () => Promise.reject(new Error('no node'))
  await expect(after(hourMs)).rejects.toThrow('no node')
  world.chain.confirm = confirm
  chain = { '0xabc': { kind: 'pending', confirmations: 1 } }
  expect(await after(0)).toBe(10 * minuteMs)
  expect(await after(10 * minuteMs)).toBe(10 * minuteMs)
  expect(await events()).toEqual([])
})

test('the case ends when the chain has the transaction again', async () => {
  await lose()
  chain = { '0xabc': there }
  await after(hourMs)
  expect(await queue()).toEqual([])
  expect(await events()).toEqual([
    ['transfer.late', 'Succeeded', '0'],
    ['transfer.late', 'Succeeded', preview.amount],
  ])
  expect(await stored()).not.toHaveProperty('finding')
})

test('the case ends when the institution names another transaction, which the chain has', async () => {
  await lose()
  const [entry] = world.institution.ledger
  if (entry) entry.hash = '0xdef'
  await after(hourMs)
  expect(await queue()).toHaveLength(1)
  chain = { '0xdef': there }
  await after(hourMs)
  expect(await queue()).toEqual([])
  expect(await stored()).toMatchObject({ phase: 'settled', hash: '0xdef' })
})

test('a person ends it by another transaction, which the chain has, or as settled with the user', async () => {
  await lose()
  const arrived = { action: 'arrived', hash: '0x123', note: 'seen' } as const
  chain = { '0x123': { kind: 'reverted', message: 'reverted' } }
  await expect(resolveTransfer(world.ctx, world.scope, preview.id, arrived)).rejects.toThrow('reverted')
  chain = { '0x123': there }
  expect(await resolveTransfer(world.ctx, world.scope, preview.id, arrived)).toMatchObject({ hash: '0x123' })
  expect(await queue()).toEqual([])
  await lose()
  await resolveTransfer(world.ctx, world.scope, preview.id, { action: 'settled', note: 'paid in cash' })
  expect(await queue()).toEqual([])
  expect(await after(hourMs)).toBeUndefined()
})

test('the account of a transfer can be removed while the chain is read again, and not while a person is to decide', async () => {
  const remove = async () => {
    const terms = { atMs: world.clock.nowMs() + 30 * dayMs, retentionDays: 0 }
    return world.ctx.store
      .transaction(async ({ connections }) => {
        const { state } = await connections.remove(world.scope, connection.id, terms)
        throw Object.assign(new Error('rolled back'), { state })
      })
      .catch((error: unknown) => (error as { state: string }).state)
  }
  expect(await remove()).toBe('erased')
  await lose()
  expect(await remove()).toBe('waiting')
  await resolveTransfer(world.ctx, world.scope, preview.id, { action: 'settled', note: 'paid in cash' })
  expect(await remove()).toBe('erased')
})
