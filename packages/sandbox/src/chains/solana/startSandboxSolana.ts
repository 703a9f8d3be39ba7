import type { RpcMethod } from './rpc/readParams.ts'
import { transactionMethods } from './rpc/transactionMethods.ts'
import { sendMethods } from './rpc/sendMethods.ts'
import { blockMethods } from './rpc/blockMethods.ts'
import { accountMethods } from './rpc/accountMethods.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findNetworkByCaip2 } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import type { Address } from '@solana/kit'
import { startOnLastPort } from '../../processes/lastPort.ts'
import { serveRpc } from '../serveRpc.ts'
import { createSolanaLedger, type SolanaLedger } from './createSolanaLedger.ts'
import { faucet } from './faucet.ts'
import type { SolanaMint } from './genesis.ts'
import { sandboxSponsorKey } from './solanaKeys.ts'
import { answerRpc } from './rpc/answerRpc.ts'

/** All supported methods. */
const rpcMethods = (ledger: SolanaLedger): ReadonlyMap<string, RpcMethod> =>
  new Map(
    Object.entries({
      ...blockMethods(ledger),
      ...accountMethods(ledger),
      ...transactionMethods(ledger),
      ...sendMethods(ledger),
    }),
  )

const SANDBOX_SOLANA = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

export interface SandboxSolana {
  /** Our network id: that of Solana Devnet, which the chain imitates. */
  networkId: string
  name: string
  caip2: string
  rpcUrl: string
  mints: readonly SolanaMint[]
  /** Key of an account that can pay network fees for wallets, in base58. */
  sponsorKey: string
  /** Sends coins from the faucet; `symbol` SOL, or a token's. Resolves with the signature. */
  fund(input: { to: string; symbol: string; amountBaseUnits: bigint }): Promise<string>
  stop(): Promise<void>
}

export interface SandboxSolanaOptions {
  /** Folder in which the chain survives restarts. Absent: each start makes a new chain. */
  dataDir?: string
  /** Default: the previous port if it is free, otherwise any. */
  port?: number
  /** Source of the block times. */
  nowMs?: () => number
  /** Receives messages for operators. Default: none. */
  warn?: (message: string) => void
}

/**
 * Starts a simulated Solana with Solana's JSON-RPC: real accounts and programs, and a block for every transaction,
 * which is final at once.
 *
 * @throws LiteSvmMissingError if its optional dependency is not installed
 */
export const startSandboxSolana = async (options: SandboxSolanaOptions = {}): Promise<SandboxSolana> => {
  const folder = options.dataDir === undefined ? undefined : join(options.dataDir, 'chains')
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const ledger = await createSolanaLedger(folder, options.nowMs ?? Date.now, options.warn ?? (() => undefined))
  const methods = rpcMethods(ledger)
  const listen = (port: number) => serveRpc(body => answerRpc(methods, body), port)
  const portFile = folder === undefined ? undefined : join(folder, 'solana.port')
  const server = options.port === undefined ? await startOnLastPort(portFile, listen) : await listen(options.port)
  const network = findNetworkByCaip2(SANDBOX_SOLANA)
  return {
    networkId: network?.id ?? '',
    name: network?.name ?? 'Solana',
    caip2: SANDBOX_SOLANA,
    rpcUrl: server.rpcUrl,
    mints: ledger.mints,
    sponsorKey: await sandboxSponsorKey(),
    fund: async ({ to, symbol, amountBaseUnits }) => {
      const mint = ledger.mints.find(candidate => candidate.symbol === symbol)
      if (mint === undefined && symbol !== 'SOL') throw new Error(`Solana has no ${symbol}`)
      return faucet(ledger, { to: to as Address, amount: amountBaseUnits, ...defined({ mint }) })
    },
    stop: async () => {
      await server.stop()
      ledger.close()
    },
  }
}
