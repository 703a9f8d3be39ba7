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

/** Blocks, its own among them, after which nothing is mined for a transaction any more. */
const settledDepth = 2

export interface SandboxBitcoin {
  /** Our network id: that of Bitcoin's testnet, which it stands in for. */
  networkId: string
  name: string
  caip2: string
  rpcUrl: string
  /** Gives satoshis away. The transaction's id, or undefined where the treasury has too little. */
  fund(to: string, satoshis: bigint): string | undefined
  /** Pays from a key's native segwit address. The transaction's id, or undefined where its coins do not cover it. */
  pay(...of: Parameters<typeof payFrom> extends [unknown, ...infer Rest] ? Rest : never): string | undefined
  /** Unspent balance of an output script as of the latest block, in satoshis. */
  balanceOf(script: Uint8Array): bigint
  /** Mines now. */
  mine(): void
  stop(): Promise<void>
}

export interface SandboxBitcoinOptions {
  /** Folder in which the chain survives restarts. Absent: each start makes a new chain. */
  dataDir?: string
  /** Between two blocks while a transaction waits for them. Default 1,000; 0: blocks come by `generatetoaddress` alone. */
  blockTimeMs?: number
  /** Gives blocks their time. */
  nowMs?: () => number
  /** Receives messages for operators. Default: none. */
  warn?: (message: string) => void
}

/** Mines while something waits for a block or is not deep enough, and does nothing otherwise. */
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
 * Starts a Bitcoin of our own behind Bitcoin Core's JSON-RPC: real transactions, signatures, headers and merkle roots at regtest's
 * difficulty, on testnet's first block and with testnet's addresses.
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
