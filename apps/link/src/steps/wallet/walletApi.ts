import type { AskedWallet, LinkExecution, NewLinkConnection, SandboxWalletAnswer } from '@rialto/contract'

import type { LinkApi } from '../../api/createApi.ts'

interface Challenge {
  challengeId: string
  /** To be signed as it is. */
  message: string
}

/** What the server has for wallets; loaded with their step. */
export const walletApi = ({ post }: Pick<LinkApi, 'post'>) => ({
  challenge: (address: string, networkId: string) => post<Challenge>('wallets/challenges', { address, networkId }),
  connect: (challengeId: string, signature: string) =>
    post<NewLinkConnection>('connections/wallet', { challengeId, signature }),
  verify: (challengeId: string, signature: string) => post('wallets/verifications', { challengeId, signature }),
  ask: (previewId: string) => post<AskedWallet>('wallets/payments', { previewId }),
  /** With nothing: the user declined, or the wallet could not send it. */
  answer: (previewId: string, came: { hash?: string; isUnknown?: true } = {}) =>
    post<LinkExecution>('wallets/payments/answer', { previewId, ...came }),
  sandboxWallet: (method: string, params: readonly unknown[], chainId: number) =>
    post<SandboxWalletAnswer>('sandbox/wallet', { method, params, chainId }),
})
