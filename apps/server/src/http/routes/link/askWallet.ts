import { askWallet } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'
import { linkTransfer } from './views/linkViews.ts'

export const askWalletHandler: LinkHandler<'askWallet'> = async (ctx, { session, body }) => {
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
  if (asked.kind === 'authorize') {
    const { validBefore, ...authorization } = asked.authorization
    return { status: 'ready', authorization: { ...authorization, validBefore: Number(validBefore) } }
  }
  if (asked.kind === 'alreadyAsked') return { status: 'alreadyAsked', transfer: linkTransfer(ctx, asked.transfer) }
  if (asked.kind === 'transactionPending') return { status: 'transactionPending' }
  const { fee, symbol, missing, isSponsorshipUsedUp } = asked
  return { status: 'feeNotCovered', fee: { amount: fee, symbol, missing }, ...defined({ isSponsorshipUsedUp }) }
}
