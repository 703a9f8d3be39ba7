import type { UpstreamTransfer } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import { isoTime } from '../../kit/isoTime.ts'
import { txHash } from '../../kit/txHash.ts'
import type { UpholdContext } from './context.ts'
import type { UpholdTransaction } from './schemas.ts'
import { addressOf, feeOf, transactionStatus } from './transactions.ts'

/** Where value crosses a chain: what a withdrawal delivers, and what a deposit brought before it was turned into the card's currency. */
const movedBy = ({ type, origin, destination }: UpholdTransaction) => {
  if (type === 'withdrawal') return { type, amount: destination.amount, symbol: destination.currency } as const
  return type === 'deposit' ? ({ type, amount: origin.amount, symbol: origin.currency } as const) : undefined
}

const confirmationsOf = (progress: string | number | null | undefined): number | undefined =>
  /^\d{1,9}$/.test(String(progress)) ? Number(progress) : undefined

/** A withdrawal or deposit of crypto as ours. Transfers within Uphold, conversions and bank money are none. */
export const asTransfer = (context: UpholdContext, record: UpholdTransaction): UpstreamTransfer | undefined => {
  const moved = movedBy(record)
  const chain = record.network ?? ''
  if (moved === undefined || isFiatCurrency(moved.symbol) || chain === 'uphold') return undefined
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === chain)?.networkId
  const hash = txHash(record.params?.txid, networkId !== undefined && isEvm(networkId))
  const fee = moved.type === 'withdrawal' ? feeOf(record) : undefined
  const confirmations = moved.type === 'deposit' ? confirmationsOf(record.params?.progress) : undefined
  const to = moved.type === 'withdrawal' ? addressOf(record) : ''
  return {
    upstreamId: record.id,
    ...moved,
    amount: moved.amount.replace(/^-/, ''),
    status: transactionStatus(record.status),
    upstreamStatus: record.status,
    createdAtMs: isoTime(record.createdAt, 'Uphold'),
    ...(fee === undefined ? {} : { fee }),
    ...(to === '' ? {} : { toAddress: to }),
    ...(chain === '' ? {} : { chain }),
    ...(networkId === undefined ? {} : { networkId }),
    ...(hash === undefined ? {} : { hash }),
    ...(confirmations === undefined ? {} : { confirmations }),
  }
}
