import type { LinkApi } from '../api/createApi.ts'
import { walletApi } from '../steps/wallet/walletApi.ts'
import { askApproval } from './askApproval.ts'
import { icon, name } from './identity.ts'

const id = 'RialtoSandboxWallet'

interface Listed extends Window {
  btc_providers?: { id: string; name: string; icon: string }[]
  [id]?: unknown
}

/** Maps the methods of another wallet standard to the sandbox wallet's own. */
const methods: Readonly<Record<string, string>> = {
  getAddresses: 'bitcoin:connect',
  signMessage: 'bitcoin:signMessage',
  sendTransfer: 'bitcoin:sendTransfer',
}

interface Params {
  message?: string
  recipients?: readonly { address: string; amount: number }[]
}

const refusal = (code: number, message: string) => ({ jsonrpc: '2.0', id: null, error: { code, message } })

/** The sandbox's Bitcoin wallet, listed on the page as an extension would be (WBIP-004, with the methods of Sats Connect). */
export function listSandboxBitcoinWallet(api: Pick<LinkApi, 'post'>): void {
  const page = window as Listed
  page[id] ??= {
    async request(called: string, params?: Params): Promise<unknown> {
      const method = methods[called]
      if (method === undefined) return refusal(-32601, 'Method not found')
      const { message, recipients } = params ?? {}
      const shown = recipients ?? (message === undefined ? [] : [message])
      if (!(await askApproval(method, shown))) return refusal(-32000, 'The user rejected the request.')
      const { result, error } = await walletApi(api).sandboxWallet(method, shown, 0)
      if (error) return refusal(error.code, error.message)
      return { jsonrpc: '2.0', id: null, result: resultOf(method, result) }
    },
  }
  page.btc_providers ??= []
  if (!page.btc_providers.some(one => one.id === id)) page.btc_providers.push({ id, name, icon })
  window.dispatchEvent(new Event('rialto:bitcoin-wallet'))
}

const resultOf = (method: string, result: unknown) => {
  if (method === 'bitcoin:sendTransfer') return { txid: result }
  if (method === 'bitcoin:signMessage') return { signature: result }
  return { addresses: [{ ...(result as object), purpose: 'payment', addressType: 'p2wpkh' }] }
}
