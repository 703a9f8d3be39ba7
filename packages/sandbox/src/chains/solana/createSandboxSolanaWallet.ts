import {
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  type KeyPairSigner,
  partiallySignTransaction,
  signBytes,
} from '@solana/kit'

import { callRpc, SandboxRpcError } from '../callRpc.ts'
import { sandboxSolanaKey } from './solanaKeys.ts'
import type { SandboxSolana } from './startSandboxSolana.ts'

/** A user's initial balance in the wallet. */
const firstCoins = 5_000_000_000n
const firstTokens = 1_000_000_000n

type Answer = { result: unknown } | { error: { code: number; message: string } }

const refusal = (code: number, message: string): Answer => ({ error: { code, message } })

const bytesIn = (params: unknown): Uint8Array<ArrayBuffer> | undefined => {
  const [text]: unknown[] = Array.isArray(params) ? params : []
  return typeof text === 'string' ? Uint8Array.from(Buffer.from(text, 'base64')) : undefined
}

type Chain = Pick<SandboxSolana, 'rpcUrl' | 'fund'>

const fundOnce = async (solana: Chain, to: string): Promise<void> => {
  const { value } = await callRpc(solana.rpcUrl, 'getBalance', [to])
  if (value > 0) return
  await solana.fund({ to, symbol: 'SOL', amountBaseUnits: firstCoins })
  await solana.fund({ to, symbol: 'USDC', amountBaseUnits: firstTokens })
}

const signAndSend = async (rpcUrl: string, { keyPair }: KeyPairSigner, wire: Uint8Array): Promise<unknown> => {
  const signed = await partiallySignTransaction([keyPair], getTransactionDecoder().decode(wire))
  return callRpc(rpcUrl, 'sendTransaction', [getBase64EncodedWireTransaction(signed), { encoding: 'base64' }])
}

/**
 * The Solana part of the sandbox's wallet. Each user has separate keys that sign real transactions on the sandbox's
 * Solana. The user approves each request on the page. Bytes are in base64, signatures and addresses in base58.
 */
export const createSandboxSolanaWallet = (solana: Chain) => {
  const answer = async (key: KeyPairSigner, method: unknown, params: unknown): Promise<Answer> => {
    if (method === 'solana:connect') {
      await fundOnce(solana, key.address)
      return { result: key.address }
    }
    const bytes = bytesIn(params)
    if (!bytes) return refusal(-32602, 'The bytes are not in base64')
    if (method === 'solana:signMessage')
      return { result: getBase58Decoder().decode(await signBytes(key.keyPair.privateKey, bytes)) }
    if (method === 'solana:signAndSendTransaction') return { result: await signAndSend(solana.rpcUrl, key, bytes) }
    return refusal(4200, 'The wallet has no such method')
  }
  return {
    /** A request of a user's page. */
    async request({ user, method, params }: Readonly<Record<string, unknown>>): Promise<Answer> {
      try {
        return await answer(await sandboxSolanaKey(`wallet/${String(user)}`), method, params)
      } catch (error) {
        if (error instanceof SandboxRpcError) return refusal(-32000, error.message)
        throw error
      }
    },
  }
}
