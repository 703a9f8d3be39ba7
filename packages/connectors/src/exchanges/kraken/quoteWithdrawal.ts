import { add, compare } from '@rialto/catalog'
import type { KrakenContext } from './context.ts'
import { krakenRead } from './krakenRead.ts'
import { isWithdrawInfo } from './schemas.ts'
import type { KrakenKey } from './signRequest.ts'

export interface Quote {
  /** To be asked for: Kraken takes its fee out of it. */
  gross: string
  fee: string
  /** The most that could arrive now. */
  limit: string
}

const tries = 2

/**
 * What to ask for so that exactly `amount` arrives, by Kraken's own word for this address and amount. Tried with the fee
 * it lists, and once more with the one it names then. `undefined` where that does not settle: nothing is rounded.
 */
export const quoteWithdrawal = async (
  context: KrakenContext,
  key: KrakenKey,
  { asset, name, amount, fee }: { asset: string; name: string; amount: string; fee: string },
): Promise<Quote | undefined> => {
  let expected = fee
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const gross = add(amount, expected)
    const info = await krakenRead(context, key, {
      method: 'WithdrawInfo',
      check: isWithdrawInfo,
      parameters: { asset, key: name, amount: gross },
    })
    if (compare(info.amount, amount) === 0 && compare(add(info.amount, info.fee), gross) === 0) {
      return { gross, fee: info.fee, limit: info.limit }
    }
    expected = info.fee
  }
  return undefined
}
