import { defined } from '@rialto/defined'

import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import { apiErrorFromConnector } from '../connections/apiErrorFromConnector.ts'
import type { WalletRequest } from '../connections/connector.ts'
import type { Context, ReconcileContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { sponsorFee } from '../sponsorship/sponsorFee.ts'
import { sourceAddress } from '../screening/screenAddresses.ts'
import { beginAfterReading } from '../transfers/beginAfterReading.ts'
import { beginWithdrawal } from '../transfers/beginWithdrawal.ts'
import { isDeclined } from '../transfers/isRefused.ts'
import type { Transfer, WithdrawalAttempt } from '../transfers/ports.ts'
import { adoptRecord } from '../transfers/reconcile/adoptRecord.ts'
import { reconcileLater } from '../transfers/reconcileLater.ts'
import { withdrawalOrder } from '../transfers/withdrawalOrder.ts'
import { isRelayed } from './isRelayed.ts'
import { ownPayment } from './ownPayment.ts'
import { offerRelay, type WalletAuthorization } from './relayedPayment.ts'

type Asked =
  | Exclude<WalletRequest, { kind: 'feeNotCovered' }>
  | FeeNotCovered
  /** The wallet has no coin for the fee, and signs the payment for the relayer. */
  | { kind: 'authorize'; authorization: WalletAuthorization }
  | { kind: 'alreadyAsked'; transfer: Transfer }

type FeeNotCovered = Extract<WalletRequest, { kind: 'feeNotCovered' }> & {
  /** The client pays network fees, and its limits do not allow this one now. */
  isSponsorshipUsedUp?: true
}

/** Delay of the first look for the payment on the chain. */
const firstLookMs = 2_000

/**
 * The transaction that the user's wallet must approve now. The intent is committed before the transaction is handed
 * out, so that only one of several pages of a session prompts the wallet, and so that the payment is found on the
 * chain even if no page reports its result.
 *
 * A page whose response was lost has not prompted its wallet: it gets the same transaction again with the same
 * `askId`. After the user has declined, the wallet is prompted again only if the chain has no payment and no pending
 * transaction of the wallet.
 *
 * @throws ApiError `previewNotFound`, `previewExpired`, or that the chain cannot be read.
 */
export const askWallet = async (
  ctx: ReconcileContext & Pick<Context, 'relaying' | 'failpoint'>,
  session: LinkSessionRecord,
  { askId, ...input }: { previewId: string; askId?: string | undefined },
): Promise<Asked> => {
  const { transfer, connection } = await ownPayment(ctx, session, input.previewId)
  const last = await ctx.store.attempts.last(transfer.id)
  const isRepeated = isSameAsk(transfer, last, askId)
  if (transfer.phase !== 'awaitingUser' && !isRepeated) return { kind: 'alreadyAsked', transfer }
  const { askWallet: ask } = connectorOf(ctx, connection)
  if (!ask) throw new ApiError('previewNotFound')
  if (await isRelayed(ctx.store, transfer)) return { kind: 'alreadyAsked', transfer }
  const isAgain = isDeclined(transfer, last)
  const sent = isAgain ? await adoptRecord(ctx, transfer, last) : undefined
  if (sent === 'notReadable') throw new ApiError('integrationUnavailable')
  if (sent) return { kind: 'alreadyAsked', transfer: sent }
  const { request, sponsorship } = await sponsored(ctx, connection, transfer, isSponsored =>
    ask(connection.credentials, withdrawalOrder(transfer), { isAgain, isSponsored }),
  )
  if (request.kind === 'feeNotCovered') {
    if (sponsorship === 'usedUp') return { ...request, isSponsorshipUsedUp: true }
    return (await authorized(ctx, connection, transfer, { askId, isRepeated })) ?? request
  }
  if (request.kind !== 'ready' || isRepeated) return request
  const isFeePaid = sponsorship === 'paid'
  const other = await intend(ctx, connection, {
    previewId: transfer.id,
    afterBlock: request.afterBlock,
    askId,
    isFeePaid,
  })
  return other ? { kind: 'alreadyAsked', transfer: other } : request
}

/** Has the wallet sign the payment, if the relayer sends it for the client. */
const authorized = async (
  ctx: ReconcileContext & Pick<Context, 'relaying' | 'failpoint'>,
  connection: Connection,
  transfer: Transfer,
  { askId, isRepeated }: { askId: string | undefined; isRepeated: boolean },
): Promise<Asked | undefined> => {
  const authorization = askId === undefined ? undefined : await offerRelay(ctx, connection, transfer, askId)
  if (!authorization) return undefined
  const asked: Asked = { kind: 'authorize', authorization }
  if (isRepeated) return asked
  const { block: afterBlock } = await ctx.relaying.head(transfer.networkId)
  const other = await intend(ctx, connection, { previewId: transfer.id, afterBlock, askId, isFeePaid: true })
  return other ? { kind: 'alreadyAsked', transfer: other } : asked
}

interface Intended {
  previewId: string
  afterBlock: bigint
  askId: string | undefined
  isFeePaid: boolean
}

/**
 * Commits the intent, and the job that looks for the payment on the chain. Returns the transfer if another page's
 * intent came first.
 */
const intend = async (
  ctx: ReconcileContext & Pick<Context, 'failpoint'>,
  connection: Connection,
  { previewId, afterBlock, askId, isFeePaid }: Intended,
): Promise<Transfer | undefined> => {
  const begun = await beginAfterReading(ctx, reads =>
    beginWithdrawal(ctx, connection.scope, {
      previewId,
      connectionId: connection.id,
      reads,
      isFeePaid,
      asked: { afterBlock: afterBlock.toString(), ...defined({ askId: askId?.toLowerCase() }) },
      ...defined({ source: sourceAddress(connection) }),
    }),
  )
  if (begun.kind !== 'begun') return begun.transfer
  await reconcileLater(ctx.store, begun.transfer, ctx.clock.nowMs() + firstLookMs)
  await ctx.failpoint('withdrawal.intended')
  return undefined
}

/** Reserve the fee first: the wallet may send a sponsored transaction at any moment after that. */
const sponsored = async (
  ctx: Pick<Context, 'clock' | 'store' | 'connectors'>,
  connection: Connection,
  transfer: Transfer,
  ask: (isSponsored: boolean) => Promise<WalletRequest>,
) => {
  try {
    const sponsorship = await sponsorFee(ctx, connection, transfer)
    return { request: await ask(sponsorship === 'paid'), sponsorship }
  } catch (error) {
    throw apiErrorFromConnector(error)
  }
}

/** Whether the page with this id got the transaction, and has not reported a result. */
const isSameAsk = ({ phase }: Transfer, attempt: WithdrawalAttempt | undefined, askId: string | undefined): boolean =>
  askId !== undefined &&
  attempt?.kind === 'walletPayment' &&
  attempt.askId === askId.toLowerCase() &&
  attempt.walletCalls === undefined &&
  (phase === 'sending' || phase === 'unknown')
