import { randomUUID } from 'node:crypto'

import type { AttemptEnd, Connection, Transfer, TransferFilter, TransferPhase } from '@rialto/core'
import { aConnection, anAddress, aTransfer, aReason } from '@rialto/core/testing'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
let connection: Connection

beforeEach(async () => {
  world = await createStoredWorld(database())
  connection = await world.connect()
})

const store = () => world.ctx.store
const insert = async (changes: Partial<Transfer> = {}): Promise<Transfer> => {
  const transfer = aTransfer(connection, { phase: 'accepted', ...changes })
  await store().transfers.insert(transfer, aReason)
  return transfer
}
const list = (filter: Partial<TransferFilter> = {}) =>
  store().transfers.list(world.scope, { orderBy: 'createdAt', descending: true, count: 50, offset: 0, ...filter })
const ids = async (filter: Partial<TransferFilter>) => (await list(filter)).items.map(({ id }) => id)

test('previews and transfers are read as they were stored, amounts digit for digit', async () => {
  const amounts = { amount: '123456789012345678901234567890.000000000000000001', fee: '0', priceUsd: '0.00000001' }
  const clientFee = { amount: '0.000000000000000001', ratio: '0.000000000000000001' }
  const preview = await world.preview(connection, {
    ...amounts,
    clientFee,
    addressTag: '7',
    subClientId: 's',
    refundTo: { address: 'r', tag: '7' },
  })
  expect(await store().previews.find(world.scope, preview.id)).toEqual(preview)
  const whole = await insert({
    ...amounts,
    clientFee,
    institutionTransactionId: 'n',
    hash: '0x1',
    confirmations: 0,
    charged: { fee: '0.000000000000000001', debit: '12345678901234567890.5' },
    failureMessage: 'no',
    acceptedAtMs: 1,
    sentAtMs: 2,
    finishedAtMs: 3,
  })
  expect(await store().transfers.find(world.scope, whole.id)).toEqual(whole)
})

test('the payments of a transaction are found under every spelling of its hash', async () => {
  const hash = 'ab'.repeat(32)
  const paid = await insert({ phase: 'settled', hash: `0x${hash}` })
  const other = await insert()
  for (const spelled of [hash, hash.toUpperCase(), `0x${hash}`])
    expect(await store().transfers.listPaidBy(other, spelled)).toMatchObject([{ id: paid.id }])
  expect(await store().transfers.listPaidBy(other, 'cd'.repeat(32))).toEqual([])
})

test.each(['settled', 'failed'] as const)('a transfer that is %s stays as it is', async phase => {
  const transfer = await insert({ phase })
  for (const next of ['accepted', 'settled', 'failed'] as const)
    await expect(store().transfers.update({ ...transfer, phase: next, hash: '0xother' }, aReason)).rejects.toThrow(
      'final',
    )
  expect(await store().transfers.find(world.scope, transfer.id)).toEqual(transfer)
})

