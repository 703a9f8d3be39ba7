import { isZero, parseDecimal } from '@rialto/catalog'
import { freeWithin } from '../../kit/freeWithin.ts'
import type { OwnedRow } from '../../kit/ownedRows.ts'
import type { BitstampContext } from './context.ts'
import type { BitstampBalance } from './schemas.ts'
import { isBalances } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { BitstampKey } from './signRequest.ts'

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'

export const asRow = ({ currency, available, total }: BitstampBalance): OwnedRow => ({
  symbol: currency.toUpperCase(),
  free: freeWithin(plain(available), plain(total)),
  total: plain(total),
})

/** The account, currency by currency. Bitstamp lists every one it knows; those of which there is nothing are left out. */
export const readRows = async (context: BitstampContext, key: BitstampKey): Promise<OwnedRow[]> => {
  const balances = await signedRead(context, key, { path: 'account_balances', check: isBalances })
  return balances.filter(({ total }) => !isZero(total)).map(asRow)
}
