import {
  ApiError,
  type Authorization,
  type Context,
  type FacilitatedTerms,
  readRelayer,
  relayFamilyOf,
  type Scope,
  settleFacilitated,
  verifyFacilitated,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import { settleResponseOf } from './answerOrder.ts'
import { readPayload, readRequirements } from './readPayload.ts'
import { reasonOf } from './reasonOf.ts'
import { type SettleResponse, x402Version } from './wire.ts'

/** The networks on which payments are settled: for a client those of its limits, otherwise all. */
export const supportedKinds = async (ctx: Context, scope?: Scope) => {
  const { addresses } = await readRelayer(ctx)
  const limits = scope && (await ctx.store.relays.listLimits(scope))
  const allowed = ({ networkId }: { networkId: string }) =>
    limits === undefined || limits.some(one => one.networkId === networkId && one.isFacilitated)
  const chains = ctx.relaying.chains.filter(
    one => addresses[relayFamilyOf(one.networkId)] !== undefined && allowed(one),
  )
  const { evm, solana: feePayer } = addresses
  return {
    kinds: chains.map(({ networkId, chain }) => ({
      x402Version,
      scheme: 'exact',
      network: chain,
      ...(relayFamilyOf(networkId) === 'solana' ? { extra: { feePayer } } : {}),
    })),
    extensions: [] as string[],
    signers: defined({ 'eip155:*': evm && [evm], 'solana:*': feePayer && [feePayer] }),
  }
}

interface Asked {
  authorization: Authorization
  terms: FacilitatedTerms
}

const read = async (ctx: Context, body: unknown): Promise<Asked | undefined> => {
  const { paymentPayload, paymentRequirements } = (body ?? {}) as Record<string, unknown>
  const authorization = await readPayload(ctx.relaying, paymentPayload)
  const terms = readRequirements(ctx.relaying, paymentRequirements)
  return authorization && terms ? { authorization, terms } : undefined
}

const scopeIn = (scope: Scope | undefined): Scope => {
  if (!scope) throw new ApiError('serverFailure')
  return scope
}

export const verifyHandler = async (ctx: Context, scope: Scope | undefined, body: unknown) => {
  const asked = await read(ctx, body)
  if (!asked) return { isValid: false, invalidReason: 'invalid_payload' }
  const { from: payer, method } = asked.authorization
  const rejection = await verifyFacilitated(ctx, scopeIn(scope), asked)
  return rejection === undefined
    ? { isValid: true, payer }
    : { isValid: false, invalidReason: reasonOf(rejection, method), payer }
}

/** @param key `Idempotency-Key` of the request */
export const settleHandler = async (
  ctx: Context,
  scope: Scope | undefined,
  { body, key }: { body: unknown; key: unknown },
): Promise<SettleResponse> => {
  const asked = await read(ctx, body)
  if (!asked) return { success: false, errorReason: 'invalid_payload', transaction: '', network: '' }
  const call = typeof key === 'string' ? `key ${key}` : ctx.ids.uuid()
  const payment = await settleFacilitated(ctx, scopeIn(scope), asked, call)
  return settleResponseOf(ctx, payment, asked.authorization)
}
