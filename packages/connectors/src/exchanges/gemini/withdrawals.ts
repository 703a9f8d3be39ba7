import { add, compare, findNetwork, findToken, parseDecimal, sameAddress } from '@rialto/catalog'
import {
  clockMarginMs,
  ConnectorError,
  type Credentials,
  type FoundWithdrawal,
  type UpstreamNetwork,
  type WithdrawalOrder,
  type WithdrawalTerms,
  type WithdrawOutcome,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Search, upstreamReference } from '../../kit/matching/foundWithdrawal.ts'
import {
  type Matching,
  type MatchingPolicy,
  matchingRows,
  matchWithdrawal,
  type WithdrawalRecord,
} from '../../kit/matching/matchWithdrawal.ts'
import { rejectAmount } from '../../kit/withdraw/orderAmount.ts'
import { rejectDebit } from '../../kit/withdraw/rejectDebit.ts'
import { closedNetwork, rejected } from '../../kit/withdraw/rejection.ts'
import { rejectOrder } from '../../kit/withdraw/rejectOrder.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { type Planned, withdrawSigned } from '../../kit/withdraw/withdrawOnce.ts'
import {
  fetchApprovedAddresses,
  fetchBalances,
  fetchFee,
  fetchNetworks,
  type GeminiApprovedAddress,
  type GeminiContext,
  type GeminiTransfer,
  isWithdrawn,
  withdrawPath,
} from './api.ts'
import { idOf, readForward, transferStatus } from './history.ts'
import type { GeminiAccess, GeminiEndpoint } from './signing.ts'

/** Terms of the networks that this account can use, with the fee of this moment. Gemini names neither a minimum nor a maximum. */
export const readTerms = async (
  context: GeminiContext,
  access: GeminiAccess,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const open = await fetchNetworks(context, access, symbol)
  const listed = context.descriptor.networks.filter(({ upstreamId }) => open.includes(upstreamId))
  return Promise.all(
    listed.map(async network => {
      const fee = await estimateFee(context, access, symbol, network)
      return {
        networkId: network.networkId,
        fee: parseDecimal(fee ?? '0') ?? '0',
        minimum: '0',
        decimals: decimalsOf(network.networkId, symbol),
        enabled: fee !== undefined,
      }
    }),
  )
}

/** Gemini states no precision, so the token's own decimals are the limit. */
const decimalsOf = (networkId: string, symbol: string): number =>
  findToken(networkId, symbol)?.decimals ?? usualDecimals
const usualDecimals = 8

/**
 * The fee for a small amount to a well-known address. A network for which Gemini returns no estimate is disabled, and
 * only that one.
 */
const estimateFee = async (
  context: GeminiContext,
  access: GeminiAccess,
  symbol: string,
  { networkId, upstreamId: upstream }: UpstreamNetwork,
): Promise<string | undefined> => {
  const address = feeAddressOf(networkId, upstream)
  if (address === undefined) return undefined
  return fetchFee(context, access, { symbol, upstream, address, amount: smallAmount }).catch((error: unknown) => {
    const kinds = ['refused', 'invalidAddress', 'networkUnsupported', 'amountBelowMinimum', 'insufficientFunds']
    if (error instanceof ConnectorError && kinds.includes(error.kind)) return undefined
    throw error
  })
}

/** A small amount, so that every account has it. */
const smallAmount = '0.01'

/** `undefined`: no fee can be estimated there. */
export const feeAddressOf = (networkId: string, upstream: string): string | undefined =>
  findNetwork(networkId)?.networkType === 'evm' ? evmFeeAddress : feeAddresses[upstream]

/**
 * Gemini estimates a fee only for an address, and terms are needed before there is one. These addresses replace it:
 * the example of Gemini's documents, the address of Bitcoin's first block, and similar ones. Nothing is ever sent to
 * them.
 */
const evmFeeAddress = '0x31c2105b8dea834167f32f7ea7d877812e059230'
const feeAddresses: Readonly<Record<string, string>> = {
  solana: 'So11111111111111111111111111111111111111112',
  bitcoin: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  litecoin: 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9',
  dogecoin: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
  xrpl: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
}

interface WithdrawalPlan {
  upstream: string
  address: string
}

