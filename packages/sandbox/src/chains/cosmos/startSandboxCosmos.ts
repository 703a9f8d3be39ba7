import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { findNetworkByCaip2, type TaggedAddress } from '@rialto/catalog'

import { startOnLastPort } from '../../processes/lastPort.ts'
import { serveRpc } from '../serveRpc.ts'
import { answerCosmos } from './api/answerCosmos.ts'
import { voucherDenom } from './cosmosBank.ts'
import { type CosmosLedger, createCosmosLedger, treasuryKey } from './createCosmosLedger.ts'
import type { PlacedTransaction, Refusal } from './createCosmosState.ts'

const decimals = 6
const treasuryUnits = 10n ** 24n
/** USDC of Noble on the Hub, by the channel between the two test chains. */
const usdcOnHub = voucherDenom('channel-0', 'uusdc')

const chains = {
  cosmos: { chainId: 'provider', prefix: 'cosmos', denom: 'uatom', denoms: { ATOM: 'uatom', USDC: usdcOnHub } },
  noble: { chainId: 'grand-1', prefix: 'noble', denom: 'uusdc', denoms: { USDC: 'uusdc' } },
} as const

/** A chain of the family that the sandbox has. */
export type CosmosFamily = keyof typeof chains

interface CosmosPayment {
  to: TaggedAddress
  symbol: string
  amountBaseUnits: bigint
  /** Repeated calls with the same key are the same payment. */
  key?: string
}

interface CosmosDelivery extends CosmosPayment {
  /** The payer's account on the other chain. */
  sender: string
  /** Of the relayer's transaction. */
  relayerMemo?: string
}

/** The hash, and why it failed if it did. */
type Paid = { hash: string; failure?: string }

export interface SandboxCosmos {
  family: CosmosFamily
  /** Our network id: that of the test network, which the chain imitates. */
  networkId: string
  name: string
  caip2: string
  /** URL of the REST API. */
  rpcUrl: string
  tokens: readonly { symbol: string; address: string; decimals: number }[]
  symbols: readonly string[]
  /** Pays from the treasury. */
  pay(payment: CosmosPayment): Paid
  /** Delivers coins from another chain: the memo of `to` is the payer's. */
  deliver(delivery: CosmosDelivery): Paid
  ledger: CosmosLedger
  stop(): Promise<void>
}

interface SandboxCosmosOptions {
  /** Folder in which the chain survives restarts. Absent: each start makes a new chain. */
  dataDir?: string
  /** The clock of the blocks, one for every five seconds. */
  nowMs?: () => number
  /** Receives messages for operators. Default: none. */
  warn?: (message: string) => void
}

const paidBy = (placed: PlacedTransaction | Refusal): Paid => {
  if (!('events' in placed)) return { hash: '', failure: placed.log }
  const { transaction, code, log } = placed
  return { hash: transaction.hash, ...(code === 0 ? {} : { failure: log }) }
}

const payFrom = (ledger: CosmosLedger, denom: string, { to, amountBaseUnits: amount, key }: CosmosPayment): Paid => {
  const from = ledger.chain.relayer
  const message = { type: 'send', from, to: to.address, coins: [{ denom, amount }] } as const
  return paidBy(ledger.send({ messages: [message], memo: to.tag, key }, treasuryKey))
}

/** A coin of the chain returns, named by its path. Any other is named as on the chain that it comes from. */
const deliverTo = (ledger: CosmosLedger, denom: string, delivery: CosmosDelivery): Paid => {
  const { to, amountBaseUnits, sender, relayerMemo = 'relayed', key } = delivery
  const channels = { sourceChannel: 'channel-9', destinationChannel: 'channel-0' }
  const foreign = denom === usdcOnHub ? 'uusdc' : denom
  const path = denom === ledger.chain.denom ? `transfer/${channels.sourceChannel}/${denom}` : foreign
  const data = { denom: path, amount: String(amountBaseUnits), sender, receiver: to.address, memo: to.tag ?? '' }
  const packet = { sequence: BigInt(ledger.tip().height), ...channels, data: JSON.stringify(data) }
  const message = { type: 'recvPacket', packet, signer: ledger.chain.relayer } as const
  return paidBy(ledger.send({ messages: [message], memo: relayerMemo, key }, treasuryKey))
}

/**
 * Starts a simulated chain of the Cosmos SDK with its REST API: real transactions and signatures, memos, several payments in
 * one transaction and packets of other chains. A block is made with each transaction, and every five seconds by the
 * sandbox's clock, and is final. Nothing runs between calls.
 */
export const startSandboxCosmos = async (
  family: CosmosFamily,
  options: SandboxCosmosOptions = {},
): Promise<SandboxCosmos> => {
  const { denoms, ...chain } = chains[family]
  const folder = options.dataDir === undefined ? undefined : join(options.dataDir, 'chains')
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { nowMs = Date.now, warn = () => undefined } = options
  const coins = Object.values(denoms).map(denom => ({ denom, amount: treasuryUnits }))
  const ledger = createCosmosLedger(chain, coins, { folder, nowMs, warn })
  const answer = async (body: string, path: string, method: string) => {
    ledger.catchUp()
    return answerCosmos(ledger, { method, path, body })
  }
  const portFile = folder === undefined ? undefined : join(folder, `${chain.chainId}.port`)
  const server = await startOnLastPort(portFile, port => serveRpc(answer, port, ['GET', 'POST']))
  const caip2 = `cosmos:${chain.chainId}`
  const network = findNetworkByCaip2(caip2)
  const denomOf = (symbol: string): string => new Map<string, string>(Object.entries(denoms)).get(symbol) ?? symbol
  return {
    family,
    networkId: network?.id ?? '',
    name: network?.name ?? caip2,
    caip2,
    rpcUrl: server.rpcUrl,
    tokens: Object.entries(denoms)
      .filter(([, denom]) => denom !== chain.denom)
      .map(([symbol, address]) => ({ symbol, address, decimals })),
    symbols: Object.keys(denoms),
    pay: payment => payFrom(ledger, denomOf(payment.symbol), payment),
    deliver: delivery => deliverTo(ledger, denomOf(delivery.symbol), delivery),
    ledger,
    stop: async () => {
      await server.stop()
      ledger.stop()
    },
  }
}
