import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { canonicalAddress, findNetworkByCaip2, type TaggedAddress } from '@rialto/catalog'

import { startOnLastPort } from '../../processes/lastPort.ts'
import { serveRpc } from '../serveRpc.ts'
import { answerTon } from './api/answerTon.ts'
import { accountOf, rawOf } from './cell.ts'
import { createTonLedger, type TonLedger, treasuryKey } from './createTonLedger.ts'
import { jettonMaster, jettonWalletOf } from './jettons.ts'
import { commentOf, emptyCell, transferBody } from './tonMessages.ts'
import { addressOf } from './tonWallet.ts'

const SANDBOX_TON = 'ton:-3'
/** More than the fees of a jetton transfer. The rest returns. */
const jettonValue = 100_000_000n

/** A payment to an address and comment. */
interface TonPayment {
  to: TaggedAddress
  symbol: 'TON' | 'USDT'
  amountBaseUnits: bigint
  /** Repeated calls with the same key are the same payment. */
  key?: string
}

export interface SandboxTon {
  /** Our network id: that of TON's testnet, which the chain imitates. */
  networkId: string
  name: string
  caip2: string
  /** URL of TON Center's HTTP API, without `/api/v3`. */
  rpcUrl: string
  tokens: readonly { symbol: string; address: string; decimals: number }[]
  /** Pays from the treasury. Returns the hash of its transaction in hexadecimal, or undefined if it has too little. */
  pay(payment: TonPayment): string | undefined
  ledger: TonLedger
  stop(): Promise<void>
}

interface SandboxTonOptions {
  /** Folder in which the chain survives restarts. Absent: each start makes a new chain. */
  dataDir?: string
  /** The clock of the blocks, one for every five seconds. */
  nowMs?: () => number
  /** Receives messages for operators. Default: none. */
  warn?: (message: string) => void
}

const payFrom = (ledger: TonLedger, { to, symbol, amountBaseUnits: amount, key }: TonPayment): string | undefined => {
  const destination = rawOf(accountOf(canonicalAddress('tvm', to.address)))
  const comment = to.tag === undefined ? emptyCell : commentOf(to.tag)
  const treasury = addressOf(treasuryKey)
  const jetton = { queryId: 0n, amount, party: destination, response: treasury, forwarded: 1n, payload: comment }
  const order =
    symbol === 'TON'
      ? { destination, value: amount, bounce: false, body: comment }
      : { destination: jettonWalletOf(treasury), value: jettonValue, bounce: true, body: transferBody(jetton) }
  try {
    return Buffer.from(ledger.send(treasuryKey, [order], key), 'base64').toString('hex')
  } catch {
    return undefined
  }
}

/**
 * Starts a simulated TON with TON Center's HTTP API: real cells, messages and signatures, comments, bounces and jettons.
 * A block is made with each message from outside, and every five seconds by the sandbox's clock, and is final. Nothing
 * runs between calls.
 */
export const startSandboxTon = async (options: SandboxTonOptions = {}): Promise<SandboxTon> => {
  const folder = options.dataDir === undefined ? undefined : join(options.dataDir, 'chains')
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const ledger = createTonLedger(folder, options.nowMs ?? Date.now, options.warn ?? (() => undefined))
  const answer = async (body: string, path: string, method: string) => {
    ledger.catchUp()
    return answerTon(ledger, { method, path, body })
  }
  const portFile = folder === undefined ? undefined : join(folder, 'ton.port')
  const server = await startOnLastPort(portFile, port => serveRpc(answer, port, ['GET', 'POST']))
  const network = findNetworkByCaip2(SANDBOX_TON)
  return {
    networkId: network?.id ?? '',
    name: network?.name ?? 'TON Testnet',
    caip2: SANDBOX_TON,
    rpcUrl: server.rpcUrl,
    tokens: [{ symbol: 'USDT', address: jettonMaster, decimals: 6 }],
    pay: payment => payFrom(ledger, payment),
    ledger,
    stop: async () => {
      await server.stop()
      ledger.stop()
    },
  }
}
