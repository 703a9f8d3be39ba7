import type { BybitContext, BybitKey } from './context.ts'
import { isTransferable } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/** Bybit's most per call. */
const maxCoins = 20

/**
 * What can leave the unified wallet, coin by coin: the wallet's own answer no longer says it (`availableToWithdraw` is
 * deprecated there).
 */
export const readTransferable = async (
  context: BybitContext,
  key: BybitKey,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  for (let from = 0; from < symbols.length; from += maxCoins) {
    const { availableWithdrawalMap } = await signedRead(context, key, {
      path: '/v5/account/withdrawal',
      check: isTransferable,
      parameters: { coinName: symbols.slice(from, from + maxCoins).join(',') },
    })
    for (const [symbol, amount] of Object.entries(availableWithdrawalMap)) found.set(symbol, amount || '0')
  }
  return found
}
