import type { Hex } from 'viem'
import type { AuthorizableToken, AuthorizationMethod } from '@rialto/core'
import {
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  keccak256,
  parseAbi,
  toBytes,
} from 'viem/utils'

import type { EvmToken } from '../evmNetworkConfig.ts'
import { EvmRpcError } from '../evmRpcError.ts'
import type { EvmChain } from '../openEvmChain.ts'
import { authorizationStateCall } from './eip3009.ts'
import { exactProxyAddress, permit2Address } from './permit2.ts'

const abi = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
])
const domainType = keccak256(
  toBytes('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'),
)

/** The result of a view. Undefined if the contract does not have it. @throws EvmRpcError if the node did not answer. */
const view = async ({ rpc }: EvmChain, to: string, data: string): Promise<string | undefined> => {
  try {
    const result = await rpc.call(to, data)
    return result === '0x' ? undefined : result
  } catch (error) {
    if (error instanceof EvmRpcError && error.kind === 'refused') return undefined
    throw error
  }
}

const textOf = (data: string | undefined): string | undefined => {
  try {
    return data === undefined ? undefined : decodeAbiParameters([{ type: 'string' }], data as Hex)[0]
  } catch {
    return undefined
  }
}

interface Domain {
  name: string
  version: string
}

/** The token's domain, if the contract's own separator confirms it: a wrong one makes each signature invalid. */
const readDomain = async (chain: EvmChain, contract: string): Promise<Domain | undefined> => {
  const read = (functionName: 'name' | 'version' | 'DOMAIN_SEPARATOR') =>
    view(chain, contract, encodeFunctionData({ abi, functionName }))
  const [name, version = '1', separator] = [
    textOf(await read('name')),
    textOf(await read('version')),
    await read('DOMAIN_SEPARATOR'),
  ]
  if (name === undefined) return undefined
  const expected = keccak256(
    encodeAbiParameters(
      [{ type: 'bytes32' }, { type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint256' }, { type: 'address' }],
      [
        domainType,
        keccak256(toBytes(name)),
        keccak256(toBytes(version)),
        BigInt(chain.network.chainId),
        getAddress(contract),
      ],
    ),
  )
  return expected === separator ? { name, version } : undefined
}

const hasEip3009 = async (chain: EvmChain, contract: string): Promise<boolean> => {
  const probe = { token: contract, from: `0x${'0'.repeat(40)}`, nonce: `0x${'0'.repeat(64)}` }
  const { to, data } = authorizationStateCall(probe)
  return (await view(chain, to, data)) !== undefined
}

const hasPermit2 = async ({ rpc }: EvmChain): Promise<boolean> => {
  const codes = await Promise.all([rpc.code(permit2Address), rpc.code(exactProxyAddress)])
  return codes.every(code => code !== '0x')
}

/** How transfers of a token can be signed, as its contract and the chain show. Undefined: in no way. */
export const readToken = async (
  chain: EvmChain,
  { symbol, address, decimals }: EvmToken,
): Promise<AuthorizableToken | undefined> => {
  if (address === undefined) return undefined
  await chain.check()
  const domain = await readDomain(chain, address)
  const methods: AuthorizationMethod[] = []
  if (domain && (await hasEip3009(chain, address))) methods.push('eip3009')
  if (await hasPermit2(chain)) methods.push('permit2')
  const { name, version } = domain ?? { name: '', version: '' }
  const { networkId, chainId } = chain.network
  if (methods.length === 0) return undefined
  const of = { networkId, chain: `eip155:${chainId}`, symbol, contract: getAddress(address), decimals }
  return { ...of, methods, name, version }
}
