import { linkOperation } from './linkOperation.ts'
import { NotedWalletCalls, NoteWalletCallsRequest } from './shapes/linkWallet.ts'

export const noteWalletCallsOperation = linkOperation({
  id: 'noteWalletCalls',
  method: 'POST',
  path: '/wallets/payments/calls',
  needsSession: true,
  body: NoteWalletCallsRequest,
  content: NotedWalletCalls,
  errors: ['previewNotFound'],
})
