import { compare, findToken } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import { readAssetAmount } from '../kernel/readDecimal.ts'
import type { Context, PaymentRequestContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { screenAddresses } from '../screening/screenAddresses.ts'
import { checkPair } from '../transfers/checkDestination.ts'
import { defaultPaymentRules } from './defaultPaymentRules.ts'
import { familyNetworks } from './familyNetworks.ts'
import { issueAddress, type IssuedDestination } from './issueAddress.ts'
import { rejectPaid } from './rejectPaid.ts'
import type { PaymentRequest } from './ports.ts'
import { accountJob } from './unassigned/accountJob.ts'
import { watchJob } from './watchJob.ts'

export interface PaymentRequestInput {
  userId: string
  /** Identifies the order of the user: repeating the call returns the same request. */
  transactionId: string
  clientTransactionId?: string
  linkSessionId?: string
  subClientId?: string
  networkId: string
  symbol: string
  amount: string
  /** Default an hour. */
  expiresInSeconds?: number
}

const defaultSeconds = 60 * 60
/** How long an address is watched after the end of the time. */
const watchedMs = 30 * 24 * 60 * 60_000

/**
 * A request to pay an order of a fixed amount to an address that no other order gets. While the order is open, the
 * same call returns the same request; an order that is paid keeps its request.
 *
 * @throws ApiError `networkNotSupported`, `invalidField`; `badRequest` if the order is open with another amount;
 *   `addressUnavailable` without a confirmed source or an address of the client's server, at the gap
 *   limit, and if the network cannot be read; `orderAlreadySent` if the
 *   order was paid otherwise; `integrationUnavailable` if that of an earlier, refused attempt cannot be read now;
 *   `unavailableForLegalReasons` for an address on a sanctions list.
 */
export const createPaymentRequest = async (
  ctx: PaymentRequestContext,
  scope: Scope,
  input: PaymentRequestInput,
): Promise<PaymentRequest> => {
  checkInput(ctx, input)
  const open = await ctx.store.paymentRequests.findOpen(scope, input)
  // Payments to the address pay the order, or a person decides about them.
  if (open && (open.transferId !== undefined || open.status !== 'waiting')) return sameAmount(open, input)
  await rejectPaid(ctx, { ...input, scope })
  if (open) return sameAmount(open, input)
  const id = ctx.ids.uuid()
  const destination = await issueAddress(ctx, scope, { ...input, id })
  const { address, addressTag: tag } = destination
  await screenAddresses(ctx, scope, {
    step: 'linkToken',
    addresses: [{ address, role: 'destination', ...defined({ tag }) }],
  })
  return store(ctx, scope, input, { ...destination, id })
}

const checkInput = (
  ctx: Pick<Context, 'environment' | 'chainDeposits'>,
  { networkId, symbol, amount }: PaymentRequestInput,
): void => {
  const network = checkPair(ctx, { networkId, symbol }, '')
  if (!ctx.chainDeposits.watches(networkId))
    throw new ApiError('networkNotSupported', {
      message: `networkId: payments to an address cannot be followed on ${network.name}.`,
    })
  const { decimals = 0 } = findToken(networkId, symbol) ?? {}
  readAssetAmount('amount', amount, decimals)
}

const sameAmount = (open: PaymentRequest, { amount }: PaymentRequestInput): PaymentRequest => {
  if (compare(open.amount, amount) === 0) return open
  throw new ApiError('badRequest', {
    message: `transactionId: this order is open with the amount ${open.amount} ${open.symbol}.`,
  })
}

/**
 * Begins the reading of a network before its first address is shown. Another network of the family may be out of reach;
 * the network of the request may not.
 */
const beginReading = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'store' | 'chainDeposits'>,
  networkId: string,
  isNeeded: boolean,
): Promise<void> => {
  const { store, environment, chainDeposits } = ctx
  if (await store.paymentRequests.cursor(environment, networkId)) return
  try {
    const { final } = await chainDeposits.heads(networkId)
    await store.paymentRequests.setCursor(environment, networkId, { block: final, scannedAtMs: ctx.clock.nowMs() })
  } catch (cause) {
    if (isNeeded) throw new ApiError('addressUnavailable', { message: 'The network cannot be read now.', cause })
  }
}

const store = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'store' | 'chainDeposits'>,
  scope: Scope,
  { expiresInSeconds = defaultSeconds, ...input }: PaymentRequestInput,
  destination: IssuedDestination & Pick<PaymentRequest, 'id'>,
): Promise<PaymentRequest> => {
  const nowMs = ctx.clock.nowMs()
  const expiresAtMs = nowMs + expiresInSeconds * 1_000
  const rules = (await ctx.store.paymentSources.rules(scope)) ?? defaultPaymentRules
  const request: PaymentRequest = {
    ...input,
    ...destination,
    scope,
    rules,
    status: 'waiting',
    credited: '0',
    sequence: 0,
    createdAtMs: nowMs,
    expiresAtMs,
    watchUntilMs: expiresAtMs + watchedMs,
  }
  const networkIds = familyNetworks(ctx, request.networkId)
  for (const id of networkIds) await beginReading(ctx, id, id === request.networkId)
  const outcome = await ctx.store.transaction(async ({ paymentRequests, jobs }) => {
    const written = await paymentRequests.insert(request)
    if (written === 'inserted')
      await jobs.enqueueAll([...networkIds.map(id => watchJob(id, nowMs)), ...ofAccount(request)])
    return written
  })
  if (outcome === 'inserted') return request
  if (outcome === 'addressUsed')
    throw new ApiError('addressUnavailable', {
      message: `No address for this order: ${request.address} was issued before.`,
    })
  const first = await ctx.store.paymentRequests.findOpen(scope, input)
  if (!first) throw new ApiError('conflict')
  return sameAmount(first, { ...input })
}

/** Payments to an account that name no order are read soon after the order may have been paid without its tag. */
const ofAccount = ({ scope, networkId, issuedBy, addressTag, createdAtMs }: PaymentRequest) =>
  issuedBy === undefined || addressTag === undefined
    ? []
    : [accountJob(scope, { sourceId: issuedBy.sourceId, networkId, runAtMs: createdAtMs + 60_000 })]
