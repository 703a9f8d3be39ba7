import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { findNetworkByCaip2, type TaggedAddress } from '@rialto/catalog'

import { startOnLastPort } from '../../processes/lastPort.ts'
import { serveRpc } from '../serveRpc.ts'
import { createStellarLedger, issuerKey, type StellarLedger, treasuryKey } from './createStellarLedger.ts'
import { answerHorizon } from './horizon/answerHorizon.ts'
import { addressOf } from './stellarKeys.ts'
import type { StellarAsset } from './stellarOperations.ts'
import type { StellarMemo } from './stellarTransaction.ts'

const SANDBOX_STELLAR = 'stellar:testnet'
const decimals = 7

/** A payment to an address and memo. */
interface StellarPayment {
  to: TaggedAddress
  symbol: 'XLM' | 'USDC'
  amountBaseUnits: bigint
  /** Repeated calls with the same key are the same payment. */
  key?: string
}

/** The hash, and why it failed if it did. */
type Paid = { hash: string; failure?: string }

export interface SandboxStellar {
  /** Our network id: that of Stellar's testnet, which the network imitates. */
  networkId: string
  name: string
  caip2: string
  /** URL of Horizon's API. */
  rpcUrl: string
  tokens: readonly { symbol: string; address: string; decimals: number }[]
  /** Pays from the treasury, which creates an account that does not exist. */
  pay(payment: StellarPayment): Paid
  ledger: StellarLedger
  stop(): Promise<void>
}

interface SandboxStellarOptions {
  /** Folder in which the network survives restarts. Absent: each start makes a new one. */
  dataDir?: string
  /** The clock of the ledgers, one for every five seconds. */
  nowMs?: () => number
  /** Receives messages for operators. Default: none. */
  warn?: (message: string) => void
}

/** A number is an id, 64 hexadecimal digits are a hash, and anything else is text. */
const memoOf = (tag: string | undefined): StellarMemo => {
  if (tag === undefined) return { type: 'none' }
  if (/^[0-9a-f]{64}$/i.test(tag)) return { type: 'hash', hex: tag.toLowerCase() }
  return /^(0|[1-9][0-9]{0,18})$/.test(tag)
    ? { type: 'id', id: BigInt(tag) }
    : { type: 'text', bytes: Buffer.from(tag) }
}

const payFrom = (ledger: StellarLedger, { to, symbol, amountBaseUnits: amount, key }: StellarPayment): Paid => {
  const asset: StellarAsset = symbol === 'XLM' ? 'native' : { code: symbol, issuer: addressOf(issuerKey) }
  const isNew = symbol === 'XLM' && !ledger.account(to.address)
  const operation = isNew
    ? ({ type: 'create_account', to: to.address, amount } as const)
    : ({ type: 'payment', to: { account: to.address }, asset, amount } as const)
  const order = { operations: [operation], memo: memoOf(to.tag), key }
  const placed = ledger.send(order, symbol === 'XLM' ? treasuryKey : issuerKey)
  if (typeof placed === 'string') return { hash: '', failure: placed }
  const failure = placed.results.find(({ code }) => code !== 'op_success')?.code
  return { hash: placed.transaction.hash, ...(failure === undefined ? {} : { failure }) }
}

/**
 * Starts a simulated Stellar network with Horizon's API: real transactions and signatures, memos, muxed accounts, trust
 * lines, path payments and merges. A ledger closes with each transaction, and every five seconds by the sandbox's
 * clock. Nothing runs between calls.
 */
export const startSandboxStellar = async (options: SandboxStellarOptions = {}): Promise<SandboxStellar> => {
  const folder = options.dataDir === undefined ? undefined : join(options.dataDir, 'chains')
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const ledger = createStellarLedger(folder, options.nowMs ?? Date.now, options.warn ?? (() => undefined))
  const answer = async (body: string, path: string, method: string) => {
    ledger.catchUp()
    return answerHorizon(ledger, { method, path, body })
  }
  const portFile = folder === undefined ? undefined : join(folder, 'stellar.port')
  const server = await startOnLastPort(portFile, port => serveRpc(answer, port, ['GET', 'POST']))
  const network = findNetworkByCaip2(SANDBOX_STELLAR)
  return {
    networkId: network?.id ?? '',
    name: network?.name ?? 'Stellar Testnet',
    caip2: SANDBOX_STELLAR,
    rpcUrl: server.rpcUrl,
    tokens: [{ symbol: 'USDC', address: addressOf(issuerKey), decimals }],
    pay: payment => payFrom(ledger, payment),
    ledger,
    stop: async () => {
      await server.stop()
      ledger.stop()
    },
  }
}
