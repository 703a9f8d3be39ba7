import { randomUUID } from 'node:crypto'

import { add, fromBaseUnits, isZero, subtract, toBaseUnits } from '@rialto/catalog'
import { followRefund, type PaymentRule, postJournal, setPaymentRules, sumPostings } from '@rialto/core'
import type { PaymentRequestShape } from '@rialto/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seededRandom } from '../../../../../../tests/harness/seededRandom.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { type Destination, type Family, openFamilies } from '../../../testing/payers.ts'
import { type Receiver, startReceiver } from '../../../testing/startReceiver.ts'

/**
 * Payers who make every mistake, over local chains of eight families that the server reads through its own readers. A
 * campaign: RIALTO_PAYMENTS=10000.
 */
const wanted = Number(process.env['RIALTO_PAYMENTS'] ?? 60)
const seed = Number(process.env['RIALTO_PAYERS_SEED'] ?? 38)
const perFamily = Math.min(10, Math.max(2, Math.ceil(wanted / 40)))

let server: TestServer
let receiver: Receiver
let world: Awaited<ReturnType<typeof openFamilies>>
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ webhookUrl: receiver.url })
  world = await openFamilies(server)
}, 120_000)
afterAll(async () => {
  await world?.stop()
  await server?.stop()
  await receiver?.stop()
})

const { below, pick: oneOf } = seededRandom(seed)

interface Sent {
  hash: string
  networkId: string
  symbol: string
  amount: string
}

interface Order {
  family: Family
  id: string
  to: Destination
  /** What the chain has, by the payer's own record. */
  paid: Sent[]
  /** What the treasury returned. */
  returned: Sent[]
  refundTo: Destination
}

/** Payments to a shop's address that name no order, by their transactions. */
const unassigned = new Map<string, { family: Family; tag: string | undefined; amount: string }>()

/** Ids of unassigned payments that events have reported. */
const reported: string[] = []

const rules: readonly PaymentRule[] = ['credit', 'hold', 'refund']
const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
  (await server.call(method, `/api/v1${path}`, body === undefined ? {} : { body })).body
const read = async (id: string): Promise<PaymentRequestShape> => (await call('GET', `/paymentRequests/${id}`)).content

const openOrder = async (family: Family): Promise<Order> => {
  await setPaymentRules(server.ctx, server.client.scope, {
    toleranceRatio: oneOf(['0', '0.01']),
    underpaid: oneOf(rules),
    overpaid: oneOf(rules),
    late: oneOf(rules),
    other: oneOf(['hold', 'refund']),
    approvesRefunds: false,
  })
  const { networkId, symbol, price, decimals } = family
  const order = { userId: 'payer', transactionId: randomUUID(), networkId, symbol }
  const expiresInSeconds = 600 + below(3_000)
  const body = { ...order, amount: fromBaseUnits(price, decimals), expiresInSeconds }
  const { content } = await call('POST', '/paymentRequests', body)
  const { id, address, addressTag: tag, reference } = content as PaymentRequestShape
  return { family, id, to: { address, tag, reference }, paid: [], returned: [], refundTo: await family.refundTo() }
}

interface Planned {
  family: Family
  send: () => Promise<void>
}

