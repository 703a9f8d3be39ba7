import type { AskedWallet, LinkExecution, NewLinkConnection, SandboxWalletAnswer } from '@rialto/contract'

import type { LinkApi } from '../../api/createApi.ts'

interface Challenge {
  challengeId: string
  /** To be signed as it is. */
  message: string
}

/** One time that a wallet is to be asked for a payment. */
export type Ask = {
  previewId: string
  askId: string
}

/** What the server has for wallets; loaded with their step. */
export const walletApi = ({ post }: Pick<LinkApi, 'post'>) => ({
  challenge: (address: string, networkId: string) => post<Challenge>('wallets/challenges', { address, networkId }),
  connect: (challengeId: string, signature: string) =>
    post<NewLinkConnection>('connections/wallet', { challengeId, signature }),
  verify: (challengeId: string, signature: string) => post('wallets/verifications', { challengeId, signature }),
  ask: (ask: Ask) => post<AskedWallet>('wallets/payments', ask),
  /** With nothing: the user declined, the wallet could not send it, or was not asked. */
  answer: (ask: Ask, came: { hash?: string; isUnknown?: true } = {}) =>
    post<LinkExecution>('wallets/payments/answer', { ...ask, ...came }),
  sandboxWallet: (method: string, params: readonly unknown[], chainId: number) =>
    post<SandboxWalletAnswer>('sandbox/wallet', { method, params, chainId }),
})
