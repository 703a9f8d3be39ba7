import { add, compare, subtract } from '@rialto/catalog'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { mergePayments } from './mergePayments.ts'
import { type Assessment, assessPayments } from './assessPayments.ts'
import { defaultPaymentRules } from './defaultPaymentRules.ts'
import type { IncomingPayment, PaymentRequest, PaymentRequestStatus, Refund } from './ports.ts'
import { refundableOf, sumsOfRequest } from './sumsOfRequest.ts'

const expiresAtMs = 100
const scope = { clientId: 'client', environment: 'sandbox' } as const
const sum = (amounts: readonly string[]): string => amounts.reduce((total, amount) => add(total, amount), '0')

interface World {
  request: PaymentRequest
  payments: readonly IncomingPayment[]
  refunds: readonly Refund[]
  nowMs: number
}

/** One event of the chain, of a clock or of the client. */
type Step =
  | { kind: 'seen' | 'mined'; amount: number; network: 'own' | 'other'; symbol: string; isSanctioned: boolean }
  | { kind: 'final' | 'dropped' | 'returned'; index: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'resolve'; action: 'credit' | 'cancel' }
  | { kind: 'refund'; part: number }

const stepOf: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: newPayment() },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('final' as const), index: fc.nat(7) }) },
  fc.record({ kind: fc.constantFrom('dropped' as const, 'returned' as const), index: fc.nat(7) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: -5, max: 60 }) }) },
  fc.record({ kind: fc.constant('resolve' as const), action: fc.constantFrom('credit' as const, 'cancel' as const) }),
  fc.record({ kind: fc.constant('refund' as const), part: fc.integer({ min: 1, max: 4 }) }),
)

function newPayment() {
  return fc.record({
    kind: fc.constantFrom('seen' as const, 'mined' as const),
    amount: fc.constantFrom(1, 49, 300, 500, 999, 1_000, 1_500),
    network: fc.constantFrom('own' as const, 'own' as const, 'own' as const, 'other' as const),
    symbol: fc.constantFrom('USDC', 'USDC', 'USDC', 'ETH'),
    isSanctioned: fc.integer({ min: 0, max: 9 }).map(n => n === 0),
  })
}

const rulesOf = fc.record({
  toleranceRatio: fc.constantFrom('0', '0.05'),
  underpaid: fc.constantFrom('credit' as const, 'hold' as const, 'refund' as const),
  overpaid: fc.constantFrom('credit' as const, 'hold' as const),
  late: fc.constantFrom('credit' as const, 'hold' as const),
})

const newWorld = (rules: object): World => ({
  request: {
    id: 'request',
    scope,
    userId: 'user',
    transactionId: 'order',
    networkId: 'own',
    symbol: 'USDC',
    amount: '1000.5',
    address: '0x0',
    rules: { ...defaultPaymentRules, ...rules },
    status: 'waiting',
    credited: '0',
    sequence: 0,
    createdAtMs: 0,
    expiresAtMs,
    watchUntilMs: 1_000,
  },
  payments: [],
  refunds: [],
  nowMs: 0,
})

/** What a reading of the chain finds, merged as the watch does it. */
const read = (world: World, found: readonly IncomingPayment[], dropped?: IncomingPayment): World => {
  const payments = mergePayments(world.request, world.payments, {
    payments: found,
    ...(dropped ? { read: { networkId: dropped.networkId, from: dropped.block, to: dropped.block } } : {}),
    sinceMs: world.nowMs,
  })
  return { ...world, payments }
}

