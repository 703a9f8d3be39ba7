import { subtract } from '@rialto/catalog'
import type { ConnectorDescriptor } from '@rialto/core'
import type { Search } from './foundWithdrawal.ts'
import { matchesOrder, excludeClaimed } from './foundWithdrawal.ts'

/** A row of an institution's history as far as it can be compared with an order. */
export interface RowTraits {
  id: string
  symbol: string
  /** The institution's name of the network. */
  chain: string | null | undefined
  amount: string
  fee: string | null | undefined
  address: string | null | undefined
  tag: string | null | undefined
  createdMs: number
}

/** Over another network that we know. A name we do not know rules nothing out: to overlook the order would be worse. */
const isElsewhere = (
  descriptor: Pick<ConnectorDescriptor, 'networks'>,
  traits: RowTraits,
  { order }: Search,
): boolean =>
  descriptor.networks.some(({ upstreamId, networkId }) => upstreamId === traits.chain && networkId !== order.networkId)

/**
 * Rows that may be the order, for institutions that keep no reference of ours and do not say whether the amount of a row is
 * before or after the fee: after it, or else before. A row without a tag rules nothing out either.
 */
export const candidateRows = <R>(
  descriptor: Pick<ConnectorDescriptor, 'networks'>,
  rows: readonly R[],
  traitsOf: (row: R) => RowTraits,
  search: Search,
): R[] => {
  const { order, sinceMs } = search
  const here = excludeClaimed(rows, row => traitsOf(row).id, search).filter(
    row => !isElsewhere(descriptor, traitsOf(row), search),
  )
  const byAmount = (amountOf: (traits: RowTraits) => string): R[] =>
    here.filter(row => {
      const { symbol, address, tag, createdMs } = traitsOf(row)
      const amount = amountOf(traitsOf(row))
      return matchesOrder({ symbol, amount, address: address ?? '', tag: tag || order.tag, createdMs }, order, sinceMs)
    })
  const exact = byAmount(({ amount }) => amount)
  return exact.length > 0 ? exact : byAmount(({ amount, fee }) => subtract(amount, fee || '0'))
}
