import type { LinkState } from '../machine/state.ts'
import type { Format } from './createFormat.ts'

/** Steps that show the amount and its cost in their own content. */
const shownThere: ReadonlySet<LinkState['step']['name']> = new Set([
  'preview',
  'payout',
  'combined',
  'secondFactor',
  'travelRule',
  'action',
  'progress',
  'success',
  'failed',
  'ended',
  'closed',
])

/** The amount that the client has fixed, for the steps before it is confirmed. Undefined if the user enters it, or if it depends on the asset. */
export function requestedText({ session, step, choice }: LinkState, format: Format): string | undefined {
  const { transfer, payout } = session ?? {}
  if (shownThere.has(step.name)) return undefined
  if (payout !== undefined) return format.asset(payout.amount, payout.symbol)
  if (transfer === undefined) return undefined
  const [first, ...others] = transfer.destinations.filter(
    ({ symbol }) => choice.symbol === undefined || symbol === choice.symbol,
  )
  if (
    first?.amount !== undefined &&
    others.every(({ amount, symbol }) => amount === first.amount && symbol === first.symbol)
  )
    return format.asset(first.amount, first.symbol)
  return transfer.amountInFiat === undefined ? undefined : format.fiat(transfer.amountInFiat, 'USD')
}
