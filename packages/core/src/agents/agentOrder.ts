import { compare, toBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { isOpenRequest } from '../paymentRequests/assessPayments.ts'
import { describePaymentRequest } from '../paymentRequests/describePaymentRequest.ts'
import type { PaymentRequest } from '../paymentRequests/ports.ts'
import { offeredToken } from '../relayer/offeredToken.ts'
import type { AuthorizableToken, Relay } from '../relayer/ports.ts'
import { relayFamilyOf } from '../relayer/relayFamilyOf.ts'

/** Terms of a signature that pays a request: its whole rest, to its own address. */
export interface AgentOffer {
  token: AuthorizableToken
  payTo: string
  /** In base units. */
  value: bigint
  /** How long a signature may be valid. It ends with the request. */
  timeoutSeconds: number
  /** On Solana: the account that a signed transaction names as its fee payer. */
  feePayer?: string
  /** On Solana: the order's reference, as the text of a memo. */
  memo?: string
}

/**
 * - `open`: can be paid. `inPayment`: an agent's payment is in progress. `paid`: everything was seen.
 * - `ended`: expired, canceled, held, or paid from a connected account.
 * - `notOffered`: the relayer does not send for this client, network or asset.
 */
export type AgentOrder =
  | { kind: 'open'; request: PaymentRequest; offer: AgentOffer }
  | { kind: 'inPayment'; request: PaymentRequest; relay: Relay }
  | { kind: 'paid' | 'ended' | 'notOffered'; request: PaymentRequest }

const longestSeconds = 300
/** Less does not suffice for a transaction to be mined. */
const shortestSeconds = 30

/** The state of a payment request for an agent. @throws ApiError `notFound`. */
export const agentOrder = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'store' | 'relaying'>,
  scope: Scope,
  id: string,
): Promise<AgentOrder> => {
  const { request, due } = await describePaymentRequest(ctx, scope, id)
  const relay = await ctx.store.relays.findOf(scope, id)
  if (relay && relay.state === 'sent') return { kind: 'inPayment', request, relay }
  if (request.status === 'paid') return { kind: 'paid', request }
  if (!isOpenRequest(request) || request.status === 'held') return { kind: 'ended', request }
  if (relay && isDone(relay)) return { kind: 'paid', request }
  if (compare(due, '0') === 0) return { kind: 'paid', request }
  const remaining = Math.floor((request.expiresAtMs - ctx.clock.nowMs()) / 1_000)
  if (remaining < shortestSeconds) return { kind: 'ended', request }
  const token = await offeredToken(ctx, request)
  if (!token) return { kind: 'notOffered', request }
  const value = toBaseUnits(due, token.decimals)
  const timeoutSeconds = Math.min(remaining, longestSeconds)
  const offer = { token, payTo: request.address, value, timeoutSeconds, ...(await signedTerms(ctx, request)) }
  return { kind: 'open', request, offer }
}

/** The fee payer and the memo of a signed transaction. Typed data has neither. */
const signedTerms = async (
  { store, environment }: Pick<Context, 'environment' | 'store'>,
  { networkId, addressTag: memo }: PaymentRequest,
): Promise<Pick<AgentOffer, 'feePayer' | 'memo'>> => {
  if (relayFamilyOf(networkId) !== 'solana') return {}
  return defined({ feePayer: await store.relays.address(environment, 'solana'), memo })
}

const isDone = ({ state }: Pick<Relay, 'state'>): boolean => state === 'mined' || state === 'succeeded'