test('a change and its entry in the history are written together or not at all', async () => {
  const transfer = await insert()
  const reason = {
    cause: 'sent',
    upstreamStatus: 'PROCESSING_2',
    detail: 'on its way',
    atMs: 1_767_000_000_123,
  } as const
  await store().transfers.update({ ...transfer, phase: 'onChain', hash: '0x1', sequence: 1 }, reason)
  await store().transfers.update({ ...transfer, phase: 'settled', sequence: 2 }, aReason)
  await expect(store().transfers.update({ ...transfer, phase: 'failed' }, aReason)).rejects.toThrow('final')
  const changes = [
    { phase: 'accepted', sequence: 0, ...aReason },
    { phase: 'onChain', hash: '0x1', sequence: 1, ...reason },
    { phase: 'settled', sequence: 2, ...aReason },
  ]
  expect(await store().transfers.listChanges(world.scope, transfer.id)).toEqual(changes)
  const undone = store().transaction(async ({ transfers }) => {
    await transfers.insert(aTransfer(connection, { id: randomUUID() }), aReason)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(
    await world.db.selectFrom('transfer_changes').select('id').where('client_id', '=', world.scope.clientId).execute(),
  ).toHaveLength(3)
  const stranger = await createStoredWorld(database())
  expect(await store().transfers.listChanges(stranger.scope, transfer.id)).toEqual([])
  expect(await store().transfers.findScope('sandbox', transfer.id)).toEqual(world.scope)
  expect(await store().transfers.findScope('production', transfer.id)).toBeUndefined()
})

test('an update changes only the mutable columns', async () => {
  const transfer = await insert()
  const changed = {
    ...transfer,
    phase: 'onChain' as const,
    hash: '0x1',
    amount: '999',
    toAddress: 'elsewhere',
    sequence: 2,
  }
  await store().transfers.update(changed, aReason)
  const { amount, toAddress } = transfer
  expect(await store().transfers.find(world.scope, transfer.id)).toEqual({ ...changed, amount, toAddress })
})

test.each([{ amount: '0' }, { amount: '-1' }, { fee: '-0.1' }, { phase: 'paid' as TransferPhase }])(
  'the database itself refuses %j',
  async changes => {
    await expect(insert(changes)).rejects.toThrow('check constraint')
  },
)

test('a reference is of one transfer', async () => {
  const { reference } = await insert()
  await expect(insert({ reference })).rejects.toThrow('unique')
})

const nowMs = 10 * 24 * 60 * 60_000
const secondMs = 1_000

test.each<[string, Partial<Transfer>, AttemptEnd | undefined, boolean]>([
  ['was refused', { phase: 'awaitingUser' }, { state: 'rejected', outcome: 'rejected' }, true],
  ['was refused in a version before', { phase: 'awaitingUser' }, undefined, true],
  ['was asked for a code', { phase: 'awaitingUser' }, { state: 'notCreated', outcome: 'secondFactorRequired' }, false],
  ['costs more now', { phase: 'awaitingUser' }, { state: 'notCreated', outcome: 'feeAboveApproved' }, false],
  ['was not called', { phase: 'awaitingUser' }, { state: 'rejected', outcome: 'unreached' }, false],
  [
    'has failed and is watched',
    { phase: 'failed', watchUntilMs: nowMs + 1 },
    { state: 'notCreated', outcome: 'notFound' },
    true,
  ],
  [
    'has failed and was watched',
    { phase: 'failed', watchUntilMs: nowMs - 1 },
    { state: 'notCreated', outcome: 'notFound' },
    false,
  ],
  [
    'was begun after the last call',
    { phase: 'awaitingUser', createdAtMs: nowMs + 20 * 60 * secondMs },
    { state: 'rejected', outcome: 'rejected' },
    false,
  ],
])('another transfer that %s is a rival of one that has arrived, or not', async (_what, changes, end, expected) => {
  const { institution } = world.institution.connector.descriptor
  const transfer = await insert({ phase: 'settled', institution, createdAtMs: nowMs })
  const rival = await insert({ institution, createdAtMs: nowMs, ...changes })
  const first = await intend(rival, 1, nowMs)
  await store().attempts.close(first, 'intended', end ?? ended('rejected'))
  if (!end) await world.db.updateTable('withdrawal_attempts').set({ outcome: null }).where('id', '=', first).execute()
  expect(await store().transfers.hasRival(transfer, nowMs)).toBe(expected)
})

test.each<[string, Partial<Transfer>, boolean]>([
  ['is the same order and under way', { phase: 'sending' }, true],
  ['writes the address in another case', { phase: 'sending', toAddress: anAddress.toLowerCase() }, true],
  ['is another order and under way', { phase: 'sending', amount: '99' }, false],
  ['is at another institution', { phase: 'sending', institution: 'another' }, false],
  ['is the same order and answered', { institutionTransactionId: 'another' }, false],
])('a rival %s', async (_what, changes, expected) => {
  const { institution } = world.institution.connector.descriptor
  const transfer = await insert({ phase: 'unknown', institution })
  await insert({ institution, ...changes })
  expect(await store().transfers.hasRival(transfer, nowMs)).toBe(expected)
})

test('a rival may be of another client, whose user connected the same account', async () => {
  const { institution } = world.institution.connector.descriptor
  const transfer = await insert({ phase: 'unknown', institution })
  const stranger = await createStoredWorld(database())
  const other = aTransfer(await stranger.connect(), { phase: 'sending', institution, type: 'alias' })
  await stranger.ctx.store.transfers.insert(other, aReason)
  expect(await store().transfers.hasRival(transfer, nowMs)).toBe(true)
})

const intend = (transfer: Transfer, number: number, createdAtMs = 1) => {
  const id = randomUUID()
  const attempt = { id, transferId: transfer.id, number, state: 'intended', createdAtMs, isAbandoned: false } as const
  return store()
    .attempts.insert({ ...attempt, kind: 'exchangeWithdrawal' })
    .then(() => id)
}

test('of two that are not known, the one that was sent last has a rival in the other, also where it was begun first', async () => {
  const { institution } = world.institution.connector.descriptor
  const begunFirst = await insert({ phase: 'unknown', institution, createdAtMs: 1_000 })
  const sentFirst = await insert({ phase: 'unknown', institution, createdAtMs: 2_000 })
  await intend(sentFirst, 1, 3_000)
  await intend(begunFirst, 1, 4_000)
  expect(await store().transfers.hasRival(begunFirst, nowMs)).toBe(true)
  expect(await store().transfers.hasRival(sentFirst, nowMs)).toBe(false)
})

test.each<[string, number, number, Partial<Transfer>, boolean]>([
  ['was called an hour later, at the time of the record', 0, 3_600, {}, true],
  ['was called a little farther from the time of the record', 3_599, 3_601.5, {}, false],
  ['was called a little nearer to the time of the record', 3_601.5, 3_599, {}, true],
  ['was called an hour before, and the record is of the time of this call', 3_600, 0, {}, false],
  ['has a call in progress from the same time', 3_600, 3_600, { phase: 'sending' }, true],
  ['counts as not sent, and was called at the time of the record', 0, 3_600, { phase: 'awaitingUser' }, true],
  ['counts as not sent, and was called as long ago as this one', 0, 0, { phase: 'awaitingUser' }, false],
  ['was called six minutes after the record', 0, 3_600 + 360, {}, false],
  ['was called four minutes after the record', 0, 3_600 + 240, {}, true],
])('the record of a known time belongs to a rival that %s, or not', async (_what, own, other, changes, expected) => {
  const { institution } = world.institution.connector.descriptor
  const transfer = await insert({ phase: 'unknown', institution, createdAtMs: nowMs })
  const rival = await insert({ phase: 'unknown', institution, createdAtMs: nowMs, ...changes })
  await intend(transfer, 1, nowMs + own * secondMs)
  const call = await intend(rival, 1, nowMs + other * secondMs)
  if (changes.phase !== 'sending') await store().attempts.close(call, 'intended', ended('rejected'))
  const recordMs = nowMs + 3_600 * secondMs
  expect(await store().transfers.hasRival(transfer, recordMs, recordMs)).toBe(expected)
})

const ended = (state: 'unknown' | 'accepted' | 'rejected' | 'notCreated') => ({ state, outcome: 'resolved' }) as const

test('a call that created nothing makes no rival of a transfer for a record of a known time', async () => {
  const { institution } = world.institution.connector.descriptor
  const transfer = await insert({ phase: 'settled', institution, createdAtMs: nowMs })
  const rival = await insert({ phase: 'awaitingUser', institution, createdAtMs: nowMs })
  const call = await intend(rival, 1, nowMs)
  await store().attempts.close(call, 'intended', { state: 'notCreated', outcome: 'feeAboveApproved' })
  expect(await store().transfers.hasRival(transfer, nowMs, nowMs)).toBe(false)
})

test('a settled transfer that the chain has lost is in the review queue until a person has resolved it', async () => {
  const lost = await insert({ phase: 'settled' })
  const stuck = async () => {
    const range = { createdBeforeMs: 0, combinedBeforeMs: 0, count: 10 }
    return (await store().transfers.listStuck({ environment: 'sandbox', clientId: world.scope.clientId }, range)).total
  }
  expect(await stuck()).toBe(0)
  const finding = { kind: 'reorganized', sinceMs: nowMs } as const
  await store().transfers.amendSettled({ ...lost, finding }, aReason)
  expect(await stuck()).toBe(1)
  await store().transfers.amendSettled({ ...lost, finding: { ...finding, handledAtMs: nowMs } }, aReason)
  expect(await stuck()).toBe(0)
})

test('an attempt is closed once, by the first of two callers', async () => {
  const call = await intend(await insert({ phase: 'unknown' }), 1)
  expect(await store().attempts.close(call, 'intended', ended('accepted'))).toBe(true)
  expect(await store().attempts.close(call, 'intended', ended('unknown'))).toBe(false)
})

test('an attempt keeps the kind of its outcome and the reason beside the text', async () => {
  const transfer = await insert()
  const end = { state: 'rejected', outcome: 'rejected', reason: 'credentialsInvalid', detail: 'Sign in.' } as const
  expect(await store().attempts.close(await intend(transfer, 1), 'intended', end)).toBe(true)
  expect(await store().attempts.last(transfer.id)).toMatchObject(end)
})

test('the database keeps one open attempt per transfer, regardless of the calling code', async () => {
  const transfer = await insert()
  const first = await intend(transfer, 1)
  for (const state of ['intended', 'unknown', 'accepted'] as const) {
    await expect(intend(transfer, 2)).rejects.toThrow('one_open_withdrawal')
    if (state === 'intended') expect(await store().attempts.close(first, 'intended', ended('unknown'))).toBe(true)
    if (state === 'unknown') expect(await store().attempts.close(first, 'unknown', ended('accepted'))).toBe(true)
  }
  const other = await insert()
  await expect(intend(other, 1)).resolves.toBeDefined()
})

test.each(['notCreated', 'rejected'] as const)('after an attempt that was %s there may be another', async state => {
  const transfer = await insert()
  const first = await intend(transfer, 1)
  expect(await store().attempts.close(first, 'intended', { ...ended(state), detail: 'x'.repeat(2_000) })).toBe(true)
  const second = await intend(transfer, 2)
  expect(await store().attempts.last(transfer.id)).toMatchObject({ id: second, number: 2 })
  expect(await store().attempts.close(first, 'intended', ended('accepted'))).toBe(false)
})

test('of many who close an attempt, one does', async () => {
  const attempt = await intend(await insert(), 1)
  const states = ['accepted', 'unknown', 'rejected', 'notCreated'] as const
  const closed = await Promise.all(states.map(state => store().attempts.close(attempt, 'intended', ended(state))))
  expect(closed.filter(Boolean)).toHaveLength(1)
})

test('an attempt that waits for its user is not in the list', async () => {
  const [shown] = [await insert({ phase: 'sending' }), await insert({ phase: 'awaitingUser' })]
  expect(await list()).toMatchObject({ items: [{ id: shown.id }], total: 1 })
})

test('each filter returns exactly the matching transfers', async () => {
  const other = aConnection(world.scope, { userId: 'user-2', type: 'coinbase' })
  await store().connections.insert(other)
  const [a, b] = [
    await insert({ phase: 'settled', clientTransactionId: 'o-1', hash: '0xa', subClientId: 's-1', createdAtMs: 1_000 }),
    aTransfer(other, { phase: 'failed', amount: '2', priceUsd: '10', createdAtMs: 2_000 }),
  ]
  await store().transfers.insert(b, aReason)
  const c = await insert({ phase: 'onChain', amount: '5', priceUsd: '0.1', createdAtMs: 3_000 })
  const cases: [Partial<TransferFilter>, Transfer[]][] = [
    [{}, [a, b, c]],
    [{ id: a.id }, [a]],
    [{ id: randomUUID() }, []],
    [{ clientTransactionId: 'o-1' }, [a]],
    [{ userId: 'user-2' }, [b]],
    [{ types: ['coinbase', 'nobody'] }, [b]],
    [{ types: [] }, []],
    [{ statuses: ['succeeded'] }, [a]],
    [{ statuses: ['failed', 'pending'] }, [b, c]],
    [{ statuses: [] }, []],
    [{ fromMs: 2_000 }, [b, c]],
    [{ toMs: 2_000 }, [a, b]],
    [{ fromMs: 1_001, toMs: 1_999 }, []],
    [{ minAmountUsd: '12.5' }, [a, b]],
    [{ maxAmountUsd: '12.5' }, [a, c]],
    [{ minAmountUsd: '0.5', maxAmountUsd: '0.5' }, [c]],
    [{ hash: '0xa' }, [a]],
    [{ subClientId: 's-1' }, [a]],
    [{ subClientId: "' or true --" }, []],
    [{ userId: 'user-1', statuses: ['pending'] }, [c]],
  ]
  for (const [filter, kept] of cases) {
    const { items, total } = await list(filter)
    expect(items.map(({ id }) => id).sort(), JSON.stringify(filter)).toEqual(kept.map(({ id }) => id).sort())
    expect(total).toBe(kept.length)
  }
})

test('orders by status as the API names it', async () => {
  const phases: TransferPhase[] = ['accepted', 'failed', 'onChain', 'sending', 'settled', 'unknown']
  for (const phase of phases) await insert({ phase })
  const named = (await list({ orderBy: 'status', descending: false })).items.map(({ phase }) => phase)
  expect(named[0]).toBe('failed')
  expect(named.slice(1, 5).sort()).toEqual(['accepted', 'onChain', 'sending', 'unknown'])
  expect(named[5]).toBe('settled')
})

test('any order and any pages give every transfer once, in that order', async () => {
  for (let n = 0; n < 12; n += 1)
    await insert({
      createdAtMs: 1_000 * (n % 3),
      amount: String(1 + (n % 4)),
      priceUsd: String(10 - (n % 5)),
      userId: `u${n % 2}`,
    })
  const orders = [
    'id',
    'clientTransactionId',
    'userId',
    'type',
    'amountUsd',
    'status',
    'createdAt',
    'symbol',
    'networkId',
  ] as const
  const anOrder = fc.record({ orderBy: fc.constantFrom(...orders), descending: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(anOrder, fc.integer({ min: 1, max: 13 }), async (order, count) => {
      const whole = await ids(order)
      const pages: string[] = []
      for (let offset = 0; offset < 12; offset += count) pages.push(...(await ids({ ...order, count, offset })))
      expect(pages).toEqual(whole)
      expect(new Set(whole).size).toBe(12)
    }),
    { numRuns: 40 },
  )
  const newestFirst = (await list()).items.map(({ createdAtMs }) => createdAtMs)
  expect(newestFirst).toEqual([...newestFirst].sort((a, b) => b - a))
  const dearestFirst = (await list({ orderBy: 'amountUsd' })).items.map(t => Number(t.amount) * Number(t.priceUsd))
  expect(dearestFirst).toEqual([...dearestFirst].sort((a, b) => b - a))
  expect(await list({ count: 5, offset: 10 })).toMatchObject({ total: 12, items: { length: 2 } })
})
