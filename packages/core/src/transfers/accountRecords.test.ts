import { beforeEach, describe, expect, test } from 'vitest'

import { removeConnection } from '../accounts/removeConnection.ts'
import type { Connection } from '../connections/ports.ts'
import { anAddress, createWorld, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import type { Preview } from './ports.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'

const minuteMs = 60_000
let world: World

beforeEach(async () => {
  world = createWorld()
  world.institution.script.keepsReference = false
  world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
})

const execute = (connection: Connection, preview: Preview) =>
  executeTransfer(world.ctx, { connection, previewId: preview.id })
const reconcile = async (preview: Preview, times = 4) => {
  for (let time = 0; time < times; time += 1) await reconcileTransfer(world.ctx, world.scope, preview.id)
}
const stored = ({ id }: Preview) => world.ctx.store.transfers.find(world.scope, id)
const phases = async (...previews: Preview[]) =>
  (await Promise.all(previews.map(stored))).map(transfer => transfer?.phase)

const settled = async (connection: Connection) => {
  const sent = await world.preview(connection)
  await execute(connection, sent)
  world.institution.settle('succeeded', '0xabc')
  await reconcile(sent)
  return sent
}

const lost = async (connection: Connection, changes: Partial<Preview> = {}) => {
  const preview = await world.preview(connection, changes)
  world.institution.next('unknownNotCreated')
  await execute(connection, preview)
  return preview
}

describe('where the institution keeps no reference, one withdrawal pays one transfer', () => {
  test('a lost transfer does not take the record of another connection to the account whose call is in flight', async () => {
    const first = await world.connect({ upstreamId: 'account', userId: 'guest-1' })
    const second = await world.connect({ upstreamId: 'account', userId: 'guest-2' })
    const missing = await lost(first)
    const sent = await world.preview(second)
    world.ctx.failpoint = async name => {
      if (name === 'withdrawal.answered') await reconcile(missing, 1)
    }
    await execute(second, sent)
    world.ctx.failpoint = () => undefined
    world.institution.settle('succeeded', '0xabc')
    await reconcile(sent)
    await reconcile(missing)
    expect(await phases(missing, sent)).toEqual(['unknown', 'settled'])
    expect(world.institution.ledger).toHaveLength(1)
  })

  test.each<[string, Partial<Connection>, Partial<Preview>]>([
    ['of another integration type of the institution', { type: 'scriptedAlias' }, {}],
    ['of another user', { userId: 'guest-2' }, {}],
    ['to another spelling of the address', {}, { toAddress: anAddress.toLowerCase() }],
  ])('and is not taken for a second one %s', async (_what, connected, ordered) => {
    const sent = await settled(await world.connect({ upstreamId: 'account' }))
    world.clock.advance(4 * minuteMs)
    const connection = await world.connect({ ...connected })
    const missing = await lost(connection, ordered)
    await reconcile(missing)
    expect(await phases(sent, missing)).toEqual(['settled', 'unknown'])
    expect(world.institution.ledger).toHaveLength(1)
  })

  test('and is not taken for a second one after the account was removed and connected again', async () => {
    const connection = await world.connect({ upstreamId: 'account' })
    await settled(connection)
    expect(await removeConnection(world.ctx, connection)).toMatchObject({ state: 'erased' })
    const missing = await lost(await world.connect({ upstreamId: 'account' }))
    await reconcile(missing)
    expect(await phases(missing)).toEqual(['unknown'])
  })

  test('and one that is written in two spellings ends like one in one spelling', async () => {
    const connection = await world.connect({ upstreamId: 'account' })
    await settled(connection)
    const missing = await lost(connection, { toAddress: anAddress.toLowerCase() })
    world.clock.advance(24 * 60 * minuteMs)
    await reconcile(missing)
    expect(await phases(missing)).toEqual(['failed'])
  })
})

test('a record that the institution answers with although it is another transfer’s leaves the outcome unknown', async () => {
  const connection = await world.connect({ upstreamId: 'account' })
  await settled(connection)
  const twin = await world.preview(connection)
  const { submit } = world.institution.connector.withdraw
  world.institution.connector.withdraw.submit = () => Promise.resolve({ kind: 'accepted', upstreamId: 'native-1' })
  await execute(connection, twin)
  world.institution.connector.withdraw.submit = submit
  expect(await phases(twin)).toEqual(['unknown'])
  world.clock.advance(30 * 24 * 60 * minuteMs)
  await reconcile(twin)
  expect(await phases(twin)).toEqual(['unknown'])
})

test('the history is searched from the moment of the order: the margin for clocks is the connector’s, once', async () => {
  const connection = await world.connect()
  const { find } = world.institution.connector.withdraw
  const asked: number[] = []
  world.institution.connector.withdraw.find = (credentials, search) => {
    asked.push(search.sinceMs)
    return find(credentials, search)
  }
  const orderedAtMs = world.clock.nowMs()
  await reconcile(await lost(connection), 1)
  expect(asked).toEqual([orderedAtMs])
})
