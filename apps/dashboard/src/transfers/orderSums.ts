import type { AdminValue } from '@rialto/contract'

export type OrderRequest = Pick<AdminValue<'searchPaymentRequests', 'content'>['items'][number], 'sums'>
type Kind = 'arrived' | 'refunded' | 'refunding' | 'open' | 'credited'
type SumRow = { kind: Kind; amounts: readonly { amount: string; symbol: string }[] }

const kinds: readonly Kind[] = ['arrived', 'refunded', 'refunding', 'open', 'credited']

/**
 * The books of an order that is paid by address, as rows: what arrived is sent back, in a refund, open or credited. Rows
 * of nothing are left out, except the first and the last. `shown`: an asset whose rows stand elsewhere; nothing is left
 * where nothing else arrived.
 */
export const orderSums = ({ sums }: OrderRequest, shown?: { networkId: string; symbol: string }): SumRow[] => {
  const others = sums.filter(one => one.networkId !== shown?.networkId || one.symbol !== shown.symbol)
  return kinds
    .map(kind => ({
      kind,
      amounts: others
        .map(one => ({ amount: one[kind], symbol: one.symbol }))
        .filter(({ amount }) => Number(amount) !== 0),
    }))
    .filter(({ kind, amounts }) => amounts.length > 0 || (!shown && (kind === 'arrived' || kind === 'credited')))
}
