import type { FoundWallet } from '../foundWallet.ts'
import { WalletMismatch } from '../walletProblem.ts'

/**
 * A wallet's connection to a page (WBIP-001): JSON-RPC, in which an error is a regular answer. Answers are not trusted.
 */
export interface BitcoinProvider {
  request(method: string, params?: unknown): Promise<unknown>
}

/**
 * EIP-1193 equivalents of Sats Connect's codes `USER_REJECTION`, `METHOD_NOT_SUPPORTED` and `ACCESS_DENIED`. EIP-1474
 * assigns these numbers differently.
 */
const codes: ReadonlyMap<unknown, number> = new Map([
  [-32000, 4001],
  [-32001, 4200],
  [-32002, 4100],
])

const resultOf = (answer: unknown): unknown => {
  const { result, error } = (answer ?? {}) as { result?: unknown; error?: { code?: unknown } }
  if (error) throw { ...error, code: codes.get(error.code) ?? error.code }
  return result
}

/** The address for payments comes first in every wallet's list; one for ordinals holds something else. */
const addressIn = (result: unknown): string => {
  const { addresses = result } = (result ?? {}) as { addresses?: unknown }
  const listed = (Array.isArray(addresses) ? addresses : []) as { address?: unknown; purpose?: unknown }[]
  const { address } = listed.find(({ purpose }) => purpose === 'payment') ?? listed[0] ?? {}
  if (typeof address !== 'string') throw new WalletMismatch('noAccount')
  return address
}

/** Requests to a listed Bitcoin wallet, in the methods of Sats Connect. The wallet chooses the coins and the fee. */
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
      if (typeof signature !== 'string' || signature === '') throw new WalletMismatch('notSigned')
      return { signature }
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
        // It may have sent all the same.
        if (typeof txid !== 'string' || !/^[0-9a-f]{64}$/i.test(txid)) throw new WalletMismatch('failed')
        return txid
      },
    },
  }
}
