import { linkOperation } from './linkOperation.ts'
import { LinkExecution } from './shapes/linkTransfer.ts'
import { WalletPaymentAnswer } from './shapes/linkWallet.ts'

export const answerWalletOperation = linkOperation({
  id: 'answerWallet',
  method: 'POST',
  path: '/wallets/payments/answer',
  needsSession: true,
  body: WalletPaymentAnswer,
  content: LinkExecution,
  errors: ['previewNotFound'],
})
