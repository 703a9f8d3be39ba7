import type { Context } from '../context.ts'
import type { InstitutionName, UpstreamNames } from '../data/networks.ts'
import { json, type SimResponse } from '../http/types.ts'

/** Binance's error body. */
export const binanceError = (code: number, msg: string, status = 400): SimResponse => json(status, { code, msg })

export const missing = (name: string): SimResponse =>
  binanceError(-1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`)

/** A simulated exchange with Binance's protocol, and the parts of it that the exchange supports. */
export interface SimulatedVariant {
  name: InstitutionName
  host: string
  networks: UpstreamNames
  /** Quote assets of its markets. */
  quotes: readonly string[]
  /** Thousandths of a trade's value. */
  feeThousandths: number
  /** Request weight per minute for one IP address. */
  weightPerMinute: number
  /**
   * Features of Binance that Binance.US lacks: a funding wallet, permissions of a key, the account's `uid`, deposit
   * numbers, fees in the order test, and the related parameters of a withdrawal.
   */
  isFull: boolean
}

export interface VariantContext extends Context {
  variant: SimulatedVariant
}

export const binanceVariant: SimulatedVariant = {
  name: 'binance',
  host: 'api.binance.com',
  networks: { base: 'BASE', bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' },
  quotes: ['USDT'],
  feeThousandths: 1,
  weightPerMinute: 6_000,
  isFull: true,
}

export const binanceUsVariant: SimulatedVariant = {
  name: 'binanceUs',
  host: 'api.binance.us',
  networks: { base: 'BASE', bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' },
  quotes: ['USDT', 'USD'],
  feeThousandths: 4,
  weightPerMinute: 1_200,
  isFull: false,
}
