import { answerWallet } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { linkTransfer } from './views/linkViews.ts'

export const answerWalletHandler: LinkHandler<'answerWallet'> = async (ctx, { session, body }) => {
  const transfer = await answerWallet(ctx, session, body)
  if (transfer.phase === 'awaitingUser') return { status: 'walletConfirmationRequired' }
  return { status: transfer.phase === 'failed' ? 'failed' : 'submitted', transfer: linkTransfer(ctx, transfer) }
}
