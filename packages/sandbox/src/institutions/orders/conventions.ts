import type { InstitutionName } from '../data/networks.ts'

/** How an institution trades, where they differ. */
interface Conventions {
  /** Thousandths of the value that it keeps of a trade. */
  feeThousandths: bigint
  /** What it takes its fee of a purchase from: the money, or the coins bought. */
  buyFeeIn: 'base' | 'quote'
  /** What becomes of an order that may not rest. */
  unmet: 'cancelled' | 'expired'
  /** What personas paid in before the sandbox began. */
  quote: string
  ids: 'numbers' | 'uuids'
}

const usual: Conventions = { feeThousandths: 0n, buyFeeIn: 'quote', unmet: 'cancelled', quote: 'USD', ids: 'numbers' }
const binance: Conventions = { ...usual, feeThousandths: 1n, buyFeeIn: 'base', unmet: 'expired', quote: 'USDT' }

const known: Readonly<Record<InstitutionName, Conventions>> = {
  coinbase: { ...usual, feeThousandths: 6n, ids: 'uuids' },
  binance,
  binanceUs: { ...binance, feeThousandths: 4n, quote: 'USD' },
}

export const conventionsOf = (institution: InstitutionName): Conventions => known[institution] ?? usual
