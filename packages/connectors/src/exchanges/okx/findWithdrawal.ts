import type { FoundWithdrawal } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { asFound, weightiest } from '../../kit/foundWithdrawal.ts'
import { nativeReference } from '../../kit/nativeReference.ts'
import type { OkxContext } from './context.ts'
import { feeOf } from './feeOf.ts'
import { readSent } from './readRecords.ts'
import { sentMessage, sentStatus } from './recordStatus.ts'
import type { OkxSent } from './schemas.ts'
import type { OkxKey } from './signHeaders.ts'

const told = (record: OkxSent, networkId: string): FoundWithdrawal => {
  const { wdId: id, state: native, txId } = record
  const row = { id, status: sentStatus(native), upstreamStatus: native, txId, fee: feeOf(record) }
  return asFound({ ...row, message: sentMessage(native) }, networkId)
}

/** By OKX's id where it is known, else by our own: the history can be asked for either, so no twin is ever taken for it. */
export const findWithdrawal = async (
  context: OkxContext,
  key: OkxKey,
  { order, nativeId }: Search,
): Promise<FoundWithdrawal | undefined> => {
  const clientId = nativeReference(context.descriptor.withdrawal, order.reference)
  const records = await readSent(context, key, nativeId === undefined ? { clientId } : { id: nativeId })
  const isIt = (record: OkxSent) =>
    record.ccy === order.symbol && (nativeId === undefined ? record.clientId === clientId : record.wdId === nativeId)
  if (!records.every(isIt)) {
    throw new ConnectorError('malformed', 'OKX returned a withdrawal that was not requested')
  }
  return weightiest(records.map(record => told(record, order.networkId)))
}
