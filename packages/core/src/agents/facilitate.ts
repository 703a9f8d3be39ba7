import { sameAddress } from '@rialto/catalog'

import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { commitRelay } from '../relayer/commitRelay.ts'
import { noteRefusal } from '../relayer/noteRefusal.ts'
import { type Authorization, type Relay, RelayExistsError } from '../relayer/ports.ts'
import { checkAuthorization, type PaymentRejection, prepareChecked, refusalOf } from './checkAuthorization.ts'
import { type AgentPayment, relayOutcome } from './relayOutcome.ts'

/** Terms of a payment to a client's own resource server. */
export interface FacilitatedTerms {
  payTo: string
  value: bigint
  token: string
  networkId: string
  timeoutSeconds: number
  /** On Solana: the text of the memo. */
  memo?: string
}

interface Facilitated {
  authorization: Authorization
  terms: FacilitatedTerms
}

/** Why a signed payment does not pay these terms, or cannot be sent. */
export const verifyFacilitated = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'store' | 'relaying'>,
  scope: Scope,
  input: Facilitated,
): Promise<PaymentRejection | undefined> => {
  const reason = await findFault(ctx, scope, input)
  if (reason) await noteRefusal(ctx, scope, { purpose: 'facilitator', authorization: input.authorization, reason })
  return reason
}

const findFault = async (
  ctx: Pick<Context, 'environment' | 'store' | 'relaying'>,
  scope: Scope,
  { authorization, terms }: Facilitated,
): Promise<PaymentRejection | undefined> => {
  const limits = await ctx.store.relays.limits(scope, terms.networkId)
  if (limits?.isFacilitated !== true || !ctx.relaying.relays(terms.networkId)) return 'notOffered'
  const misfit = findMisfit({ authorization, terms })
  if (misfit) return misfit
  const fault = await checkAuthorization(ctx, scope, authorization, terms.timeoutSeconds)
  if (fault) return fault
  const prepared = await prepareChecked(ctx, { scope, purpose: 'facilitator', authorization })
  return typeof prepared === 'string' ? prepared : undefined
}

const findMisfit = ({ authorization, terms }: Facilitated): PaymentRejection | undefined => {
  if (authorization.networkId !== terms.networkId) return 'wrongNetwork'
  if (!sameAddress(terms.networkId, authorization.token, terms.token)) return 'wrongToken'
  if (!sameAddress(terms.networkId, authorization.to, terms.payTo)) return 'wrongRecipient'
  if (terms.memo !== undefined && authorization.memo !== terms.memo) return 'wrongMemo'
  return authorization.value === terms.value ? undefined : 'wrongValue'
}

/**
 * Sends a signed payment of a client's own resource server. The same signature always has the same relay, and its success
 * is returned to one call only, so that an agent cannot pay for two resources with one payment.
 *
 * @param call identifies the call: a repetition with the same value gets the same result
 */
export const settleFacilitated = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'relaying' | 'failpoint'>,
  scope: Scope,
  input: Facilitated,
  call: string,
): Promise<AgentPayment> => {
  const relay = await relayOf(ctx, scope, input)
  if (typeof relay === 'string') return rejected(ctx, scope, input, relay)
  const outcome = await relayOutcome(ctx, relay)
  const isTaken =
    outcome.kind === 'settled' && !(await ctx.store.relays.takeAnswer(scope, relay.id, ctx.ids.sha256(call)))
  return isTaken ? rejected(ctx, scope, input, 'used') : outcome
}

const rejected = async (
  ctx: Pick<Context, 'clock' | 'store'>,
  scope: Scope,
  { authorization }: Facilitated,
  reason: PaymentRejection,
): Promise<AgentPayment> => {
  await noteRefusal(ctx, scope, { purpose: 'facilitator', authorization, reason })
  return { kind: 'rejected', reason }
}

/** The relay of the signature, sent for these terms. */
const relayOf = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'relaying'>,
  scope: Scope,
  input: Facilitated,
): Promise<Relay | PaymentRejection> => {
  const { authorization } = input
  const known = await ctx.store.relays.findByAuthorization(scope, authorization)
  if (known) return findOther(ctx, known, input) ?? known
  const fault = await findFault(ctx, scope, input)
  if (fault) return fault
  const prepared = await prepareChecked(ctx, { scope, purpose: 'facilitator', authorization })
  if (typeof prepared === 'string') return prepared
  try {
    return await ctx.store.transaction(repositories => commitRelay(ctx, repositories, prepared))
  } catch (error) {
    const reason = error instanceof RelayExistsError ? 'used' : refusalOf(error)
    if (reason) return reason
    throw error
  }
}

/**
 * Rejects a payload that differs from the sent relay. The relay is found by the holder's nonce alone, so it may pay an order
 * or have been sent for other terms, and the agent may have changed the rest of the payload.
 */
const findOther = (
  { relaying }: Pick<Context, 'relaying'>,
  known: Relay,
  input: Facilitated,
): PaymentRejection | undefined => {
  if (known.purpose !== 'facilitator') return 'used'
  const { to, data } = relaying.callOf(input.authorization)
  if (to !== known.call.to || data !== known.call.data) return 'used'
  return findMisfit(input)
}
