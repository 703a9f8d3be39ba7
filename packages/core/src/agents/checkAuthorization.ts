import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { type Authorization, type RelayRefusalReason, RelayRevertedError } from '../relayer/ports.ts'
import { type PreparedRelay, prepareRelay } from '../relayer/prepareRelay.ts'
import { RelayRefusedError } from '../relayer/relayRefusedError.ts'
import { isListed } from '../screening/isListed.ts'

/** Why a signed payment is not carried out. */
export type PaymentRejection = RelayRefusalReason

/** How far the clock of an agent may be ahead of the time of the next block. */
const skewSeconds = 600

/** Why the chain would not carry out a signed payment, or this client does not accept it. */
export const checkAuthorization = async (
  ctx: Pick<Context, 'store' | 'relaying'>,
  scope: Scope,
  authorization: Authorization,
  timeoutSeconds: number,
): Promise<PaymentRejection | undefined> => {
  if (await isListed(ctx, scope, authorization.from)) return 'sanctioned'
  const { nextSeconds } = await ctx.relaying.head(authorization.networkId)
  if (authorization.validBefore > nextSeconds + BigInt(timeoutSeconds + skewSeconds)) return 'validTooLong'
  return ctx.relaying.findFault(authorization)
}

/** The relay of a checked payment, or why it cannot be sent: its call was simulated. */
export const prepareChecked = async (
  ctx: Pick<Context, 'environment' | 'store' | 'relaying'>,
  input: Parameters<typeof prepareRelay>[1],
): Promise<PreparedRelay | PaymentRejection> => {
  try {
    return await prepareRelay(ctx, input)
  } catch (error) {
    const refusal = error instanceof RelayRevertedError ? 'wouldRevert' : refusalOf(error)
    if (refusal) return refusal
    throw error
  }
}

export const refusalOf = (error: unknown): PaymentRejection | undefined => {
  if (!(error instanceof RelayRefusedError)) return undefined
  return error.reason === 'off' ? 'notOffered' : error.reason
}
