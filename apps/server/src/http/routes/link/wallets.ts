import type { SandboxWalletAnswer } from '@rialto/contract'
import {
  answerWallet,
  ApiError,
  askWallet,
  challengeWallet,
  connectWallet,
  noteWalletCalls,
  verifyWallet,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandlers } from '../../handler.ts'
import { linkTransfer, newLinkConnection } from './linkViews.ts'

type Ids =
  | 'challengeWallet'
  | 'connectWallet'
  | 'verifyWallet'
  | 'askWallet'
  | 'noteWalletCalls'
  | 'answerWallet'
  | 'sandboxWallet'

/** Operations of a Link session that verify a user's address and connect the wallet. */
export const walletHandlers: LinkHandlers<Ids> = {
  challengeWallet: async (ctx, { session, body }) => {
    const { id, message, expiresAtMs } = await challengeWallet(ctx, session, body)
    return { challengeId: id, message, expiresAtMs }
  },
  connectWallet: async (ctx, { session, body }) => {
    const { connection, isReconnected } = await connectWallet(ctx, session, body)
    return newLinkConnection(ctx, connection, isReconnected)
  },
  verifyWallet: async (ctx, { session, body }) => {
    const { address, networkType, verifiedAtMs } = await verifyWallet(ctx, session, body)
    return { address, networkType, verifiedAtMs }
  },
  askWallet: async (ctx, { session, body }) => {
    const asked = await askWallet(ctx, session, body)
    if (asked.kind === 'ready') {
      const { transaction } = asked
      if (transaction.family === 'solana') {
        const { chain, from, wire } = transaction
        return { status: 'ready', solanaTransaction: { chain, from, wire } }
      }
      if (transaction.family === 'bitcoin') {
        const { from, to, satoshis } = transaction
        return { status: 'ready', bitcoinTransfer: { from, to, satoshis: Number(satoshis) } }
      }
      if (transaction.family === 'tron') {
        const { family: _, ...tronTransaction } = transaction
        return { status: 'ready', tronTransaction }
      }
      const { chainId, from, to, value, data } = transaction
      return { status: 'ready', transaction: { chainId, from, to, value, data } }
    }
    if (asked.kind === 'alreadyAsked') return { status: 'alreadyAsked', transfer: linkTransfer(ctx, asked.transfer) }
    if (asked.kind === 'transactionPending') return { status: 'transactionPending' }
    const { fee, symbol, missing, isSponsorshipUsedUp } = asked
    return { status: 'feeNotCovered', fee: { amount: fee, symbol, missing }, ...defined({ isSponsorshipUsedUp }) }
  },
  noteWalletCalls: async (ctx, { session, body }) => {
    await noteWalletCalls(ctx, session, body)
    return {}
  },
  answerWallet: async (ctx, { session, body }) => {
    const transfer = await answerWallet(ctx, session, body)
    if (transfer.phase === 'awaitingUser') return { status: 'walletConfirmationRequired' }
    return { status: transfer.phase === 'failed' ? 'failed' : 'submitted', transfer: linkTransfer(ctx, transfer) }
  },
  sandboxWallet: async (ctx, { session, body: { method, params, chainId } }) => {
    if (!ctx.sandboxWallet) throw new ApiError('notFound')
    // A separate key for each user of each client.
    const user = `${session.scope.clientId} ${session.request.userId}`
    const answer = await ctx.sandboxWallet.request({ user, method, params, ...defined({ chainId }) })
    return answer as SandboxWalletAnswer
  },
}
