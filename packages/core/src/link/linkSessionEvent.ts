import type { LinkSessionWebhook } from '@rialto/contract'

import type { Context } from '../context.ts'
import type { Repositories } from '../store.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import type { LinkExit, LinkSessionRecord } from './ports.ts'

/** Emits the event of a session's end in the caller's transaction. Each session ends once; previews emit no event. */
export const emitSessionFinished = async (
  ctx: Pick<Context, 'clock' | 'ids'>,
  repositories: Repositories,
  session: LinkSessionRecord,
  exit: LinkExit | undefined,
): Promise<void> => {
  const { scope, id, request, transferId } = session
  if (request.isPreview) return
  if ((await repositories.webhooks.nextSequence(scope, id)) > 1) return
  const transfer = transferId === undefined ? undefined : await repositories.transfers.find(scope, transferId)
  const details = {
    SessionId: id,
    UserId: request.userId,
    TransactionId: request.transfer?.transactionId ?? null,
    SubClientId: request.subClientId ?? null,
    Outcome: exit?.outcome ?? 'expired',
    Page: exit?.page ?? null,
    AccountIds: accountsOf(session),
    TransferId: transfer && transfer.phase !== 'awaitingUser' ? transfer.id : null,
  } satisfies Partial<LinkSessionWebhook>
  const subject = { subjectId: id }
  await emitEvent(ctx, repositories, { scope, type: 'linkSession.finished', subject, sequence: 1, details })
}

/** A payer's accounts are not shown to the client. */
const accountsOf = ({ place, connectionIds }: LinkSessionRecord): string[] =>
  place === 'payLink' ? [] : [...connectionIds]

/** Emits, in the caller's transaction, that the obstacle of a session's user is resolved. */
export const emitSessionReady = async (
  ctx: Pick<Context, 'clock' | 'ids'>,
  repositories: Repositories,
  session: LinkSessionRecord,
  previewId: string,
): Promise<void> => {
  const { scope, id, request, exit } = session
  const details = {
    SessionId: id,
    UserId: request.userId,
    TransactionId: request.transfer?.transactionId ?? null,
    SubClientId: request.subClientId ?? null,
    Outcome: exit?.outcome ?? 'open',
    Page: exit?.page ?? null,
    AccountIds: accountsOf(session),
    TransferId: null,
  } satisfies Partial<LinkSessionWebhook>
  // A separate subject, so that the end of the session does not wait for the delivery of this event.
  const subject = { subjectId: previewId }
  await emitEvent(ctx, repositories, { scope, type: 'linkSession.ready', subject, sequence: 1, details })
}

/** Runs when a session expires: reports it if the user never left. */
export const expireLinkSession = (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  scope: LinkSessionRecord['scope'],
  sessionId: string,
): Promise<void> =>
  ctx.store.transaction(async repositories => {
    const session = await repositories.link.findById(scope, sessionId)
    if (session && session.exit === undefined) await emitSessionFinished(ctx, repositories, session, undefined)
  })