const change = (world: World, step: Step): World => {
  const { payments, nowMs, request } = world
  switch (step.kind) {
    case 'wait':
      return { ...world, nowMs: Math.max(0, nowMs + step.ms) }
    case 'resolve': {
      const mayCredit =
        ['underpaid', 'held'].includes(request.status) && payments.every(one => one.state !== 'detected')
      const isOpen = ['waiting', 'underpaid', 'detected', 'held'].includes(request.status)
      if (!isOpen || (step.action === 'credit' && !mayCredit)) return world
      const atMs = Math.max(nowMs, ...payments.map(({ seenAtMs }) => seenAtMs))
      return { ...world, request: { ...request, decision: { action: step.action, atMs } } }
    }
    case 'refund': {
      const { shares } = assessPayments(request, payments, nowMs)
      const [of] = sumsOfRequest(shares, world.refunds)
      if (!of || request.status !== 'paid') return world
      const amount = step.part === 4 ? refundableOf(of) : of.open
      if (compare(amount, '0') <= 0) return world
      return { ...world, refunds: [...world.refunds, refundOf(of, amount, step.part === 1 ? 'succeeded' : 'pending')] }
    }
    case 'seen':
    case 'mined':
      return read(world, [paymentOf(step, world)])
    default: {
      const one = payments[step.index]
      if (!one || one.state === 'final') return world
      if (step.kind === 'dropped') return one.state === 'detected' ? read(world, [], one) : world
      if (step.kind === 'returned') return read(world, [{ ...one, state: 'detected' }])
      return one.state === 'detected' ? read(world, [{ ...one, state: 'final', finalAtMs: nowMs }]) : world
    }
  }
}

const paymentOf = (step: Extract<Step, { amount: number }>, { payments, nowMs }: World): IncomingPayment => ({
  id: `payment-${payments.length}`,
  requestId: 'request',
  networkId: step.network,
  hash: `0x${payments.length}`,
  position: '0',
  block: BigInt(payments.length),
  symbol: step.symbol,
  amount: `${step.amount}.5`,
  state: step.kind === 'mined' ? 'final' : 'detected',
  isOnTime: true,
  isSanctioned: step.isSanctioned,
  seenAtMs: nowMs,
  ...(step.kind === 'mined' ? { finalAtMs: nowMs } : {}),
})

const refundOf = (of: { networkId: string; symbol: string }, amount: string, status: Refund['status']): Refund => ({
  id: 'refund',
  scope,
  requestId: 'request',
  networkId: of.networkId,
  symbol: of.symbol,
  amount,
  reason: 'Test',
  status,
  requestedBy: 'key',
  sequence: 1,
  createdAtMs: 0,
})

/** As `settleRequest` stores it. */
const settle = (world: World, assessment: Assessment): World => {
  const { request, payments } = world
  const isPaidNow = assessment.status === 'paid' && request.status !== 'paid'
  const saved = payments.map(payment => {
    const share = assessment.shares.find(one => one.payment.id === payment.id)
    if (!share) return payment
    const { issue: _, ...rest } = payment
    const counted = isPaidNow && payment.state === 'final' ? { counted: share.counted } : {}
    return { ...rest, ...(share.issue === undefined ? {} : { issue: share.issue }), ...counted }
  })
  const transferId = request.transferId ?? (compare(assessment.seen, '0') > 0 ? 'transfer' : undefined)
  return {
    ...world,
    payments: saved,
    request: {
      ...request,
      status: assessment.status,
      credited: assessment.credited,
      ...(transferId === undefined ? {} : { transferId }),
    },
  }
}

const finalShares = ({ shares }: Assessment) => shares.filter(({ payment }) => payment.state === 'final')

const placesOf = (assessment: Assessment) =>
  new Map(finalShares(assessment).map(({ payment, counted }) => [payment.id, counted]))

/** Later statuses of a request. Open ones go back only with a payment whose block was replaced. */
const allowed: Readonly<Record<PaymentRequestStatus, readonly PaymentRequestStatus[]>> = {
  waiting: ['waiting', 'underpaid', 'detected', 'held', 'paid', 'expired', 'canceled'],
  underpaid: ['underpaid', 'detected', 'held', 'paid', 'expired', 'canceled'],
  detected: ['detected', 'underpaid', 'held', 'paid', 'expired', 'canceled'],
  held: ['held', 'detected', 'paid', 'canceled'],
  // By late payments, where the rule credits them.
  expired: ['expired', 'underpaid', 'detected', 'held', 'paid'],
  paid: ['paid'],
  canceled: ['canceled'],
  paidOtherwise: ['paidOtherwise'],
}

