import { unitsOf } from '../../money/baseUnits.ts'
import { assetOf } from '../data/assets.ts'
import type { InstitutionName } from '../data/networks.ts'
import { findPersona } from '../data/personas.ts'
import type { Order } from '../state/types.ts'
import { feeAssetOf, fillAt } from './movements.ts'
import { PRICE_DECIMALS } from './arithmetic.ts'
import { conventionsOf } from './conventions.ts'
import { stableUuid } from '../http/types.ts'

interface Past {
  base: string
  side: Order['side']
  quantity: string
  price: string
  at: string
  cancelled?: true
}

/** Past trades of the wealthier personas. Their effect is included in the personas' initial balances. */
const story: readonly Past[] = [
  { base: 'BTC', side: 'buy', quantity: '0.25', price: '42150.5', at: '2024-02-03T09:14:07Z' },
  { base: 'ETH', side: 'buy', quantity: '4', price: '2310.2', at: '2024-02-05T18:40:51Z' },
  { base: 'ETH', side: 'buy', quantity: '2', price: '2050', at: '2024-02-20T11:02:33Z', cancelled: true },
  { base: 'SOL', side: 'buy', quantity: '40', price: '101.75', at: '2024-03-01T07:55:12Z' },
  { base: 'BTC', side: 'sell', quantity: '0.05', price: '61890', at: '2024-03-04T20:31:48Z' },
  { base: 'SOL', side: 'sell', quantity: '10', price: '188.4', at: '2024-03-18T13:27:05Z' },
]

/** Stable for a trade. */
const idOf = (institution: InstitutionName, persona: string, index: number): string => {
  const uuid = stableUuid(`${institution}/order/${persona}/${index}`)
  return conventionsOf(institution).ids === 'uuids' ? uuid : String(parseInt(uuid.slice(0, 8), 16))
}

/** The order as placed, with nothing filled. */
const asPlaced = (institution: InstitutionName, persona: string, past: Past, index: number): Order => {
  const { quote } = conventionsOf(institution)
  const { base, side } = past
  const atMs = Date.parse(past.at)
  return {
    id: idOf(institution, persona, index),
    institution,
    persona,
    base,
    quote,
    side,
    kind: 'limit',
    timeInForce: 'gtc',
    baseUnits: unitsOf(past.quantity, assetOf(base).decimals).toString(),
    limitPrice: past.price,
    filledUnits: '0',
    valueUnits: '0',
    feeUnits: '0',
    feeAsset: feeAssetOf({ institution, side, base, quote }),
    heldUnits: '0',
    reference: '',
    status: 'cancelled',
    createdAtMs: atMs,
    updatedAtMs: atMs + 95_000,
  }
}

const asOrder = (institution: InstitutionName, persona: string, past: Past, index: number): Order => {
  const order = asPlaced(institution, persona, past, index)
  if (past.cancelled) return order
  const fill = fillAt(order, BigInt(order.baseUnits ?? '0'), unitsOf(past.price, PRICE_DECIMALS))
  return {
    ...order,
    status: 'filled',
    filledUnits: fill.baseUnits.toString(),
    valueUnits: fill.valueUnits.toString(),
    feeUnits: fill.feeUnits.toString(),
  }
}

/** A persona's trades before the sandbox began, in assets they own. Oldest first. */
export const tradeHistory = (institution: InstitutionName, persona: string): Order[] => {
  const holdings = findPersona(persona)?.holdings ?? {}
  return story
    .map((past, index) => ({ past, index }))
    .filter(({ past }) => Object.hasOwn(holdings, past.base))
    .map(({ past, index }) => asOrder(institution, persona, past, index))
}
