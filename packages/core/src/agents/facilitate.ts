import { sameAddress } from '@rialto/catalog'

import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { commitRelay } from '../relayer/commitRelay.ts'
import { type Authorization, RelayExistsError } from '../relayer/ports.ts'
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
  ctx: Context,
  scope: Scope,
  { authorization, terms }: Facilitated,
): Promise<PaymentRejection | undefined> => {
  const limits = await ctx.store.relays.limits(scope, terms.networkId)
  if (limits?.isFacilitated !== true || !ctx.relaying.relays(terms.networkId)) return 'notOffered'
  if (authorization.networkId !== terms.networkId) return 'wrongNetwork'
  if (!sameAddress(terms.networkId, authorization.token, terms.token)) return 'wrongToken'
  if (!sameAddress(terms.networkId, authorization.to, terms.payTo)) return 'wrongRecipient'
  if (terms.memo !== undefined && authorization.memo !== terms.memo) return 'wrongMemo'
  if (authorization.value !== terms.value) return 'wrongValue'
  const fault = await checkAuthorization(ctx, scope, authorization, terms.timeoutSeconds)
  if (fault) return fault
  const prepared = await prepareChecked(ctx, { scope, purpose: 'facilitator', authorization })
  return typeof prepared === 'string' ? prepared : undefined
}

/** Sends a signed payment of a client's own resource server. The same signature always gets the same relay. */
export const settleFacilitated = async (ctx: Context, scope: Scope, input: Facilitated): Promise<AgentPayment> => {
  const { authorization } = input
  const known = await ctx.store.relays.findByAuthorization(scope, authorization)
  // It pays an order.
  if (known && known.purpose !== 'facilitator') return { kind: 'rejected', reason: 'used' }
  if (known) return relayOutcome(ctx, known)
  const fault = await verifyFacilitated(ctx, scope, input)
  if (fault) return { kind: 'rejected', reason: fault }
  const prepared = await prepareChecked(ctx, { scope, purpose: 'facilitator', authorization })
  if (typeof prepared === 'string') return { kind: 'rejected', reason: prepared }
  try {
    const relay = await ctx.store.transaction(repositories => commitRelay(ctx, repositories, prepared))
    return relayOutcome(ctx, relay)
  } catch (error) {
    const reason = error instanceof RelayExistsError ? 'used' : refusalOf(error)
    if (reason) return { kind: 'rejected', reason }
    throw error
  }
}