/** Reads the current networks, fee, balance and approved addresses, and plans the request. Sends nothing. */
const planWithdrawal = async (
  context: GeminiContext,
  access: GeminiAccess,
  order: WithdrawalOrder,
): Promise<Planned<WithdrawalPlan>> => {
  const { symbol, networkId, address, amount, tag } = order
  const unfit = rejectOrder(context.descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  if (upstream === undefined) return { refusal: closedNetwork(order, 'Gemini') }
  const tooPrecise = rejectAmount(amount, decimalsOf(networkId, symbol), 'Gemini')
  if (tooPrecise !== undefined) return { refusal: tooPrecise }
  if (!(await fetchNetworks(context, access, symbol)).includes(upstream))
    return { refusal: closedNetwork(order, 'Gemini') }
  const fee = await fetchFee(context, access, { symbol, upstream, address, amount, tag })
  if (fee === undefined) return { refusal: closedNetwork(order, 'Gemini') }
  const debit = add(amount, fee)
  const unfunded = rejectDebit(order, debit, 'Gemini') ?? (await rejectByFunds(context, access, order, debit))
  if (unfunded !== undefined) return { refusal: unfunded }
  const approval = await readApproval(context, access, order, upstream)
  if (approval !== undefined && 'waits' in approval) {
    return { refusal: { kind: 'addressWhitelistRequired', howTo: approval.waits } }
  }
  return { plan: { upstream, address: approval?.address ?? address }, debit }
}

/** The fee comes on top of what arrives. */
const rejectByFunds = async (
  context: GeminiContext,
  access: GeminiAccess,
  order: WithdrawalOrder,
  gross: string,
): Promise<WithdrawOutcome | undefined> => {
  const rows = await fetchBalances(context, access)
  const free = rows.find(({ currency }) => currency === order.symbol)?.availableForWithdrawal ?? '0'
  return compare(free, gross) < 0
    ? rejected('insufficientFunds', `This Gemini account cannot withdraw ${gross} ${order.symbol}, fee included`)
    : undefined
}

/** The order's address as the account's list of approved addresses spells it, or why it is not active yet. `undefined`: it is not in the list, or the list may not be read. */
type Approval = { address: string } | { waits: string } | undefined

/** Some accounts may also send to unapproved addresses, so Gemini decides about an address that is not listed. */
const readApproval = async (
  context: GeminiContext,
  access: GeminiAccess,
  order: Pick<WithdrawalOrder, 'address' | 'networkId'>,
  upstream: string,
): Promise<Approval> => {
  const list = await fetchApprovedAddresses(context, access, upstream).catch((error: unknown) => {
    // Which scope it needs is not documented.
    if (error instanceof ConnectorError && error.kind === 'permissionMissing') return undefined
    throw error
  })
  const listed = (list?.approvedAddresses ?? []).filter(
    row => row.network === upstream && sameAddress(order.networkId, row.address, order.address),
  )
  const active = listed.find(({ status }) => status === 'active')
  if (active !== undefined) return { address: active.address }
  return listed[0] && { waits: waiting(listed[0]) }
}

/** Whether the address is on the list of approved addresses, but not active yet. An unlisted address may be allowed. */
export const preflightWithdrawal = async (
  context: GeminiContext,
  access: GeminiAccess,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome | undefined> => {
  const upstream = upstreamIdOf(context.descriptor.networks, order.networkId)
  const approval = upstream === undefined ? undefined : await readApproval(context, access, order, upstream)
  return approval && 'waits' in approval ? { kind: 'addressWhitelistRequired', howTo: approval.waits } : undefined
}

const weekMs = 7 * 86_400_000

const waiting = ({ status, createdAt }: GeminiApprovedAddress): string => {
  if (status === 'pending-mua') {
    return 'The address is waiting for approval by another administrator of your Gemini account'
  }
  const on = createdAt == null ? '' : `, on ${new Date(Number(createdAt) + weekMs).toISOString().slice(0, 10)}`
  return `The address is on your list of approved addresses at Gemini, which activates it seven days after it was added${on}`
}

const howToWhitelist =
  'Add the address to the approved addresses of your Gemini account (Settings, Approved addresses). Gemini activates it after seven days'

export const submitWithdrawal = (
  context: GeminiContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> =>
  withdrawSigned(context, credentials, order, {
    plan: access => planWithdrawal(context, access, order),
    call: ({ upstream, address }): GeminiEndpoint => ({
      method: 'POST',
      path: withdrawPath(upstream, order.symbol),
      scope: 'crypto:send',
      parameters: {
        address,
        amount: order.amount,
        ...defined({ memo: order.tag }),
        clientTransferId: upstreamReference(context.descriptor.withdrawal, order.reference),
      },
    }),
    check: isWithdrawn,
    accepted: ({ withdrawalId }) => ({ upstreamId: withdrawalId }),
    factor: 'totp',
    howToWhitelist,
  })

/** Records do not carry our reference and show no tag; the documented example on Solana shows no address. `amount` is what arrives. */
export const geminiRecords: MatchingPolicy = { reference: 'none', amount: 'net', tag: 'absent', address: 'sometimes' }

const maxCalls = 100

/**
 * By Gemini's id if known, else by asset, network, amount, address and time. Only the list of transfers records
 * withdrawals: it is read to its end before one counts as not found.
 */
export const findWithdrawal = async (
  context: GeminiContext,
  access: GeminiAccess,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const matching: Matching = { policy: geminiRecords, networks: context.descriptor.networks }
  // A failed row may have an identical one that did not fail.
  const enough = (rows: readonly GeminiTransfer[]) =>
    matchingRows(asRecords(rows), search, matching).some(({ status }) => status !== 'failed')
  const query = { sinceMs: Math.max(search.sinceMs - clockMarginMs, 0), symbol: search.order.symbol }
  const rows = await readForward(context, access, query, { maxCalls, enough })
  return matchWithdrawal(asRecords(rows), search, matching)
}

const asRecords = (rows: readonly GeminiTransfer[]): WithdrawalRecord[] =>
  rows
    .filter(({ type }) => type === 'Withdrawal')
    .map(row => ({
      id: idOf(row),
      symbol: row.currency,
      network: row.network,
      amount: row.amount,
      fee: row.feeCurrency === row.currency ? row.feeAmount : undefined,
      address: row.destination,
      createdMs: Number(row.timestampms),
      status: transferStatus(row.status),
      upstreamStatus: row.status,
      txId: row.txHash,
    }))
