import { findNetwork } from '@rialto/catalog'
import type { Egress } from '@rialto/egress'

import { callTron, callTronList, isObject, malformed, TronUnreadable } from './callTron.ts'
import { tronHex, tronWord } from './tronAddress.ts'
import {
  headIn,
  receiptIn,
  receiptsIn,
  transactionIn,
  transactionsIn,
  type TronHead,
  type TronReceipt,
  type TronTransaction,
  wholeIn,
} from './tronShapes.ts'

/** A network with its node, tokens and addresses to read. */
export interface TronNetworkConfig {
  networkId: string
  /** URL of java-tron's HTTP API, without `/wallet`. May contain a key. */
  rpcUrl: string
  tokens: readonly { symbol: string; address: string | undefined; decimals: number }[]
}

/** `wallet` reads the latest state from a full node, `walletsolidity` the final state from the solidity node. */
type TronView = 'wallet' | 'walletsolidity'

interface Resources {
  /** The free bytes and energy that are left now. */
  bytes: number
  energy: number
}

/** Sun. */
interface Prices {
  byte: bigint
  energy: bigint
  newAccount: bigint
}

interface TronAccount {
  trx: bigint
  isKnown: boolean
  /** Time of the head on which its newest transaction was executed. */
  operatedAtMs: number
}

/** The node methods in use. Every response is validated, and every method throws TronUnreadable. */
export interface TronRpc {
  /** Reads the node's first block and checks its network, until that succeeds once. */
  check(): Promise<void>
  head(view: TronView): Promise<TronHead>
  /** Undefined for a number that the chain does not have. */
  blockAt(view: TronView, number: number): Promise<(TronHead & { transactions: TronTransaction[] }) | undefined>
  /** Undefined if it is in no block. */
  transaction(txId: string): Promise<TronTransaction | undefined>
  /** Undefined if it is in no block or, on the solidity node, in no final block. */
  receipt(view: TronView, txId: string): Promise<TronReceipt | undefined>
  /** Of every transaction in a block. */
  receiptsAt(number: number): Promise<readonly (TronReceipt & { txId: string })[]>
  /** Undefined unless it waits for a block. */
  pending(txId: string): Promise<TronTransaction | undefined>
  /** Zero sun and no transactions for a missing account. */
  account(address: string): Promise<TronAccount>
  tokenBalance(token: string, address: string): Promise<bigint>
  /** Energy that a token call from an address would use, or undefined if the call fails. */
  energyFor(call: { token: string; from: string; data: string }): Promise<number | undefined>
  resources(address: string): Promise<Resources>
  prices(): Promise<Prices>
}

const isEmpty = (answer: object): boolean => Object.keys(answer).length === 0

const resourcesIn = (answer: Readonly<Record<string, unknown>>): Resources => {
  const left = (limit: string, used: string) => Math.max(0, wholeIn(answer[limit], limit) - wholeIn(answer[used], used))
  return {
    bytes: Math.max(left('freeNetLimit', 'freeNetUsed'), left('NetLimit', 'NetUsed')),
    energy: left('EnergyLimit', 'EnergyUsed'),
  }
}

const pricesIn = (answer: Readonly<Record<string, unknown>>): Prices => {
  const rows = answer['chainParameter']
  const of = (key: string): bigint => {
    const row: unknown = Array.isArray(rows) ? rows.find(one => isObject(one) && one['key'] === key) : undefined
    if (!isObject(row)) throw malformed('price')
    return BigInt(wholeIn(row['value'], 'price'))
  }
  const newAccount = of('getCreateNewAccountFeeInSystemContract') + of('getCreateAccountFee')
  return { byte: of('getTransactionFee'), energy: of('getEnergyFee'), newAccount }
}

