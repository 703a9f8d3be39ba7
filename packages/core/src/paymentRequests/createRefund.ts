import { compare, findNetwork, findToken, type TaggedAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { KeyCreator } from '../access/ports.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import { readAssetAmount } from '../kernel/readDecimal.ts'
import type { CommonContext, Context } from '../context.ts'
import type { Repositories } from '../store.ts'
import type { Scope } from '../kernel/scope.ts'
import { screenAddresses } from '../screening/screenAddresses.ts'
import { checkDestination } from '../transfers/checkDestination.ts'
import { refuseProgramAccount } from '../transfers/refuseProgramAccount.ts'
import { unsentStatus } from './advanceRefund.ts'
import { assessPayments, isOpenRequest } from './assessPayments.ts'
import { defaultPaymentRules } from './defaultPaymentRules.ts'
import type { PaymentRequest, PaymentRules, Refund } from './ports.ts'
import { accountOf } from './putPaymentSource.ts'
import { emitRefund } from './refundEvent.ts'
import { refundableOf, sumsOfRequest } from './sumsOfRequest.ts'

interface RefundInput {
  paymentRequestId: string
  /** Default: the asset of the request, on its network. */
  networkId?: string | undefined
  symbol?: string | undefined
  amount: string
  /** Absent: the address that the payer has given, or is asked for. */
  to?: TaggedAddress | undefined
  reason: string
  requestedBy: string
  /** Of the key that requests it. */
  keyCreator?: KeyCreator
}

/**
 * Begins the return of money that arrived for a request. Rialto sends nothing: the client sends it and reports its
 * transaction. The sum of all refunds of an asset never exceeds what arrived of it, by the lock on the request.
 *
 * @throws ApiError `notFound`; `amountExceedsMaximum` for more than arrived and is not in another refund;
 *   `invalidField`, `invalidAddress`; `unavailableForLegalReasons` for an address on a sanctions list.
 */
export const createRefund = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chainBalances' | 'solana'>,
  scope: Scope,
  input: RefundInput,
): Promise<Refund> => {
  const found = await ctx.store.paymentRequests.find(scope, input.paymentRequestId)
  if (!found) throw new ApiError('notFound')
  const { networkId = found.networkId, symbol = found.symbol } = input
  const to = input.to && (await checkRefundAddress(ctx, scope, { networkId, symbol, to: input.to }))
  const { decimals = 18 } = findToken(networkId, symbol) ?? {}
  readAssetAmount('amount', input.amount, decimals)
  return ctx.store.transaction(async repositories => {
    const request = await repositories.paymentRequests.findForUpdate(scope, found.id)
    if (!request) throw new ApiError('notFound')
    await rejectExcess(ctx, repositories, request, { networkId, symbol, amount: input.amount })
    const given = to ?? (networkId === request.networkId ? request.refundTo : undefined)
    const { amount, reason, requestedBy, keyCreator } = input
    const known = defined({ to: given, keyCreator })
    return insertRefund(ctx, repositories, request, { networkId, symbol, amount, reason, requestedBy, ...known })
  })
}

/** An address for a refund, which is not where orders are paid. @throws ApiError as `createRefund`. */
export const checkRefundAddress = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chainBalances' | 'solana'>,
  scope: Scope,
  { networkId, symbol, to }: { networkId: string; symbol: string; to: TaggedAddress },
): Promise<TaggedAddress> => {
  const { destination } = checkDestination(ctx, { networkId, symbol, address: to.address, addressTag: to.tag }, '')
  const { address, addressTag: tag } = destination
  await refuseProgramAccount(ctx, { networkId, address, field: 'address' })
  const checked = { address, ...defined({ tag }) }
  if (await isOfOrders(ctx, networkId, checked))
    throw invalidField('address', 'this is the address of an order. Enter the address of the payer')
  await screenAddresses(ctx, scope, { step: 'preview', addresses: [{ ...checked, role: 'refund' }] })
  return checked
}

/** The address of an order, or with any tag an account at which orders are paid: a refund there would not leave its client. */
const isOfOrders = async (
  { store, environment }: Pick<Context, 'store' | 'environment'>,
  networkId: string,
  to: TaggedAddress,
): Promise<boolean> => {
  if (await store.paymentRequests.isIssued(environment, networkId, to)) return true
  const networkType = findNetwork(networkId)?.networkType
  if (networkType === undefined) return false
  const account = accountOf(networkType, to.address)
  return (await store.paymentSources.listOwners(environment, networkType, [account])).length > 0
}

const rejectExcess = async (
  ctx: Pick<Context, 'clock'>,
  { paymentRequests, refunds }: Repositories,
  request: PaymentRequest,
  asked: { networkId: string; symbol: string; amount: string },
): Promise<void> => {
  const { shares } = assessPayments(request, await paymentRequests.payments(request.id), ctx.clock.nowMs())
  const sums = sumsOfRequest(shares, await refunds.listOf(request.id))
  const of = sums.find(({ networkId, symbol }) => networkId === asked.networkId && symbol === asked.symbol)
  // The credited part of an open order is returned only after the order was canceled.
  const most = of === undefined ? '0' : isOpenRequest(request) ? of.open : refundableOf(of)
  if (compare(asked.amount, most) > 0)
    throw new ApiError('amountExceedsMaximum', {
      message: `amount: at most ${most} ${asked.symbol} of this request arrived and are in no other refund.`,
    })
}

type NewRefund = Pick<
  Refund,
  'networkId' | 'symbol' | 'amount' | 'reason' | 'requestedBy' | 'keyCreator' | 'to' | 'paymentId'
>

/** Writes a refund of a request in its first state, with its event. */
export const insertRefund = async (
  ctx: CommonContext,
  repositories: Repositories,
  request: PaymentRequest,
  input: NewRefund,
): Promise<Refund> => {
  const refund = firstState(ctx, { ...input, scope: request.scope, requestId: request.id }, request.rules)
  await repositories.refunds.insert(refund)
  await emitRefund(ctx, repositories, refund, request)
  return refund
}

/** Writes the return of an unassigned payment in its first state, with its event. */
export const insertReturn = async (
  ctx: CommonContext,
  repositories: Repositories,
  input: NewRefund & Required<Pick<Refund, 'scope' | 'unassignedPaymentId'>>,
): Promise<Refund> => {
  const rules = (await repositories.paymentSources.rules(input.scope)) ?? defaultPaymentRules
  const refund = firstState(ctx, input, rules)
  await repositories.refunds.insert(refund)
  await emitRefund(ctx, repositories, refund, undefined)
  return refund
}

const firstState = (
  { ids, clock }: CommonContext,
  input: NewRefund & Pick<Refund, 'scope' | 'requestId' | 'unassignedPaymentId'>,
  rules: PaymentRules,
): Refund => ({
  ...input,
  id: ids.uuid(),
  status: unsentStatus(defined({ to: input.to }), rules),
  sequence: 1,
  createdAtMs: clock.nowMs(),
})
