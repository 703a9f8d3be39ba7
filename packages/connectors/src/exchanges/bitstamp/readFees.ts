import { compare, parseDecimal } from '@rialto/catalog'
import type { BitstampContext } from './context.ts'
import type { BitstampRequest } from './schemas.ts'
import { isUserTransactions } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { BitstampKey } from './signRequest.ts'

const numbered = /^[1-9]\d{0,15}$/

const numbersOf = (requests: readonly BitstampRequest[]): string[] =>
  requests.map(({ txid }) => txid ?? '').filter(txid => numbered.test(txid))

/**
 * What withdrawals cost, by Bitstamp's number of the transaction: only the user's transactions tell. One call from the
 * oldest of them on; a withdrawal that is not among the thousand it answers with is left without a fee.
 */
export const readFees = async (
  context: BitstampContext,
  key: BitstampKey,
  requests: readonly BitstampRequest[],
): Promise<ReadonlyMap<string, string>> => {
  const [oldest] = numbersOf(requests).sort((a, b) => compare(a, b))
  if (oldest === undefined) return new Map()
  const rows = await signedRead(context, key, {
    path: 'user_transactions',
    check: isUserTransactions,
    parameters: { since_id: String(BigInt(oldest) - 1n), sort: 'asc' },
  })
  return new Map(rows.flatMap(({ id, fee }) => (compare(fee, '0') < 0 ? [] : [[id, parseDecimal(fee) ?? fee]])))
}
