import { callRpc } from './callRpc.ts'
import { deployDeposits, isFactoryDeployed } from './deployDeposits.ts'
import { areTokensDeployed, deployTokens, tokensOf } from './deployTokens.ts'
import { captureBlocks } from './journal/captureBlocks.ts'
import type { ChainJournal } from './journal/openChainJournal.ts'
import { replayJournal } from './journal/replayJournal.ts'
import type { Treasury } from './treasury.ts'
import type { SandboxNetwork } from './ports.ts'

interface ChainToPrepare {
  network: SandboxNetwork
  treasury: Treasury
  /** 0: a block for every transaction, immediately. */
  blockTimeMs: number
  log: (message: string) => void
}

/** The payer on an external node is funded below this balance, if the node supports it. */
const fundedWei = 10n ** 24n

/**
 * Prepares our own node: restores lost transactions, then adds the contents of a new chain. Returns the first unread
 * block.
 */
export async function prepareOwnChain(rpcUrl: string, chain: ChainToPrepare, journal: ChainJournal): Promise<number> {
  const lastSeen = journal.block()
  await callRpc(rpcUrl, 'evm_setAutomine', [true])
  await replayJournal(rpcUrl, journal, chain.log)
  await deployContracts(rpcUrl, chain)
  const { nextBlock } = await captureBlocks(rpcUrl, journal, Math.max(lastSeen, 1))
  if (chain.blockTimeMs > 0) await callRpc(rpcUrl, 'evm_setAutomine', [false])
  return nextBlock
}

/** Prepares an external node. Restores nothing, and only adds missing contents. */
export async function prepareOutsideChain(rpcUrl: string, chain: ChainToPrepare): Promise<void> {
  const { deployer, payer } = chain.treasury
  for (const { address } of [deployer, payer]) {
    if (BigInt(await callRpc(rpcUrl, 'eth_getBalance', [address, 'latest'])) >= fundedWei) continue
    // The operator of a node that cannot set balances must have funded the account. Otherwise sending reports an error.
    await callRpc(rpcUrl, 'anvil_setBalance', [address, `0x${fundedWei.toString(16)}`]).catch(() => undefined)
  }
  await deployContracts(rpcUrl, chain)
}

/** Fast if they already exist. The chain must be mining. */
async function deployContracts(rpcUrl: string, { network, treasury }: ChainToPrepare): Promise<void> {
  const { address } = treasury.deployer
  if (!(await areTokensDeployed(rpcUrl, tokensOf(address)))) await deployTokens(rpcUrl, network.chainId, treasury)
  if (!(await isFactoryDeployed(rpcUrl, address))) await deployDeposits(rpcUrl, network.chainId, treasury)
}
