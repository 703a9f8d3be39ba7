import { linkOperation } from './linkOperation.ts'
import { NewLinkConnection } from './shapes/linkConnection.ts'
import { WalletSignature } from './shapes/linkWallet.ts'

export const connectWalletOperation = linkOperation({
  id: 'connectWallet',
  method: 'POST',
  path: '/connections/wallet',
  needsSession: true,
  body: WalletSignature,
  content: NewLinkConnection,
  errors: [],
})
