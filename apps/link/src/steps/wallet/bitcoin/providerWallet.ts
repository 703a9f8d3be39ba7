import type { FoundWallet } from '../foundWallet.ts'
import { WalletMismatch } from '../walletProblem.ts'

/** A wallet's connection to a page (WBIP-001): JSON-RPC, in which an error is an answer. What it answers is not trusted. */
export interface BitcoinProvider {
  request(method: string, params?: unknown): Promise<unknown>
}

/** `USER_REJECTION` of Sats Connect; EIP-1193's number is used as well. */
const rejections = new Set([-32000, 4001])

const resultOf = (answer: unknown): unknown => {
  const { result, error } = (answer ?? {}) as { result?: unknown; error?: { code?: number } }
  if (error) throw rejections.has(Number(error.code)) ? { code: 4001 } : error
  return result
}

/** The address for payments comes first in every wallet's list; one for ordinals holds something else. */
const addressIn = (result: unknown): string => {
  const { addresses = result } = (result ?? {}) as { addresses?: unknown }
  const listed = (Array.isArray(addresses) ? addresses : []) as { address?: unknown; purpose?: unknown }[]
  const { address } = listed.find(({ purpose }) => purpose === 'payment') ?? listed[0] ?? {}
  if (typeof address !== 'string') throw new WalletMismatch('failed')
  return address
}

/** What a Bitcoin wallet that lists itself is asked for, in the methods of Sats Connect. It chooses the coins and the fee itself. */
export const providerWallet = (
  provider: BitcoinProvider,
): Pick<FoundWallet, 'family' | 'connect' | 'sign' | 'payment'> => {
  const ask = async (method: string, params: object) =>
    resultOf(
      await provider.request(method, params).catch((error: unknown) => {
        // Some throw what others answer.
        if ((error as { error?: unknown } | undefined)?.error) return error
        throw error
      }),
    )
  const connect = async () => addressIn(await ask('getAddresses', { purposes: ['payment'] }))
  return {
    family: 'bitcoin',
    connect,
    sign: async (message, address) => {
      const result = await ask('signMessage', { address, message, protocol: 'BIP322' })
      const { signature } = (result ?? {}) as { signature?: unknown }
      if (typeof signature !== 'string') throw new WalletMismatch('failed')
      return signature
    },
    payment: {
      prepare: async ({ address }) => {
        if ((await connect()) !== address) throw new WalletMismatch('otherAccount')
      },
      send: async ({ bitcoinTransfer }) => {
        if (!bitcoinTransfer) throw new WalletMismatch('failed')
        const { to, satoshis } = bitcoinTransfer
        const result = await ask('sendTransfer', { recipients: [{ address: to, amount: satoshis }] })
        const { txid } = (result ?? {}) as { txid?: unknown }
        if (typeof txid !== 'string') throw new WalletMismatch('failed')
        return txid
      },
    },
  }
}
