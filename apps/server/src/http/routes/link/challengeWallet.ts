import { challengeWallet } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const challengeWalletHandler: LinkHandler<'challengeWallet'> = async (ctx, { session, body }) => {
  const { id, message, expiresAtMs } = await challengeWallet(ctx, session, body)
  return { challengeId: id, message, expiresAtMs }
}
