import { canonicalAddress } from '@rialto/catalog'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Connection } from '../../connections/ports.ts'
import { openLinkSession } from '../../link/openLinkSession.ts'
import { createRestLink } from '../../linkTokens/createRestLink.ts'
import { moneyLineOf } from '../money/moneyLineOf.ts'
import { createWorld, secondFactorCode, type World } from '../../testing/index.ts'
import { executeTransfer } from '../executeTransfer.ts'
import type { Preview } from '../ports.ts'
import { listStuckTransfers } from '../listStuckTransfers.ts'
import { reconcileTransfer } from '../reconcileTransfer.ts'
import { resolveTransfer } from '../resolveTransfer.ts'
import { completeCombined, previewCombined } from './previewCombined.ts'

let world: World
let accounts: Connection[]

beforeEach(async () => {
  world = createWorld()
  world.chain.isWatched = false
  accounts = [await world.connect(), await world.connect(), await world.connect()]
  world.institution.script.holdings = [{ symbol: 'USDC', name: 'USD Coin', amount: '60.5', available: '60.5' }]
})

const to = {
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  symbol: 'USDC',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
}
const combine = (amount = '100') =>
  previewCombined(world.ctx, {
    connections: accounts.slice(0, 2),
    destination: to,
    requested: { amount, isInclusiveFeeEnabled: false },
    transferType: 'payment',
    clientTransactionId: 'order-1',
  })
const execute = async (preview: Preview | undefined, code?: string) => {
  const connection = accounts.find(({ id }) => id === preview?.connectionId)
  if (!preview || !connection) throw new Error('no such part')
  return executeTransfer(world.ctx, { connection, previewId: preview.id, secondFactorCode: code })
}
const stored = ({ id }: Preview) => world.ctx.store.transfers.find(world.scope, id)
const follow = async (...previews: (Preview | undefined)[]) => {
  for (const preview of previews)
    while (preview && (await reconcileTransfer(world.ctx, world.scope, preview.id)) === 0);
}
const settleAll = async (...parts: Preview[]) => {
  world.institution.settle('succeeded', undefined)
  await follow(...parts)
}
const eventsOf = async ({ id }: Preview) => {
  const rows = world.eventsOf(id)
  return rows.map(({ type }) => type)
}

test('the parts pay exactly the amount, and only the whole is reported: Pending, then Succeeded when all has arrived', async () => {
  await world.addWebhook()
  const { combined, parts } = await combine()
  expect(parts.map(({ amount }) => amount)).toEqual(['60', '40'])
  await execute(parts[0])
  await settleAll(...parts)
  expect(await stored(combined)).toMatchObject({ phase: 'accepted', isCombined: true, amount: '100' })
  await execute(parts[1])
  await settleAll(...parts)
  expect(await stored(combined)).toMatchObject({ phase: 'settled' })
  expect(world.institution.ledger.map(({ order }) => order.amount)).toEqual(['60', '40'])
  expect(await eventsOf(combined)).toEqual(['transfer.pending', 'transfer.succeeded'])
  for (const part of parts) expect(await eventsOf(part)).toEqual([])
})

test('while a combined transfer is in progress no other transfer pays the order, and while another does no part is sent', async () => {
  const { combined, parts } = await combine()
  const other = accounts[2]
  if (!other) throw new Error('no account')
  const rival = await world.preview(other, { clientTransactionId: 'order-1' })
  await execute(parts[0])
  expect((await execute(rival)).transfer.id).toBe(combined.id)
  expect(world.institution.submits).toHaveLength(1)

  const second = await world.preview(other, { clientTransactionId: 'order-2', userId: 'user-1' })
  const again = await previewCombined(world.ctx, {
    connections: accounts.slice(0, 2),
    destination: to,
    requested: { amount: '100', isInclusiveFeeEnabled: false },
    transferType: 'payment',
    clientTransactionId: 'order-2',
  })
  await execute(second)
  for (const part of again.parts) expect((await execute(part)).transfer.id).toBe(second.id)
  expect(world.institution.submits).toHaveLength(2)
})

