import { add, findToken, fromBaseUnits, subtract, toBaseUnits } from '@rialto/catalog'
import {
  type ChainConfirmation,
  type Connection,
  type Transfer,
  listBookDifferences,
  resolveDifference,
  reconcileBooks,
} from '@rialto/core'
import { aReason, aTransfer, sepolia } from '@rialto/core/testing'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import { type UpstreamTransfer } from '../../../core/src/connections/history.ts'
import { type StoredWorld, createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()
const unit = '0.000001'
const decimals = findToken(sepolia, 'USDC')?.decimals ?? 0

interface Sides {
  world: StoredWorld
  connection: Connection
  /** The institution's books. */
  records: UpstreamTransfer[]
  /** Arrived at the address, by hash. */
  chain: Map<string, string>
}

const open = async (): Promise<Sides> => {
  const world = await createStoredWorld(database())
  const records: UpstreamTransfer[] = []
  const chain = new Map<string, string>()
  world.institution.connector.history = {
    list: async (_credentials, { count, cursor = '0' }) => {
      const from = Number(cursor)
      const next = from + count < records.length ? { cursor: String(from + count) } : {}
      return { transfers: records.slice(from, from + count), ...next }
    },
    find: async (_credentials, { id }) => records.find(({ upstreamId }) => upstreamId === id),
  }
  world.ctx.chains = {
    watches: () => true,
    async confirm({ hash, amountBaseUnits }): Promise<ChainConfirmation> {
      const arrived = toBaseUnits(chain.get(hash) ?? '0', decimals)
      if (arrived >= amountBaseUnits) return { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
      return { kind: 'mismatched', arrivedBaseUnits: arrived, message: 'less' }
    },
  }
  return { world, connection: await world.connect(), records, chain }
}

/** A withdrawal that arrived, on all three sides. */
const arrive = async (
  { world, connection, records, chain }: Sides,
  { amount, fee, hash = `0x${String(records.length)}` }: { amount: string; fee: string; hash?: string },
): Promise<Transfer> => {
  const upstreamId = `w-${connection.id}-${records.length}`
  const nowMs = world.clock.nowMs()
  const transfer = aTransfer(connection, {
    phase: 'settled',
    amount,
    fee,
    hash,
    institutionTransactionId: upstreamId,
    charged: { fee, debit: add(amount, fee) },
    createdAtMs: nowMs,
    finishedAtMs: nowMs,
  })
  await world.ctx.store.transfers.insert(transfer, aReason)
  records.push({
    upstreamId,
    type: 'withdrawal',
    status: 'succeeded',
    upstreamStatus: 'done',
    symbol: 'USDC',
    amount,
    fee,
    hash,
    toAddress: transfer.toAddress,
    createdAtMs: nowMs,
  })
  chain.set(hash, add(chain.get(hash) ?? '0', amount))
  return transfer
}

const today = ({ world }: Sides) => {
  const day = new Date(world.clock.nowMs()).toISOString().slice(0, 10)
  return { from: '2000-01-01', to: day }
}
const sums = async (sides: Sides) => {
  const found = await sides.world.ctx.store.books.sumAccounts(sides.world.scope, today(sides))
  return Object.fromEntries(found.map(({ account, amount }) => [account, amount]))
}
const differences = async ({ world }: Sides) =>
  (await listBookDifferences(world.ctx, { clientId: world.scope.clientId })).items.map(({ check, reason }) => ({
    id: check.transfer.id,
    reason,
    about: check.differences.map(({ side, about }) => `${side} ${about}`),
  }))

let sides: Sides
beforeEach(async () => {
  // Runs read the checks of a whole environment.
  await database().deleteFrom('book_checks').execute()
  sides = await open()
})

test('the journal has what left, the fees and what arrived, and both sides agree', async () => {
  await arrive(sides, { amount: '12.5', fee: '0.5' })
  await arrive(sides, { amount: '7', fee: '0.25' })
  expect(await reconcileBooks(sides.world.ctx)).toEqual({ entries: 2, read: 2, differing: 0 })
  expect(await sums(sides)).toEqual({ source: '-20.25', 'fee:institution:transfer': '0.75', credited: '19.5' })
  expect(await sides.world.ctx.store.books.sumUnits(sides.world.scope, today(sides))).toMatchObject([
    { institution: 'agreed', chain: 'agreed', transfers: 2, arrived: '19.5', fees: '0.75' },
  ])
  expect(await differences(sides)).toEqual([])
})

test('a second run adds nothing and reads nothing until a day has passed', async () => {
  await arrive(sides, { amount: '12.5', fee: '0.5' })
  await reconcileBooks(sides.world.ctx)
  expect(await reconcileBooks(sides.world.ctx)).toEqual({ entries: 0, read: 0, differing: 0 })
  sides.world.clock.advance(24 * 60 * 60_000)
  expect(await reconcileBooks(sides.world.ctx)).toEqual({ entries: 0, read: 1, differing: 0 })
  sides.world.clock.advance(24 * 60 * 60_000)
  expect(await reconcileBooks(sides.world.ctx)).toEqual({ entries: 0, read: 0, differing: 0 })
})

test('the check of a transfer that is erased is deleted with it, and so is one that was planned meanwhile', async () => {
  const [first, second] = [
    await arrive(sides, { amount: '12.5', fee: '0.5' }),
    await arrive(sides, { amount: '7', fee: '0.5' }),
  ]
  await reconcileBooks(sides.world.ctx)
  const checks = () => database().selectFrom('book_checks').select('transfer_id').execute()
  await database().deleteFrom('transfers').where('id', '=', first.id).execute()
  expect(await checks()).toEqual([{ transfer_id: second.id }])
  await database()
    .updateTable('book_checks')
    .set({ transfer_id: first.id, due_at: new Date(0) })
    .execute()
  expect(await reconcileBooks(sides.world.ctx)).toMatchObject({ read: 0 })
  expect(await checks()).toEqual([])
})

test('a later correction is another entry with the difference', async () => {
  const transfer = await arrive(sides, { amount: '12.5', fee: '0.5' })
  await reconcileBooks(sides.world.ctx)
  const { store, clock } = sides.world.ctx
  const charged = { fee: '0.75', debit: '13.25' }
  await store.transfers.amendSettled({ ...transfer, charged }, { ...aReason, atMs: clock.nowMs() })
  await reconcileBooks(sides.world.ctx)
  const entries = await store.books.listEntries(sides.world.scope, today(sides), { count: 10 })
  expect(entries.map(({ revision, postings }) => [revision, postings])).toMatchObject([
    [1, expect.anything()],
    [
      2,
      [
        { account: 'source', amount: '-0.25' },
        { account: 'fee:institution:transfer', amount: '0.25' },
      ],
    ],
  ])
  expect(await differences(sides)).toEqual([
    { id: transfer.id, reason: 'institutionDiffers', about: ['institution fee'] },
  ])
})

describe('a planted difference of one unit', () => {
  const planted: [string, string, (transfer: Transfer) => unknown][] = [
    [
      'in the institution’s amount is found and listed for review',
      'institutionDiffers',
      () => change({ amount: add('12.5', unit) }),
    ],
    [
      'in the institution’s fee is found and listed for review',
      'institutionDiffers',
      () => change({ fee: subtract('0.5', unit) }),
    ],
    [
      'below the amount on the chain is found and listed for review',
      'chainDiffers',
      ({ hash = '' }) => sides.chain.set(hash, subtract('12.5', unit)),
    ],
    [
      'above the amount on the chain is found and listed for review',
      'chainDiffers',
      ({ hash = '' }) => sides.chain.set(hash, add('12.5', unit)),
    ],
    [
      'in our row is found and listed for review',
      'rialtoDiffers',
      ({ id }) =>
        sides.world.db
          .updateTable('transfers')
          .set({ amount: add('12.5', unit) })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'by a missing record of the institution is found and listed for review',
      'institutionDiffers',
      () => sides.records.pop(),
    ],
    [
      'by a second record of the institution is found and listed for review',
      'institutionDiffers',
      () => sides.records.push({ ...record(), upstreamId: 'again' }),
    ],
    [
      'by a withdrawal that failed at the institution is found and listed for review',
      'institutionDiffers',
      () => change({ status: 'failed' }),
    ],
  ]
  const record = (): UpstreamTransfer => {
    const last = sides.records.at(-1)
    if (!last) throw new Error('no record')
    return last
  }
  const change = (changes: Partial<UpstreamTransfer>) => Object.assign(record(), changes)

  test.each(planted)('a unit %s', async (_what, reason, plant) => {
    await arrive(sides, { amount: '3', fee: '0.5' })
    const transfer = await arrive(sides, { amount: '12.5', fee: '0.5' })
    await plant(transfer)
    expect(await reconcileBooks(sides.world.ctx)).toMatchObject({ read: 2, differing: 1 })
    expect(await differences(sides)).toMatchObject([{ id: transfer.id, reason }])
  })
})

test('a person settles a difference, and another one of the same transfer is listed again', async () => {
  const transfer = await arrive(sides, { amount: '12.5', fee: '0.5' })
  sides.chain.set(transfer.hash ?? '', '12')
  await reconcileBooks(sides.world.ctx)
  const { ctx, scope, clock } = sides.world
  const note = 'The institution sent the rest by hand.'
  expect(await resolveDifference(ctx, scope, transfer.id, { action: 'settled', note })).toBe(true)
  expect(await resolveDifference(ctx, scope, transfer.id, { action: 'settled', note })).toBe(false)
  expect(await differences(sides)).toEqual([])
  clock.advance(60 * 60_000)
  await reconcileBooks(ctx)
  expect(await differences(sides)).toEqual([])
  sides.chain.set(transfer.hash ?? '', '11')
  clock.advance(60 * 60_000)
  await reconcileBooks(ctx)
  expect(await differences(sides)).toMatchObject([{ id: transfer.id, reason: 'chainDiffers' }])
})

test('two payments in one transaction to one address agree with the sum that it pays', async () => {
  await arrive(sides, { amount: '12.5', fee: '0.5', hash: '0xshared' })
  await arrive(sides, { amount: '7', fee: '0.5', hash: '0xshared' })
  expect(await reconcileBooks(sides.world.ctx)).toMatchObject({ read: 2, differing: 0 })
})

test('an institution that cannot be read contradicts nothing, and is read an hour later', async () => {
  await arrive(sides, { amount: '12.5', fee: '0.5' })
  const { history } = sides.world.institution.connector
  const { ConnectorError } = await import('@rialto/core')
  sides.world.institution.connector.history = {
    list: () => Promise.reject(new ConnectorError('unavailable', 'maintenance')),
    find: () => Promise.reject(new ConnectorError('unavailable', 'maintenance')),
  }
  expect(await reconcileBooks(sides.world.ctx)).toMatchObject({ read: 1, differing: 0 })
  if (history) sides.world.institution.connector.history = history
  sides.world.clock.advance(60 * 60_000)
  expect(await reconcileBooks(sides.world.ctx)).toMatchObject({ read: 1, differing: 0 })
  expect(await sides.world.ctx.store.books.sumUnits(sides.world.scope, today(sides))).toMatchObject([
    { institution: 'agreed', chain: 'agreed' },
  ])
})

const amounts = fc.bigInt({ min: 1n, max: 10n ** 15n }).map(units => fromBaseUnits(units, decimals))
const plants = ['record', 'fee', 'chainLess', 'chainMore', 'row'] as const

test('random histories agree on three sides and balance, and each planted unit is found', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ amount: amounts, fee: amounts, plant: fc.option(fc.constantFrom(...plants)) }), {
        minLength: 1,
        maxLength: 12,
      }),
      async history => {
        sides = await open()
        const planted: string[] = []
        for (const { amount, fee, plant } of history) {
          const { id, hash = '' } = await arrive(sides, { amount, fee })
          const more = add(amount, unit)
          if (plant === 'record') Object.assign(sides.records.at(-1) ?? {}, { amount: more })
          if (plant === 'fee') Object.assign(sides.records.at(-1) ?? {}, { fee: add(fee, unit) })
          if (plant === 'chainLess') sides.chain.set(hash, subtract(amount, unit))
          if (plant === 'chainMore') sides.chain.set(hash, more)
          if (plant === 'row')
            await sides.world.db.updateTable('transfers').set({ amount: more }).where('id', '=', id).execute()
          if (plant !== null) planted.push(id)
        }
        await reconcileBooks(sides.world.ctx)
        expect((await differences(sides)).map(({ id }) => id).toSorted()).toEqual(planted.toSorted())
        const total = Object.values(await sums(sides)).reduce(add, '0')
        expect(total).toBe('0')
      },
    ),
    { numRuns: 25 },
  )
})
