import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { awaitRelay } from '../relayer/awaitRelay.ts'
import { commitRelay } from '../relayer/commitRelay.ts'
import { noteRefusal } from '../relayer/noteRefusal.ts'
import { offeredToken } from '../relayer/offeredToken.ts'
import {
  type Authorization,
  type Relay,
  type RelayRefusalReason,
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
  const { scope } = transfer
  const [from, token] = [sourceAddress(connection), await offeredToken(ctx, transfer)]
  if (!isOpen(transfer, await ctx.store.attempts.last(transfer.id), askId) || from === undefined || !token)
    throw notSent()
  const input = { method, validBefore, askId, from, token: token.contract }
  const authorization: Authorization = { ...relayedTerms(ctx, transfer, input), signature }
  const known = await ctx.store.relays.findByAuthorization(scope, authorization)
  if (known) return outcomeOf(ctx, known)
  return outcomeOf(ctx, await relay(ctx, { transfer, askId, authorization }))
}

interface Relaying {
  transfer: Transfer
  askId: string
  authorization: Authorization
}

const relay = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'relaying'>,
  { transfer, askId, authorization }: Relaying,
): Promise<Relay> => {
  const { scope, id: subjectId } = transfer
  const refuse = async (reason: RelayRefusalReason): Promise<never> => {
    await noteRefusal(ctx, scope, { purpose: 'walletPayment', subjectId, authorization, reason })
    throw notSent(reason)
  }
  const { nextSeconds } = await ctx.relaying.head(transfer.networkId)
  if (authorization.validBefore > nextSeconds + signatureSeconds) return refuse('validTooLong')
  const fault = await ctx.relaying.findFault(authorization)
  if (fault) return refuse(fault)
  try {
    const prepared = await prepareRelay(ctx, { scope, purpose: 'walletPayment', subjectId, authorization })
    return await commit(ctx, prepared, { transfer, askId })
  } catch (error) {
    const reason = refusalOf(error)
    if (reason === undefined) throw error
    return refuse(reason)
  }
}

/** The request to the wallet that the page answers is the last one, and has no other answer. */
const isOpen = ({ phase }: Transfer, attempt: WithdrawalAttempt | undefined, askId: string): boolean =>
  attempt?.kind === 'walletPayment' &&
  attempt.askId === askId.toLowerCase() &&
  (attempt.state === 'intended' || attempt.state === 'unknown') &&
  (phase === 'sending' || phase === 'unknown')

const notSent = (reason = 'notOffered'): ApiError =>
  new ApiError('conflict', { message: `The signed payment was not sent: ${reason}.` })

const refusalOf = (error: unknown): RelayRefusalReason | undefined => {
  if (error instanceof RelayRevertedError) return 'wouldRevert'
  if (!(error instanceof RelayRefusedError)) return undefined
  return error.reason === 'off' ? 'notOffered' : error.reason
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
    throw error
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
