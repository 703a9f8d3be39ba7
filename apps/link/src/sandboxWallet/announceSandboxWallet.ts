import type { LinkApi } from '../api/createApi.ts'
import { walletApi } from '../steps/wallet/walletApi.ts'
import { askApproval } from './askApproval.ts'
import { icon, name, ProviderError, rejected } from './identity.ts'

/** The accounts that `wallet_connect` returned (ERC-7846). */
const addressesOf = (result: unknown): string[] =>
  (result as { accounts: { address: string }[] }).accounts.map(({ address }) => address)

const info = { uuid: '0b9d7e61-52c8-47f3-8e6b-f94a1d30c507', name, rdns: 'dev.rialto.sandbox-wallet', icon }

const asksUser = new Set([
  'eth_requestAccounts',
  'wallet_connect',
  'personal_sign',
  'eth_sendTransaction',
  'wallet_sendCalls',
])

/**
 * A wallet for those who try the sandbox without one. It announces itself as an extension would (EIP-6963), asks its user before
 * everything, and signs for real: its keys are with the sandbox, one for each user.
 */
export function announceSandboxWallet(api: Pick<LinkApi, 'post'>): () => void {
  let chainId = 0
  let accounts: unknown = []
  const provider = {
    async request({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
      if (method === 'eth_accounts') return accounts
      if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
      if (method === 'wallet_switchEthereumChain') {
        chainId = Number((params[0] as { chainId?: unknown } | undefined)?.chainId)
        return null
      }
      if (asksUser.has(method) && !(await askApproval(method, params))) throw new ProviderError(rejected)
      const { result, error } = await walletApi(api).sandboxWallet(method, params, chainId)
      if (error) throw new ProviderError(error)
      if (method === 'eth_requestAccounts') accounts = result
      if (method === 'wallet_connect') accounts = addressesOf(result)
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