test('a failed part is replaced by at most the missing amount', async () => {
  const { combined, parts } = await combine()
  await execute(parts[0])
  world.institution.next('rejected')
  expect((await execute(parts[1])).transfer).toMatchObject({ phase: 'failed' })
  expect(await stored(combined)).toMatchObject({ phase: 'accepted' })
  const complete = () =>
    completeCombined(world.ctx, world.scope, { transferId: combined.id, connections: accounts.slice(2) })
  const [one, two] = [await complete(), await complete()]
  expect(one.parts.map(({ amount }) => amount)).toEqual(['40'])
  await execute(one.parts[0])
  await expect(execute(two.parts[0])).rejects.toMatchObject({ type: 'conflict' })
  await expect(complete()).rejects.toMatchObject({ type: 'conflict' })
  const stranger = { ...world.scope, clientId: world.ctx.ids.uuid() }
  const foreign = { transferId: combined.id, connections: accounts.slice(2) }
  await expect(completeCombined(world.ctx, stranger, foreign)).rejects.toMatchObject({ type: 'notFound' })
  await settleAll(...parts.slice(0, 1), ...one.parts)
  expect(await stored(combined)).toMatchObject({ phase: 'settled' })
  expect(world.institution.ledger).toHaveLength(2)
})

test('of two first parts at once both are sent, in one transfer; of twins one', async () => {
  const { combined, parts } = await combine()
  await Promise.all([...parts, ...parts].map(part => execute(part)))
  expect(world.institution.submits).toHaveLength(2)
  await settleAll(...parts)
  expect(await stored(combined)).toMatchObject({ phase: 'settled' })
})

test('nothing was sent: it fails once every part is refused, and its order can be paid otherwise', async () => {
  await world.addWebhook()
  const { combined, parts } = await combine()
  world.institution.next('rejected')
  await execute(parts[0])
  expect(await stored(combined)).toMatchObject({ phase: 'failed' })
  expect(await eventsOf(combined)).toEqual(['transfer.pending', 'transfer.failed'])
  await expect(execute(parts[1])).rejects.toMatchObject({ type: 'previewExpired' })
  const alone = await world.preview(accounts[2] as Connection, { clientTransactionId: 'order-1' })
  expect((await execute(alone)).transfer).toMatchObject({ id: alone.id, phase: 'accepted' })
})

test('a part that waits for a code does not begin the transfer, and continues with the code', async () => {
  const { combined, parts } = await combine()
  world.institution.next('secondFactorRequired')
  await execute(parts[0])
  expect(await stored(combined)).toMatchObject({ phase: 'awaitingUser', sequence: 0 })
  await execute(parts[0], secondFactorCode)
  world.clock.advance(world.ctx.settings.previewTtlMs * 2)
  await execute(parts[1])
  expect(await stored(combined)).toMatchObject({ phase: 'accepted' })
})

test('a lost answer of a part is read back, and what never was is missing again', async () => {
  const { combined, parts } = await combine()
  await execute(parts[0])
  world.institution.next('unknownNotCreated')
  await execute(parts[1])
  world.clock.advance(121_000)
  await follow(parts[1])
  expect(await stored(parts[1] as Preview)).toMatchObject({ phase: 'failed' })
  const { parts: more } = await completeCombined(world.ctx, world.scope, {
    transferId: combined.id,
    connections: accounts.slice(1),
  })
  expect(more.map(({ amount }) => amount)).toEqual(['40'])
})

