import type { Context } from '../context.ts'
import { missingField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { plainAddress } from './plainAddress.ts'
import type { WalletVerification } from './ports.ts'

/** Verified addresses of a client's users, by user, address or both. @throws ApiError `missingField` without either. */
export const listWalletVerifications = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  filter: { userId?: string | undefined; address?: string | undefined },
): Promise<WalletVerification[]> => {
  if (filter.userId === undefined && filter.address === undefined)
    throw missingField('UserId', 'one of UserId or Address is required')
  const { userId, address } = filter
  return ctx.store.wallets.listVerifications(scope, {
    userId,
    address: address === undefined ? undefined : plainAddress(address),
  })
}
