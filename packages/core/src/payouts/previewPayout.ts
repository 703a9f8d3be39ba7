import { compare, type TaggedAddress, sameAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { connectionSource } from '../transfers/money/sourceName.ts'
import type { Connection } from '../connections/ports.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { LinkRequest, LinkSessionRecord } from '../link/ports.ts'
import { connectionOfSession } from '../link/restoreConnections.ts'
import { screenAddresses } from '../screening/screenAddresses.ts'
import { checkDestination } from '../transfers/checkDestination.ts'
import { getDepositAddress } from '../transfers/getDepositAddress.ts'

export type Asked = NonNullable<LinkRequest['payout']>

interface PayoutPreview {
  payout: Asked
  connection: Connection
  to: TaggedAddress
  toName: string
  isNewAddress: boolean
}

/**
 * The address of an account of the session for its payout, read from the institution.
 *
 * @throws ApiError `badRequest` in a session without a payout; `notFound` for an account that the session may not use,
 *   or that has no address for the asset; `unavailableForLegalReasons` for an address on a sanctions list.
 */
export const previewPayout = async (
  ctx: ConnectionContext & Pick<Context, 'environment' | 'chainBalances'>,
  session: LinkSessionRecord,
  connectionId: string,
): Promise<PayoutPreview> => {
  const { payout, userId } = session.request
  if (!payout) throw new ApiError('badRequest')
  const connection = await connectionOfSession(ctx, session, connectionId)
  if (!connection) throw new ApiError('notFound')
  const { networkId, symbol } = payout
  const read = await getDepositAddress(ctx, connection, { symbol, networkId })
  const asked = { networkId, symbol, address: read.address, ...defined({ addressTag: read.tag }) }
  const { address, addressTag: tag } = checkDestination(ctx, asked, '').destination
  const to = { address, ...defined({ tag }) }
  await screenAddresses(ctx, session.scope, { step: 'preview', addresses: [{ ...to, role: 'destination' }] })
  const known = await ctx.store.payouts.listAddresses(session.scope, userId)
  const isKnown = known.some(one => one.succeededPayouts > 0 && isSame(networkId, one.to, to))
  return { payout, connection, to, toName: connectionSource(connection), isNewAddress: !isKnown }
}

/** Whether a payout is of the amount that a session asks for. */
export const isSameAmount = (
  { networkId, symbol, amount }: Pick<Asked, 'networkId' | 'symbol' | 'amount'>,
  asked: Asked,
): boolean => networkId === asked.networkId && symbol === asked.symbol && compare(amount, asked.amount) === 0

/** Whether two destinations are one account. */
export const isSame = (networkId: string, a: TaggedAddress, b: TaggedAddress): boolean =>
  sameAddress(networkId, a.address, b.address) && (a.tag ?? '') === (b.tag ?? '')