/** One payment of a payer, right or wrong. */
const planned = ({ family, to, paid }: Order): Planned => {
  const { price, least, otherAsset, otherNetworkId, networkId, symbol, decimals } = family
  const amounts = [price, (price * BigInt(5 + below(90))) / 100n, price * 2n, price / 2_000n, price / 50n + 1n]
  const [amount, kind, more] = [oneOf(amounts), below(10), BigInt(below(900))]
  const keep = (hash: string, sent: Omit<Sent, 'hash'>) => void paid.push({ hash, ...sent })
  const send = async () => {
    if (kind === 0 && otherAsset) {
      const hash = await family.pay(to, otherAsset.amount, { symbol: otherAsset.symbol })
      const inUnits = fromBaseUnits(otherAsset.amount, otherAsset.decimals)
      keep(hash, { networkId, symbol: otherAsset.symbol, amount: inUnits })
    } else if (kind === 1 && otherNetworkId !== undefined) {
      const hash = await family.pay(to, amount, { networkId: otherNetworkId })
      keep(hash, { networkId: otherNetworkId, symbol, amount: fromBaseUnits(amount, decimals) })
    } else if (kind === 2 && (to.tag !== undefined || to.reference !== undefined)) {
      // Without the tag or the reference, or with an unknown one, it belongs to no order.
      const tag = to.tag !== undefined && more % 2n === 0n ? '999999' : undefined
      const hash = await family.pay({ address: to.address, tag }, amount)
      unassigned.set(hash.toLowerCase(), { family, tag, amount: fromBaseUnits(amount, decimals) })
    } else {
      // Later ones differ, because a chain takes an equal transaction once.
      const real = (amount < least ? least : amount) + (paid.length === 0 ? 0n : more)
      keep(await family.pay(to, real), { networkId, symbol, amount: fromBaseUnits(real, decimals) })
    }
  }
  return { family, send }
}

/** Each family has one chain and one treasury, and none waits for another. The random numbers are drawn in one order. */
const payAll = async (orders: readonly Order[]): Promise<void> => {
  const all = orders.flatMap(order => Array.from({ length: below(4) }, () => planned(order)))
  const ofFamily = (family: Family) => all.filter(one => one.family === family)
  await Promise.all(
    world.families.map(async family => {
      for (const { send } of ofFamily(family)) await send()
    }),
  )
}

const turn = async (seconds: number, blocks = 1) => {
  await world.mine(blocks)
  server.simulators.clock.advance(seconds * 1_000)
  await world.watch()
}

interface Return {
  order: Order
  amount: string
  reason: string
}

/** The client decides about what waits, and lists what its rules return. */
const decide = async (order: Order): Promise<Return[]> => {
  const { family, id } = order
  let request = await read(id)
  if (request.status === 'held') {
    await call('POST', `/paymentRequests/${id}/resolve`, { action: oneOf(['credit', 'cancel']) })
    request = await read(id)
  }
  const returns: Return[] = []
  for (const refund of request.refunds) {
    const { status, networkId, symbol, amount, reason } = refund
    if (status !== 'needsAddress' && status !== 'pending') continue
    const isOwn = networkId === family.networkId && symbol === family.symbol
    if (!isOwn || toBaseUnits(amount, family.decimals) < family.least) continue
    await call('POST', `/refunds/${refund.id}/cancel`)
    returns.push({ order, amount, reason })
  }
  return returns
}

/** The client's treasury sends one of them. A wrong one goes to another address. */
const send = async ({ order, amount, reason }: Return, isRight: boolean) => {
  const { family, id: paymentRequestId, refundTo } = order
  const { address, tag: addressTag } = refundTo
  const input = { paymentRequestId, amount, reason, address, ...(addressTag === undefined ? {} : { addressTag }) }
  const { content } = await call('POST', '/refunds', input)
  const to = isRight ? refundTo : await family.refundTo()
  const hash = await family.pay(to, toBaseUnits(amount, family.decimals))
  expect((await call('POST', `/refunds/${content.id}/transaction`, { txHash: hash })).errorType).toBeFalsy()
  return { id: content.id as string, hash, isRight }
}

/** Once in a while a refund goes wrong, and is sent again. */
const returnAll = async (returns: readonly Return[]): Promise<void> => {
  let left = returns
  for (const isLast of [false, true]) {
    const sent = []
    for (const one of left) sent.push({ one, ...(await send(one, isLast || below(5) > 0)) })
    await world.mine(20)
    for (const { one, id, hash, isRight } of sent) {
      const { family, returned } = one.order
      const statusOf = async () => (await call('GET', `/refunds/${id}`)).content.status as string
      for (let reads = 0; reads < 4 && (await statusOf()) === 'pending'; reads += 1)
        await followRefund(server.ctx, server.client.scope, id)
      expect(await statusOf(), `${family.name} ${isRight}`).toBe(isRight ? 'succeeded' : 'pending')
      if (!isRight) expect((await call('POST', `/refunds/${id}/cancel`)).content).toMatchObject({ status: 'canceled' })
      const { networkId, symbol } = family
      if (isRight) returned.push({ hash, networkId, symbol, amount: one.amount })
    }
    left = sent.flatMap(({ one, isRight }) => (isRight ? [] : [one]))
  }
}

