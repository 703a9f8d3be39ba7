import type { TaggedAddress } from '@rialto/catalog'
import type { Preview, TransferPhase } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Insertable, Selectable } from 'kysely'

import type { TransferColumns } from '../tables.ts'

/** Phases in which money may be on its way. */
export const openPhases: readonly TransferPhase[] = ['converting', 'sending', 'unknown', 'accepted', 'onChain']

type Shared = Omit<Preview, 'id' | 'scope' | 'createdAtMs' | 'expiresAtMs'>

/** The columns a preview and a transfer have in common, both ways. */
export const toColumns = (shared: Shared): Insertable<TransferColumns> => ({
  connection_id: shared.connectionId,
  user_id: shared.userId,
  type: shared.type,
  symbol: shared.symbol,
  network_id: shared.networkId,
  to_address: shared.toAddress,
  address_tag: shared.addressTag ?? null,
  amount: shared.amount,
  fee: shared.fee,
  price_usd: shared.priceUsd,
  refund_address: shared.refundTo?.address ?? null,
  refund_address_tag: shared.refundTo?.tag ?? null,
  client_transaction_id: shared.clientTransactionId ?? null,
  sub_client_id: shared.subClientId ?? null,
  link_session_id: shared.linkSessionId ?? null,
  transfer_type: shared.transferType,
  is_fee_included: shared.isFeeIncluded,
  client_fee: shared.clientFee?.amount ?? null,
  client_fee_ratio: shared.clientFee?.ratio ?? null,
  funding: shared.funding ? JSON.stringify(shared.funding) : null,
  network_fee: shared.networkFee ? JSON.stringify(shared.networkFee) : null,
  wallet_id: shared.walletId ?? null,
  is_combined: shared.isCombined ?? false,
  part_of: shared.partOf ?? null,
})

/** Address and tag, in the two columns of every transfer. */
export const refundToOf = ({
  refund_address: address,
  refund_address_tag: tag,
}: Pick<Selectable<TransferColumns>, 'refund_address' | 'refund_address_tag'>): TaggedAddress | undefined =>
  address === null ? undefined : { address, ...defined({ tag: tag ?? undefined }) }

const clientFeeOf = ({ client_fee: amount, client_fee_ratio: ratio }: Selectable<TransferColumns>) =>
  amount === null || ratio === null ? undefined : { amount, ratio }

export const fromColumns = (row: Selectable<TransferColumns>): Shared => ({
  connectionId: row.connection_id,
  userId: row.user_id,
  type: row.type,
  symbol: row.symbol,
  networkId: row.network_id,
  toAddress: row.to_address,
  amount: row.amount,
  fee: row.fee,
  priceUsd: row.price_usd,
  transferType: row.transfer_type,
  isFeeIncluded: row.is_fee_included,
  ...(row.is_combined ? { isCombined: true } : {}),
  ...defined({
    partOf: row.part_of ?? undefined,
    addressTag: row.address_tag ?? undefined,
    refundTo: refundToOf(row),
    clientFee: clientFeeOf(row),
    clientTransactionId: row.client_transaction_id ?? undefined,
    subClientId: row.sub_client_id ?? undefined,
    linkSessionId: row.link_session_id ?? undefined,
    funding: row.funding ?? undefined,
    walletId: row.wallet_id ?? undefined,
    networkFee: row.network_fee ?? undefined,
  }),
})
