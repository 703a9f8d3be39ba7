import { askWallet } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'
import { linkTransfer } from './views/linkViews.ts'

type Ready = Extract<Awaited<ReturnType<typeof askWallet>>, { kind: 'ready' }>

const transactionView = ({ transaction }: Ready) => {
  if (transaction.family === 'solana') {
    const { chain, from, wire } = transaction
    return { solanaTransaction: { chain, from, wire } }
  }
  if (transaction.family === 'bitcoin') {
    const { from, to, satoshis } = transaction
    return { bitcoinTransfer: { from, to, satoshis: Number(satoshis) } }
  }
  if (transaction.family === 'tron') {
    const { family: _, ...tronTransaction } = transaction
    return { tronTransaction }
  }
  const { chainId, from, to, value, data } = transaction
  return { transaction: { chainId, from, to, value, data } }
}

export const askWalletHandler: LinkHandler<'askWallet'> = async (ctx, { session, body }) => {
  const asked = await askWallet(ctx, session, body)
  if (asked.kind === 'ready') return { status: 'ready', ...transactionView(asked) }
  if (asked.kind === 'authorize') {
    const { validBefore, ...authorization } = asked.authorization
    return { status: 'ready', authorization: { ...authorization, validBefore: Number(validBefore) } }
  }
  if (asked.kind === 'alreadyAsked') return { status: 'alreadyAsked', transfer: linkTransfer(ctx, asked.transfer) }
  if (asked.kind === 'transactionPending') return { status: 'transactionPending' }
  const { fee, symbol, missing, isSponsorshipUsedUp } = asked
  return { status: 'feeNotCovered', fee: { amount: fee, symbol, missing }, ...defined({ isSponsorshipUsedUp }) }
}
