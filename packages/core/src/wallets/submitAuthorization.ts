import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { awaitRelay } from '../relayer/awaitRelay.ts'
import { commitRelay } from '../relayer/commitRelay.ts'
import { offeredToken } from '../relayer/offeredToken.ts'
import {
  type Authorization,
  type Relay,
  RelayExistsError,
  RelayRevertedError,
  type TypedMethod,
} from '../relayer/ports.ts'
import { type PreparedRelay, prepareRelay } from '../relayer/prepareRelay.ts'
import { RelayRefusedError } from '../relayer/relayRefusedError.ts'
import { sourceAddress } from '../screening/screenAddresses.ts'
import type { Transfer, WithdrawalAttempt } from '../transfers/ports.ts'
import { ownPayment } from './ownPayment.ts'
import { relayedTerms, signatureSeconds } from './relayedPayment.ts'
import { walletSubject } from './walletSubject.ts'

interface Signed {
  previewId: string
  askId: string
  method: TypedMethod
  validBefore: bigint
  signature: string
}

const withinMs = 12_000

/**
 * Sends the payment that the user's wallet has signed, by the operator's account, which pays the network's fee. All terms
 * but the end of the signature are the server's own: the page adds a signature and nothing else. Returns the
 * transaction's hash once a block has it; without one the outcome is not known yet.
 *
 * @throws ApiError `previewNotFound`; `conflict` if the relayer did not send it: the wallet can be asked again.
 */
export const submitAuthorization = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'relaying' | 'failpoint'>,
  session: LinkSessionRecord,
  { previewId, askId, method, validBefore, signature }: Signed,
): Promise<string | undefined> => {
  const { transfer, connection } = await ownPayment(ctx, session, previewId)
  const { scope, networkId } = transfer
  const [from, token] = [sourceAddress(connection), await offeredToken(ctx, transfer)]
  if (!isOpen(transfer, await ctx.store.attempts.last(transfer.id), askId) || from === undefined || !token)
    throw notSent()
  const input = { method, validBefore, askId, from, token: token.contract }
  const authorization: Authorization = { ...relayedTerms(ctx, transfer, input), signature }
  const known = await ctx.store.relays.findByAuthorization(scope, authorization)
  if (known) return outcomeOf(ctx, known)
  const { nextSeconds } = await ctx.relaying.head(networkId)
  if (validBefore > nextSeconds + signatureSeconds) throw notSent('validTooLong')
  const fault = await ctx.relaying.findFault(authorization)
  if (fault) throw notSent(fault)
  return outcomeOf(ctx, await commit(ctx, await prepare(ctx, transfer, authorization), { transfer, askId }))
}

/** The request to the wallet that the page answers is the last one, and has no other answer. */
const isOpen = ({ phase }: Transfer, attempt: WithdrawalAttempt | undefined, askId: string): boolean =>
  attempt?.kind === 'walletPayment' &&
  attempt.askId === askId.toLowerCase() &&
  (attempt.state === 'intended' || attempt.state === 'unknown') &&
  (phase === 'sending' || phase === 'unknown')

const notSent = (reason = 'notOffered'): ApiError =>
  new ApiError('conflict', { message: `The signed payment was not sent: ${reason}.` })

const refusalOf = (error: unknown): ApiError | undefined => {
  if (error instanceof RelayRevertedError) return notSent('wouldRevert')
  return error instanceof RelayRefusedError ? notSent(error.reason) : undefined
}

const prepare = async (
  ctx: Pick<Context, 'environment' | 'store' | 'relaying'>,
  transfer: Transfer,
  authorization: Authorization,
): Promise<PreparedRelay> => {
  try {
    const { scope, id: subjectId } = transfer
    return await prepareRelay(ctx, { scope, purpose: 'walletPayment', subjectId, authorization })
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/** Under the lock of the transfer: its request to the wallet is still the open one. */
const commit = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'relaying'>,
  prepared: PreparedRelay,
  { transfer: { id, scope }, askId }: { transfer: Transfer; askId: string },
): Promise<Relay> => {
  try {
    return await ctx.store.transaction(async repositories => {
      const current = await repositories.transfers.findForUpdate(scope, id)
      if (!current || !isOpen(current, await repositories.attempts.last(id), askId)) throw notSent()
      return commitRelay(ctx, repositories, prepared)
    })
  } catch (error) {
    const first = error instanceof RelayExistsError ? await ctx.store.relays.findOf(scope, id) : undefined
    if (first) return first
    throw refusalOf(error) ?? error
  }
}

const outcomeOf = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'store' | 'relaying' | 'failpoint'>,
  relay: Relay,
): Promise<string | undefined> => {
  await ctx.failpoint('relay.committed')
  const { state, hash } = await awaitRelay(ctx, relay, { subject: walletSubject(ctx), withinMs })
  return state === 'mined' || state === 'succeeded' ? hash : undefined
}
