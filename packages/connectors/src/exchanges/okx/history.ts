import { listedLength } from '@rialto/contract'
import { parseDecimal } from '@rialto/catalog'
import type { FoundWithdrawal, UpstreamTransfer, UpstreamTransferPage } from '@rialto/core'
import { type FinalStatuses, statusOf, txHash } from '../../kit/matching/foundWithdrawal.ts'
import { type HistoryPage, type HistoryRange, listMerged } from '../../kit/history/listMerged.ts'
import { present } from '../../kit/history/historyPlace.ts'
import {
  fetchReceived,
  fetchSent,
  type OkxContext,
  type OkxKey,
  type OkxReceived,
  type OkxSent,
  pageSize,
  type RecordQuery,
  tagOf,
} from './api.ts'
import { networkOfChain } from './assets.ts'

/** All other states are pending: some fifteen documented ones, and all new ones. */
const sentStatuses: FinalStatuses = { '2': 'succeeded', '-1': 'failed', '-2': 'failed' }

/** 1 is credited, and not yet to be withdrawn. Blacklisted, frozen and limited deposits (8, 11 to 14, 17) wait for OKX. */
const receivedStatuses: FinalStatuses = { '1': 'succeeded', '2': 'succeeded' }

/** User-facing texts: the action to take, or the reason for waiting. */
const messages: Readonly<Record<string, string>> = {
  '3': 'Waiting for your confirmation by email at OKX',
  '4': 'OKX is reviewing this withdrawal',
  '5': 'OKX is reviewing this withdrawal',
  '6': 'OKX is reviewing this withdrawal',
  '8': 'OKX is reviewing this withdrawal',
  '9': 'OKX is reviewing this withdrawal',
  '12': 'OKX is reviewing this withdrawal',
  '16': 'Local rules may delay this OKX withdrawal by up to 24 hours',
  '17': 'Waiting for the travel rule response from the recipient’s institution',
  '19': 'OKX is refilling the wallet that sends this withdrawal',
}

export const sentStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(sentStatuses, upstream)

export const sentMessage = (upstream: string): string | undefined =>
  Object.hasOwn(messages, upstream) ? messages[upstream] : undefined

/** The fee of a withdrawal, if OKX charged it in the coin itself. */
export const feeOf = ({ ccy, fee, feeCcy }: OkxSent): string | undefined => {
  if (fee == null || (feeCcy != null && feeCcy !== '' && feeCcy !== ccy)) return undefined
  const decimal = parseDecimal(fee)
  return decimal?.startsWith('-') === true ? undefined : decimal
}

const shared = (context: OkxContext, record: OkxSent | OkxReceived) => {
  const networkId = networkOfChain(context.descriptor.networks, record.ccy, record.chain)
  return {
    symbol: record.ccy,
    amount: record.amt,
    upstreamStatus: record.state,
    createdAtMs: Number(record.ts),
    ...present({
      toAddress: record.to,
      tag: tagOf(record),
      chain: record.chain,
      networkId,
      hash: txHash(record.txId, networkId),
    }),
  }
}

const asWithdrawal = (context: OkxContext, record: OkxSent): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: record.wdId,
  type: 'withdrawal',
  status: sentStatus(record.state),
  ...present({ fee: feeOf(record) }),
})

const asDeposit = (context: OkxContext, record: OkxReceived): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: record.depId,
  type: 'deposit',
  status: statusOf(receivedStatuses, record.state),
  ...(/^\d{1,9}$/.test(record.actualDepBlkConfirm ?? '') ? { confirmations: Number(record.actualDepBlkConfirm) } : {}),
})

/** Opening of OKCoin, OKX's predecessor: no transfer is older. */
const openedAtMs = Date.UTC(2013, 5, 1)

/**
 * OKX pages by time, and two rows may have the same time. Therefore the last millisecond of a full page is left to the
 * next one, which begins with it; only a millisecond that fills a page alone is skipped.
 */
const pageOf = async (
  { startMs, endMs, cursor }: HistoryRange,
  read: (beforeMs: number) => Promise<{ rows: UpstreamTransfer[]; listed: number }>,
): Promise<HistoryPage> => {
  const { rows, listed } = await read(cursor === undefined ? endMs + 1 : Number(cursor))
  const lastMs = Math.min(...rows.map(({ createdAtMs }) => createdAtMs))
  const inRange = rows
    .filter(({ createdAtMs }) => createdAtMs >= startMs)
    .sort((left, right) => right.createdAtMs - left.createdAtMs)
  if (listed < pageSize || lastMs < startMs) return { rows: inRange }
  const whole = inRange.filter(({ createdAtMs }) => createdAtMs > lastMs)
  return whole.length === 0 ? { rows: inRange, after: String(lastMs) } : { rows: whole, after: String(lastMs + 1) }
}

/** Both histories merged, newest first, as far back as OKX keeps them. */
export const listTransfers = (
  context: OkxContext,
  key: OkxKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> =>
  listMerged(
    {
      nowMs: context.clock.nowMs(),
      windowMs: Infinity,
      openedAtMs,
      sent: range =>
        pageOf(range, async beforeMs => {
          const sent = await fetchSent(context, key, { beforeMs })
          return { rows: sent.map(record => asWithdrawal(context, record)), listed: listedLength(sent) }
        }),
      received: range =>
        pageOf(range, async beforeMs => {
          const received = await fetchReceived(context, key, { beforeMs })
          return { rows: received.map(record => asDeposit(context, record)), listed: listedLength(received) }
        }),
    },
    input,
  )

const ids = /^[1-9]\d{0,31}$/
/** Format of hashes, on any chain. */
const hashes = /^[A-Za-z0-9]{1,128}$/

/** The filter for OKX's lists. `undefined` for a text that cannot be an id or hash of OKX. */
const queryOf = (id: string | undefined, hash: string | undefined): RecordQuery | undefined => {
  if (id !== undefined) return ids.test(id) ? { id } : undefined
  return hash !== undefined && hashes.test(hash) ? { hash } : undefined
}

/** Among the withdrawals first: OKX numbers them and the deposits apart. */
export const findTransfer = async (
  context: OkxContext,
  key: OkxKey,
  { id, hash, symbol }: { id?: string; hash?: string; symbol?: string },
): Promise<UpstreamTransfer | undefined> => {
  const requested = queryOf(id, hash)
  if (requested === undefined) return undefined
  const query = symbol === undefined ? requested : { ...requested, symbol }
  const isIt = (transfer: UpstreamTransfer) =>
    id === undefined ? transfer.hash?.toLowerCase() === hash?.toLowerCase() : transfer.upstreamId === id
  const sent = (await fetchSent(context, key, query)).map(record => asWithdrawal(context, record)).find(isIt)
  if (sent !== undefined) return sent
  return (await fetchReceived(context, key, query)).map(record => asDeposit(context, record)).find(isIt)
}
