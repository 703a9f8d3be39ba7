import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { findNetworkByCaip2 } from '@rialto/catalog'

import { startOnLastPort } from '../../processes/lastPort.ts'
import { serveRpc } from '../serveRpc.ts'
import { createBitcoinLedger, type BitcoinLedger } from './createBitcoinLedger.ts'
import { payFrom } from './payFrom.ts'
import { answerRpc } from './rpc/answerRpc.ts'
import { rpcMethods } from './rpc/rpcMethods.ts'

const SANDBOX_BITCOIN = 'bip122:000000000933ea01ad0ee984209779ba'

/** Confirmations after which no more blocks are mined for a transaction. */
const settledDepth = 2

export interface SandboxBitcoin {
  /** Our network id: that of Bitcoin's testnet, which the chain imitates. */
  networkId: string
  name: string
  caip2: string
  rpcUrl: string
  /** Sends satoshis from the treasury. Returns the transaction's id, or undefined if the balance is too low. */
  fund(to: string, satoshis: bigint): string | undefined
  /**
   * Pays from a key's native segwit address. Returns the transaction's id, or undefined if its coins do not cover the
   * payment.
   */
  pay(...of: Parameters<typeof payFrom> extends [unknown, ...infer Rest] ? Rest : never): string | undefined
  /** Unspent balance of an output script as of the latest block, in satoshis. */
  balanceOf(script: Uint8Array): bigint
  /** Mines a block now. */
  mine(): void
  stop(): Promise<void>
}

export interface SandboxBitcoinOptions {
  /** Folder in which the chain survives restarts. Absent: each start makes a new chain. */
  dataDir?: string
  /** Time between blocks while a transaction waits for them. Default 1,000; 0: only `generatetoaddress` mines. */
  blockTimeMs?: number
  /** Source of the block times. */
  nowMs?: () => number
  /** Receives messages for operators. Default: none. */
  warn?: (message: string) => void
}

/** Mines while a transaction needs a block or confirmations. */
const mineWhenNeeded = (ledger: BitcoinLedger, blockTimeMs: number, warn: (message: string) => void) => {
  let timer: NodeJS.Timeout | undefined
  const isNeeded = () =>
    ledger.mempool().size > 0 ||
    ledger
      .blocks()
      .slice(1 - settledDepth)
      .some(({ transactions }) => transactions.length > 1)
  const schedule = () => {
    if (timer !== undefined || blockTimeMs === 0 || !isNeeded()) return
    timer = setTimeout(() => {
      timer = undefined
      try {
        ledger.mine(1)
      } catch (error) {
        warn(`A block of Bitcoin could not be written and is tried again: ${error}`)
        schedule()
      }
    }, blockTimeMs).unref()
  }
  ledger.onChange(schedule)
  schedule()
  return () => clearTimeout(timer)
}

/**
 * Starts a simulated Bitcoin network with Bitcoin Core's JSON-RPC: real transactions, signatures, headers and merkle
 * roots at regtest's difficulty, with testnet's first block and addresses.
 */
export const startSandboxBitcoin = async (options: SandboxBitcoinOptions = {}): Promise<SandboxBitcoin> => {
  const folder = options.dataDir === undefined ? undefined : join(options.dataDir, 'chains')
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const warn = options.warn ?? (() => undefined)
  const ledger = createBitcoinLedger(folder, options.nowMs ?? Date.now, warn)
  const methods = rpcMethods(ledger)
  const portFile = folder === undefined ? undefined : join(folder, 'bitcoin.port')
  const server = await startOnLastPort(portFile, port => serveRpc(body => answerRpc(methods, body), port))
  const stopMining = mineWhenNeeded(ledger, options.blockTimeMs ?? 1_000, warn)
  const network = findNetworkByCaip2(SANDBOX_BITCOIN)
  return {
    networkId: network?.id ?? '',
    name: network?.name ?? 'Bitcoin Testnet',
    caip2: SANDBOX_BITCOIN,
    rpcUrl: server.rpcUrl,
    fund: (to, satoshis) => payFrom(ledger, ledger.treasuryKey, [{ address: to, amount: satoshis }]),
    pay: (...of) => payFrom(ledger, ...of),
    balanceOf: script => ledger.coinsOf(script).reduce((sum, { coin }) => sum + coin.amount, 0n),
    mine: () => void ledger.mine(1),
    stop: async () => {
      stopMining()
      await server.stop()
      ledger.close()
    },
  }
}
