import { formatShort, formatUnits } from '../../../money/baseUnits.ts'
import type { Currency } from '../ports.ts'
import type { WireAmount, WireCurrency } from '../wire.ts'
import { microUsdOf, type Leg } from './priceBridge.ts'

const USD_DECIMALS = 6

/** Millionths of a dollar in Relay's format. */
export const usdText = (microUsd: bigint): string => formatUnits(microUsd, USD_DECIMALS)

export const wireCurrency = (
  chainId: number,
  { address, symbol, name, decimals, isNative }: Currency,
): WireCurrency => ({
  chainId,
  address,
  symbol,
  name,
  decimals,
  metadata: { verified: true, isNative },
})

export const wireAmount = ({ chain, currency }: Leg, units: bigint, minimum: bigint = units): WireAmount => ({
  currency: wireCurrency(chain.id, currency),
  amount: units.toString(),
  amountFormatted: formatShort(units, currency.decimals),
  amountUsd: usdText(microUsdOf(units, currency)),
  minimumAmount: minimum.toString(),
})
