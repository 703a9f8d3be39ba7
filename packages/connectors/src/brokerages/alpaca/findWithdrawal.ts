import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, matchesOrder, excludeClaimed, mostConclusive } from '../../kit/foundWithdrawal.ts'
import type { AlpacaAccess } from './context.ts'
import { createdMs, feeOf, readTransfer, readTransfers } from './readTransfers.ts'
import type { AlpacaTransfer } from './schemas.ts'
import { transferStatus } from './transferStatus.ts'

const reported = (record: AlpacaTransfer, networkId: string): FoundWithdrawal => {
  const { id, status, tx_hash: txId } = record
  const row = { id, status: transferStatus(status), upstreamStatus: status, txId, fee: feeOf(record) }
  return toFoundWithdrawal(row, networkId)
}

/** Over another network that we know. A name we do not know rules nothing out: to overlook the order would be worse. */
const isElsewhere = ({ descriptor }: BoundContext, { chain }: AlpacaTransfer, order: WithdrawalOrder): boolean =>
  descriptor.networks.some(({ upstreamId, networkId }) => upstreamId === chain && networkId !== order.networkId)

const isOrder = (context: BoundContext, transfer: AlpacaTransfer, { order, sinceMs }: Search): boolean => {
  const { asset: symbol, amount, to_address: address } = transfer
  // No network we know Alpaca by has tags, so no row can differ in one.
  const traits = { symbol, amount, address: address ?? '', tag: order.tag, createdMs: createdMs(transfer) }
  return (
    transfer.direction === 'OUTGOING' && !isElsewhere(context, transfer, order) && matchesOrder(traits, order, sinceMs)
  )
}

/** By Alpaca's id where it was told, else by asset, network, amount, address and time. */
export const findWithdrawal = async (
  context: BoundContext,
  access: AlpacaAccess,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { upstreamId, order } = search
  if (upstreamId !== undefined) {
    const found = await readTransfer(context, access, upstreamId)
    return found === undefined ? undefined : reported(found, order.networkId)
  }
  const ours = (await readTransfers(context, access)).filter(transfer => isOrder(context, transfer, search))
  return mostConclusive(
    excludeClaimed(ours, ({ id }) => id, search).map(transfer => reported(transfer, order.networkId)),
  )
}
