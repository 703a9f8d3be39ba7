import { defined } from '@rialto/defined'
import { type IssuedBridgingAddress, createBridgingAddress } from '../bridging/createBridgingAddress.ts'
import type { BridgedTransfer } from '../transfers/bridgedTransfer.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { BridgingContext, Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { resolveAddress } from '../link/resolveAddress.ts'
import { findManualOrigin, type ManualOrigin, type ManualPair, manualTransactionId } from './listManualOrigins.ts'

export interface ManualDeposit extends ManualOrigin {
  address: IssuedBridgingAddress
}

/**
 * The address to which the user of a session sends an asset from any wallet or exchange: the same on every call until
 * the deposit has ended. The deposit is recorded and reported as a transfer of the session.
 *
 * @throws ApiError `invalidField` for an asset that the session does not offer; also the errors of `resolveAddress` and
 * `createBridgingAddress`.
 */
export const startManualDeposit = async (
  ctx: BridgingContext & Pick<Context, 'requestAddress'>,
  session: LinkSessionRecord,
  asked: ManualPair,
): Promise<ManualDeposit> => {
  const origin = await findManualOrigin(ctx, session, asked)
  const { address: payout, addressTag } = await resolveAddress(ctx, session, origin.destination)
  if (addressTag !== undefined)
    throw new ApiError('addressUnavailable', { message: 'A bridge cannot pay out to an address with a tag.' })
  const { id: sessionId, request } = session
  const address = await createBridgingAddress(ctx, session.scope, {
    userId: request.userId,
    transactionId: manualTransactionId(session, origin),
    link: { sessionId, ...defined({ clientTransactionId: request.transfer?.transactionId }) },
    origin: origin.route.origin,
    destination: { ...origin.route.destination, address: payout },
  })
  return { ...origin, address }
}

/** A transfer over an address that this session showed its user. */
export const findManualDeposit = async (
  ctx: Pick<Context, 'store'>,
  session: Pick<LinkSessionRecord, 'id' | 'scope'>,
  transferId: string,
): Promise<BridgedTransfer | undefined> => {
  const transfer = await ctx.store.bridgedTransfers.find(session.scope, transferId)
  const address = transfer && (await ctx.store.bridgingAddresses.find(session.scope, transfer.addressId))
  return address?.link?.sessionId === session.id ? transfer : undefined
}

/**
 * The session's deposit. If its address received a payment of another kind instead, for example on another network,
 * that payment.
 */
export const findArrival = async (
  ctx: Pick<Context, 'store'>,
  session: Pick<LinkSessionRecord, 'id' | 'scope' | 'transferId'>,
  transferId: string,
): Promise<BridgedTransfer | undefined> => {
  const deposit = await findManualDeposit(ctx, session, transferId)
  if (!deposit || deposit.operation !== undefined || session.transferId === undefined) return deposit
  const arrived = await findManualDeposit(ctx, session, session.transferId)
  return arrived?.addressId === deposit.addressId ? arrived : deposit
}
