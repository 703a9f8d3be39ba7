import { TronRefusal } from './tronAccounts.ts'
import { signTransaction, type TronLedger } from './createTronLedger.ts'
import type { SandboxTron } from './startSandboxTron.ts'
import { broadcastSigned } from './api/apiMethods.ts'
import { addressOf, keyOf, signMessage, toBase58 } from './tronKeys.ts'
import { transactionOf } from './tronTransaction.ts'

type Answer = { result: unknown } | { error: { code: number; message: string } }

/** A user's initial balance in the wallet. */
const first = { TRX: 100_000_000n, USDT: 1_000_000_000n } as const

const refusal = (code: number, message: string): Answer => ({ error: { code, message } })

const textOf = (value: unknown, field: string): string => {
  const text = typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(field) : undefined
  return typeof text === 'string' ? text : ''
}

const sign = (key: Uint8Array, wanted: unknown): Answer => {
  try {
    const transaction = transactionOf(textOf(wanted, 'raw_data_hex'), [])
    if (transaction.raw.contract.owner !== addressOf(key)) return refusal(4100, 'This account is not of this wallet')
    return { result: { ...Object(wanted), signature: signTransaction(transaction, key).signatures } }
  } catch {
    return refusal(-32602, 'The transaction is not valid')
  }
}

type Chain = Pick<SandboxTron, 'fund'> & { ledger: Pick<TronLedger, 'accounts' | 'mine' | 'catchUp' | 'broadcast'> }

/**
 * The Tron part of the sandbox's wallet: an address for each user, which signs real messages (TIP-191) and
 * transactions. Without a chain it only signs.
 */
export const createSandboxTronWallet = (chain: Chain | undefined) => {
  const connect = (key: Uint8Array): Answer => {
    const address = addressOf(key)
    chain?.ledger.catchUp()
    if (chain && chain.ledger.accounts().find(address) === undefined) {
      const to = toBase58(address)
      for (const symbol of ['TRX', 'USDT'] as const) chain.fund({ to, symbol, amountBaseUnits: first[symbol] })
      // Pages read the balance directly after connecting.
      chain.ledger.mine()
    }
    return { result: { hex: address, base58: toBase58(address) } }
  }
  /** Passes the call to the wallet's node and returns its response. */
  const send = (signed: unknown): Answer => {
    chain?.ledger.catchUp()
    return { result: chain === undefined ? {} : broadcastSigned(chain.ledger, signed) }
  }
  const answer = (key: Uint8Array, method: unknown, params: unknown): Answer => {
    const [wanted]: unknown[] = Array.isArray(params) ? params : []
    if (method === 'tron:connect') return connect(key)
    if (method === 'tron:signTransaction') return sign(key, wanted)
    if (method === 'tron:sendRawTransaction') return send(wanted)
    if (method === 'tron:signMessage' && typeof wanted === 'string') return { result: signMessage(wanted, key) }
    return refusal(-32601, 'The wallet has no such method')
  }
  return {
    /** A request of a user's page that the user has approved. */
    request: ({ user, method, params }: Readonly<Record<string, unknown>>): Answer => {
      try {
        return answer(keyOf(`wallet/${String(user)}`), method, params)
      } catch (error) {
        if (error instanceof TronRefusal) return refusal(-32603, error.message)
        throw error
      }
    },
  }
}
