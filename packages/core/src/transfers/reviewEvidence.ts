import { add, compare, findToken, isZero, parseDecimal, roundDown, toBaseUnits } from '@rialto/catalog'

import type { ChainConfirmation } from '../chains/ports.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { Repositories } from '../store.ts'
import { caseCodeOf } from './money/caseCodeOf.ts'
import { reachedOf } from './money/reachedOf.ts'
import type { Transfer } from './ports.ts'
import { arrivedOf, readChain } from './reconcile/readChain.ts'
import { readWithdrawal } from './reconcile/readWithdrawal.ts'
import type { Resolution, ReviewAction } from './reviewActions.ts'

/** The present state of a withdrawal at the institution and on the chain. */
export interface Evidence {
  institution: 'underWay' | 'completed' | 'madeTwice' | 'absent' | 'notReadable'
  /**
   * The transaction that the person names, without its payments of other transfers. Undefined if none is named, the
   * network has no node, or the transaction cannot be read.
   */
  chain?: ChainConfirmation
}

export const noEvidence: Evidence = { institution: 'notReadable' }

/** Reads both, as far as the decision may contradict them. */
export const readEvidence = async (
  ctx: ConnectionContext & Pick<Context, 'chains'>,
  transfer: Transfer,
  resolution: Resolution,
): Promise<Evidence> => {
  const attempt = await ctx.store.attempts.last(transfer.id)
  if (!attempt || transfer.phase === 'converting') return noEvidence
  const found = await readWithdrawal(ctx, transfer, attempt)
  const hash = 'hash' in resolution ? resolution.hash : undefined
  const chain = hash === undefined ? undefined : await readNamed(ctx, transfer, hash)
  return { institution: wordOf(found), ...(chain ? { chain } : {}) }
}

const wordOf = (found: Awaited<ReturnType<typeof readWithdrawal>>): Evidence['institution'] => {
  if (found === 'notReadable') return found
  if (found?.twins !== undefined) return 'madeTwice'
  if (found === undefined || found.status === 'failed') return 'absent'
  return found.status === 'succeeded' ? 'completed' : 'underWay'
}

/** A transaction that pays other transfers too has to pay the sum. */
const readNamed = async (
  ctx: Pick<Context, 'clock' | 'store' | 'chains'>,
  transfer: Transfer,
  hash: string,
): Promise<ChainConfirmation | undefined> => {
  if (!ctx.chains.watches(transfer.networkId)) return undefined
  const others = sumOf(await ctx.store.transfers.listPaidBy(transfer, hash))
  const amount = add(transfer.amount, others)
  const seen = await readChain(ctx, { ...transfer, hash, amount }).catch(() => undefined)
  if (seen?.kind !== 'mismatched' || others === '0') return seen
  const { decimals = 18 } = findToken(transfer.networkId, transfer.symbol) ?? {}
  const left = seen.arrivedBaseUnits - toBaseUnits(others, decimals)
  return { ...seen, arrivedBaseUnits: left > 0n ? left : 0n }
}

const sumOf = (transfers: readonly Transfer[]): string =>
  transfers.reduce((sum, transfer) => add(sum, reachedOf(transfer)), '0')

/** Statements that a transaction paid this transfer, whatever else it paid. */
const takesPayment: ReadonlySet<ReviewAction> = new Set(['arrived', 'creditPart', 'askForRest'])

/**
 * One payment pays one transfer. If the chain does not show that the transaction pays this one too, it may be
 * another's.
 *
 * @throws ApiError `conflict`.
 */
export const checkPayment = async (
  { transfers }: Pick<Repositories, 'transfers'>,
  transfer: Transfer,
  resolution: Resolution,
  { chain }: Evidence,
): Promise<void> => {
  const hash = 'hash' in resolution ? resolution.hash : undefined
  if (hash === undefined || !takesPayment.has(resolution.action)) return
  if (chain?.kind === 'confirmed' || chain?.kind === 'mismatched') return
  const [other] = await transfers.listPaidBy(transfer, hash)
  if (other)
    throw conflict(
      `This transaction already counts for transfer ${caseCodeOf(other.id)}, and no node shows that it pays both.`,
    )
}