describe('a part of 60 of 100 arrived, and the rest is unpaid', () => {
  const note = 'Ticket 7: the user will not pay the rest'
  const incomplete = async () => {
    await world.addWebhook()
    const { combined, parts } = await combine()
    await execute(parts[0])
    await settleAll(...parts)
    expect(await stuck()).toEqual([])
    world.clock.advance(15 * 60_000 + 1)
    return { combined, parts }
  }
  const stuck = async () => {
    const { items } = await listStuckTransfers(world.ctx, { count: 10 })
    return items.filter(({ transfer }) => transfer.scope.clientId === world.scope.clientId)
  }
  const lastBody = async ({ id }: Preview) => {
    const { type, body } = world.eventsOf(id).at(-1) ?? {}
    return { type, body }
  }
  const lineOf = async (combined: Preview) => {
    const { transfers } = world.ctx.store
    const transfer = await stored(combined)
    return transfer && moneyLineOf(transfer, await transfers.listParts(world.scope, combined.id))
  }

  test('it is in the review queue a quarter of an hour later, and ends with the arrived amount', async () => {
    const { combined, parts } = await incomplete()
    expect(await stuck()).toMatchObject([{ transfer: { id: combined.id }, reason: 'incomplete' }])
    const ended = await resolveTransfer(world.ctx, world.scope, combined.id, { action: 'notSent', note })
    expect(ended).toMatchObject({ phase: 'failed', failureMessage: 'Only 60 of 100 USDC arrived.' })
    expect(await lastBody(combined)).toMatchObject({
      type: 'transfer.failed',
      body: { DestinationAmountDecimal: '60', MoneyLine: { missing: { amount: '40' } } },
    })
    await expect(execute(parts[1])).rejects.toMatchObject({ type: 'previewExpired' })
  })

  test('the arrived amount is credited: the transfer succeeds with it, and its rest cannot be paid', async () => {
    const { combined, parts } = await incomplete()
    const credit = (amount: string) =>
      resolveTransfer(world.ctx, world.scope, combined.id, { action: 'creditPart', note, amount })
    await expect(credit('70')).rejects.toMatchObject({ type: 'conflict' })
    expect(await credit('60')).toMatchObject({ phase: 'settled', arrived: '60' })
    expect(await lastBody(combined)).toMatchObject({
      type: 'transfer.succeeded',
      body: { DestinationAmountDecimal: '60' },
    })
    await expect(execute(parts[1])).rejects.toMatchObject({ type: 'previewExpired' })
  })

  test('the arrived amount was sent back: the transfer fails with the refund, of which its money line accounts', async () => {
    const { combined } = await incomplete()
    const refund = (amount: string) =>
      resolveTransfer(world.ctx, world.scope, combined.id, { action: 'refunded', note, amount, hash: '0xrefund0' })
    await expect(refund('60.01')).rejects.toMatchObject({ type: 'conflict' })
    expect(await refund('59')).toMatchObject({ phase: 'failed', refunded: { amount: '59' } })
    expect(await lastBody(combined)).toMatchObject({
      type: 'transfer.failed',
      body: { RefundAmountDecimal: '59', RefundTxHash: '0xrefund0' },
    })
    expect(await lineOf(combined)).toMatchObject({
      leaves: [{ amount: expect.stringMatching(/^60/) }],
      returned: { amount: '59' },
      credited: { amount: '1' },
      missing: { amount: '40' },
    })
  })

  test('the rest is asked for with a pay link of the same order, for the missing amount', async () => {
    const { combined } = await incomplete()
    await expect(createRestLink(world.ctx, world.scope, combined.id)).rejects.toMatchObject({ type: 'conflict' })
    await resolveTransfer(world.ctx, world.scope, combined.id, { action: 'askForRest', note, amount: '60' })
    const link = await createRestLink(world.ctx, world.scope, combined.id)
    expect(link).toMatchObject({ amount: '40', symbol: 'USDC' })
    const code = new URL(link.url).searchParams.get('code') ?? ''
    const { session } = await openLinkSession(world.ctx, { code })
    expect(session.request).toMatchObject({
      userId: combined.userId,
      transfer: { transactionId: 'order-1', isOfPayLink: true, destinations: [{ amount: '40', address: to.address }] },
    })
    const alone = await world.preview(accounts[2] as Connection, { clientTransactionId: 'order-1' })
    await execute(alone)
    await expect(createRestLink(world.ctx, world.scope, combined.id)).rejects.toMatchObject({
      type: 'orderAlreadySent',
    })
    const stranger = { ...world.scope, clientId: world.ctx.ids.uuid() }
    await expect(createRestLink(world.ctx, stranger, combined.id)).rejects.toMatchObject({ type: 'notFound' })
  })
})

test('an address on a sanctions list is refused at the preview, and at each part where it was listed since', async () => {
  const { parts } = await combine()
  const { screening } = world.ctx.store
  await screening.setMode(world.scope, 'block')
  const list = {
    name: 'test',
    source: '/lists/test',
    publishedOn: undefined,
    skippedLines: [],
    digest: 'ab',
    loadedAtMs: 1,
  }
  await screening.replace(list, [{ address: canonicalAddress('evm', to.address), entry: '1', name: 'Somebody' }])
  await expect(execute(parts[0])).rejects.toMatchObject({ type: 'unavailableForLegalReasons' })
  await expect(combine()).rejects.toMatchObject({ type: 'unavailableForLegalReasons' })
  expect(world.institution.submits).toHaveLength(0)
  await screening.keepOnly([])
})

test('it sends nothing by its own id', async () => {
  const { combined } = await combine()
  await expect(execute(combined)).rejects.toMatchObject({ type: 'badRequest' })
  expect(world.institution.submits).toHaveLength(0)
})

test.each([
  ['too little in all', () => combine('130'), 'insufficientFunds'],
  [
    'the accounts of two users',
    async () => {
      const other = await world.connect({ userId: 'user-2' })
      const connections = [...accounts.slice(0, 1), other]
      return previewCombined(world.ctx, {
        connections,
        destination: to,
        requested: { amount: '100', isInclusiveFeeEnabled: false },
        transferType: 'payment',
      })
    },
    'invalidField',
  ],
])('%s: refused', async (_, preview, type) => {
  await expect(preview()).rejects.toMatchObject({ type })
})