const sum = (amounts: readonly string[]): string => amounts.reduce((all, one) => add(all, one), '0')
const keyOf = ({ networkId, symbol }: Pick<Sent, 'networkId' | 'symbol'>) => `${networkId} ${symbol}`
const byAsset = (all: readonly Sent[]): Map<string, string> => {
  const sums = new Map<string, string>()
  for (const one of all) sums.set(keyOf(one), add(sums.get(keyOf(one)) ?? '0', one.amount))
  return sums
}

/** The differences between the payer's record of the chain, Rialto's books, and those that the client keeps from webhooks. */
const compareBooks = async ({ family, id, paid, returned }: Order, events: readonly Event[]): Promise<string[]> => {
  const request = await read(id)
  const wrong: string[] = []
  const equal = (what: string, seen: unknown, expected: unknown) => {
    if (String(seen) !== String(expected))
      wrong.push(`${family.name} ${id} ${what}: ${String(seen)}, not ${String(expected)}`)
  }
  const found = request.payments.map(one => `${one.txHash.toLowerCase()} ${keyOf(one)} ${one.amount}`)
  equal(
    'payments',
    found.toSorted(),
    paid.map(one => `${one.hash.toLowerCase()} ${keyOf(one)} ${one.amount}`).toSorted(),
  )
  const onChain = byAsset(paid)
  const back = byAsset(returned)
  for (const { arrived, credited, refunded, refunding, open, ...asset } of request.sums) {
    equal(`arrived ${asset.symbol}`, arrived, onChain.get(keyOf(asset)) ?? '0')
    equal(`refunded ${asset.symbol}`, refunded, back.get(keyOf(asset)) ?? '0')
    equal(`sum ${asset.symbol}`, sum([credited, refunded, refunding, open]), arrived)
    onChain.delete(keyOf(asset))
  }
  equal('unlisted', [...onChain.keys()], [])
  for (const one of request.payments) {
    if (one.state !== 'final') wrong.push(`${id} ${one.txHash} is ${one.state}`)
    const isWhole = subtract(one.amount, one.countedAmount) === '0'
    if (!isWhole && one.issue === undefined) wrong.push(`${id} ${one.txHash} is not explained`)
  }
  // The client's own books, from what it was sent.
  const own = events.filter(
    ({ PaymentRequestId, TransferId }) =>
      PaymentRequestId === id || (request.transferId !== undefined && TransferId === request.transferId),
  )
  const credited = own
    .filter(({ EventType }) => EventType === 'transfer.succeeded')
    .map(one => one.DestinationAmountDecimal ?? '0')
  const ofRequest = request.sums.find(one => keyOf(one) === keyOf(family))?.credited ?? '0'
  if (request.status === 'paid')
    equal('credited by webhooks', sum(credited), credited.length === 0 ? 'none' : ofCredited(request, ofRequest))
  else equal('credited by webhooks', credited, [])
  const refunds = new Map(
    own
      .filter(({ EventType }) => EventType === 'refund.succeeded')
      .map(one => [one.RefundId, one.AmountDecimal ?? '0']),
  )
  equal('refunded by webhooks', sum([...refunds.values()]), sum(returned.map(({ amount }) => amount)))
  return wrong
}
/** What counts may be returned later, by the client's decision. */
const ofCredited = ({ creditedAmount }: PaymentRequestShape, credited: string) =>
  isZero(creditedAmount) ? credited : creditedAmount

interface Event {
  EventType: string
  PaymentRequestId?: string
  TransferId?: string
  RefundId?: string
  UnassignedPaymentId?: string
  AmountDecimal?: string
  DestinationAmountDecimal?: string
}

