import { add, compare, parseDecimal, sameDestination, splitAddress, subtract, networkTypeOf } from '@rialto/catalog'
import { clockMarginMs, type FoundWithdrawal, type OrderIdentity, type UpstreamNetwork } from '@rialto/core'
import { defined } from '@rialto/defined'
import { isNamed } from '../descriptor/upstreamNetworks.ts'
import { type Search, toFoundWithdrawal } from './foundWithdrawal.ts'
import { isOurReference } from './isOurReference.ts'

/** A withdrawal in an exchange's history, in our terms. */
export interface WithdrawalRecord {
  /**
   * The exchange's id. If it has none, an id made of immutable fields, which differs from those of all other accounts'
   * records.
   */
  id: string
  /** The id that earlier versions made of it. */
  formerId?: string
  /** Our reference, if the exchange returns it. */
  reference?: string | null | undefined
  /** Our symbol: `BTC`. */
  symbol: string
  /** The exchange's name of the network. */
  network?: string | null | undefined
  amount: string
  fee?: string | null | undefined
  /** Several: possible readings of one text, to which an exchange may have appended a tag. */
  address?: string | readonly string[] | null | undefined
  tag?: string | null | undefined
  createdMs: number
  status: FoundWithdrawal['status']
  /** The exchange's own. */
  upstreamStatus: string
  txId?: string | null | undefined
  /** The exchange says that it was an internal transfer, without a chain. */
  isOffChain?: boolean | undefined
  message?: string | null | undefined
}

/** The content of an exchange's withdrawal records, as far as documented. */
export interface MatchingPolicy {
  /** `kept`: a record contains the reference of the withdrawal. */
  reference: 'kept' | 'none'
  /**
   * Meaning of a record's `amount`. `net`: the amount that arrived. `gross`: the debit, the fee included. `either`:
   * not documented, or not the same for every coin.
   */
  amount: 'net' | 'gross' | 'either'
  /** `absent`: a record never shows a tag, so tags are not compared. */
  tag: 'recorded' | 'absent'
  /** `sometimes`: a record may leave out its address. */
  address: 'recorded' | 'sometimes'
}

export interface Matching {
  policy: MatchingPolicy
  /** The exchange's names of our networks. */
  networks: readonly UpstreamNetwork[]
  /** Our reference in the exchange's form. Absent: unchanged. */
  reference?: string
}

/** How well a record's amount fits. `exact`: it is the amount that arrived, or under `gross` the debit less the fee. */
type Fit = 'exact' | 'withFee'

interface Candidate {
  record: WithdrawalRecord
  fit: Fit
  /** By its id or our reference: no other record can be the order. */
  isCertain?: true
}

/** On another known network. An unknown name excludes nothing. */
const isElsewhere = (networks: Matching['networks'], { network }: WithdrawalRecord, networkId: string): boolean =>
  network != null && networks.some(known => isNamed(known, network) && known.networkId !== networkId.toLowerCase())

const readingsOf = ({ address }: WithdrawalRecord): readonly string[] =>
  (typeof address === 'string' ? [address] : (address ?? [])).filter(text => text !== '')

/**
 * Compares the account and the tag, in any spelling of the exchange. A record without a tag excludes nothing; a record
 * with a tag, for an order without one, has another destination.
 */
const isSamePlace = (record: WithdrawalRecord, order: OrderIdentity, policy: MatchingPolicy): boolean => {
  const recorded = policy.tag === 'absent' || record.tag === '' ? undefined : (record.tag ?? undefined)
  const readings = readingsOf(record)
  if (readings.length === 0) return policy.address === 'sometimes' && (recorded === undefined || recorded === order.tag)
  return readings.some(reading => {
    const shown = { address: reading, ...defined({ tag: recorded ?? tagIn(order.networkId, reading) ?? order.tag }) }
    return sameDestination(order.networkId, shown, order)
  })
}

const tagIn = (networkId: string, address: string): string | undefined =>
  splitAddress(networkTypeOf(networkId), address).tag

const fitOf = (record: WithdrawalRecord, order: OrderIdentity, { amount: means }: MatchingPolicy): Fit | undefined => {
  const amount = parseDecimal(record.amount)
  if (amount === undefined) return undefined
  const fee = parseDecimal(record.fee ?? '') ?? '0'
  const isAmount = (decimal: string): boolean => compare(decimal, order.amount) === 0
  if (means === 'gross') return isAmount(subtract(amount, fee)) ? 'exact' : undefined
  if (isAmount(amount)) return 'exact'
  // The fee was added to the ordered amount, or deducted from it.
  return means === 'either' && (isAmount(subtract(amount, fee)) || isAmount(add(amount, fee))) ? 'withFee' : undefined
}

