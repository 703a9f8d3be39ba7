import { priceInCents } from '../../prices/priceInCents.ts'
import { formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import type { Persona } from '../data/personas.ts'
import { stableUuid } from '../http/types.ts'

/**
 * The quantity in millionths of a share, and the cost per share in cents. The ledger does not contain shares, and
 * nothing here moves them.
 */
interface Share {
  symbol: string
  exchange: string
  millionths: bigint
  paidCents: bigint
}

const some: readonly Share[] = [
  { symbol: 'AAPL', exchange: 'NASDAQ', millionths: 12_500_000n, paidCents: 17_478n },
  { symbol: 'MSFT', exchange: 'NASDAQ', millionths: 4_000_000n, paidCents: 40_210n },
  { symbol: 'SPY', exchange: 'ARCA', millionths: 20_000_000n, paidCents: 51_190n },
]

/** Only personas who own both cash and bitcoin own shares. */
export const sharesOf = ({ holdings }: Persona): readonly Share[] =>
  holdings['USD'] !== undefined && holdings['BTC'] !== undefined ? some : []

const dollars = (cents: bigint): string => formatUnits(cents, 2)

/** A position in shares, at the sandbox's current price. */
export const sharePosition = (ctx: Context, { symbol, exchange, millionths, paidCents }: Share) => {
  const nowCents = BigInt(priceInCents(symbol, Math.floor(ctx.clock.nowMs() / 1_000)))
  const value = (cents: bigint) => (millionths * cents) / 1_000_000n
  const quantity = formatUnits(millionths, 6)
  return {
    asset_id: stableUuid(`alpaca/asset/${symbol}`),
    symbol,
    exchange,
    asset_class: 'us_equity',
    asset_marginable: true,
    qty: quantity,
    qty_available: quantity,
    avg_entry_price: dollars(paidCents),
    side: 'long',
    market_value: dollars(value(nowCents)),
    cost_basis: dollars(value(paidCents)),
    unrealized_pl: dollars(value(nowCents) - value(paidCents)),
    current_price: dollars(nowCents),
    lastday_price: dollars(nowCents),
    change_today: '0',
  }
}
