import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { findNetworkByCaip2, type TaggedAddress } from '@rialto/catalog'

import { formatShort } from '../../money/baseUnits.ts'
import { startOnLastPort } from '../../processes/lastPort.ts'
import { serveRpc } from '../serveRpc.ts'
import { createMisbehaviour, type Misbehaviour } from './createMisbehaviour.ts'
import { createXrplLedger, treasuryKey, type XrplLedger } from './createXrplLedger.ts'
import { answerXrpl } from './rpc/answerXrpl.ts'
import { xrplMethods } from './rpc/xrplMethods.ts'
import type { EngineResult } from './xrplResults.ts'

const SANDBOX_XRPL = 'xrpl:1'

/** A payment of XRP to an address and tag. */
interface XrplPayment {
  to: TaggedAddress
  drops: bigint
  /** Repeated calls with the same key are the same payment. */
  key?: string
}

export interface SandboxXrpl {
  /** Our network id: that of the XRP Ledger's testnet, which the ledger imitates. */
  networkId: string
  name: string
  caip2: string
  rpcUrl: string
  /** Pays from the treasury. */
  pay(payment: XrplPayment): { hash: string; result: EngineResult }
  /** Makes a partial payment, whose `Amount` is `drops` and which delivers only `delivered`. */
  payPart(payment: XrplPayment & { delivered: bigint }): { hash: string; result: EngineResult }
  ledger: XrplLedger
  misbehaviour: Misbehaviour
  stop(): Promise<void>
}

export interface SandboxXrplOptions {
  /** Folder in which the ledger survives restarts. Absent: each start makes a new ledger. */
  dataDir?: string
  /** The clock of the ledgers, one for every four seconds. */
  nowMs?: () => number
  /** Receives messages for operators. Default: none. */
  warn?: (message: string) => void
}

const partialPayment = 0x0002_0000

const paymentFields = ({ to: { address, tag }, drops }: XrplPayment) => ({
  TransactionType: 'Payment' as const,
  Destination: address,
  ...(tag === undefined ? {} : { DestinationTag: Number(tag) }),
  Amount: String(drops),
})

/**
 * Starts a simulated XRP Ledger with rippled's JSON-RPC: real transactions and signatures, destination tags, partial
 * payments and results. A ledger closes, and is validated, every four seconds by the sandbox's clock. Nothing runs
 * between calls.
 */
export const startSandboxXrpl = async (options: SandboxXrplOptions = {}): Promise<SandboxXrpl> => {
  const folder = options.dataDir === undefined ? undefined : join(options.dataDir, 'chains')
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const ledger = createXrplLedger(folder, options.nowMs ?? Date.now, options.warn ?? (() => undefined))
  const misbehaviour = createMisbehaviour()
  const methods = xrplMethods(ledger, misbehaviour)
  const answer = async (body: string) => {
    ledger.catchUp()
    return answerXrpl(methods, misbehaviour, body)
  }
  const portFile = folder === undefined ? undefined : join(folder, 'xrpl.port')
  const server = await startOnLastPort(portFile, port => serveRpc(answer, port))
  const network = findNetworkByCaip2(SANDBOX_XRPL)
  return {
    networkId: network?.id ?? '',
    name: network?.name ?? 'XRPL Testnet',
    caip2: SANDBOX_XRPL,
    rpcUrl: server.rpcUrl,
    pay: payment => ledger.send(paymentFields(payment), treasuryKey, payment.key),
    payPart: ({ delivered, ...payment }) => {
      const issuer = payment.to.address
      // A unit of a currency delivers one XRP here.
      const SendMax = { currency: 'USD', issuer, value: formatShort(delivered, 6) }
      return ledger.send({ ...paymentFields(payment), Flags: partialPayment, SendMax }, treasuryKey, payment.key)
    },
    ledger,
    misbehaviour,
    stop: async () => {
      await server.stop()
      ledger.stop()
    },
  }
}