/** An institution that could not be read for so long may never be again. */
export const unreadableAfterMs = 7 * 24 * 60 * 60_000

const conflict = (message: string): ApiError => new ApiError('conflict', { message })

/**
 * A decision that frees the order is rejected while the institution has the withdrawal in progress or completed: the
 * order would be paid a second time. It is allowed if the institution contradicts the chain. If the institution cannot
 * be read, it is allowed only if the access is revoked, or has not worked for a week.
 *
 * @throws ApiError `conflict`.
 */
export const checkInstitution = (
  { phase, finding, isCombined, createdAtMs }: Transfer,
  { institution }: Evidence,
  { isAccessLost, nowMs }: { isAccessLost: boolean; nowMs: number },
): void => {
  if (isCombined || phase === 'converting' || institution === 'absent') return
  if (institution === 'madeTwice')
    throw conflict(
      'The institution has two withdrawals of this transfer that have not failed. Have one of them cancelled there, or credit the amount that arrived: the other one is resolved afterwards.',
    )
  if (institution === 'underWay' || (institution === 'completed' && finding === undefined))
    throw conflict('The institution has this withdrawal under way. Have it cancelled there, then try again.')
  if (institution === 'completed' || phase === 'unknown') return
  if (!isAccessLost && nowMs - createdAtMs < unreadableAfterMs)
    throw conflict(
      'The institution accepted this withdrawal, and its history cannot be read now. Try again through the API.',
    )
}

/**
 * Checks an operator's statement about a transaction against the chain, if a node has it.
 *
 * @throws ApiError `conflict` if the chain shows something else.
 */
export const checkChain = (transfer: Transfer, resolution: Resolution, { chain }: Evidence): void => {
  if (!chain || chain.kind === 'unknown' || resolution.action === 'sentAs' || resolution.action === 'refunded') return
  if (chain.kind === 'pending')
    throw conflict('The chain has not confirmed this transaction yet. It can be followed: use sentAs with its hash.')
  if (chain.kind === 'reverted') throw conflict('This transaction reverted on the chain: it moved nothing.')
  const arrived = chain.kind === 'confirmed' ? transfer.amount : (arrivedOf(transfer, chain) ?? '0')
  const claimed = resolution.action === 'arrived' ? transfer.amount : amountOf(resolution)
  if (claimed !== undefined && compare(claimed, arrived) !== 0)
    throw conflict(`The chain shows that ${arrived} ${transfer.symbol} arrived with this transaction.`)
}

const amountOf = (resolution: Resolution): string | undefined =>
  'amount' in resolution ? resolution.amount : undefined

/** Before these the operator types the transfer's amount again. */
const isFailure = ({ action }: Resolution): boolean => action === 'notSent' || action === 'notArrived'

/**
 * The amount that a person names: more than nothing, no more than was ordered, and of part of it less. Before a transfer
 * is declared failed: its amount.
 *
 * @throws ApiError `invalidField`.
 */
export const checkAmount = ({ symbol, networkId, amount: ordered }: Transfer, resolution: Resolution): void => {
  const given = amountOf(resolution)
  if (given === undefined) return
  const amount = parseDecimal(given)
  if (amount === undefined || isZero(amount) || amount.startsWith('-'))
    throw invalidField('amount', 'must be a positive decimal number')
  const { decimals = 18 } = findToken(networkId, symbol) ?? {}
  if (compare(roundDown(amount, decimals), amount) !== 0)
    throw invalidField('amount', `must have ${decimals} decimals at most`)
  const order = compare(amount, ordered)
  if (isFailure(resolution) && order !== 0)
    throw invalidField('amount', `must be the amount of the transfer, ${ordered} ${symbol}`)
  if (order > 0 || (order === 0 && !isFailure(resolution) && resolution.action !== 'refunded'))
    throw invalidField('amount', `must be less than the ${ordered} ${symbol} that were ordered`)
}
