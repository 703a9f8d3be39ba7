import {
  type Connection,
  type Context,
  findObstacle,
  invalidField,
  type LinkRequest,
  type LinkSessionRecord,
  offerRehearsal,
  previewTransfer,
  resolveAddress,
  type ResolvedDestination,
  subClientOf,
  watchObstacle,
  wouldRelay,
  wouldSponsor,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'
import { connectionOf, destinationOf, feesOf, fundingRulesOf, type PreviewBody, transferOf } from './sessionTransfer.ts'
import { linkPreview } from './views/linkViews.ts'

export const linkPreviewHandler: LinkHandler<'linkPreview'> = async (ctx, { session, body }) => {
  const connection = await connectionOf(ctx, session, body.connectionId)
  const destination = await resolveAddress(ctx, session, destinationOf(session, body))
  const held = await preview(ctx, session, { connection, destination, body })
  // The conversion runs first. The holding it yields does not exist yet.
  const obstacle = held.funding ? undefined : await findObstacle(ctx, connection, held)
  if (obstacle !== undefined) await watchObstacle(ctx, session, held.id)
  const rehearsal = await offerRehearsal(ctx, session, { connection, held })
  const show = (one: typeof held) => ({
    ...linkPreview(ctx, one, destination.displayAmountInFiat, obstacle),
    ...defined({ rehearsal: rehearsal && { amount: rehearsal.amount } }),
  })
  const { networkFee } = held
  const isSponsored = await wouldSponsor(ctx, connection, held)
  if (!isSponsored && (networkFee === undefined || !(await wouldRelay(ctx, connection, held)))) return show(held)
  const shown = { ...held, fee: '0', ...defined({ networkFee: networkFee && { ...networkFee, amount: '0' } }) }
  return { ...show(shown), isFeeSponsored: true }
}

/** The requested funding, within the limits set by the client. */
const fundWithOf = (transfer: NonNullable<LinkRequest['transfer']>, { fundWith }: PreviewBody) => {
  const rules = fundingRulesOf(transfer)
  if (fundWith && !(fundWith.isPurchase ? rules.purchases : rules.converts))
    throw invalidField('fundWith', 'the client does not allow that other assets are converted')
  return fundWith
}

const preview = async (
  ctx: Context,
  session: LinkSessionRecord,
  { connection, destination, body }: { connection: Connection; destination: ResolvedDestination; body: PreviewBody },
) => {
  const transfer = transferOf(session)
  const fixed = destination.amount ?? transfer.amountInFiat
  const requested =
    fixed === undefined
      ? { amount: body.amount, amountInFiat: body.amount === undefined ? body.amountInFiat : undefined }
      : {
          amount: destination.amount,
          amountInFiat: destination.amount === undefined ? transfer.amountInFiat : undefined,
        }
  return previewTransfer(ctx, {
    connection,
    destination,
    requested: { ...requested, ...feesOf(transfer) },
    transferType: transfer.transferType,
    fundWith: fundWithOf(transfer, body),
    clientTransactionId: transfer.transactionId,
    linkSessionId: session.id,
    // An unknown sub-client is left out of the record, as its branding is left out of the session.
    subClientId: (await subClientOf(ctx, session))?.id,
  })
}
