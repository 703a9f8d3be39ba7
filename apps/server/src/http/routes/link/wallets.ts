import { WalletChallenge, WalletChallengeRequest, WalletSignature, WalletVerified } from '@rialto/contract'
import { challengeWallet, type Context, verifyWallet } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { linkRoute } from './linkRoute.ts'

/** How a Link session proves that its user holds an address. */
export const walletRoutes = (app: FastifyInstance, ctx: Context): void => {
  linkRoute(
    app,
    ctx,
    {
      id: 'challengeWallet',
      method: 'POST',
      path: '/wallets/challenges',
      body: WalletChallengeRequest,
      content: WalletChallenge,
    },
    async ({ session, body }) => {
      const { id, message, expiresAtMs } = await challengeWallet(ctx, session, body)
      return { challengeId: id, message, expiresAtMs }
    },
  )

  linkRoute(
    app,
    ctx,
    {
      id: 'verifyWallet',
      method: 'POST',
      path: '/wallets/verifications',
      body: WalletSignature,
      content: WalletVerified,
    },
    async ({ session, body }) => {
      const { address, networkType, verifiedAtMs } = await verifyWallet(ctx, session, body)
      return { address, networkType, verifiedAtMs }
    },
  )
}
