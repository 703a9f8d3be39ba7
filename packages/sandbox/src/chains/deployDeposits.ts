import type { Abi, LocalAccount } from 'viem'
import { encodeDeployData, encodeFunctionData, getContractAddress } from 'viem/utils'
import { callRpc } from './callRpc.ts'
import compiled from './contracts/depositFactory.json' with { type: 'json' }
import { createSender } from './createSender.ts'
import { openChainJournal } from './journal/openChainJournal.ts'
import { mintAbi, mined, tokensOf } from './deployTokens.ts'

/**
 * Initial balances of the simulated bridge: whole units of the chain's coin, base units (six decimals) of each token.
 */
const firstCoins = 500n
const firstTokenUnits = 1_000_000_000_000n

/** Address of the deposit address factory: the deployer's next contract after the tokens were made and minted. */
export const factoryAddress = (deployer: `0x${string}`): `0x${string}` =>
  getContractAddress({ from: deployer, nonce: 2n * BigInt(tokensOf(deployer).length) })

/** Whether the chain has the factory. */
export async function isFactoryDeployed(rpcUrl: string, deployer: `0x${string}`): Promise<boolean> {
  return (await callRpc(rpcUrl, 'eth_getCode', [factoryAddress(deployer), 'latest'])) !== '0x'
}

/** Creates the factory, owned by `solver`, and gives `solver` its initial liquidity. The chain must be mining. */
export async function deployDeposits(
  rpcUrl: string,
  chainId: number,
  accounts: { deployer: LocalAccount; solver: LocalAccount },
): Promise<void> {
  const { deployer, solver } = accounts
  const sender = createSender(rpcUrl, chainId, deployer, openChainJournal())
  const bytecode = compiled.bytecode as `0x${string}`
  const data = encodeDeployData({ abi: compiled.abi as Abi, bytecode, args: [solver.address] })
  await mined(rpcUrl, await sender.send({ data }))
  for (const token of tokensOf(deployer.address)) {
    const mint = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [solver.address, firstTokenUnits] })
    await mined(rpcUrl, await sender.send({ to: token.address, data: mint }))
  }
  await mined(rpcUrl, await sender.send({ to: solver.address, value: firstCoins * 10n ** 18n }))
  if (!(await isFactoryDeployed(rpcUrl, deployer.address))) {
    throw new Error(`Chain ${chainId}: the deployer has been used before, the factory landed at another address`)
  }
}