/**
 * A record without an address, made by the user just before the order, looks like ours. Clocks rarely differ by more
 * than this.
 */
const placelessMarginMs = 30_000

const marginOf = (record: WithdrawalRecord): number =>
  readingsOf(record).length === 0 ? placelessMarginMs : clockMarginMs

const candidateOf = (
  record: WithdrawalRecord,
  { order, sinceMs, untilMs = Infinity }: Search,
  matching: Matching,
): Candidate[] => {
  const { policy, networks } = matching
  const fit = fitOf(record, order, policy)
  const isCandidate =
    record.symbol === order.symbol &&
    record.createdMs >= sinceMs - marginOf(record) &&
    record.createdMs <= untilMs + clockMarginMs &&
    !isElsewhere(networks, record, order.networkId) &&
    isSamePlace(record, order, policy)
  return isCandidate && fit !== undefined ? [{ record, fit }] : []
}

const exactly = (record: WithdrawalRecord): Candidate => ({ record, fit: 'exact', isCertain: true })

const isClaimed = ({ id, formerId }: WithdrawalRecord, claimed: Search['claimed']): boolean =>
  claimed !== undefined && (claimed.has(id) || (formerId !== undefined && claimed.has(formerId)))

const candidates = (all: readonly WithdrawalRecord[], search: Search, matching: Matching): Candidate[] => {
  const { order, upstreamId, claimed, besides = [] } = search
  const rows = all.filter(({ id, formerId }) => !besides.includes(id) && !besides.includes(formerId ?? id))
  const isNamed = (id: string | undefined) => id !== undefined && id === upstreamId
  if (upstreamId !== undefined) return rows.filter(row => isNamed(row.id) || isNamed(row.formerId)).map(exactly)
  const isKept = matching.policy.reference === 'kept'
  const reference = matching.reference ?? order.reference
  const ours = isKept ? rows.filter(row => isOurReference(row.reference, reference)) : []
  if (ours.length > 0) return ours.map(exactly)
  return rows
    .filter(row => !isClaimed(row, claimed) && (!isKept || (row.reference ?? '') === ''))
    .flatMap(row => candidateOf(row, search, matching))
}

/**
 * Lower is more conclusive. A failed record may have an identical one that did not fail, so it ranks last, however
 * exactly it fits, among the records from the time of the calls. One that was created later is rather of another call.
 */
const rank = ({ record, fit, isCertain }: Candidate, { calledAtMs = Infinity }: Search): number => {
  const later = isCertain !== true && record.createdMs > calledAtMs + clockMarginMs ? 6 : 0
  if (record.status === 'failed') return later + (fit === 'exact' ? 4 : 5)
  return later + (fit === 'exact' ? 0 : 2) + (record.status === 'succeeded' ? 0 : 1)
}

/** From the last call, by which of two equal records the nearer one is used. */
const distance = ({ record }: Candidate, { calledAtMs }: Search): number =>
  calledAtMs === undefined ? 0 : Math.abs(record.createdMs - calledAtMs)

/** A time before 1973 is in seconds, and one after 5138 in microseconds. */
const inMilliseconds = (row: WithdrawalRecord, { sinceMs }: Search): WithdrawalRecord => {
  const { createdMs } = row
  if (sinceMs < 1e11 || createdMs <= 0) return row
  if (createdMs < 1e11) return { ...row, createdMs: createdMs * 1_000 }
  return createdMs > 1e14 ? { ...row, createdMs: Math.floor(createdMs / 1_000) } : row
}

const ranked = (all: readonly WithdrawalRecord[], search: Search, matching: Matching): Candidate[] =>
  candidates(
    all.map(row => inMilliseconds(row, search)),
    search,
    matching,
  ).sort((a, b) => rank(a, search) - rank(b, search) || distance(a, search) - distance(b, search))

/**
 * Total debit of the order, as its record shows it. Undefined if the record shows no fee, or if the meaning of its
 * amount is not documented and neither meaning fits.
 */
