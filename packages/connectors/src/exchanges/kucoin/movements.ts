import Type from 'typebox'
import { ConnectorError, type FoundWithdrawal } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type FinalStatuses, statusOf } from '../../kit/matching/foundWithdrawal.ts'
import { Amount, FittingRows, Text } from '@rialto/contract'
import { enveloped, fetchData, type KucoinContext, type KucoinKey, Milliseconds, OrNull, ShortOrNone } from './api.ts'
import { sha256 } from '../../kit/signing/signer.ts'

const Movement = {
  currency: Text,
  status: Text,
  address: ShortOrNone,
  memo: ShortOrNone,
  amount: Amount,
  fee: OrNull(Amount),
  walletTxId: OrNull(Type.String({ maxLength: 512 })),
  createdAt: Milliseconds,
  updatedAt: OrNull(Milliseconds),
  remark: OrNull(Type.String({ maxLength: 1_024 })),
  /** Moved inside KuCoin, on no chain. */
  isInner: OrNull(Type.Boolean()),
}

/**
 * A withdrawal or a deposit of the lists. Deposits have no id; in KuCoin's own examples withdrawals have none either.
 */
const Listed = Type.Object({ ...Movement, id: ShortOrNone, chain: ShortOrNone })
export type KucoinMovement = Type.Static<typeof Listed>
const PageNumber = Type.String({ pattern: '^\\d{1,9}$' })
const isMovements = enveloped(
  Type.Object({
    currentPage: PageNumber,
    totalPage: PageNumber,
    items: FittingRows(Listed, { of: 'transfers', maxItems: 1_000 }),
  }),
)

export type MovementList = 'withdrawals' | 'deposits'

export interface MovementQuery {
  startMs: number
  endMs: number
  /** KuCoin's code of the currency. */
  currency?: string
  /** Number of the page. Default: the first. */
  cursor?: string
}

/** One page, newest first. Absent `after`: the last one. */
interface MovementPage {
  rows: KucoinMovement[]
  after?: string
}

/** KuCoin's most is 500. */
const pageSize = '200'
const pageForm = /^[1-9]\d{0,5}$/

export const fetchMovements = async (
  context: KucoinContext,
  key: KucoinKey,
  list: MovementList,
  { startMs, endMs, currency, cursor = '1' }: MovementQuery,
): Promise<MovementPage> => {
  const currentPage = pageForm.test(cursor) ? cursor : '1'
  const page = await fetchData(context, key, {
    path: `/api/v1/${list}`,
    check: isMovements,
    parameters: {
      ...defined({ currency }),
      startAt: String(startMs),
      endAt: String(endMs),
      currentPage,
      pageSize,
    },
  })
  if (page.currentPage !== currentPage) throw new ConnectorError('malformed', 'KuCoin returned a different page')
  // A page without rows is the last one only if KuCoin counts no more pages.
  const isLast = Number(currentPage) >= Number(page.totalPage)
  return { rows: page.items, ...(isLast ? {} : { after: String(Number(currentPage) + 1) }) }
}

/** More pages in one period are an error, because the list was not read completely. */
const maxPages = 25

/** Every row of a period. */
export const fetchAllMovements = async (
  context: KucoinContext,
  key: KucoinKey,
  list: MovementList,
  query: Omit<MovementQuery, 'cursor'>,
): Promise<KucoinMovement[]> => {
  const found: KucoinMovement[] = []
  let cursor: string | undefined = '1'
  for (let page = 0; page < maxPages; page += 1) {
    const { rows, after }: MovementPage = await fetchMovements(context, key, list, { ...query, cursor })
    found.push(...rows)
    if (after === undefined) return found
    cursor = after
  }
  throw new ConnectorError('malformed', `KuCoin’s list of ${list} exceeds the page limit`)
}

/** The reply for one withdrawal by its id names the chain differently. */
const isWithdrawal = enveloped(Type.Object({ ...Movement, id: Text, chainId: ShortOrNone }))

export const fetchWithdrawal = (context: KucoinContext, key: KucoinKey, id: string) =>
  fetchData(context, key, { path: `/api/v1/withdrawals/${id}`, check: isWithdrawal })

/**
 * Of deposits, ROLLBACK was taken back with its block. REVIEW, PROCESSING, WALLET_PROCESSING, PRE_SUCCESS (credited before its last
 * confirmation), ROLLBACKING, the reviews of deposits and all new statuses are pending.
 */
const finals: FinalStatuses = { SUCCESS: 'succeeded', FAILURE: 'failed', ROLLBACK: 'failed' }

export const movementStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(finals, upstream)

/** The transaction in `walletTxId`: the part before its `@`. */
export const txIdOf = ({ walletTxId }: Pick<KucoinMovement, 'walletTxId'>): string | undefined =>
  walletTxId?.split('@')[0]

/** Whether KuCoin gives the row an id: deposits never have one, withdrawals not always. */
export const hasId = ({ id }: Pick<KucoinMovement, 'id'>): boolean => id != null && id !== ''

const ownId = /^([dw])(\d{13})-[0-9a-f]{16}$/
const lists: Readonly<Record<string, MovementList>> = { d: 'deposits', w: 'withdrawals' }

/**
 * KuCoin's id, or, if it has none, one of ours: list, time, and a hash of the immutable fields. Two rows with the same
 * id count as one.
 */
export const movementId = (list: MovementList, row: KucoinMovement): string => {
  if (row.id != null && row.id !== '') return row.id
  // A withdrawal's hash comes later.
  const hash = list === 'deposits' ? row.walletTxId : ''
  const traits = JSON.stringify([row.currency, row.address, row.memo, row.amount, row.remark, hash])
  const digest = Buffer.from(sha256(traits)).toString('hex').slice(0, 16)
  return `${list === 'deposits' ? 'd' : 'w'}${row.createdAt}-${digest}`
}

/** The list and the time of one of our ids; `undefined` for one of KuCoin's. */
export const placeOfId = (id: string): { list: MovementList; atMs: number } | undefined => {
  const [, letter = '', atMs] = ownId.exec(id) ?? []
  const list = lists[letter]
  return list === undefined ? undefined : { list, atMs: Number(atMs) }
}
