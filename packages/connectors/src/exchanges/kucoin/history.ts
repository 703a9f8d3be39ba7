import { ConnectorError, type UpstreamTransfer, type UpstreamTransferPage } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type HistoryPage, type HistoryRange, listMerged } from '../../kit/history/listMerged.ts'
import type { KucoinContext, KucoinKey } from './api.ts'
import { codeOf, symbolOf } from './assets.ts'
import {
  fetchAllMovements,
  fetchMovements,
  fetchWithdrawal,
  type KucoinMovement,
  movementId,
  type MovementList,
  movementStatus,
  placeOfId,
  txIdOf,
} from './movements.ts'
import { txHash } from '../../kit/matching/foundWithdrawal.ts'
import { present } from '../../kit/history/historyPlace.ts'

/** A row of either list. */
const asTransfer = (
  { descriptor }: Pick<KucoinContext, 'descriptor'>,
  list: MovementList,
  row: KucoinMovement,
): UpstreamTransfer => {
  const networkId = descriptor.networks.find(({ upstreamId }) => upstreamId === row.chain)?.networkId
  return {
    upstreamId: movementId(list, row),
    type: list === 'deposits' ? 'deposit' : 'withdrawal',
    status: movementStatus(row.status),
    upstreamStatus: row.status,
    symbol: symbolOf(row.currency),
    amount: row.amount,
    createdAtMs: Number(row.createdAt),
    ...present({
      fee: row.fee,
      toAddress: row.address,
      tag: row.memo,
      chain: row.chain,
      networkId,
      hash: txHash(txIdOf(row), networkId),
    }),
    ...(row.updatedAt == null ? {} : { updatedAtMs: Number(row.updatedAt) }),
  }
}

/** The API's lists begin here. Older transfers have separate calls, which are not read. */
const openedAtMs = Date.UTC(2019, 1, 18)
/** KuCoin documents no maximum range. Smaller ranges keep page numbers small. */
const windowMs = 90 * 86_400_000
/** KuCoin's times count in seconds. */
const stepMs = 1_000

/** Both lists, 90 days at a time. */
export const listTransfers = (
  context: KucoinContext,
  key: KucoinKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const read =
    (list: MovementList) =>
    async (range: HistoryRange): Promise<HistoryPage> => {
      const { rows, ...rest } = await fetchMovements(context, key, list, range)
      return { ...rest, rows: rows.map(row => asTransfer(context, list, row)) }
    }
  const times = { nowMs: context.clock.nowMs(), windowMs, openedAtMs, stepMs }
  return listMerged({ ...times, sent: read('withdrawals'), received: read('deposits') }, input)
}

const secondMs = 1_000
/** A year. */
const maxWindows = 4
const idForm = /^[0-9a-f]{24}$/
const hashForm = /^[A-Za-z0-9]{32,128}$/

/** KuCoin does not document its response for an unknown id, so every plain rejection means that. */
const noneWhenRejected = (error: unknown): undefined => {
  if (error instanceof ConnectorError && error.kind === 'refused') return undefined
  throw error
}

const byUpstreamId = async (
  context: KucoinContext,
  key: KucoinKey,
  id: string,
): Promise<UpstreamTransfer | undefined> => {
  const found = await fetchWithdrawal(context, key, id).catch(noneWhenRejected)
  if (found === undefined) return undefined
  if (found.id !== id) throw new ConnectorError('malformed', 'KuCoin returned a withdrawal that was not requested')
  return asTransfer(context, 'withdrawals', { ...found, chain: found.chainId ?? null })
}

const inTime = async (
  context: KucoinContext,
  key: KucoinKey,
  list: MovementList,
  range: { startMs: number; endMs: number; currency?: string },
  isIt: (transfer: UpstreamTransfer) => boolean,
): Promise<UpstreamTransfer | undefined> => {
  const rows = await fetchAllMovements(context, key, list, range)
  return rows.map(row => asTransfer(context, list, row)).find(isIt)
}

const byHash = async (
  context: KucoinContext,
  key: KucoinKey,
  hash: string,
  symbol: string | undefined,
): Promise<UpstreamTransfer | undefined> => {
  const currency = symbol === undefined ? undefined : codeOf(symbol)
  if (symbol !== undefined && currency === undefined) return undefined
  const isIt = (transfer: UpstreamTransfer) => transfer.hash?.toLowerCase() === hash.toLowerCase()
  const nowMs = context.clock.nowMs()
  for (let window = 0; window < maxWindows; window += 1) {
    const endMs = nowMs - window * windowMs
    const range = { startMs: endMs - windowMs, endMs, ...defined({ currency }) }
    for (const list of ['withdrawals', 'deposits'] as const) {
      const found = await inTime(context, key, list, range, isIt)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** KuCoin has a call for one withdrawal by its id. Deposits, and searches by hash, go through the lists. */
export const findTransfer = async (
  context: KucoinContext,
  key: KucoinKey,
  { id, hash, symbol }: { id?: string; hash?: string; symbol?: string },
): Promise<UpstreamTransfer | undefined> => {
  if (id === undefined)
    return hash !== undefined && hashForm.test(hash) ? byHash(context, key, hash, symbol) : undefined
  const place = placeOfId(id)
  if (place === undefined) return idForm.test(id) ? byUpstreamId(context, key, id) : undefined
  const range = { startMs: place.atMs - secondMs, endMs: place.atMs + secondMs }
  return inTime(context, key, place.list, range, ({ upstreamId }) => upstreamId === id)
}
