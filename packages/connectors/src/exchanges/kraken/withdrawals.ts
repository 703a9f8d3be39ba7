import { listedLength } from '@rialto/contract'
import {
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type WithdrawalOrder,
  type WithdrawOutcome,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Search } from '../../kit/matching/foundWithdrawal.ts'
import { type MatchingPolicy, matchWithdrawal, type WithdrawalRecord } from '../../kit/matching/matchWithdrawal.ts'
import { withdrawSigned } from '../../kit/withdraw/withdrawOnce.ts'
import { isWithdrawn, type KrakenContext, type KrakenKey, type KrakenMovement } from './api.ts'
import { codeOf, symbolOf } from './assets.ts'
import { krakenWithdrawErrors } from './errors.ts'
import { maxPerCall, movementStatus, readMovements, secondsOf } from './history.ts'
import { howToWhitelist, planWithdrawal, type WithdrawalPlan } from './planWithdrawal.ts'

/**
 * With `address` and `max_fee`, Kraken rejects the withdrawal if the saved address or the fee differs from the plan.
 */
const withdrawParameters = (
  { asset, name, gross, fee }: WithdrawalPlan,
  { address }: WithdrawalOrder,
  code: string | undefined,
) => ({ asset, key: name, address, amount: gross, max_fee: fee, ...defined({ otp: code }) })

export const submitWithdrawal = (
  context: KrakenContext,
  credentials: Credentials,
  order: WithdrawalOrder,
  code: string | undefined,
): Promise<WithdrawOutcome> =>
  withdrawSigned(context, credentials, order, {
    plan: key => planWithdrawal(context, key, order),
    call: plan => ({ method: 'POST', call: 'Withdraw', parameters: withdrawParameters(plan, order, code) }),
    check: isWithdrawn,
    accepted: ({ result }) => ({ upstreamId: result.refid }),
    factor: 'totp',
    howToWhitelist,
    code,
    ...(context.descriptor.withdrawal.secondFactors.length === 0 ? {} : { table: krakenWithdrawErrors }),
  })

/**
 * Kraken accepts no reference. It does not document whether `amount` of its lists is before or after the fee, so both
 * are accepted. Its history shows no tag: the saved address contains it.
 */
export const krakenRecords: MatchingPolicy = { reference: 'none', amount: 'either', tag: 'absent', address: 'recorded' }

const msPerS = 1_000
/** The clocks may differ. */
const marginS = 300

const recordOf = (row: KrakenMovement): WithdrawalRecord => ({
  id: row.refid,
  symbol: symbolOf(row.asset),
  network: row.network,
  amount: row.amount,
  fee: row.fee,
  // The text itself, and the text without a suffix such as a tag.
  address: [row.info ?? '', (row.info ?? '').split(/[\s:?]/)[0] ?? ''],
  createdMs: secondsOf(row) * msPerS,
  ...movementStatus(row),
  txId: row.txid,
})

/** More pages since the order are an error, because the list was not read completely. */
const maxPages = 20

/** Every withdrawal of the asset since then, newest first. After a full page, the next one ends where it ended. */
const readAll = async (context: KrakenContext, key: KrakenKey, asset: string, startS: number) => {
  const found = new Map<string, KrakenMovement>()
  let endS: number | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const range = { asset, startS, limit: maxPerCall, ...defined({ endS }) }
    const rows = await readMovements(context, key, 'WithdrawStatus', range)
    const before = found.size
    for (const row of rows) found.set(row.refid, row)
    if (listedLength(rows) < maxPerCall) return [...found.values()]
    if (found.size === before) break
    endS = Math.min(...rows.map(secondsOf))
  }
  throw new ConnectorError('malformed', 'Kraken’s withdrawal list exceeds the page limit')
}

/** By Kraken's id if known, else by the fields of the policy. */
export const findWithdrawal = async (
  context: KrakenContext,
  key: KrakenKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { order, sinceMs } = search
  const asset = codeOf(order.symbol)
  // An error, not an empty list: an order that cannot be searched for is not known to be absent.
  if (asset === undefined) throw new ConnectorError('networkUnsupported', `Kraken does not support ${order.symbol}`)
  const startS = Math.max(Math.floor(sinceMs / msPerS) - marginS, 0)
  const rows = await readAll(context, key, asset, startS)
  if (rows.some(row => symbolOf(row.asset) !== order.symbol)) {
    throw new ConnectorError('malformed', 'Kraken returned withdrawals that were not requested')
  }
  return matchWithdrawal(rows.map(recordOf), search, { policy: krakenRecords, networks: context.descriptor.networks })
}
