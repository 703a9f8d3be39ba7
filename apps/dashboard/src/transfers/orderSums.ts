import type { AdminValue } from '@rialto/contract'

export type OrderRequest = Pick<AdminValue<'searchPaymentRequests', 'content'>['items'][number], 'sums'>
type Kind = 'arrived' | 'refunded' | 'refunding' | 'open' | 'credited'
type SumRow = { kind: Kind; amounts: readonly { amount: string; symbol: string; networkName?: string }[] }

const kinds: readonly Kind[] = ['arrived', 'refunded', 'refunding', 'open', 'credited']

/**
 * The books of an order that is paid by address, as rows: the arrived amount, and its parts that were sent back, are in a
 * refund, open or credited. Rows without an amount are left out, except the first and the last. Amounts on several networks name theirs.
 */
export const orderSums = ({ sums }: OrderRequest): SumRow[] => {
  const isOnOne = sums.every(({ networkId }) => networkId === sums[0]?.networkId)
  return kinds
    .map(kind => ({
      kind,
      amounts: sums
        .map(one => ({ amount: one[kind], symbol: one.symbol, ...(isOnOne ? {} : { networkName: one.networkName }) }))
        .filter(({ amount }) => Number(amount) !== 0),
    }))
    .filter(({ kind, amounts }) => amounts.length > 0 || kind === 'arrived' || kind === 'credited')
}
