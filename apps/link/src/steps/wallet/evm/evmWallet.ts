import type { FoundWallet, PaymentTarget } from '../foundWallet.ts'
import { WalletMismatch } from '../walletProblem.ts'

/** A wallet's connection to a page (EIP-1193). What it answers is not trusted. */
export interface WalletProvider {
  request(request: { method: string; params?: readonly unknown[] }): Promise<unknown>
}

/** UTF-8 as the hexadecimal that `personal_sign` takes. */
const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`

const firstText = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  if (typeof first !== 'string') throw new WalletMismatch('failed')
  return first
}

const currentChain = async (provider: WalletProvider): Promise<number> =>
  Number(await provider.request({ method: 'eth_chainId' }))

async function prepare(provider: WalletProvider, { address, chainId }: PaymentTarget): Promise<void> {
  if (chainId === undefined) throw new WalletMismatch('otherNetwork')
  const accounts = await provider.request({ method: 'eth_requestAccounts' })
  const isConnected = (one: unknown) => String(one).toLowerCase() === address.toLowerCase()
  if (!Array.isArray(accounts) || !accounts.some(isConnected)) throw new WalletMismatch('otherAccount')
  if ((await currentChain(provider)) === chainId) return
  // Declined by the user or not known to the wallet: either way the user reads which network it has to be.
  await provider
    .request({ method: 'wallet_switchEthereumChain', params: [{ chainId: `0x${chainId.toString(16)}` }] })
    .catch(() => {
      throw new WalletMismatch('otherNetwork')
    })
  if ((await currentChain(provider)) !== chainId) throw new WalletMismatch('otherNetwork')
}

/** What a wallet of EVM chains is asked for, by EIP-1193. */
export const evmWallet = (
  provider: WalletProvider,
): Pick<FoundWallet, 'family' | 'connect' | 'sign'> & Required<Pick<FoundWallet, 'payment'>> => ({
  family: 'evm',
  connect: async () => firstText(await provider.request({ method: 'eth_requestAccounts' })),
  sign: async (message, address) =>
    String(await provider.request({ method: 'personal_sign', params: [toHex(message), address] })),
  payment: {
    prepare: target => prepare(provider, target),
    send: async ({ transaction }) => {
      if (transaction === undefined) throw new WalletMismatch('failed')
      const { from, to, value, data } = transaction
      const hash = await provider.request({ method: 'eth_sendTransaction', params: [{ from, to, value, data }] })
      // It may have sent all the same.
      if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) throw new WalletMismatch('failed')
      return hash
    },
  },
})