const debitOf = (
  { amount: recorded, fee: charged }: Pick<WithdrawalRecord, 'amount' | 'fee'>,
  { amount: ordered }: Pick<OrderIdentity, 'amount'>,
  means: MatchingPolicy['amount'],
): string | undefined => {
  const amount = parseDecimal(recorded)
  const fee = parseDecimal(charged ?? '')
  if (amount === undefined || fee === undefined) return undefined
  if (means === 'gross') return amount
  if (means === 'net' || compare(amount, ordered) === 0) return add(amount, fee)
  if (compare(subtract(amount, fee), ordered) === 0) return amount
  return compare(add(amount, fee), ordered) === 0 ? ordered : undefined
}

/** The records that may be the order, the most conclusive first. For the criteria see `matchWithdrawal`. */
export const matchingRows = (
  rows: readonly WithdrawalRecord[],
  search: Search,
  matching: Matching,
): WithdrawalRecord[] => ranked(rows, search, matching).map(({ record }) => record)

/**
 * Finds our withdrawal among the rows of an exchange's history. The only such decision, for every exchange. If a row
 * is overlooked, the same money could be sent twice; if another transfer's row is accepted, it is reported as ours.
 * Therefore a field that a row lacks excludes nothing, and a field that it has must fit.
 *
 * 1. If the exchange's id is known (`search.upstreamId`): only the rows with that id.
 * 2. If the policy says that references are kept: the rows with our reference, also with a prefix, cut or in other
 *    letters (`isOurReference`), regardless of other fields, because the reference is unique. A row with another reference is another withdrawal. Without a row of ours, rows without any
 *    reference are judged by 3.
 * 3. Rows that are not claimed by another transfer of ours, of the same asset, at most five minutes older than
 *    `search.sinceMs` (half a minute if the row shows no address) and at most five minutes younger than
 *    `search.untilMs` (clocks differ), and
 *    - not on another known network. An unknown network name may be a new name of the same network;
 *    - to the same address. Under `sometimes` a row without an address is accepted; under `recorded` it is not;
 *    - with the same tag. A row without a tag is accepted; under `absent` tags are not compared;
 *    - of the same amount. Under `net` the row's amount must equal the ordered amount; under `gross` the row's amount
 *      less its fee must; under `either` one of these must, or the row's amount plus its fee (if the fee was deducted
 *      from the ordered amount).
 *
 * Of several rows, the most conclusive is used: one from the time of the calls before one that was created more than
 * five minutes after the last (`search.calledAtMs`), which is rather of another call; success or pending before
 * failure, because of two identical withdrawals the one that moved money must not be overlooked; under `either`, among
 * those that did not fail, an exact amount before one that fits only with its fee; then success before pending; then
 * the nearest to the last call; then the exchange's order.
 *
 * @returns `undefined` if none of the rows matches.
 */
export const matchWithdrawal = (
  rows: readonly WithdrawalRecord[],
  search: Search,
  matching: Matching,
): FoundWithdrawal | undefined => {
  const [{ record } = {}] = ranked(rows, search, matching)
  if (record === undefined) return undefined
  const debitedBy = (row: WithdrawalRecord) => debitOf(row, search.order, matching.policy.amount)
  const others = othersOf(record, rows, search, matching)
  const twins = others.filter(({ status }) => status !== 'failed')
  const failedTwins = others.filter(({ status }) => status === 'failed')
  const debit =
    twins.length === 0
      ? debitedBy(record)
      : [record, ...twins].reduce((sum, row) => add(sum, debitedBy(row) ?? search.order.amount), '0')
  return {
    ...toFoundWithdrawal({ ...record, debit }, search.order.networkId),
    ...(hasReference(record, search, matching) ? { hasReference: true } : {}),
    ...(twins.length === 0 ? {} : { twins: twins.map(({ id }) => id) }),
    ...(failedTwins.length === 0 ? {} : { failedTwins: failedTwins.map(({ id }) => id) }),
  }
}

const hasReference = (
  { reference: given }: WithdrawalRecord,
  { order }: Search,
  { policy, reference = order.reference }: Matching,
): boolean => policy.reference === 'kept' && isOurReference(given, reference)

/** Other records with our reference. It is unique: if they did not fail, the order was paid more than once. */
const othersOf = (
  { id }: WithdrawalRecord,
  rows: readonly WithdrawalRecord[],
  search: Search,
  matching: Matching,
): WithdrawalRecord[] => rows.filter(row => hasReference(row, search, matching) && row.id !== id)
