import { linkOperation } from './linkOperation.ts'
import { SandboxWalletAnswer, SandboxWalletRequest } from './shapes/linkWallet.ts'

export const sandboxWalletOperation = linkOperation({
  id: 'sandboxWallet',
  method: 'POST',
  path: '/sandbox/wallet',
  needsSession: true,
  body: SandboxWalletRequest,
  content: SandboxWalletAnswer,
  errors: ['notFound'],
})
