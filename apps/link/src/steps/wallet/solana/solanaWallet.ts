import { defined } from '@rialto/defined'
import { base58, base64 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type { StandardConnectFeature } from '@wallet-standard/features'

import type { FoundWallet, SignedIn, WalletSignature } from '../foundWallet.ts'
import { readSignIn, withAddress } from '../readSignIn.ts'
import { WalletMismatch } from '../walletProblem.ts'

type Features = StandardConnectFeature &
  Partial<SolanaSignInFeature & SolanaSignMessageFeature & SolanaSignAndSendTransactionFeature>

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), one => one.codePointAt(0) ?? 0)

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Whether the signed bytes end with the message: a hardware wallet adds an envelope before it. */
const isEnvelope = (signed: Uint8Array, text: Uint8Array): boolean =>
  signed.length > text.length && isSame(signed.subarray(-text.length), text)

interface Signed {
  signedMessage: Uint8Array
  signature: Uint8Array
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array

const readSigned = ({ signature, signedMessage }: Signed, text: Uint8Array): WalletSignature => {
  if (!isBytes(signature)) throw new WalletMismatch('notSigned')
  const isWrapped = isBytes(signedMessage) && isEnvelope(signedMessage, text)
  return { signature: base58.encode(signature), ...(isWrapped && { envelope: base64.encode(signedMessage) }) }
}

/** A signature of exactly this message: a wallet that signed another text has proved something else. */
async function signMessage(features: Features, account: WalletAccount, message: string): Promise<WalletSignature> {
  const text = new TextEncoder().encode(message)
  const { signIn } = features['solana:signIn'] ?? {}
  if (signIn) {
    const [done] = await signIn(readSignIn(message))
    const isOurs = done && (isSame(done.signedMessage, text) || isEnvelope(done.signedMessage, text))
    if (isOurs && done.account.address === account.address) return readSigned(done, text)
  }
  const feature = features['solana:signMessage']
  if (!feature) throw new WalletMismatch('notSigned')
  const [done] = (await feature.signMessage({ account, message: text })) ?? []
  if (!done) throw new WalletMismatch('notSigned')
  return readSigned(done, text)
}

/** Connects and signs in by one request. A wallet that signed another text has connected only. */
async function signInOnce(
  features: Features,
  message: string,
): Promise<(SignedIn & { account: WalletAccount }) | undefined> {
  const [done] = (await features['solana:signIn']?.signIn(readSignIn(message))) ?? []
  if (!done) return undefined
  const { account } = done
  const text = new TextEncoder().encode(withAddress(message, account.address))
  const isOurs = isSame(done.signedMessage, text) || isEnvelope(done.signedMessage, text)
  return { account, address: account.address, ...(isOurs && { signed: readSigned(done, text) }) }
}

/** Requests to a Solana wallet, by the Wallet Standard. */
export function solanaWallet(wallet: Wallet): Pick<FoundWallet, 'family' | 'connect' | 'signIn' | 'sign' | 'payment'> {
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
      if (!first) throw new WalletMismatch('noAccount')
      account = first
      return first.address
    },
    signIn: async message => {
      const signedIn = await signInOnce(features, message)
      account = signedIn?.account
      return signedIn && { address: signedIn.address, ...defined({ signed: signedIn.signed }) }
    },
    sign: async message => {
      if (!account) throw new WalletMismatch('noAccount')
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
          const [done] = (await sending.signAndSendTransaction({ account, chain, transaction })) ?? []
          // It may have sent all the same.
          if (!done || !isBytes(done.signature)) throw new WalletMismatch('failed')
          return base58.encode(done.signature)
        },
      },
    }),
  }
}
