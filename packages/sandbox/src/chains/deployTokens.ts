import type { Abi, LocalAccount } from 'viem'
import { encodeDeployData, encodeFunctionData, getContractAddress, parseAbi } from 'viem/utils'
import { callRpc } from './callRpc.ts'
import compiled from './contracts/sandboxToken.json' with { type: 'json' }
import { createSender } from './createSender.ts'
import { openChainJournal } from './journal/openChainJournal.ts'
import type { SandboxToken } from './ports.ts'

interface DeployedToken extends SandboxToken {
  name: string
  address: `0x${string}`
}

export const mintAbi = parseAbi(['function mint(address to, uint256 value)'])

/** A million million of each token, more than all personas own. In base units of six decimals. */
const mintedBaseUnits = 10n ** 18n

/** The tokens of a chain. Their addresses derive from the deployer's first nonces and are the same on every chain. */
export function tokensOf(deployer: `0x${string}`): readonly DeployedToken[] {
  const at = (nonce: bigint) => getContractAddress({ from: deployer, nonce })
  return [
    { symbol: 'USDC', name: 'USD Coin', address: at(0n), decimals: 6 },
    { symbol: 'USDT', name: 'Tether USD', address: at(1n), decimals: 6 },
  ]
}

export async function areTokensDeployed(rpcUrl: string, tokens: readonly DeployedToken[]): Promise<boolean> {
  const codes = await Promise.all(tokens.map(token => callRpc(rpcUrl, 'eth_getCode', [token.address, 'latest'])))
  return codes.every(code => code !== '0x')
}

/** Creates the tokens and mints them to `payer`. The chain must be mining. */
export async function deployTokens(
  rpcUrl: string,
  chainId: number,
  accounts: { deployer: LocalAccount; payer: LocalAccount },
): Promise<void> {
  const sender = createSender(rpcUrl, chainId, accounts.deployer, openChainJournal())
  const tokens = tokensOf(accounts.deployer.address)
  for (const { name, symbol, decimals } of tokens) {
    const bytecode = compiled.bytecode as `0x${string}`
    const data = encodeDeployData({ abi: compiled.abi as Abi, bytecode, args: [name, symbol, decimals] })
    await mined(rpcUrl, await sender.send({ data }))
  }
  for (const token of tokens) {
    const args = [accounts.payer.address, mintedBaseUnits] as const
    const data = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args })
    await mined(rpcUrl, await sender.send({ to: token.address, data }))
  }
  if (!(await areTokensDeployed(rpcUrl, tokens))) {
    throw new Error(`Chain ${chainId}: the deployer has been used before, the tokens landed at other addresses`)
  }
}

/** Resolves once the transaction is in a block. Rejects after a minute. */
export async function mined(rpcUrl: string, hash: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 20) {
    const receipt = await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])
    if (receipt !== null) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`Transaction ${hash} was not mined within a minute`)
}
