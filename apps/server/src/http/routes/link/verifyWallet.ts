import { verifyWallet } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const verifyWalletHandler: LinkHandler<'verifyWallet'> = async (ctx, { session, body }) => {
  const { address, networkType, verifiedAtMs } = await verifyWallet(ctx, session, body)
  return { address, networkType, verifiedAtMs }
}
