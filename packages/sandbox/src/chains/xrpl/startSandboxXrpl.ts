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

/** XRP to an address and tag. */
interface XrplPayment {
  to: TaggedAddress
  drops: bigint
  /** Under the same one it is the same payment, however often it is asked for. */
  key?: string
}

export interface SandboxXrpl {
  /** Our network id: that of the XRP Ledger's testnet, which it stands in for. */
  networkId: string
  name: string
  caip2: string
  rpcUrl: string
  /** Pays from the treasury. */
  pay(payment: XrplPayment): { hash: string; result: EngineResult }
  /** Pays by a partial payment, whose `Amount` is `drops` and of which only `delivered` arrives. */
  payPart(payment: XrplPayment & { delivered: bigint }): { hash: string; result: EngineResult }
  ledger: XrplLedger
  misbehaviour: Misbehaviour
  stop(): Promise<void>
}

export interface SandboxXrplOptions {
  /** Folder that keeps the ledger over restarts. Without it the ledger begins anew each time. */
  dataDir?: string
  /** Closes ledgers, one for each four seconds of it. */
  nowMs?: () => number
  /** Messages for the operator. Default: dropped. */
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
 * Starts an XRP Ledger of our own behind rippled's JSON-RPC: real transactions and signatures, destination tags, partial payments and
 * results, and a ledger every four seconds by the sandbox's clock, which is validated when it closes. Nothing runs between calls.
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
      // A unit of a currency brings one XRP here.
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
