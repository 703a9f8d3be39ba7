import { beforeEach, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import { createWorld, secondFactorCode, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { readTransferHistory } from './readTransferHistory.ts'
import type { Preview } from './ports.ts'

let world: World
let connection: Connection
let preview: Preview

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  preview = await world.preview(connection)
})

const execute = (secondFactorCode?: string) =>
  executeTransfer(world.ctx, { connection, previewId: preview.id, secondFactorCode })
const reconcile = () => reconcileTransfer(world.ctx, world.scope, preview.id)
const changes = async () => (await readTransferHistory(world.ctx, world.scope, preview.id)).changes
const story = async () => (await changes()).map(({ cause, phase }) => `${cause}: ${phase}`)

test('the history has every change with its cause, in the institution’s own words', async () => {
  world.institution.next('secondFactorRequired')
  await execute()
  await execute(secondFactorCode)
  world.institution.settle('pending', '0xabc')
  await reconcile()
  world.chain.answer = { kind: 'pending', confirmations: 1 }
  await reconcile()
  await reconcile()
  world.chain.answer = { kind: 'confirmed', confirmations: 3, fromAddress: '0x1' }
  await reconcile()
  const atMs = world.clock.nowMs()
  expect(await changes()).toEqual([
    { cause: 'requested', phase: 'sending', sequence: 0, atMs },
    { cause: 'userActionRequired', phase: 'awaitingUser', sequence: 0, atMs, detail: 'secondFactorRequired' },
    { cause: 'requestedAgain', phase: 'sending', sequence: 0, atMs },
    { cause: 'accepted', phase: 'accepted', sequence: 1, atMs },
    { cause: 'sent', phase: 'onChain', sequence: 1, atMs, hash: '0xabc', upstreamStatus: 'native pending' },
    { cause: 'confirming', phase: 'onChain', sequence: 1, atMs, hash: '0xabc', confirmations: 1 },
    { cause: 'confirmed', phase: 'settled', sequence: 2, atMs, hash: '0xabc', confirmations: 3 },
  ])
})

test.each([
  ['rejected', 'rejected: failed', 'This address is not accepted.'],
  ['unknownNotCreated', 'notInHistory: failed', 'no trace in the history'],
] as const)('a call that is %s ends as %s', async (mode, last, detail) => {
  world.institution.next(mode)
  await execute()
  world.clock.advance(120_000)
  await reconcile()
  expect((await story()).at(-1)).toBe(last)
  expect((await changes()).at(-1)).toMatchObject({ detail, sequence: 2 })
})

test('late or repeated reports of the institution have no effect once the transfer has ended', async () => {
  world.institution.next('unknownCreated')
  world.chain.isWatched = false
  await execute()
  world.institution.settle('succeeded', '0xabc')
  await reconcile()
  await Promise.all([reconcile(), reconcile()])
  const ended = ['requested: sending', 'noAnswer: unknown', 'foundInHistory: accepted', 'completed: settled']
  expect(await story()).toEqual(ended)
  for (const entry of world.institution.ledger) Object.assign(entry, { status: 'failed' })
  await Promise.all([reconcile(), reconcile()])
  expect(await story()).toEqual(ended)
})

test('the history of another client’s transfer is not there', async () => {
  await execute()
  const stranger = createWorld({ database: world.database })
  await expect(readTransferHistory(world.ctx, stranger.scope, preview.id)).rejects.toMatchObject({ type: 'notFound' })
})
