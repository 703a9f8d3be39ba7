import { createPublicClient, erc20Abi, http, type PublicClient } from 'viem'
import type { SandboxChains } from '../../chains/ports.ts'

interface TransferQuery {
  networkId: string
  /** Token symbol on the chain. */
  symbol: string
  to: string
  amountBaseUnits: bigint
  fromBlock: bigint
  /** Hashes that already belong to other withdrawals. */
  claimed: ReadonlySet<string>
}

/** How the simulator finds out, after a crash, whether coins it was about to send have left. */
export interface ChainLookup {
  head(networkId: string): Promise<bigint>
  /** Hash of a payment of exactly this amount to this address. Throws when the node could not be asked. */
  findTransfer(query: TransferQuery): Promise<string | undefined>
}

const findUpstream = async (client: PublicClient, query: TransferQuery, head: bigint): Promise<string | undefined> => {
  for (let number = query.fromBlock; number <= head; number += 1n) {
    const block = await client.getBlock({ blockNumber: number, includeTransactions: true })
    const found = block.transactions.find(
      tx =>
        tx.to?.toLowerCase() === query.to.toLowerCase() &&
        tx.value === query.amountBaseUnits &&
        !query.claimed.has(tx.hash),
    )
    if (found !== undefined) return found.hash
  }
  return undefined
}

const findToken = async (client: PublicClient, query: TransferQuery, address: `0x${string}`) => {
  const logs = await client.getContractEvents({
    address,
    abi: erc20Abi,
    eventName: 'Transfer',
    args: { to: query.to as `0x${string}` },
    fromBlock: query.fromBlock,
    toBlock: 'latest',
  })
  return logs.find(log => log.args.value === query.amountBaseUnits && !query.claimed.has(log.transactionHash))
    ?.transactionHash
}

/** A transaction that waits for its block has not been paid and may yet be: nothing can be concluded. */
const rejectWhileWaiting = async (client: PublicClient, targets: readonly (string | undefined)[]): Promise<void> => {
  const pending = await client.getBlock({ blockTag: 'pending', includeTransactions: true })
  const wanted = targets.map(target => target?.toLowerCase())
  if (pending.transactions.some(tx => wanted.includes(tx.to?.toLowerCase() ?? ''))) {
    throw new Error('A transaction is waiting for its block')
  }
}

/** Reads the chains' own nodes. A chain that lost blocks (its head is behind `fromBlock`) is read from its start. */
export const createChainLookup = (chains: SandboxChains): ChainLookup => {
  const chainOf = (networkId: string) => {
    const chain = chains.chains.find(c => c.networkId === networkId)
    if (chain === undefined) throw new Error(`No simulated chain for network ${networkId}`)
    return { chain, client: createPublicClient({ transport: http(chain.rpcUrl, { retryCount: 0, timeout: 5_000 }) }) }
  }
  return {
    head: networkId => chainOf(networkId).client.getBlockNumber({ cacheTime: 0 }),
    findTransfer: async query => {
      const { chain, client } = chainOf(query.networkId)
      const head = await client.getBlockNumber({ cacheTime: 0 })
      const wanted = { ...query, fromBlock: head < query.fromBlock ? 0n : query.fromBlock }
      const token = chain.tokens.find(t => t.symbol === query.symbol)
      await rejectWhileWaiting(client, [token?.address, query.to])
      if (token?.address !== undefined) return findToken(client, wanted, token.address)
      return findUpstream(client, wanted, await client.getBlockNumber({ cacheTime: 0 }))
    },
  }
}