type Call = (path: string, body: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>>>

const checkChain = async (call: Call, networkId: string): Promise<void> => {
  const first = headIn(await call('/walletsolidity/getblockbynum', { num: 0 }))
  // The reference of a CAIP-2 id is the suffix of the first block's id.
  if (`tron:0x${first.id.slice(-8)}` !== findNetwork(networkId)?.caip2)
    throw new TronUnreadable('The node is on another chain')
}

const constantCall = async (call: Call, { token, from, data }: { token: string; from: string; data: string }) => {
  const body = { owner_address: tronHex(from), contract_address: tronHex(token), data }
  const answer = await call('/wallet/triggerconstantcontract', body)
  const { result, transaction, constant_result: returned, energy_used: energy } = answer
  if (!isObject(result) || result['result'] !== true || !Array.isArray(returned)) throw malformed('result')
  const [ret] = isObject(transaction) && Array.isArray(transaction['ret']) ? transaction['ret'] : []
  const hasFailed = isObject(ret) && ret['ret'] === 'FAILED'
  return { hasFailed, returned: String(returned[0] ?? ''), energy: wholeIn(energy, 'energy') }
}

const readingChain = (call: Call): Pick<TronRpc, 'head' | 'blockAt' | 'transaction' | 'receipt' | 'pending'> => ({
  head: async view => headIn(await call(`/${view}/getnowblock`, {})),
  blockAt: async (view, number) => {
    const answer = await call(`/${view}/getblockbynum`, { num: number })
    if (isEmpty(answer)) return undefined
    const block = { ...headIn(answer), transactions: transactionsIn(answer) }
    if (block.number !== number) throw malformed('number')
    return block
  },
  transaction: async txId => {
    const answer = await call('/wallet/gettransactionbyid', { value: txId })
    const found = isEmpty(answer) ? undefined : transactionIn(answer)
    if (found && found.txId !== txId) throw malformed('transaction')
    return found
  },
  receipt: async (view, txId) => {
    const answer = await call(`/${view}/gettransactioninfobyid`, { value: txId })
    return isEmpty(answer) ? undefined : receiptIn(answer, txId)
  },
  pending: async txId => {
    const answer = await call('/wallet/gettransactionfrompending', { value: txId })
    const found = isEmpty(answer) ? undefined : transactionIn(answer)
    return found?.txId === txId ? found : undefined
  },
})

const accountIn = (answer: Awaited<ReturnType<Call>>, wanted: string): Awaited<ReturnType<TronRpc['account']>> => {
  if (isEmpty(answer)) return { trx: 0n, isKnown: false, operatedAtMs: 0 }
  if (answer['address'] !== wanted) throw malformed('account')
  // The API spells the name this way.
  const operatedAtMs = wholeIn(answer['latest_opration_time'], 'time')
  return { trx: BigInt(wholeIn(answer['balance'], 'balance')), isKnown: true, operatedAtMs }
}

const readingAccounts = (
  call: Call,
): Omit<TronRpc, 'check' | 'receiptsAt' | keyof ReturnType<typeof readingChain>> => ({
  account: async address => {
    const wanted = tronHex(address)
    return accountIn(await call('/wallet/getaccount', { address: wanted }), wanted)
  },
  tokenBalance: async (token, address) => {
    const { hasFailed, returned } = await constantCall(call, {
      token,
      from: address,
      data: `70a08231${tronWord(address)}`,
    })
    if (hasFailed || !/^[0-9a-f]{64}$/.test(returned)) throw malformed('balance')
    return BigInt(`0x${returned}`)
  },
  energyFor: async wanted => {
    const { hasFailed, energy } = await constantCall(call, wanted)
    return hasFailed ? undefined : energy
  },
  resources: async address => resourcesIn(await call('/wallet/getaccountresource', { address: tronHex(address) })),
  prices: async () => pricesIn(await call('/wallet/getchainparameters', {})),
})

export const createTronRpc = (egress: Egress, { networkId, rpcUrl }: TronNetworkConfig): TronRpc => {
  const call: Call = (path, body) => callTron(egress, rpcUrl, path, body)
  let isChecked = false
  return {
    check: async () => {
      if (!isChecked) await checkChain(call, networkId)
      isChecked = true
    },
    ...readingChain(call),
    receiptsAt: async number =>
      receiptsIn(await callTronList(egress, rpcUrl, '/wallet/gettransactioninfobyblocknum', { num: number }), number),
    ...readingAccounts(call),
  }
}
