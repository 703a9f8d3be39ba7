import { base58 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type { StandardConnectFeature } from '@wallet-standard/features'

import type { FoundWallet } from '../foundWallet.ts'
import { WalletMismatch } from '../walletProblem.ts'
import { readSignIn } from './readSignIn.ts'

type Features = StandardConnectFeature &
  Partial<SolanaSignInFeature & SolanaSignMessageFeature & SolanaSignAndSendTransactionFeature>

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), one => one.codePointAt(0) ?? 0)

/** The signature of exactly this message: a wallet that signed a text of its own has proved something else. */
async function signMessage(features: Features, account: WalletAccount, message: string): Promise<string> {
  const text = new TextEncoder().encode(message)
  const { signIn } = features['solana:signIn'] ?? {}
  if (signIn) {
    const [done] = await signIn(readSignIn(message))
    const isSame =
      done?.signedMessage.length === text.length && done.signedMessage.every((byte, at) => byte === text[at])
    if (done && isSame && done.account.address === account.address) return base58.encode(done.signature)
  }
  const feature = features['solana:signMessage']
  if (!feature) throw new WalletMismatch('failed')
  const [done] = await feature.signMessage({ account, message: text })
  if (!done) throw new WalletMismatch('failed')
  return base58.encode(done.signature)
}

/** What a wallet of Solana is asked for, by the Wallet Standard. */
export function solanaWallet(wallet: Wallet): Pick<FoundWallet, 'family' | 'connect' | 'sign' | 'payment'> {
  const features = wallet.features as Features
  let account: WalletAccount | undefined
  const connect = async (): Promise<readonly WalletAccount[]> => {
    const { accounts } = await features['standard:connect'].connect()
    return accounts.filter(one => one.chains.some(chain => chain.startsWith('solana:')))
  }
  const sending = features['solana:signAndSendTransaction']
  return {
    family: 'solana',
    connect: async () => {
      const [first] = await connect()
      if (!first) throw new WalletMismatch('failed')
      account = first
      return first.address
    },
    sign: async message => {
      if (!account) throw new WalletMismatch('failed')
      return signMessage(features, account, message)
    },
    ...(sending && {
      payment: {
        prepare: async ({ address }) => {
          account = (await connect()).find(one => one.address === address)
          if (!account) throw new WalletMismatch('otherAccount')
        },
        send: async ({ solanaTransaction }) => {
          if (!account || !solanaTransaction) throw new WalletMismatch('failed')
          const chain = wallet.chains.find(one => one === solanaTransaction.chain)
          if (!chain) throw new WalletMismatch('otherNetwork')
          const transaction = bytesOf(solanaTransaction.wire)
          const [done] = await sending.signAndSendTransaction({ account, chain, transaction })
          if (!done) throw new WalletMismatch('failed')
          return base58.encode(done.signature)
        },
      },
    }),
  }
}
