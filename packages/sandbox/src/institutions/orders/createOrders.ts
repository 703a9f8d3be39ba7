import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { SandboxClock } from '../../clock/createSandboxClock.ts'
import { assetOf } from '../data/assets.ts'
import type { InstitutionName } from '../data/networks.ts'
import type { Store } from '../state/openStore.ts'
import type { LedgerEntry, Order } from '../state/types.ts'
import { conventionsOf } from './conventions.ts'
import { baseFor, marketPrice, PRICE_DECIMALS, withoutFee } from './arithmetic.ts'
import { feeAssetOf, fillAt, orderHoldEntry, spentAsset, spentOn, tradeEntry } from './movements.ts'
import { tradeHistory } from './tradeHistory.ts'
import { balanceOf } from '../ledger/entries.ts'

export type NewOrder = Pick<
  Order,
  | 'id'
  | 'institution'
  | 'persona'
  | 'base'
  | 'quote'
  | 'side'
  | 'kind'
  | 'timeInForce'
  | 'baseUnits'
  | 'quoteUnits'
  | 'limitPrice'
  | 'reference'
>

/** The trades of a market order, or the reason of its refusal. Only reads balances. */
export type Assessed =
  | { kind: 'trades'; baseUnits: bigint; price: bigint }
  | { kind: 'rests' }
  | { kind: 'ends' }
  | { kind: 'insufficientFunds' }
  | { kind: 'wouldMatch' }
  | { kind: 'nothing' }

export interface Orders {
  assess(order: NewOrder): Assessed
  /** Accepts an order that `assess` does not refuse: it trades, rests or ends at once. */
  place(order: NewOrder): Order
  /** Cancels a resting order and releases its hold. An order that has ended is returned unchanged. */
  cancel(order: Order): Order
  /** Fills a resting order at its price, completely or for this amount of the base. Throws for any other order. */
  fill(id: string, quantity?: string): Order
  /** All orders of a persona, oldest first, including those before the sandbox began. */
  list(institution: InstitutionName, persona: string): Order[]
}

const draft = (order: NewOrder, nowMs: number): Order => ({
  ...order,
  filledUnits: '0',
  valueUnits: '0',
  feeUnits: '0',
  feeAsset: feeAssetOf(order),
  heldUnits: '0',
  status: 'open',
  createdAtMs: nowMs,
  updatedAtMs: nowMs,
})

const limitOf = ({ limitPrice }: NewOrder): bigint => unitsOf(limitPrice ?? '0', PRICE_DECIMALS)

/** The order's amount of the base asset at a price: given, or affordable with its money. */
const wantedAt = (order: Order, price: bigint): bigint => {
  if (order.baseUnits !== undefined) return BigInt(order.baseUnits)
  const money = BigInt(order.quoteUnits ?? '0')
  const spendable =
    order.side === 'buy' && order.feeAsset === order.quote ? withoutFee(order.institution, money) : money
  return baseFor(order, spendable, price)
}

const isMet = (order: NewOrder, price: bigint): boolean =>
  order.kind === 'market' || (order.side === 'buy' ? limitOf(order) >= price : limitOf(order) <= price)

/** Calculated on the total filled amount, so that many small fills cost the same as one. */
const filled = (order: Order, baseUnits: bigint, price: bigint, from: 'available' | 'hold'): [Order, LedgerEntry] => {
  const all = fillAt(order, BigInt(order.filledUnits) + baseUnits, price)
  const fill = {
    baseUnits,
    valueUnits: all.valueUnits - BigInt(order.valueUnits),
    feeUnits: all.feeUnits - BigInt(order.feeUnits),
  }
  const next = {
    ...order,
    filledUnits: (BigInt(order.filledUnits) + fill.baseUnits).toString(),
    valueUnits: (BigInt(order.valueUnits) + fill.valueUnits).toString(),
    feeUnits: (BigInt(order.feeUnits) + fill.feeUnits).toString(),
    heldUnits: from === 'hold' ? (BigInt(order.heldUnits) - spentOn(order, fill)).toString() : order.heldUnits,
  }
  return [next, tradeEntry(order, fill, from)]
}

/** The remaining hold is released when an order ends. */
const ended = (order: Order, status: Order['status']): [Order, LedgerEntry[]] => {
  const held = BigInt(order.heldUnits)
  return [{ ...order, status, heldUnits: '0' }, held === 0n ? [] : [orderHoldEntry(order, -held)]]
}

/**
 * Orders of all institutions. Market orders trade at the simulated price, and limit orders are filled at their price or
 * rest.
 */
export const createOrders = ({ store, clock }: { store: Store; clock: SandboxClock }): Orders => {
  const write = (order: Order, entries: readonly LedgerEntry[]): Order => {
    store.commit([...entries.map(entry => ({ type: 'entry' as const, entry })), { type: 'order', order }])
    return order
  }

  const canPay = (order: Order, units: bigint): boolean =>
    balanceOf(store.state, order.institution, order.persona, spentAsset(order)) >= units

  const assess: Orders['assess'] = input => {
    const order = draft(input, clock.nowMs())
    const price = marketPrice(order.base, order.quote)
    const met = isMet(order, price)
    if (met && order.timeInForce === 'postOnly') return { kind: 'wouldMatch' }
    const baseUnits = wantedAt(order, met ? price : limitOf(order))
    if (baseUnits === 0n) return { kind: 'nothing' }
    const cost = spentOn(order, fillAt(order, baseUnits, met ? price : limitOf(order)))
    if (!canPay(order, cost)) return { kind: 'insufficientFunds' }
    if (met) return { kind: 'trades', baseUnits, price }
    return order.timeInForce === 'ioc' || order.timeInForce === 'fok' ? { kind: 'ends' } : { kind: 'rests' }
  }

  return {
    assess,
    place: input => {
      const order = draft(input, clock.nowMs())
      const assessed = assess(input)
      if (assessed.kind === 'trades') {
        const [next, entry] = filled(order, assessed.baseUnits, assessed.price, 'available')
        return write({ ...next, status: 'filled' }, [entry])
      }
      if (assessed.kind === 'ends') return write({ ...order, status: conventionsOf(order.institution).unmet }, [])
      if (assessed.kind !== 'rests') throw new Error(`Order refused: ${assessed.kind}`)
      const held = spentOn(order, fillAt(order, BigInt(order.baseUnits ?? '0'), limitOf(order)))
      return write({ ...order, heldUnits: held.toString() }, [orderHoldEntry(order, held)])
    },
    cancel: order => {
      if (order.status !== 'open') return order
      const [next, entries] = ended({ ...order, updatedAtMs: clock.nowMs() }, 'cancelled')
      return write(next, entries)
    },
    fill: (id, quantity) => {
      const found = store.state.orders.get(id)
      if (found?.status !== 'open') throw new Error(`No resting order ${id}`)
      const order = { ...found, updatedAtMs: clock.nowMs() }
      const rest = BigInt(order.baseUnits ?? '0') - BigInt(order.filledUnits)
      const units = quantity === undefined ? rest : parseUnits(quantity, assetOf(order.base).decimals)
      if (units === undefined || units <= 0n || units > rest) throw new Error('Not a quantity of what is left')
      const [next, entry] = filled(order, units, limitOf(order), 'hold')
      if (units < rest) return write(next, [entry])
      const [last, releases] = ended(next, 'filled')
      return write(last, [entry, ...releases])
    },
    list: (institution, persona) => [
      ...tradeHistory(institution, persona),
      ...[...store.state.orders.values()].filter(o => o.institution === institution && o.persona === persona),
    ],
  }
}
