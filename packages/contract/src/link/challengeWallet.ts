import { linkOperation } from './linkOperation.ts'
import { WalletChallenge, WalletChallengeRequest } from './shapes/linkWallet.ts'

export const challengeWalletOperation = linkOperation({
  id: 'challengeWallet',
  method: 'POST',
  path: '/wallets/challenges',
  needsSession: true,
  body: WalletChallengeRequest,
  content: WalletChallenge,
  errors: ['invalidAddress', 'networkNotSupported'],
})
