import type { WithdrawalOrder } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import type { BybitContext, BybitKey } from './context.ts'
import { isAddressBook } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/** Bybit's most per page. */
const limit = '50'
const maxPages = 10

/**
 * The order's address as the account's address book spells it. Bybit compares letter by letter, while an EVM address means
 * the same in any case. One that is not found there goes out as it is: whether it may, Bybit says.
 */
export const readBookAddress = async (
  context: BybitContext,
  key: BybitKey,
  order: Pick<WithdrawalOrder, 'address' | 'networkId'>,
  chain: string,
): Promise<string> => {
  if (!isEvm(order.networkId)) return order.address
  const wanted = order.address.toLowerCase()
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const { rows, nextPageCursor } = await signedRead(context, key, {
      path: '/v5/asset/withdraw/query-address',
      check: isAddressBook,
      parameters: { chain, limit, ...(cursor === undefined ? {} : { cursor }) },
    })
    const spelled = rows.filter(row => row.chain === chain && row.address.toLowerCase() === wanted)
    if (spelled.length > 0) return (spelled.find(row => row.address === order.address) ?? spelled[0])?.address ?? wanted
    if (nextPageCursor == null || nextPageCursor === '' || nextPageCursor === cursor) break
    cursor = nextPageCursor
  }
  return order.address
}
