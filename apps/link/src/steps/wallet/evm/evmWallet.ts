import type { FoundWallet, PaymentTarget } from '../foundWallet.ts'
import { WalletMismatch } from '../walletProblem.ts'
import { type EvmTransaction, payByCalls, takesCalls, toChainId, type WalletProvider } from './evmCalls.ts'

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

/** Whether the wallet takes calls for the chain. One that does need not be on it. */
async function prepare(provider: WalletProvider, { address, chainId }: PaymentTarget): Promise<boolean> {
  if (chainId === undefined) throw new WalletMismatch('otherNetwork')
  const accounts = await provider.request({ method: 'eth_requestAccounts' })
  const isConnected = (one: unknown) => String(one).toLowerCase() === address.toLowerCase()
  if (!Array.isArray(accounts) || !accounts.some(isConnected)) throw new WalletMismatch('otherAccount')
  if (await takesCalls(provider, address, chainId)) return true
  await switchChain(provider, chainId)
  return false
}

async function switchChain(provider: WalletProvider, chainId: number): Promise<void> {
  if ((await currentChain(provider)) === chainId) return
  // Declined by the user or not known to the wallet: either way the user reads which network it has to be.
  await provider
    .request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toChainId(chainId) }] })
    .catch(() => {
      throw new WalletMismatch('otherNetwork')
    })
  if ((await currentChain(provider)) !== chainId) throw new WalletMismatch('otherNetwork')
}

async function sendTransaction(provider: WalletProvider, transaction: EvmTransaction): Promise<string> {
  const { chainId, from, to, value, data } = transaction
  await switchChain(provider, chainId)
  const hash = await provider.request({ method: 'eth_sendTransaction', params: [{ from, to, value, data }] })
  // It may have sent all the same.
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) throw new WalletMismatch('failed')
  return hash
}

/**
 * A token's own record says who paid, whoever sends the transaction. The chain's coin leaves none, so it is paid by a transaction of the
 * wallet's address alone.
 */
const mayBeCall = ({ data }: EvmTransaction): boolean => data !== '0x'

/** What a wallet of EVM chains is asked for, by EIP-1193, and by EIP-5792 where it takes calls. */
export const evmWallet = (
  provider: WalletProvider,
): Pick<FoundWallet, 'family' | 'connect' | 'sign'> & Required<Pick<FoundWallet, 'payment'>> => {
  let hasCalls = false
  return {
    family: 'evm',
    connect: async () => firstText(await provider.request({ method: 'eth_requestAccounts' })),
    sign: async (message, address) =>
      String(await provider.request({ method: 'personal_sign', params: [toHex(message), address] })),
    payment: {
      prepare: async target => {
        hasCalls = await prepare(provider, target)
      },
      send: async ({ transaction }, askId) => {
        if (transaction === undefined) throw new WalletMismatch('failed')
        const hash = hasCalls && mayBeCall(transaction) ? await payByCalls(provider, transaction, askId) : undefined
        return hash ?? sendTransaction(provider, transaction)
      },
    },
  }
}