/** Of each request and its transfer in the journal: everything that arrived is credited, uncounted or returned. */
const compareJournal = async (orders: readonly Order[]): Promise<string[]> => {
  await postJournal(server.ctx)
  const wrong: string[] = []
  for (const { id, family } of orders) {
    const request = await read(id)
    const ids = [id, ...(request.transferId === undefined ? [] : [request.transferId])]
    const entries = await server.db.selectFrom('journal_entries').selectAll().where('transfer_id', 'in', ids).execute()
    const sums = sumPostings(entries.flatMap(({ postings }) => postings as never))
    const of = (account: string) =>
      sum(sums.flatMap(one => (one.account === account && one.symbol === family.symbol ? [one.amount] : [])))
    const arrived = sum(request.sums.flatMap(one => (one.symbol === family.symbol ? [one.arrived] : [])))
    const booked = sum([of('credited'), of('uncounted'), of('returned')])
    if (booked !== arrived) wrong.push(`${family.name} ${id} journal: ${booked}, not ${arrived}`)
  }
  return wrong
}

/** Payments that name no order, listed by Rialto, in its events and by the payers. */
const compareUnassigned = async (events: readonly Event[]): Promise<string[]> => {
  const listed = await server.ctx.store.unassignedPayments.list(server.client.scope, { count: 100_000 })
  const line = (networkId: string, hash: string, amount: string, tag = 'no tag') =>
    [networkId, hash.toLowerCase(), amount, tag].join(' ')
  const shown = new Set(listed.map(one => line(one.networkId, one.hash, one.amount, one.tag)))
  const sent = new Set([...unassigned].map(([hash, one]) => line(one.family.networkId, hash, one.amount, one.tag)))
  const hidden = [...sent].filter(one => !shown.has(one)).map(one => `not listed: ${one}`)
  const other = [...shown].filter(one => !sent.has(one)).map(one => `listed, not sent: ${one}`)
  const found = events.filter(({ EventType }) => EventType === 'unassignedPayment.found')
  reported.push(...found.map(({ UnassignedPaymentId: id = '' }) => id))
  const unreported = listed.filter(({ id }) => reported.filter(one => one === id).length !== 1)
  return [...hidden, ...other, ...unreported.map(({ hash }) => `not reported once: ${hash}`)]
}

const eventsOf = async (): Promise<Event[]> => {
  // Webhooks are delivered side by side, as a server does.
  for (let idle = 0; idle < 3;) idle = (await server.runJobs(['webhook.deliver'])) === 0 ? idle + 1 : 0
  const seen = new Map<string, Event>()
  for (const { body } of receiver.deliveries.splice(0)) {
    const event = JSON.parse(body) as Event & { EventId: string }
    seen.set(event.EventId, event)
  }
  return [...seen.values()]
}

test(
  `${wanted} payments of careless payers over eight families leave equal books of client, chain and Rialto`,
  { timeout: 6 * 60 * 60_000 },
  async () => {
    let made = 0
    const wrong: string[] = []
    const states = new Map<string, number>()
    while (made < wanted) {
      const orders: Order[] = []
      for (const family of world.families)
        for (let count = 0; count < perFamily; count += 1) orders.push(await openOrder(family))
      await turn(5)
      for (let round = 0; round < 6; round += 1) {
        await payAll(orders)
        await turn(below(900))
      }
      await turn(3_700, 20)
      // What was sent late, until nobody sends any more.
      await turn(60, 20)
      const returns = []
      for (const order of orders) returns.push(...(await decide(order)))
      await returnAll(returns)
      await turn(60, 20)
      const events = await eventsOf()
      for (const order of orders) {
        made += order.paid.length
        wrong.push(...(await compareBooks(order, events)))
        const { status } = await read(order.id)
        states.set(`${order.family.name} ${status}`, (states.get(`${order.family.name} ${status}`) ?? 0) + 1)
      }
      wrong.push(...(await compareJournal(orders)), ...(await compareUnassigned(events)))
      if (wanted > 1_000) process.stdout.write(`${made} payments, ${wrong.length} differences\n`)
      expect(wrong).toEqual([])
    }
    if (wanted > 1_000) process.stdout.write(`${JSON.stringify(Object.fromEntries(states))}\n`)
    expect(made).toBeGreaterThanOrEqual(wanted)
  },
)
