import { base58 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionMethod,
  SolanaSignInMethod,
  SolanaSignMessageMethod,
} from '@solana/wallet-standard-features'
import { createSignInMessageText } from '@solana/wallet-standard-util'
import type { WalletAccount } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'

import type { LinkApi } from '../api/createApi.ts'
import { walletApi } from '../steps/wallet/walletApi.ts'
import { askApproval, signInText } from './askApproval.ts'
import { icon, name, ProviderError, rejected } from './identity.ts'

const chains = ['solana:devnet'] as const

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes))

let isRegistered = false

/** The sandbox's wallet on Solana, registered as an extension would be (Wallet Standard). A wallet registers once for a page. */
export function registerSandboxSolanaWallet(api: Pick<LinkApi, 'post'>): void {
  if (isRegistered) return
  isRegistered = true
  registerWallet(createWallet(api))
}

function createWallet(api: Pick<LinkApi, 'post'>) {
  let accounts: readonly WalletAccount[] = []
  const approve = async (method: string, shown: string) => {
    if (!(await askApproval(method, [shown]))) throw new ProviderError(rejected)
  }
  const answer = async (method: string, params: readonly unknown[]): Promise<string> => {
    const { result, error } = await walletApi(api).sandboxWallet(method, params, 0)
    if (error) throw new ProviderError(error)
    return String(result)
  }
  const ask = async (method: string, params: readonly unknown[], shown: string): Promise<string> => {
    await approve(method, shown)
    return answer(method, params)
  }
  const connect = async () => {
    if (accounts.length === 0) {
      const address = await ask('solana:connect', [], '')
      const features = ['solana:signIn', 'solana:signMessage', 'solana:signAndSendTransaction'] as const
      accounts = [{ address, publicKey: base58.decode(address), chains, features }]
    }
    return { accounts }
  }
  const sign = async (message: Uint8Array) => {
    const signature = await answer('solana:signMessage', [toBase64(message)])
    return { signedMessage: message, signature: base58.decode(signature) }
  }
  const signMessage: SolanaSignMessageMethod = async (...inputs) =>
    Promise.all(
      inputs.map(async ({ message }) => {
        await approve('solana:signMessage', new TextDecoder().decode(message))
        return sign(message)
      }),
    )
  const signIn: SolanaSignInMethod = async (...inputs) => {
    for (const fields of inputs) await approve('solana:signIn', signInText({ ...fields }))
    const [account] = (await connect()).accounts
    if (!account) throw new ProviderError(rejected)
    const signOne = async ({
      domain = location.host,
      address = account.address,
      ...fields
    }: (typeof inputs)[number] = {}) => {
      const text = createSignInMessageText({ domain, address, ...fields })
      return { account, ...(await sign(new TextEncoder().encode(text))) }
    }
    return Promise.all(inputs.map(signOne))
  }
  const signAndSendTransaction: SolanaSignAndSendTransactionMethod = async (...inputs) =>
    Promise.all(
      inputs.map(async ({ transaction }) => {
        const wire = toBase64(transaction)
        return { signature: base58.decode(await ask('solana:signAndSendTransaction', [wire], '')) }
      }),
    )
  return {
    version: '1.0.0' as const,
    name,
    icon,
    chains,
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': { version: '1.0.0' as const, connect },
      'standard:events': { version: '1.0.0' as const, on: () => () => undefined },
      'solana:signIn': { version: '1.0.0' as const, signIn },
      'solana:signMessage': { version: '1.1.0' as const, signMessage },
      'solana:signAndSendTransaction': {
        version: '1.0.0' as const,
        supportedTransactionVersions: ['legacy', 0] as const,
        signAndSendTransaction,
      },
    },
  }
}
