import type { LinkApi } from '../api/createApi.ts'
import { walletApi } from '../steps/wallet/walletApi.ts'
import { askApproval } from './askApproval.ts'

const info = {
  uuid: '0b9d7e61-52c8-47f3-8e6b-f94a1d30c507',
  name: 'Sandbox Wallet',
  rdns: 'dev.rialto.sandbox-wallet',
  icon: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0f766e"/><path d="M8 12h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2zm0 0a3 3 0 0 1 3-3h9" fill="none" stroke="#fff" stroke-width="2"/><circle cx="20" cy="18" r="1.5" fill="#fff"/></svg>',
  )}`,
}

/** An error as wallets raise it (EIP-1193). */
class ProviderError extends Error {
  readonly code: number

  constructor({ code, message }: { code: number; message: string }) {
    super(message)
    this.code = code
  }
}

const rejected = { code: 4001, message: 'The user rejected the request.' }
const asksUser = new Set(['eth_requestAccounts', 'personal_sign', 'eth_sendTransaction'])

/**
 * A wallet for those who try the sandbox without one. It announces itself as an extension would (EIP-6963), asks its user before
 * everything, and signs for real: its keys are with the sandbox, one for each user.
 */
export function announceSandboxWallet(api: Pick<LinkApi, 'post'>): () => void {
  let chainId = 0
  const provider = {
    async request({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
      if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
      if (method === 'wallet_switchEthereumChain') {
        chainId = Number((params[0] as { chainId?: unknown } | undefined)?.chainId)
        return null
      }
      if (asksUser.has(method) && !(await askApproval(method, params))) throw new ProviderError(rejected)
      const { result, error } = await walletApi(api).sandboxWallet(method, params, chainId)
      if (error) throw new ProviderError(error)
      return result
    },
  }
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({ info, provider: Object.freeze(provider) }),
      }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
