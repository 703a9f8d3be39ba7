import { encodeFunctionData, getAddress, parseAbi } from 'viem/utils'
import { callRpc } from './callRpc.ts'
import { createSender, type Call } from './createSender.ts'
import { deployDeposits, isFactoryDeployed } from './deployDeposits.ts'
import { areTokensDeployed, deployTokens, tokensOf } from './deployTokens.ts'
import type { SandboxChain, SandboxToken } from './ports.ts'
import type { SandboxNetwork } from './sandboxNetworks.ts'
import { startMining } from './startMining.ts'
import type { Treasury } from './treasury.ts'
import { superviseAnvil, type SupervisedNode } from './anvil/superviseAnvil.ts'

export interface RunningChain {
  chain: SandboxChain
  send(input: { symbol: string; to: string; amountBaseUnits: bigint }): Promise<{ hash: string }>
  balanceOf(input: { symbol: string; address: string }): Promise<bigint>
  stop(): Promise<void>
}

interface StartChainOptions {
  network: SandboxNetwork
  treasury: Treasury
  mnemonic: string
  folder: string
  keepState: boolean
  /** 0: a block for every transaction, at once. */
  blockTimeMs: number
  externalRpcUrl: string | undefined
  log: (message: string) => void
}

const erc20Abi = parseAbi([
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
])

/** Below this the payer of an outside node is given more, where the node can do that. */
const fundedWei = 10n ** 24n

export async function startChain(options: StartChainOptions): Promise<RunningChain> {
  const { network, treasury } = options
  let onRestart = () => {}
  const node = await openNode(options, () => onRestart())
  const { rpcUrl } = node
  try {
    await bootstrap(options, node)
  } catch (error) {
    await node.stop()
    throw error
  }
  const sender = createSender(rpcUrl, network.chainId, treasury.payer)
  const mining = node.owned && options.blockTimeMs > 0 ? startMining(() => rpcUrl, options.blockTimeMs) : undefined
  onRestart = () => {
    sender.forgetNonce()
    void bootstrap(options, node).catch((error: unknown) => options.log(String(error)))
  }
  const chain = describe(network, treasury, rpcUrl)
  return {
    chain,
    send: async input => ({ hash: await sender.send(transferCall(chain, input)) }),
    balanceOf: ({ symbol, address }) => balanceOf(rpcUrl, tokenOf(chain, symbol), address),
    async stop() {
      await mining?.stop()
      await node.stop()
    },
  }
}

async function openNode(options: StartChainOptions, onRestart: () => void): Promise<SupervisedNode> {
  const { network, externalRpcUrl } = options
  if (externalRpcUrl === undefined) {
    const base = `${options.folder}/${network.networkId}`
    return superviseAnvil({ ...options, chainId: network.chainId, base, onRestart })
  }
  const chainId = Number(await callRpc(externalRpcUrl, 'eth_chainId'))
  if (chainId !== network.chainId) {
    throw new Error(`SANDBOX_RPC_${network.chainId} leads to a node of chain ${chainId}`)
  }
  return { rpcUrl: externalRpcUrl, owned: false, stop: async () => undefined }
}

/** Leaves the chain with tokens and a payer that owns plenty; quick when a saved state already has them. */
async function bootstrap(options: StartChainOptions, node: SupervisedNode): Promise<void> {
  const { treasury, network } = options
  const { rpcUrl } = node
  const tokens = tokensOf(treasury.deployer.address)
  if (options.externalRpcUrl !== undefined) await fund(rpcUrl, [treasury.deployer.address, treasury.payer.address])
  else if (!node.owned) return waitDeployed(rpcUrl, treasury)
  if (node.owned) await callRpc(rpcUrl, 'evm_setAutomine', [true])
  if (!(await areTokensDeployed(rpcUrl, tokens))) await deployTokens(rpcUrl, network.chainId, treasury)
  if (!(await isFactoryDeployed(rpcUrl, treasury.deployer.address))) {
    await deployDeposits(rpcUrl, network.chainId, treasury)
  }
  if (node.owned && options.blockTimeMs > 0) await callRpc(rpcUrl, 'evm_setAutomine', [false])
}

/** The process that owns the node deploys; we only wait for it. */
async function waitDeployed(rpcUrl: string, { deployer }: Treasury): Promise<void> {
  for (let waitedMs = 0; waitedMs < 15_000; waitedMs += 50) {
    // The factory comes last.
    if (await isFactoryDeployed(rpcUrl, deployer.address)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`The node at ${rpcUrl} lacks the sandbox's contracts and its owner does not deploy them`)
}

async function fund(rpcUrl: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (BigInt((await callRpc(rpcUrl, 'eth_getBalance', [address, 'latest'])) as string) >= fundedWei) continue
    // A node that cannot give coins away must have been funded by whoever runs it; sending says so if not.
    await callRpc(rpcUrl, 'anvil_setBalance', [address, `0x${fundedWei.toString(16)}`]).catch(() => undefined)
  }
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

function transferCall(chain: SandboxChain, input: { symbol: string; to: string; amountBaseUnits: bigint }): Call {
  const token = tokenOf(chain, input.symbol)
  const to = getAddress(input.to)
  const value = input.amountBaseUnits
  if (value <= 0n) throw new Error('An amount to send must be above zero')
  if (token.address === undefined) return { to, value }
  return { to: token.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] }) }
}

async function balanceOf(rpcUrl: string, token: SandboxToken, address: string): Promise<bigint> {
  const owner = getAddress(address)
  if (token.address === undefined) return BigInt((await callRpc(rpcUrl, 'eth_getBalance', [owner, 'latest'])) as string)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  return BigInt((await callRpc(rpcUrl, 'eth_call', [{ to: token.address, data }, 'latest'])) as string)
}
