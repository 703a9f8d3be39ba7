import type { LinkPreviewRequest } from '@rialto/contract'
import {
  ApiError,
  type Connection,
  connectionOfSession,
  type Context,
  invalidField,
  type LinkRequest,
  type LinkRequestDestination,
  type LinkSessionRecord,
} from '@rialto/core'
import type { Static } from 'typebox'

export const transferOf = (session: LinkSessionRecord): NonNullable<LinkRequest['transfer']> => {
  if (!session.request.transfer)
    throw new ApiError('badRequest', { message: 'This session does not support transfers.' })
  return session.request.transfer
}

export const feesOf = ({ isInclusiveFeeEnabled, clientFeeRatio }: NonNullable<LinkRequest['transfer']>) => ({
  isInclusiveFeeEnabled,
  clientFeeRatio,
})

/** The client decides whether other assets may be converted. In an onramp the user buys in any case. */
export const fundingRulesOf = ({ isFundingEnabled = false, transferType }: NonNullable<LinkRequest['transfer']>) => ({
  converts: isFundingEnabled,
  purchases: isFundingEnabled || transferType === 'onramp',
})

export const connectionOf = async (
  ctx: Context,
  session: LinkSessionRecord,
  connectionId: string,
): Promise<Connection> => {
  const connection = await connectionOfSession(ctx, session, connectionId)
  if (!connection) throw new ApiError('invalidIntegrationToken')
  return connection
}

export type PreviewBody = Static<typeof LinkPreviewRequest>

export const destinationOf = (
  session: LinkSessionRecord,
  body: Pick<PreviewBody, 'networkId' | 'symbol'>,
): LinkRequestDestination => {
  const destination = transferOf(session).destinations.find(
    ({ networkId, symbol }) => networkId === body.networkId.toLowerCase() && symbol === body.symbol.toUpperCase(),
  )
  if (!destination) throw invalidField('networkId', 'the client does not accept this asset on this network')
  return destination
}