const expectBooks = (assessment: Assessment, { payments, refunds }: World): void => {
  for (const of of sumsOfRequest(assessment.shares, refunds)) {
    const arrived = payments.filter(
      one => one.state === 'final' && one.networkId === of.networkId && one.symbol === of.symbol,
    )
    expect(of.arrived).toBe(sum(arrived.map(({ amount }) => amount)))
    expect(sum([of.credited, of.open, of.refunded, of.refunding])).toBe(of.arrived)
    for (const part of [of.credited, of.open]) expect(compare(part, '0')).toBeGreaterThanOrEqual(0)
  }
}

const expectStep = (before: World, after: World, [last, now]: [Assessment, Assessment], step: Step): void => {
  expectBooks(now, after)
  expect(now.credited).toBe(sum(finalShares(now).map(({ counted }) => counted)))
  for (const { payment, counted, rest } of now.shares) expect(add(counted, rest)).toBe(payment.amount)
  const wasDropped = step.kind === 'dropped'
  if (!wasDropped) expect(allowed[before.request.status]).toContain(now.status)
  if (now.status === 'paid')
    expect(compare(now.credited, subtract(after.request.amount, '50.025')) >= 0 || isCredited(after)).toBe(true)
  // An order that ends unpaid returns what has counted.
  if (now.status === 'expired' || now.status === 'canceled') expect(now.credited).toBe('0')
  else
    for (const [id, counted] of placesOf(last))
      if (compare(counted, '0') > 0) expect(placesOf(now).get(id)).toBe(counted)
}

const isCredited = ({ request }: World): boolean =>
  request.decision?.action === 'credit' || request.rules.underpaid === 'credit'

test('payments in any order, dropped, returned and final, keep the books, their places and the direction of the status', () => {
  fc.assert(
    fc.property(rulesOf, fc.array(stepOf, { minLength: 1, maxLength: 14 }), (rules, steps) => {
      let world = newWorld(rules)
      let last = assessPayments(world.request, world.payments, 0)
      for (const step of steps) {
        const changed = change(world, step)
        const now = assessPayments(changed.request, changed.payments, changed.nowMs)
        expectStep(world, changed, [last, now], step)
        world = settle(changed, now)
        // Settling again changes nothing.
        last = assessPayments(world.request, world.payments, world.nowMs)
        expect([last.status, last.credited]).toEqual([now.status, now.credited])
        expect(placesOf(last)).toEqual(placesOf(now))
      }
    }),
    { numRuns: Number(process.env['RIALTO_PAYMENT_RUNS'] ?? 400) },
  )
})

test('a payment that is not final counts for nothing yet', () => {
  const world = change(newWorld({}), {
    ...{ kind: 'seen', amount: 1_500, network: 'own', symbol: 'USDC', isSanctioned: false },
  })
  const { status, credited, seen, shares } = assessPayments(world.request, world.payments, 0)
  expect([status, credited, seen, sumsOfRequest(shares, [])]).toEqual(['detected', '0', '1000.5', []])
})

test('a payment whose block was replaced, and that comes back after an unpaid order has ended, is late', () => {
  const seen: Step = { kind: 'seen', amount: 1_000, network: 'own', symbol: 'USDC', isSanctioned: false }
  let world = change(newWorld({}), seen)
  for (const step of [
    { kind: 'dropped', index: 0 },
    { kind: 'wait', ms: 101 },
    { kind: 'returned', index: 0 },
    { kind: 'final', index: 0 },
  ] as const) {
    world = settle(world, assessPayments(world.request, world.payments, world.nowMs))
    world = change(world, step)
  }
  const { status, shares } = assessPayments(world.request, world.payments, world.nowMs)
  expect([status, shares.map(({ counted, issue }) => [counted, issue])]).toEqual(['expired', [['0', 'late']]])
})
