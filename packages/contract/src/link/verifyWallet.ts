import { linkOperation } from './linkOperation.ts'
import { WalletSignature, WalletVerified } from './shapes/linkWallet.ts'

export const verifyWalletOperation = linkOperation({
  id: 'verifyWallet',
  method: 'POST',
  path: '/wallets/verifications',
  needsSession: true,
  body: WalletSignature,
  content: WalletVerified,
  errors: [],
})
