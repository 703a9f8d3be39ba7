import { institutionErrors } from '../shared/connectionRequest.ts'
import { linkOperation } from './linkOperation.ts'
import { AskedWallet, AskWalletRequest } from './shapes/linkWallet.ts'

export const askWalletOperation = linkOperation({
  id: 'askWallet',
  method: 'POST',
  path: '/wallets/payments',
  needsSession: true,
  body: AskWalletRequest,
  content: AskedWallet,
  errors: ['previewNotFound', 'previewExpired', 'orderAlreadySent', ...institutionErrors],
})
