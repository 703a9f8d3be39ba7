import type {
  AskedWallet,
  LinkExecution,
  LinkWalletCalls,
  NewLinkConnection,
  SandboxWalletAnswer,
} from '@rialto/contract'

import { defined } from '@rialto/defined'

import type { LinkApi } from '../../api/createApi.ts'
import type { WalletSignature } from './foundWallet.ts'

interface Challenge {
  challengeId: string
  /** Signed unchanged. */
  message: string
}

/** The answer to a challenge. `address` where the challenge was requested without one. */
export type Proof = WalletSignature & { challengeId: string; address?: string }

/** One time that a wallet is to be asked for a payment. */
export type Ask = {
  previewId: string
  askId: string
}

/** Which time is answered: by the id that the page chose, or by the wallet's own. */
type Answered = { previewId: string; askId?: string; callsId?: string }

/** Server operations for wallets; loaded with their step. */
export const walletApi = ({ post }: Pick<LinkApi, 'post'>) => ({
  /** On the first network, or on the first of the others on which the address is a contract. */
  challenge: (address: string | undefined, [networkId = '', ...otherNetworkIds]: readonly string[]) =>
    post<Challenge>('wallets/challenges', { ...defined({ address }), networkId, otherNetworkIds }),
  connect: (proof: Proof, walletId: string | undefined) =>
    post<NewLinkConnection>('connections/wallet', { ...proof, ...defined({ walletId }) }),
  verify: (proof: Proof) => post<{ address: string }>('wallets/verifications', proof),
  ask: (ask: Ask) => post<AskedWallet>('wallets/payments', ask),
  /** Resolves without a hash while no block has the payment. */
  submit: (ask: Ask, signed: { method: string; validBefore: number; signature: string }) =>
    post<{ hash?: string }>('wallets/payments/authorization', { ...ask, ...signed }),
  noteCalls: (ask: Answered, calls: LinkWalletCalls) => post('wallets/payments/calls', { ...ask, calls }),
  /** With nothing: the user declined, the wallet could not send it, or was not asked. */
  answer: (answered: Answered, came: { hash?: string; isUnknown?: true } = {}) =>
    post<LinkExecution>('wallets/payments/answer', { ...answered, ...came }),
  sandboxWallet: (method: string, params: readonly unknown[], chainId: number) =>
    post<SandboxWalletAnswer>('sandbox/wallet', { method, params, chainId }),
})
