import { encodeFunctionData, getAddress, parseAbi } from 'viem/utils'
import { callRpc } from './callRpc.ts'
import { createSender, type Call } from './createSender.ts'
import { tokensOf } from './deployTokens.ts'
import { openChainJournal, type ChainJournal } from './journal/openChainJournal.ts'
import type { ChainPayment, SandboxChain, SandboxNetwork, SandboxToken } from './ports.ts'
import { prepareOutsideChain, prepareOwnChain } from './prepareChain.ts'
import { startMining } from './startMining.ts'
import type { Treasury } from './treasury.ts'
import { superviseAnvil, type SupervisedNode } from './anvil/superviseAnvil.ts'

export interface RunningChain {
  chain: SandboxChain
  send(input: Omit<ChainPayment, 'networkId'>): Promise<{ hash: string }>
  /** As `SandboxChains.keep`. */
  keep(raw: string): void
  balanceOf(input: { symbol: string; address: string }): Promise<bigint>
  stop(): Promise<void>
}

interface StartChainOptions {
  network: SandboxNetwork
  treasury: Treasury
  mnemonic: string
  folder: string
  keepState: boolean
  /** 0: a block for every transaction, immediately. */
  blockTimeMs: number
  externalRpcUrl: string | undefined
  log: (message: string) => void
  /** Receives messages for operators. */
  warn: (message: string) => void
}

const erc20Abi = parseAbi([
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
])

/** An external chain keeps its own state. Our journal there only ensures that each transaction is sent once. */
const journalName = (isOutside: boolean): string => (isOutside ? 'outside.jsonl' : 'journal.jsonl')

export async function startChain(options: StartChainOptions): Promise<RunningChain> {
  const { network, treasury, externalRpcUrl } = options
  const base = `${options.folder}/${network.networkId}`
  const open = (): ChainJournal => {
    const path = `${base}.${journalName(externalRpcUrl !== undefined)}`
    return openChainJournal(options.keepState ? path : undefined, options.warn)
  }
  let journal: ChainJournal | undefined
  let nextBlock = 0
  // Only the process that owns the node prepares it and opens its journal.
  const prepare = async (rpcUrl: string) => {
    journal ??= open()
    nextBlock = await prepareOwnChain(rpcUrl, options, journal)
  }
  const node =
    externalRpcUrl === undefined
      ? await superviseAnvil({ ...options, chainId: network.chainId, base, prepare })
      : await joinOutsideNode(externalRpcUrl, options)
  const { rpcUrl } = node
  journal ??= externalRpcUrl === undefined ? openChainJournal() : open()
  const written = journal
  const sender = createSender(rpcUrl, network.chainId, treasury.payer, written)
  const isMining = node.owned && options.blockTimeMs > 0
  const mining = isMining ? startMining(rpcUrl, options.blockTimeMs, { journal: written, nextBlock }) : undefined
  const chain = describe(network, treasury, rpcUrl)
  return {
    chain,
    send: async input => ({ hash: await sender.send(transferCall(chain, input), input.key) }),
    keep: raw => void written.write(raw),
    balanceOf: ({ symbol, address }) => balanceOf(rpcUrl, tokenOf(chain, symbol), address),
    async stop() {
      await mining?.stop()
      await node.stop()
      written.close()
    },
  }
}

async function joinOutsideNode(rpcUrl: string, options: StartChainOptions): Promise<SupervisedNode> {
  const { network } = options
  const chainId = Number(await callRpc(rpcUrl, 'eth_chainId'))
  if (chainId !== network.chainId) {
    throw new Error(`SANDBOX_RPC_${network.chainId} leads to a node of chain ${chainId}`)
  }
  await prepareOutsideChain(rpcUrl, options)
  return { rpcUrl, owned: false, stop: async () => undefined }
}

function describe(network: SandboxNetwork, treasury: Treasury, rpcUrl: string): SandboxChain {
  const native: SandboxToken = { symbol: network.nativeSymbol, address: undefined, decimals: 18 }
  const tokens = tokensOf(treasury.deployer.address).map(({ symbol, address, decimals }) => {
    return { symbol, address, decimals }
  })
  return {
    networkId: network.networkId,
    name: network.name,
    chainId: network.chainId,
    rpcUrl,
    tokens: [native, ...tokens],
  }
}

function tokenOf(chain: SandboxChain, symbol: string): SandboxToken {
  const token = chain.tokens.find(candidate => candidate.symbol === symbol)
  if (!token) throw new Error(`${chain.name} has no ${symbol}`)
  return token
}

function transferCall(chain: SandboxChain, input: Omit<ChainPayment, 'networkId'>): Call {
  const token = tokenOf(chain, input.symbol)
  const to = getAddress(input.to)
  const value = input.amountBaseUnits
  if (value <= 0n) throw new Error('An amount to send must be above zero')
  if (token.address === undefined) return { to, value }
  return { to: token.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] }) }
}

async function balanceOf(rpcUrl: string, token: SandboxToken, address: string): Promise<bigint> {
  const owner = getAddress(address)
  if (token.address === undefined) return BigInt(await callRpc(rpcUrl, 'eth_getBalance', [owner, 'latest']))
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  return BigInt(await callRpc(rpcUrl, 'eth_call', [{ to: token.address, data }, 'latest']))
}
