import { base64 } from '@scure/base'
import type { WalletAccount } from '@wallet-standard/base'

import type { FoundWallet } from '../foundWallet.ts'
import { WalletMismatch } from '../walletProblem.ts'

/** Bitcoin's features of the Wallet Standard. */
export interface BitcoinFeatures {
  'bitcoin:connect': {
    connect(input: { purposes: readonly string[] }): Promise<{ accounts: readonly WalletAccount[] }>
  }
  'bitcoin:signMessage': {
    signMessage(input: { account: WalletAccount; message: Uint8Array }): Promise<readonly { signature: Uint8Array }[]>
  }
}

/** Requests to a Bitcoin wallet of the Wallet Standard. It signs messages only: payments from it are not supported. */
export function standardWallet(features: BitcoinFeatures): Pick<FoundWallet, 'family' | 'connect' | 'sign'> {
  let account: WalletAccount | undefined
  return {
    family: 'bitcoin',
    connect: async () => {
      const { accounts } = await features['bitcoin:connect'].connect({ purposes: ['payment'] })
      account = accounts[0]
      if (!account) throw new WalletMismatch('noAccount')
      return account.address
    },
    sign: async message => {
      if (!account) throw new WalletMismatch('noAccount')
      const bytes = new TextEncoder().encode(message)
      const [done] = await features['bitcoin:signMessage'].signMessage({ account, message: bytes })
      if (!done) throw new WalletMismatch('notSigned')
      return { signature: base64.encode(done.signature) }
    },
  }
}
