import type { LinkExecuteRequest, LinkExecution, LinkPreviewRequest } from '@rialto/contract'
import {
  combineAccounts,
  configureTransfer,
  type Connection,
  connectionOfSession,
  connectionsOfSession,
  type Context,
  executeTransfer,
  findArrival,
  findObstacle,
  findSources,
  type Execution,
  ApiError,
  invalidField,
  ipAddressPermission,
  type LinkRequest,
  type LinkRequestDestination,
  type LinkSessionRecord,
  previewTransfer,
  requireSending,
  resolveAddress,
  type ResolvedDestination,
  subClientOf,
  watchObstacle,
  wouldSponsor,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Static } from 'typebox'

import type { LinkHandlers } from '../../handler.ts'
import { executionMessage } from '../transfers/executionStatus.ts'
import { bridgedTransferView } from './bridgedTransferView.ts'
import { linkCombination } from './linkCombination.ts'
import { linkSources } from './linkSources.ts'
import { awaitedOf, linkHolding, linkPreview, linkTransfer, linkTransferNow } from './linkViews.ts'

type Ids = 'linkConfigure' | 'linkSources' | 'linkPreview' | 'linkCombine' | 'linkExecute' | 'linkTransfer'

/** Transfers of a session: only to the client's destination, and only from accounts connected in the session. */
export const transferHandlers: LinkHandlers<Ids> = {
  linkConfigure: async (ctx, { session, body }) => {
    const transfer = transferOf(session)
    const connection = await connectionOf(ctx, session, body.connectionId)
    requireSending(connection)
    const holdings = await configureTransfer(ctx, {
      connection,
      listsOthers: true,
      // A just-in-time address is requested from the client once the user has chosen it.
      destinations: transfer.destinations.map(one => ({ ...one, address: one.address ?? '' })),
      requested: { amountInFiat: transfer.amountInFiat, ...feesOf(transfer) },
    })
    return { holdings: holdings.map(holding => linkHolding(ctx, holding)) }
  },
  linkSources: async (ctx, { session, body }) => {
    const transfer = transferOf(session)
    const connections = (await connectionsOfSession(ctx, session)).filter(({ state }) => state === 'active')
    const isFixed =
      transfer.amountInFiat !== undefined || transfer.destinations.some(({ amount }) => amount !== undefined)
    const found = await findSources(ctx, {
      connections,
      destinations: transfer.destinations.map(one => ({ ...one, address: one.address ?? '' })),
      requested: {
        ...(isFixed
          ? { amountInFiat: transfer.amountInFiat }
          : { amount: body.amount, amountInFiat: body.amountInFiat }),
        ...feesOf(transfer),
      },
      rules: fundingRulesOf(transfer),
      prefersPurchase: transfer.transferType === 'onramp',
      maximumSources: transfer.maximumSources,
    })
    return linkSources(ctx, found, connections)
  },
  linkPreview: async (ctx, { session, body }) => {
    const connection = await connectionOf(ctx, session, body.connectionId)
    const destination = await resolveAddress(ctx, session, destinationOf(session, body))
    const held = await preview(ctx, session, { connection, destination, body })
    // The conversion runs first. The holding it yields does not exist yet.
    const obstacle = held.funding ? undefined : await findObstacle(ctx, connection, held)
    if (obstacle !== undefined) await watchObstacle(ctx, session, held.id)
    const shown = linkPreview(ctx, held, destination.displayAmountInFiat, obstacle)
    return (await wouldSponsor(ctx, connection, held)) ? { ...shown, isFeeSponsored: true } : shown
  },
  linkCombine: async (ctx, { session, body }) => {
    const destination = await resolveAddress(ctx, session, destinationOf(session, body))
    const combined = await combineAccounts(ctx, session, { destination, connectionIds: body.connectionIds })
    return linkCombination(ctx, combined, destination.displayAmountInFiat)
  },
  linkExecute: (ctx, { session, body }) => execute(ctx, session, body),
  linkTransfer: async (ctx, { session, params }) => {
    const id = params.transferId.toLowerCase()
    const transfer = id === session.transferId ? await ctx.store.transfers.find(session.scope, id) : undefined
    if (transfer) return { ...(await linkTransferNow(ctx, transfer)), ...(await awaitedOf(ctx, transfer)) }
    const deposit = await findArrival(ctx, session, id)
    if (!deposit) throw new ApiError('notFound')
    return bridgedTransferView(ctx, deposit)
  },
}

