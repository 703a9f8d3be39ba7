import {
  type AuthorizableToken,
  type Authorization,
  type MinedRelay,
  type RelayFees,
  type Relaying,
  RelayRevertedError,
} from '@rialto/core'
import type { Egress } from '@rialto/egress'

import type { EvmNetworkConfig } from '../evmNetworkConfig.ts'
import { EvmRpcError } from '../evmRpcError.ts'
import { transferTopic } from '../findTransfer.ts'
import { type EvmChain, openEvmChain } from '../openEvmChain.ts'
import { eip3009Call, eip3009TypedData } from './eip3009.ts'
import { findFault, isAllowed, isUsed } from './findFault.ts'
import { innerSignature } from './innerSignature.ts'
import { permit2Call, permit2TypedData } from './permit2.ts'
import { readToken } from './readToken.ts'
import { addressOfRelayer, signRelay } from './signRelay.ts'
import { toTypedDataText } from './toTypedDataText.ts'
import { nextBlockSeconds } from './nextBlockSeconds.ts'

/** No call of a relayer takes as much: a contract that uses up gas is not paid for. */
const maxGas = 500_000n
const withMargin = (gas: bigint): bigint => (gas * 6n) / 5n

const padded = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

/** Twice the base fee lasts for six full blocks. */
const feesNow = async ({ rpc }: EvmChain): Promise<RelayFees> => {
  const [{ baseFee }, price] = await Promise.all([rpc.head(), rpc.gasPrice()])
  const tip = price > baseFee ? price - baseFee : 1n
  return { maxFee: baseFee * 2n + tip, priorityFee: tip }
}

/** Of several transactions with one nonce, the chain has at most one. */
const findMined = async ({ rpc, network }: EvmChain, hashes: readonly string[]): Promise<MinedRelay | undefined> => {
  for (const hash of hashes) {
    const receipt = await rpc.receipt(hash)
    if (!receipt) continue
    const head = await rpc.blockNumber()
    const depth = head - receipt.blockNumber + 1n
    // Nodes keep some receipts of replaced blocks.
    if ((await rpc.blockHashAt(receipt.blockNumber)) !== receipt.blockHash) continue
    const isFinal = depth >= BigInt(network.finalityConfirmations)
    return { hash, succeeded: receipt.succeeded, isFinal, fee: receipt.fee ?? 0n }
  }
  return undefined
}

/** The transfer of a used authorization: it alone moves this amount from this holder to this recipient. */
const findUse = async (
  chain: EvmChain,
  one: Omit<Authorization, 'signature'>,
  sinceBlock: bigint,
): Promise<string | undefined> => {
  const { rpc } = chain
  if (!(await isUsed(chain, one))) return undefined
  const logs = await rpc.logs({
    address: one.token.toLowerCase(),
    topics: [transferTopic, padded(one.from), padded(one.to)],
    fromBlock: sinceBlock,
    toBlock: await rpc.blockNumber(),
  })
  return logs.find(({ data }) => data.length === 66 && BigInt(data) === one.value)?.hash
}

