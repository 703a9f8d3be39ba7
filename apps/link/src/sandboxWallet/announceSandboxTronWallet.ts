import { base58 } from '@scure/base'

import type { LinkApi } from '../api/createApi.ts'
import { walletApi } from '../steps/wallet/walletApi.ts'
import { askApproval } from './askApproval.ts'
import { icon, name, ProviderError, rejected } from './identity.ts'

const info = { uuid: '6d1e0a4f-9b52-4e0e-8a47-3c5f7f2d9b16', name, rdns: 'dev.rialto.sandbox-wallet', icon }

/** Nile. */
const ownChain = '0xcd8690dc'

interface Shown {
  raw_data: { contract: { parameter: { value: Record<string, unknown> } }[] }
}

const digest = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** An address as users know it: base58 with a checksum of two rounds of SHA-256. Browsers have that in a secure context alone. */
const toBase58 = async (hex: string): Promise<string> => {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
  if (!('subtle' in crypto)) return hex
  return base58.encode(Uint8Array.of(...bytes, ...(await digest(await digest(bytes))).subarray(0, 4)))
}

/** Text of the approval for a transaction: amounts in sun, and the data of a call. */
const transactionText = async (transaction: unknown): Promise<string> => {
  const [contract] = (transaction as Shown).raw_data.contract
  const { to_address, amount, contract_address, data } = contract?.parameter.value ?? {}
  if (contract_address === undefined) return `To ${await toBase58(String(to_address))}\nAmount in sun ${String(amount)}`
  const call = String(data)
  return [
    `Token ${await toBase58(String(contract_address))}`,
    `To ${await toBase58(`41${call.slice(32, 72)}`)}`,
    `Amount in base units ${BigInt(`0x${call.slice(72)}`)}`,
  ].join('\n')
}

/** Kept while the page is open: a wallet asks once for each site. */
const defaultAddress: { base58: string | false; hex: string | false } = { base58: false, hex: false }

/**
 * The sandbox's wallet on Tron, announced as an extension would be (TIP-6963), with the part of TronWeb that pages use. It asks its
 * user before everything, and signs for real.
 */
export function announceSandboxTronWallet(api: Pick<LinkApi, 'post'>): () => void {
  const callSandbox = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const { result, error } = await walletApi(api).sandboxWallet(method, params, 0)
    if (error) throw new ProviderError(error)
    return result
  }
  const ask = async (method: string, params: readonly unknown[], shown: string): Promise<unknown> => {
    if (!(await askApproval(method, [shown]))) throw new ProviderError(rejected)
    return callSandbox(method, params)
  }
  const connect = async (): Promise<string[]> => {
    if (defaultAddress.base58 === false) Object.assign(defaultAddress, await ask('tron:connect', [], ''))
    return [String(defaultAddress.base58)]
  }
  const trx = {
    signMessageV2: (message: string) => ask('tron:signMessage', [message], message),
    sign: async (transaction: unknown) =>
      ask('tron:signTransaction', [transaction], await transactionText(transaction)),
    sendRawTransaction: (signed: unknown) => callSandbox('tron:sendRawTransaction', [signed]),
  }
  const provider = {
    tronWeb: { defaultAddress, trx },
    async request({ method }: { method: string }): Promise<unknown> {
      if (method === 'eth_requestAccounts') return connect()
      if (method === 'eth_chainId') return ownChain
      throw new ProviderError({ code: 4200, message: 'The wallet has no such method' })
    },
  }
  const announce = () =>
    window.dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('TIP6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('TIP6963:requestProvider', announce)
}
