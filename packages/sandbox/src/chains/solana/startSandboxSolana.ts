import { mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { findNetworkByCaip2 } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import type { Address } from '@solana/kit'
import { startOnLastPort } from '../../processes/lastPort.ts'
import { createSolanaLedger } from './createSolanaLedger.ts'
import { faucet } from './faucet.ts'
import type { SolanaMint } from './genesis.ts'
import { answerRpc } from './rpc/answerRpc.ts'
import { rpcMethods } from './rpc/rpcMethods.ts'
import type { RpcMethod } from './rpc/readParams.ts'

const SANDBOX_SOLANA = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

export interface SandboxSolana {
  /** Our network id: that of Solana Devnet, which it stands in for. */
  networkId: string
  name: string
  caip2: string
  rpcUrl: string
  mints: readonly SolanaMint[]
  /** Gives coins away; `symbol` SOL, or a token's. Resolves with the signature. */
  fund(input: { to: string; symbol: string; amountBaseUnits: bigint }): Promise<string>
  stop(): Promise<void>
}

export interface SandboxSolanaOptions {
  /** Where the chain is kept over restarts. Without it it begins anew each time. */
  dataDir?: string
  /** Default: that of last time, if it is free, or any. */
  port?: number
  /** Gives blocks their time. */
  nowMs?: () => number
  /** For what an operator should read. Default: nowhere. */
  warn?: (message: string) => void
}

const MAX_BODY_BYTES = 256 * 1024

/** Pages talk to a node directly: any origin may. */
const HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, solana-client',
}

const serve = async (methods: ReadonlyMap<string, RpcMethod>, message: IncomingMessage, reply: ServerResponse) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return void reply.writeHead(413, { ...HEADERS, connection: 'close' }).end()
    chunks.push(chunk)
  }
  if (message.method !== 'POST') return void reply.writeHead(message.method === 'OPTIONS' ? 204 : 405, HEADERS).end()
  reply.writeHead(200, HEADERS).end(await answerRpc(methods, Buffer.concat(chunks).toString('utf8')))
}

const listen = async (methods: ReadonlyMap<string, RpcMethod>, port: number) => {
  const server = createServer((message, reply) => {
    void serve(methods, message, reply).catch(() => reply.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Starts a Solana of our own behind Solana's JSON-RPC: real accounts and programs, a block for every transaction, final at
 * once.
 *
 * @throws LiteSvmMissingError where its optional dependency is not installed
 */
export const startSandboxSolana = async (options: SandboxSolanaOptions = {}): Promise<SandboxSolana> => {
  const folder = options.dataDir === undefined ? undefined : join(options.dataDir, 'chains')
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const ledger = await createSolanaLedger(folder, options.nowMs ?? Date.now, options.warn ?? (() => undefined))
  const methods = rpcMethods(ledger)
  const portFile = folder === undefined ? undefined : join(folder, 'solana.port')
  const server =
    options.port === undefined
      ? await startOnLastPort(portFile, port => listen(methods, port))
      : await listen(methods, options.port)
  const network = findNetworkByCaip2(SANDBOX_SOLANA)
  return {
    networkId: network?.id ?? '',
    name: network?.name ?? 'Solana',
    caip2: SANDBOX_SOLANA,
    rpcUrl: server.rpcUrl,
    mints: ledger.mints,
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