const transferOf = (session: LinkSessionRecord): NonNullable<LinkRequest['transfer']> => {
  if (!session.request.transfer)
    throw new ApiError('badRequest', { message: 'This session does not support transfers.' })
  return session.request.transfer
}

const feesOf = ({ isInclusiveFeeEnabled, clientFeeRatio }: NonNullable<LinkRequest['transfer']>) => ({
  isInclusiveFeeEnabled,
  clientFeeRatio,
})

/** The client decides whether other assets may be converted. In an onramp the user buys in any case. */
const fundingRulesOf = ({ isFundingEnabled = false, transferType }: NonNullable<LinkRequest['transfer']>) => ({
  converts: isFundingEnabled,
  purchases: isFundingEnabled || transferType === 'onramp',
})

/** The requested funding, within the limits set by the client. */
const fundWithOf = (transfer: NonNullable<LinkRequest['transfer']>, { fundWith }: PreviewBody) => {
  const rules = fundingRulesOf(transfer)
  if (fundWith && !(fundWith.isPurchase ? rules.purchases : rules.converts))
    throw invalidField('fundWith', 'the client does not allow that other assets are converted')
  return fundWith
}

const connectionOf = async (ctx: Context, session: LinkSessionRecord, connectionId: string): Promise<Connection> => {
  const connection = await connectionOfSession(ctx, session, connectionId)
  if (!connection) throw new ApiError('invalidIntegrationToken')
  return connection
}

type PreviewBody = Static<typeof LinkPreviewRequest>

const destinationOf = (
  session: LinkSessionRecord,
  body: Pick<PreviewBody, 'networkId' | 'symbol'>,
): LinkRequestDestination => {
  const destination = transferOf(session).destinations.find(
    ({ networkId, symbol }) => networkId === body.networkId.toLowerCase() && symbol === body.symbol.toUpperCase(),
  )
  if (!destination) throw invalidField('networkId', 'the client does not accept this asset on this network')
  return destination
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

const execute = async (
  ctx: Context,
  session: LinkSessionRecord,
  { secondFactorCode, travelRule, ...body }: Static<typeof LinkExecuteRequest>,
): Promise<Static<typeof LinkExecution>> => {
  const previewId = body.previewId.toLowerCase()
  const held = await ctx.store.previews.find(session.scope, previewId)
  if (!held) throw new ApiError('previewNotFound')
  const connection = await connectionOf(ctx, session, held.connectionId)
  try {
    return toExecution(ctx, await executeTransfer(ctx, { connection, previewId, secondFactorCode, travelRule }))
  } catch (error) {
    if (error instanceof ApiError && error.type === 'previewExpired')
      return {
        status: 'previewExpired',
        ...defined({ message: error.displayMessage }),
      }
    throw error
  }
}

const statuses = {
  accepted: 'submitted',
  unknown: 'submitted',
  secondFactorRequired: 'secondFactorRequired',
  secondFactorRefused: 'secondFactorRefused',
  emailConfirmationRequired: 'emailConfirmationRequired',
  addressWhitelistRequired: 'addressWhitelistRequired',
  walletConfirmationRequired: 'walletConfirmationRequired',
  travelRuleRequired: 'failed',
  feeAboveApproved: 'feeAboveApproved',
  rejected: 'failed',
} as const

/** The reason code for a transfer that was not sent. The institution's own texts are not shown to users. */
const reasonOf = (outcome: Execution['outcome']): string | undefined => {
  if (outcome?.kind === 'travelRuleRequired') return 'travelRule'
  if (outcome?.kind !== 'rejected') return undefined
  if (outcome.isUnreached) return 'unavailable'
  return outcome.permission === ipAddressPermission ? 'ipRestricted' : outcome.reason
}

const statusOf = ({ outcome, transfer, travelRule }: Execution): Static<typeof LinkExecution>['status'] => {
  if (travelRule) return 'travelRuleRequired'
  return outcome ? statuses[outcome.kind] : transfer.phase === 'failed' ? 'failed' : 'submitted'
}

const toExecution = (ctx: Context, execution: Execution): Static<typeof LinkExecution> => {
  const { outcome, transfer, travelRule } = execution
  const message = executionMessage(execution)
  return {
    status: statusOf(execution),
    transfer: linkTransfer(ctx, transfer),
    ...(outcome && 'factor' in outcome ? { factor: outcome.factor } : {}),
    ...defined({ message, travelRule, reason: travelRule ? undefined : reasonOf(outcome) }),
  }
}
