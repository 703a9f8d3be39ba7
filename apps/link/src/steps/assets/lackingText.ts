import type { LinkHolding } from '@rialto/contract'

import type { LinkState } from '../../machine/state.ts'
import type { Messages } from '../../messages/messages.ts'
import type { Format } from '../../money/createFormat.ts'
import { compareDecimals, isZero } from '../../money/decimal.ts'

type Held = Pick<LinkHolding, 'symbol' | 'available' | 'valueUsd'>

/** How much of a fixed amount the account has, if it holds the asset and not enough of it: `70 of 100 USDC`, `$70 of $100`. */
export function lackingText(
  session: LinkState['session'],
  holdings: readonly Held[],
  { money }: Messages,
  format: Format,
): string | undefined {
  const { destinations = [], amountInFiat } = session?.transfer ?? {}
  for (const { symbol, available, valueUsd } of holdings) {
    const destination = destinations.find(one => one.symbol === symbol)
    if (destination === undefined || isZero(available)) continue
    const { amount } = destination
    if (amount !== undefined && compareDecimals(available, amount) < 0)
      return money.partOf(format.number(available), format.asset(amount, symbol))
    if (amountInFiat === undefined || valueUsd === undefined || !isPart(valueUsd, amountInFiat)) continue
    return money.partOf(format.fiat(valueUsd, 'USD'), format.fiat(amountInFiat, 'USD'))
  }
  return undefined
}

/** At least a cent, so that the part is not shown as nothing. */
const isPart = (valueUsd: string, amountInFiat: string): boolean =>
  compareDecimals(valueUsd, '0.01') >= 0 && compareDecimals(valueUsd, amountInFiat) < 0
