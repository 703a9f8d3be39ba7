import type { UpstreamTransfer, UpstreamTransferPage } from '@rialto/core'
import { defined } from '@rialto/defined'
import { listMerged } from '../../kit/history/listMerged.ts'
import type { BybitContext, BybitKey, BybitPage } from './api.ts'
import {
  type BybitReceived,
  type BybitSent,
  fetchReceived,
  fetchSent,
  receivedStatus,
  type RecordQuery,
  sentStatus,
  windowMs,
} from './records.ts'
import { txHash } from '../../kit/matching/foundWithdrawal.ts'
import { present } from '../../kit/history/historyPlace.ts'

const shared = (context: BybitContext, record: BybitSent | BybitReceived) => {
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === record.chain)?.networkId
  return {
    symbol: record.coin,
    amount: record.amount,
    upstreamStatus: record.status,
    ...present({
      toAddress: record.toAddress,
      tag: record.tag,
      chain: record.chain,
      networkId,
      hash: txHash(record.txID, networkId),
    }),
  }
}

const asWithdrawal = (context: BybitContext, record: BybitSent): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: record.withdrawId,
  type: 'withdrawal',
  status: sentStatus(record.status),
  createdAtMs: Number(record.createTime),
  ...present({ fee: record.withdrawFee }),
  ...(record.updateTime === undefined || record.updateTime === '' ? {} : { updatedAtMs: Number(record.updateTime) }),
})

/** Bybit has one time of a deposit, that of its last change. A deposit without it is in transit now. */
const asDeposit = (context: BybitContext, record: BybitReceived): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: record.id,
  type: 'deposit',
  status: receivedStatus(record.status),
  createdAtMs: Number(record.successAt ?? '') || context.clock.nowMs(),
  ...present({ fee: record.depositFee, fromAddress: record.fromAddress }),
  ...(/^\d{1,9}$/.test(record.confirmations ?? '') ? { confirmations: Number(record.confirmations) } : {}),
})

/** Bybit's opening: no transfer is older. */
const openedAtMs = Date.UTC(2018, 2, 1)
/** Deposits are looked up by the second. */
const stepMs = 1_000

const mapped = <T, U>({ rows, ...rest }: BybitPage<T>, map: (row: T) => U): BybitPage<U> => ({
  ...rest,
  rows: rows.map(map),
})

/** Both histories, 30 days at a time. */
export const listTransfers = (
  context: BybitContext,
  key: BybitKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> =>
  listMerged(
    {
      nowMs: context.clock.nowMs(),
      windowMs,
      openedAtMs,
      stepMs,
      sent: async range => mapped(await fetchSent(context, key, range), row => asWithdrawal(context, row)),
      received: async range => mapped(await fetchReceived(context, key, range), row => asDeposit(context, row)),
    },
    input,
  )

/** A year: Bybit filters by an id or a hash, but covers less than 30 days per call. */
const maxWindows = 12

/** Format of Bybit's ids and hashes. */
const plausible = /^[A-Za-z0-9_-]{1,128}$/

export const findTransfer = async (
  context: BybitContext,
  key: BybitKey,
  { id, hash, symbol }: { id?: string; hash?: string; symbol?: string },
): Promise<UpstreamTransfer | undefined> => {
  const wanted = id ?? hash
  if (wanted === undefined || !plausible.test(wanted)) return undefined
  const isIt = (transfer: UpstreamTransfer) =>
    id === undefined ? transfer.hash?.toLowerCase() === wanted.toLowerCase() : transfer.upstreamId === id
  const requested = { ...(id === undefined ? { hash: wanted } : { id }), ...defined({ symbol }) }
  const nowMs = context.clock.nowMs()
  for (let window = 0; window < maxWindows; window += 1) {
    const endMs = nowMs - window * windowMs
    const query: RecordQuery = { startMs: endMs - windowMs, endMs, ...requested }
    const sent = await fetchSent(context, key, query)
    const received = await fetchReceived(context, key, query)
    const found = [
      ...sent.rows.map(record => asWithdrawal(context, record)),
      ...received.rows.map(record => asDeposit(context, record)),
    ].find(isIt)
    if (found !== undefined) return found
  }
  return undefined
}
