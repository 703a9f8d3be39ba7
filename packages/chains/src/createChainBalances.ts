import { splitAddress } from '@rialto/catalog'
import type { ChainBalances } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import type { BitcoinNetworkConfig } from './bitcoin/createBitcoinRpc.ts'
import { readBitcoinBalance } from './bitcoin/readBitcoinBalance.ts'
import type { EvmNetworkConfig } from './evm/evmNetworkConfig.ts'
import { type EvmChain, openEvmChain } from './evm/openEvmChain.ts'
import { readErc20Balances } from './evm/readErc20Balances.ts'
import { readSolanaBalances, type SolanaNetworkConfig } from './solana/readSolanaBalances.ts'
import { createTronRpc, type TronNetworkConfig, type TronRpc } from './tron/createTronRpc.ts'
import { type XrplNetworkConfig, createXrplRpc } from './xrpl/createXrplRpc.ts'

/** The XRP balance of an address, including its reserve. @throws XrplUnreadable */
const readXrplBalance = async (egress: Egress, network: XrplNetworkConfig, address: string) => {
  const rpc = createXrplRpc(egress, network)
  await rpc.check()
  const amountBaseUnits = await rpc.balance(splitAddress('ripple', address).address)
  return [{ symbol: 'XRP', decimals: 6, amountBaseUnits }]
}

/** TRX and every token of an address, as of the head. @throws TronUnreadable */
const readTronBalances = async (rpc: TronRpc, { tokens }: TronNetworkConfig, address: string) => {
  await rpc.check()
  return Promise.all(
    tokens.map(async ({ symbol, address: token, decimals }) => {
      const amountBaseUnits =
        token === undefined ? (await rpc.account(address)).trx : await rpc.tokenBalance(token, address)
      return { symbol, decimals, amountBaseUnits }
    }),
  )
}

type Balances = Awaited<ReturnType<ChainBalances['read']>>

const readEvm = async (egress: Egress, chain: EvmChain, address: string): Promise<Balances> => {
  await chain.check()
  const { rpcUrl, tokens } = chain.network
  const contracts = tokens.flatMap(({ address: token }) => token ?? [])
  const [coin, balances] = await Promise.all([
    contracts.length === tokens.length ? 0n : chain.rpc.balance(address),
    readErc20Balances(egress, { rpcUrl, tokens: contracts, address }),
  ])
  const byContract = new Map(contracts.map((token, index) => [token, balances[index] ?? 0n]))
  return tokens.map(({ symbol, address: token, decimals }) => ({
    symbol,
    decimals,
    amountBaseUnits: token === undefined ? coin : (byContract.get(token) ?? 0n),
  }))
}

/**
 * Balances of addresses, read from the nodes of these networks. `read` throws EvmRpcError, SolanaUnreadable,
 * BitcoinUnreadable, TronUnreadable or XrplUnreadable if a node cannot be read, is of another chain, or has no contract
 * at a token's address.
 */
export const createChainBalances = ({
  egress,
  evm,
  solana,
  bitcoin = [],
  tron = [],
  xrpl = [],
}: {
  egress: Egress
  evm: readonly EvmNetworkConfig[]
  solana: readonly SolanaNetworkConfig[]
  /** Default: none. */
  bitcoin?: readonly BitcoinNetworkConfig[]
  /** Default: none. */
  tron?: readonly TronNetworkConfig[]
  /** Default: none. */
  xrpl?: readonly XrplNetworkConfig[]
}): ChainBalances => {
  const readers = new Map<string, (address: string) => Promise<Balances>>()
  for (const network of evm) {
    const chain = openEvmChain(egress, network)
    readers.set(network.networkId, address => readEvm(egress, chain, address))
  }
  for (const network of solana) readers.set(network.networkId, address => readSolanaBalances(egress, network, address))
  for (const network of bitcoin) readers.set(network.networkId, address => readBitcoinBalance(egress, network, address))
  for (const network of xrpl) readers.set(network.networkId, address => readXrplBalance(egress, network, address))
  for (const network of tron) {
    const rpc = createTronRpc(egress, network)
    readers.set(network.networkId, address => readTronBalances(rpc, network, address))
  }
  return {
    networkIds: [...readers.keys()],
    contracts: [...evm, ...solana, ...tron].flatMap(({ networkId, tokens }) =>
      tokens.flatMap(({ symbol, address }) => (address === undefined ? [] : [{ networkId, symbol, address }])),
    ),
    chainIdOf: networkId => evm.find(network => network.networkId === networkId)?.chainId,
    read: async (networkId, address) => {
      const read = readers.get(networkId)
      if (read === undefined) throw new Error(`Network ${networkId} has no node`)
      return read(address)
    },
  }
}
