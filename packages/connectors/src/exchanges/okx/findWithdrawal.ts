import type { FoundWithdrawal } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, mostConclusive } from '../../kit/foundWithdrawal.ts'
import { upstreamReference } from '../../kit/upstreamReference.ts'
import type { OkxContext } from './context.ts'
import { feeOf } from './feeOf.ts'
import { readSent } from './readRecords.ts'
import { sentMessage, sentStatus } from './recordStatus.ts'
import type { OkxSent } from './schemas.ts'
import type { OkxKey } from './signHeaders.ts'

const reported = (record: OkxSent, networkId: string): FoundWithdrawal => {
  const { wdId: id, state: upstream, txId } = record
  const row = { id, status: sentStatus(upstream), upstreamStatus: upstream, txId, fee: feeOf(record) }
  return toFoundWithdrawal({ ...row, message: sentMessage(upstream) }, networkId)
}

/** By OKX's id where it is known, else by our own: the history can be asked for either, so no twin is ever taken for it. */
export const findWithdrawal = async (
  context: OkxContext,
  key: OkxKey,
  { order, upstreamId }: Search,
): Promise<FoundWithdrawal | undefined> => {
  const clientId = upstreamReference(context.descriptor.withdrawal, order.reference)
  const records = await readSent(context, key, upstreamId === undefined ? { clientId } : { id: upstreamId })
  const isIt = (record: OkxSent) =>
    record.ccy === order.symbol &&
    (upstreamId === undefined ? record.clientId === clientId : record.wdId === upstreamId)
  if (!records.every(isIt)) {
    throw new ConnectorError('malformed', 'OKX returned a withdrawal that was not requested')
  }
  return mostConclusive(records.map(record => reported(record, order.networkId)))
}
