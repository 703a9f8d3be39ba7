import type { InstitutionName } from '../data/networks.ts'

/** Differences between the institutions' trading rules. */
interface Conventions {
  /** Fee in thousandths of a trade's value. */
  feeThousandths: bigint
  /** The asset of a purchase's fee: the money (`quote`) or the coins bought (`base`). */
  buyFeeIn: 'base' | 'quote'
  /** Status of an unfilled order that may not rest. */
  unmet: 'cancelled' | 'expired'
  /** Asset that paid for the personas' trades before the sandbox began. */
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
