import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { findNetworkByCaip2 } from '@rialto/catalog'

import { startOnLastPort } from '../../processes/lastPort.ts'
import { serveRpc } from '../serveRpc.ts'
import { answerApi } from './api/answerApi.ts'
import { apiMethods } from './api/apiMethods.ts'
import { createTronLedger, type TronLedger } from './createTronLedger.ts'
import { TronRefusal, usdtContract, usdtDecimals } from './tronAccounts.ts'
import { addressOf, fromBase58, toBase58 } from './tronKeys.ts'
import type { TronContract } from './tronTransaction.ts'

const SANDBOX_TRON = 'tron:0xcd8690dc'

/** More than the cost of any token transfer. */
const feeLimit = 100_000_000n

export interface SandboxTron {
  /** Our network id: that of Nile, Tron's testnet, which the chain imitates. */
  networkId: string
  name: string
  caip2: string
  rpcUrl: string
  tokens: readonly { symbol: string; address: string; decimals: number }[]
  /**
   * Sends coins from the treasury, in base units. Returns the transaction's id, or undefined if the balance is too low.
   */
  fund(gift: { to: string; symbol: 'TRX' | 'USDT'; amountBaseUnits: bigint }): string | undefined
  ledger: TronLedger
  stop(): Promise<void>
}

export interface SandboxTronOptions {
  /** Folder in which the chain survives restarts. Absent: each start makes a new chain. */
  dataDir?: string
  /** The clock of the blocks, one for every three seconds. */
  nowMs?: () => number
  /** Receives messages for operators. Default: none. */
  warn?: (message: string) => void
}

/** The contract of a payment in TRX or USDT. Addresses are in hexadecimal. */
export const paymentContract = (
  symbol: 'TRX' | 'USDT',
  { from, to, amount }: { from: string; to: string; amount: bigint },
): TronContract => {
  if (symbol === 'TRX') return { type: 'TransferContract', owner: from, to, amount }
  const data = `a9059cbb${to.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
  return { type: 'TriggerSmartContract', owner: from, contract: usdtContract, callValue: 0n, data }
}

/** Pays from a key's address. Returns the transaction's id, or undefined if the balance is too low. */
export const payFrom = (
  ledger: TronLedger,
  key: Uint8Array,
  payment: Parameters<typeof paymentContract>,
): string | undefined => {
  try {
    const transaction = ledger.signed(paymentContract(...payment), key, payment[0] === 'TRX' ? 0n : feeLimit)
    ledger.broadcast(transaction)
    return transaction.txId
  } catch (error) {
    if (error instanceof TronRefusal) return undefined
    throw error
  }
}

const fundFrom = (
  ledger: ReturnType<typeof createTronLedger>,
  { to, symbol, amountBaseUnits: amount }: Parameters<SandboxTron['fund']>[0],
) => {
  ledger.catchUp()
  const from = addressOf(ledger.treasuryKey)
  return payFrom(ledger, ledger.treasuryKey, [symbol, { from, to: fromBase58(to), amount }])
}

/**
 * Starts a simulated Tron network with java-tron's HTTP API: real transactions and signatures, bandwidth and energy at
 * the network's prices, and blocks of three seconds by the sandbox's clock, each final with the nineteenth block. It
 * begins with Nile's first block. Nothing runs between calls: blocks that are due are made at the next call.
 */
export const startSandboxTron = async (options: SandboxTronOptions = {}): Promise<SandboxTron> => {
  const folder = options.dataDir === undefined ? undefined : join(options.dataDir, 'chains')
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const ledger = createTronLedger(folder, options.nowMs ?? Date.now, options.warn ?? (() => undefined))
  ledger.catchUp()
  const methods = apiMethods(ledger)
  const answer = (body: string, path: string) => {
    ledger.catchUp()
    return answerApi(methods, path, body)
  }
  const portFile = folder === undefined ? undefined : join(folder, 'tron.port')
  const server = await startOnLastPort(portFile, port => serveRpc(answer, port))
  const network = findNetworkByCaip2(SANDBOX_TRON)
  return {
    networkId: network?.id ?? '',
    name: network?.name ?? 'Tron Nile',
    caip2: SANDBOX_TRON,
    rpcUrl: server.rpcUrl,
    tokens: [{ symbol: 'USDT', address: toBase58(usdtContract), decimals: usdtDecimals }],
    fund: payment => fundFrom(ledger, payment),
    ledger,
    stop: async () => {
      await server.stop()
      ledger.close()
    },
  }
}