/** The relayer's EVM networks with a node. Every call validates the node's responses. Throws EvmRpcError. */
export const createEvmRelaying = (options: { networks: readonly EvmNetworkConfig[]; egress: Egress }): Relaying => {
  const chains = new Map(options.networks.map(network => [network.networkId, openEvmChain(options.egress, network)]))
  const tokens = new Map<string, AuthorizableToken>()
  const chainOf = (networkId: string): EvmChain => {
    const chain = chains.get(networkId)
    if (!chain) throw new Error(`Network ${networkId} has no node`)
    return chain
  }
  const token = async (networkId: string, symbol: string): Promise<AuthorizableToken | undefined> => {
    const known = tokens.get(`${networkId} ${symbol}`)
    const chain = chains.get(networkId)
    const listed = chain?.network.tokens.find(one => one.symbol === symbol)
    if (known || !chain || !listed) return known
    const read = await readToken(chain, listed)
    if (read) tokens.set(`${networkId} ${symbol}`, read)
    return read
  }
  const tokenOf = async ({
    networkId,
    token: contract,
    method,
  }: Pick<Authorization, 'networkId' | 'token' | 'method'>) => {
    const listed = chains
      .get(networkId)
      ?.network.tokens.find(({ address }) => address?.toLowerCase() === contract.toLowerCase())
    const found = listed && (await token(networkId, listed.symbol))
    return found?.methods.includes(method) === true ? found : undefined
  }
  return {
    relays: networkId => chains.has(networkId),
    chains: options.networks.map(({ networkId, chainId }) => ({ networkId, chain: `eip155:${chainId}` })),
    accountOf: async text => {
      const address = addressOfRelayer(text)
      return address === undefined ? undefined : { family: 'evm', address, key: text }
    },
    head: async networkId => {
      const chain = chainOf(networkId)
      await chain.check()
      const head = await chain.rpc.head()
      return { block: head.number, nextSeconds: nextBlockSeconds(head) }
    },
    quote: async (networkId, from, call) => {
      const chain = chainOf(networkId)
      await chain.check()
      const [gas, fees] = await Promise.all([estimate(chain, { from, ...call }), feesNow(chain)])
      return { gas, fees }
    },
    fees: async networkId => feesNow(chainOf(networkId)),
    sign: ({ networkId, ...input }) => signRelay(chainOf(networkId).network.chainId, input),
    send: async (networkId, raw) => {
      const chain = chainOf(networkId)
      await chain.check()
      await chain.rpc.sendRaw(raw)
    },
    findMined: async (networkId, hashes) => {
      const chain = chainOf(networkId)
      await chain.check()
      return findMined(chain, hashes)
    },
    account: async (networkId, address) => {
      const { rpc, check } = chainOf(networkId)
      await check()
      const [balance, pendingNonce] = await Promise.all([rpc.balance(address), rpc.pendingNonce(address)])
      return { balance, pendingNonce: Number(pendingNonce) }
    },
    isOver: async ({ networkId, relayer, nonce }) => {
      const { rpc, network, check } = chainOf(networkId)
      await check()
      const head = await rpc.blockNumber()
      const final = head - BigInt(network.finalityConfirmations) + 1n
      return (await rpc.nonceAt(relayer, final < 0n ? 0n : final)) > BigInt(nonce)
    },
    token,
    isAllowed: async one => {
      const chain = chainOf(one.networkId)
      await chain.check()
      return isAllowed(chain, one)
    },
    typedDataOf: async one => {
      const known = await tokenOf(one)
      if (!known) return undefined
      const { chainId } = chainOf(one.networkId).network
      return toTypedDataText(
        one.method === 'eip3009' ? eip3009TypedData(chainId, known, one) : permit2TypedData(chainId, one),
      )
    },
    transferIn: async () => undefined,
    findFault: async one => {
      const known = await tokenOf(one)
      return known ? findFault(chainOf(one.networkId), known, one) : 'notSupported'
    },
    callOf: whole => {
      const one = { ...whole, signature: innerSignature(whole.signature) ?? whole.signature }
      return one.method === 'eip3009' ? eip3009Call(one) : permit2Call(one)
    },
    findUse: async (one, sinceBlock) => {
      const chain = chainOf(one.networkId)
      await chain.check()
      return findUse(chain, one, sinceBlock)
    },
  }
}

const estimate = async ({ rpc }: EvmChain, call: { from: string; to: string; data: string }): Promise<bigint> => {
  try {
    const gas = withMargin(await rpc.estimateGas(call))
    if (gas > maxGas) throw new RelayRevertedError(`The call takes ${gas} gas, more than ${maxGas}`)
    return gas
  } catch (error) {
    if (error instanceof EvmRpcError && error.kind === 'refused')
      throw new RelayRevertedError('The call would revert', { cause: error })
    throw error
  }
}
