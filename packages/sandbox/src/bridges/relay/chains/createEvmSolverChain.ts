import { findNetwork, isValidAddress } from '@rialto/catalog'
import type { LocalAccount } from 'viem'
import { encodeFunctionData, getAddress, parseAbi, keccak256 } from 'viem/utils'
import { callRpc, SandboxRpcError } from '../../../chains/callRpc.ts'
import { type Call, estimateGas, maxFee, tipWei } from '../../../chains/createSender.ts'
import type { SandboxChain, SandboxChains } from '../../../chains/ports.ts'
import { assetOf } from '../../../institutions/data/assets.ts'
import { TransferRefusedError, type Currency, type SolverChain, type Outcome, type Signed } from '../ports.ts'
import { depositAddressOf, saltOf } from './depositAddressOf.ts'
import { EVM_NATIVE, readEvmPayIns } from './readEvmPayIns.ts'

/**
 * Signs with the next free nonce: the chain's, or the one after `after`. Sends nothing.
 * @throws SandboxRpcError if the node refuses to execute it
 */
const signEvmCall = async (
  at: { rpcUrl: string; chainId: number; account: LocalAccount },
  call: Call,
  after: number | undefined,
): Promise<Signed> => {
  const { rpcUrl, chainId, account } = at
  const [gas, maxFeePerGas, count] = await Promise.all([
    estimateGas(rpcUrl, account.address, call),
    maxFee(rpcUrl),
    callRpc(rpcUrl, 'eth_getTransactionCount', [account.address, 'latest']),
  ])
  const nonce = Math.max(Number(count), (after ?? -1) + 1)
  const fees = { gas, maxFeePerGas, maxPriorityFeePerGas: tipWei }
  const raw = await account.signTransaction({ type: 'eip1559', chainId, nonce, ...fees, ...call })
  return { hash: keccak256(raw), raw, validity: nonce }
}

const receiptOf = async (rpcUrl: string, hash: string): Promise<Outcome | undefined> => {
  const receipt = await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])
  if (receipt === null) return undefined
  return receipt.status === '0x1' ? 'included' : 'reverted'
}

/**
 * `impossible` only if another transaction has used the nonce. A node counts transactions of the block that it is
 * mining before it has their receipts, so the count is taken as of the block before the last one.
 */
const readEvmOutcome = async (rpcUrl: string, sender: string, signed: Signed): Promise<Outcome> => {
  const first = await receiptOf(rpcUrl, signed.hash)
  if (first !== undefined) return first
  const head = Number(await callRpc(rpcUrl, 'eth_blockNumber'))
  if (head === 0) return 'waiting'
  const settled = `0x${(head - 1).toString(16)}`
  const count = Number(await callRpc(rpcUrl, 'eth_getTransactionCount', [sender, settled]))
  if (count <= signed.validity) return 'waiting'
  return (await receiptOf(rpcUrl, signed.hash)) ?? 'impossible'
}

const erc20Abi = parseAbi([
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address account) view returns (uint256)',
])
const factoryAbi = parseAbi(['function sweep(bytes32 salt, address token)'])

/** Relay's chain id of the network: that of the public network which the local chain represents. */
const publicChainId = (chain: SandboxChain): number => {
  const caip2 = findNetwork(chain.networkId)?.caip2
  const id = Number(/^eip155:(\d+)$/.exec(caip2 ?? '')?.[1])
  if (!Number.isSafeInteger(id)) throw new Error(`${chain.name} stands in for no public EVM network`)
  return id
}

const currenciesOf = (chain: SandboxChain): Currency[] =>
  chain.tokens.map(({ symbol, address, decimals }) => ({
    symbol,
    name: assetOf(symbol).name,
    decimals,
    address: address?.toLowerCase() ?? EVM_NATIVE,
    isNative: address === undefined,
  }))

const transferCall = (currency: string, to: string, amount: bigint): Call => {
  const recipient = getAddress(to)
  if (currency === EVM_NATIVE) return { to: recipient, value: amount }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] })
  return { to: getAddress(currency), data }
}

const isRevert = (error: unknown): boolean => error instanceof SandboxRpcError && /revert/i.test(error.message)

/** A sandbox EVM chain with the solver's account and the deposit address factory. */
export const createEvmSolverChain = (
  chain: SandboxChain,
  accounts: {
    solver: LocalAccount
    factory: `0x${string}`
    /** Holds the coins that the solver must not have. */
    payer: `0x${string}`
    /** Pays from this account. */
    send: SandboxChains['send']
    /** Keeps the solver's transactions, so that they survive a killed node. */
    keep: SandboxChains['keep']
  },
): SolverChain => {
  const { rpcUrl } = chain
  const { solver, factory } = accounts
  const currencies = currenciesOf(chain)
  const tokens = currencies.filter(currency => !currency.isNative).map(currency => currency.address)
  const isMainChain = chain.name === 'Sepolia'
  const sign = (call: Call, after: number | undefined) =>
    signEvmCall({ rpcUrl, chainId: chain.chainId, account: solver }, call, after)
  return {
    id: publicChainId(chain),
    name: chain.name.toLowerCase().replaceAll(' ', '-'),
    displayName: chain.name,
    vmType: 'evm',
    rpcUrl,
    currencies,
    solver: solver.address.toLowerCase(),
    fillCostMicroUsd: isMainChain ? 40_000n : 4_000n,
    sweepCostMicroUsd: isMainChain ? 60_000n : 6_000n,
    transferCost: { native: 21_000n * 10n ** 9n, token: 52_000n * 10n ** 9n },
    nativeReserve: 10n ** 18n,
    isAddress: text => isValidAddress('evm', text),
    normalize: address => address.toLowerCase(),
    depositAddress: async orderId => depositAddressOf(factory, orderId),
    head: async () => Number(await callRpc(rpcUrl, 'eth_blockNumber')),
    payIns: (blocks, isOpen) => readEvmPayIns(rpcUrl, tokens, blocks, isOpen),
    isIncluded: async hash => (await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) !== null,
    balance: async (currency, address) => {
      if (currency === EVM_NATIVE) return BigInt(await callRpc(rpcUrl, 'eth_getBalance', [address, 'latest']))
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [getAddress(address)] })
      return BigInt(await callRpc(rpcUrl, 'eth_call', [{ to: currency, data }, 'latest']))
    },
    signTransfer: async ({ currency, to, amount }, after) => {
      try {
        return await sign(transferCall(currency, to, amount), after)
      } catch (error) {
        if (isRevert(error)) throw new TransferRefusedError('The recipient does not take it', { cause: error })
        throw error
      }
    },
    signSweep: (orderId, currency, after) => {
      const args = [saltOf(orderId), getAddress(currency)] as const
      return sign({ to: factory, data: encodeFunctionData({ abi: factoryAbi, functionName: 'sweep', args }) }, after)
    },
    submit: async ({ raw }) => {
      accounts.keep({ networkId: chain.networkId, raw })
      // A node refuses a transaction that it already has, so the outcome is read separately.
      await callRpc(rpcUrl, 'eth_sendRawTransaction', [raw]).catch((error: unknown) => {
        if (!(error instanceof SandboxRpcError)) throw error
      })
    },
    fund: async (currency, amountBaseUnits) => {
      const symbol = currencies.find(({ address }) => address === currency)?.symbol ?? ''
      await accounts.send({ networkId: chain.networkId, symbol, to: solver.address, amountBaseUnits })
    },
    outside: accounts.payer,
    outcome: signed => readEvmOutcome(rpcUrl, solver.address, signed),
  }
}
