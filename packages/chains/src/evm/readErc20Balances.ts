import type { Egress } from '@rialto/egress'
import { decodeFunctionResult, encodeFunctionData, getAddress, parseAbi } from 'viem/utils'

import { createEvmRpc } from './createEvmRpc.ts'
import { EvmRpcError } from './evmRpcError.ts'
import { readErc20Balance } from './readBalances.ts'

/** Multicall3, at the same address on every chain that has it (github.com/mds1/multicall3). */
const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'
const abi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Result[] results)',
  'function balanceOf(address account) view returns (uint256)',
])

/** Up to here tokens are read one by one. */
const alone = 8
/** Tokens in one call: their answers fit in any node's limits of gas and size. */
const together = 100

/**
 * Balances of many tokens, in their order: by one call for a hundred of them where the chain has Multicall3.
 *
 * @throws EvmRpcError if the node cannot be read, or if a token does not exist
 */
export const readErc20Balances = async (
  egress: Egress,
  { rpcUrl, tokens, address }: { rpcUrl: string; tokens: readonly string[]; address: string },
): Promise<bigint[]> => {
  const each = (some: readonly string[]) =>
    Promise.all(some.map(token => readErc20Balance(egress, { rpcUrl, token, address })))
  if (tokens.length <= alone) return each(tokens)
  const rpc = createEvmRpc(egress, rpcUrl)
  const callData = encodeFunctionData({ abi, functionName: 'balanceOf', args: [getAddress(address)] })
  const balances: bigint[] = []
  for (let start = 0; start < tokens.length; start += together) {
    const some = tokens.slice(start, start + together)
    const calls = some.map(token => ({ target: getAddress(token), allowFailure: true, callData }))
    const result = await rpc.call(multicall, encodeFunctionData({ abi, functionName: 'aggregate3', args: [calls] }))
    balances.push(...(result === '0x' ? await inTurns(some, each) : readResults(result, some.length)))
  }
  return balances
}

/** Without Multicall3, a few at a time. */
const inTurns = async (tokens: readonly string[], read: (some: readonly string[]) => Promise<bigint[]>) => {
  const balances: bigint[] = []
  for (let start = 0; start < tokens.length; start += alone)
    balances.push(...(await read(tokens.slice(start, start + alone))))
  return balances
}

const readResults = (data: string, count: number): bigint[] => {
  const results = decode(data)
  if (results.length !== count) throw new EvmRpcError('malformed', 'A call of several contracts has other results')
  return results.map(({ success, returnData }) => {
    // A call of an address without code returns no data, which is not a balance of zero.
    if (!success || returnData.length !== 66) throw new EvmRpcError('malformed', 'The address is not a token contract')
    return BigInt(returnData)
  })
}

const decode = (data: string) => {
  try {
    return decodeFunctionResult({ abi, functionName: 'aggregate3', data: data as `0x${string}` })
  } catch (cause) {
    throw new EvmRpcError('malformed', 'A call of several contracts has no readable result', cause)
  }
}
