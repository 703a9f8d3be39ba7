import { ConnectorError } from '../connections/connectorError.ts'
import type { FoundOrder, OrderOffer, Orders, OrderToPlace, PlaceOutcome } from '../connections/orders.ts'
import type { Clock } from '../kernel/ids.ts'

/** Outcome of one call to place an order. The `…Created` ones leave an order in the books, the others do not. */
export const placeModes = [
  'accepted',
  'rejected',
  'refusedForNow',
  'unknownCreated',
  /** Created, and in the list only half a minute later. */
  'unknownCreatedSeenLate',
  'unknownNotCreated',
  'throwsCreated',
  'throwsNotCreated',
] as const
export type PlaceMode = (typeof placeModes)[number]

/** Scripted trading over books in memory, without idempotence. */
export interface ScriptedOrders {
  orders: Orders
  book: (FoundOrder & { visibleFromMs: number })[]
  /** Every call that was sent. */
  placed: OrderToPlace[]
  /** Outcomes of the next calls, in order; `accepted` after the last one. */
  next(...modes: PlaceMode[]): void
  beforePlace: { run: () => Promise<void> | void }
}

const either = ['symbol', 'paymentSymbol'] as const
const rules = { timeInForce: ['goodTillCanceled'], amountIn: { buy: either, sell: either } } as const

export const scriptedOffer: OrderOffer = {
  market: rules,
  limit: rules,
  purchaseFeeFrom: 'spent',
  notCreatedAfterMs: 120_000,
}

const seenLateAfterMs = 30_000

const toFoundWithdrawal = (order: OrderToPlace, number: number, nowMs: number): FoundOrder => ({
  upstreamId: `native-${number}`,
  reference: order.reference,
  side: order.side,
  symbol: order.symbol,
  paymentSymbol: order.paymentSymbol,
  paymentIsFiat: order.paymentIsFiat,
  kind: order.kind,
  timeInForce: order.timeInForce,
  // Filled at once and completely, or not at all.
  ...(order.timeInForce === 'fillOrKill'
    ? { status: 'success', upstreamStatus: 'FILLED' }
    : { status: 'inProgress', upstreamStatus: 'OPEN' }),
  amount: order.amount,
  createdAtMs: nowMs,
  updatedAtMs: nowMs,
})

export const scriptedOrders = (clock: Clock, isReadable: () => boolean): ScriptedOrders => {
  const modes: PlaceMode[] = []
  const book: ScriptedOrders['book'] = []
  const placed: OrderToPlace[] = []
  const beforePlace: ScriptedOrders['beforePlace'] = { run: () => undefined }

  const create = (order: OrderToPlace, delayMs = 0): string => {
    const found = toFoundWithdrawal(order, book.length + 1, clock.nowMs())
    book.push({ ...found, visibleFromMs: clock.nowMs() + delayMs })
    return found.upstreamId
  }

  const outcomeOf = (mode: PlaceMode, order: OrderToPlace): PlaceOutcome => {
    if (mode === 'rejected') return { kind: mode, reason: 'insufficientFunds', message: 'Not enough.' }
    if (mode === 'refusedForNow') return { kind: 'rejected', reason: 'rateLimited', message: 'Slow down.' }
    if (mode === 'throwsNotCreated') throw new Error('socket hang up')
    if (mode === 'unknownNotCreated') return { kind: 'unknown', message: 'timed out' }
    const upstreamId = create(order, mode === 'unknownCreatedSeenLate' ? seenLateAfterMs : 0)
    if (mode === 'throwsCreated') throw new Error('socket hang up')
    return mode === 'accepted' ? { kind: mode, upstreamId } : { kind: 'unknown', message: 'timed out' }
  }

  const visible = (): FoundOrder[] => {
    if (!isReadable()) throw new ConnectorError('unavailable', 'maintenance')
    return book.filter(({ visibleFromMs }) => visibleFromMs <= clock.nowMs())
  }

  const orders: Orders = {
    features: async () => ({ markets: [] }),
    symbolInfo: async () => undefined,
    preview: async () => ({ kind: 'fits' }),
    async place(_, order) {
      await beforePlace.run()
      if (clock.nowMs() >= order.notAfterMs) return { kind: 'rejected', reason: 'refused', message: 'Too late.' }
      placed.push(order)
      return outcomeOf(modes.shift() ?? 'accepted', order)
    },
    find: async (_, key) =>
      visible().find(order =>
        'upstreamId' in key ? order.upstreamId === key.upstreamId : order.reference === key.reference,
      ),
    async list(_, { count, cursor }) {
      const newest = visible().reverse()
      const start = cursor === undefined ? 0 : Number(cursor)
      const end = start + count
      return { orders: newest.slice(start, end), ...(end < newest.length ? { next: String(end) } : {}) }
    },
    async cancel(_, upstreamId) {
      const order = visible().find(each => each.upstreamId === upstreamId)
      if (order?.status !== 'inProgress') throw new ConnectorError('refused', 'not open')
      order.status = 'cancelled'
    },
  }
  return { orders, book, placed, next: (...more) => void modes.push(...more), beforePlace }
}
