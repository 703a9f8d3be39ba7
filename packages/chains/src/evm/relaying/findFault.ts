import type { Hex } from 'viem'
import type { AuthorizableToken, Authorization, AuthorizationFault } from '@rialto/core'
import { encodeFunctionData, getAddress, parseAbi, recoverTypedDataAddress } from 'viem/utils'

import type { EvmChain } from '../openEvmChain.ts'
import { authorizationStateCall, eip3009TypedData } from './eip3009.ts'
import { innerSignature } from './innerSignature.ts'
import { allowanceCall, isBitSet, nonceWordCall, permit2TypedData } from './permit2.ts'
import { nextBlockSeconds } from './nextBlockSeconds.ts'

/** A transaction that is sent now has to be in a block before the authorization ends. */
const leastSeconds = 6n

const balanceAbi = parseAbi(['function balanceOf(address account) view returns (uint256)'])
const signaturePattern = /^0x[0-9a-f]{130}$/i
/** Half of the order of secp256k1: contracts reject the larger of two values of s that fit one signature. */
const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

const recovered = async (typedData: object, signature: string): Promise<string | undefined> => {
  if (!signaturePattern.test(signature) || BigInt(`0x${signature.slice(66, 130)}`) > halfOrder) return undefined
  try {
    return await recoverTypedDataAddress({
      ...(typedData as Parameters<typeof recoverTypedDataAddress>[0]),
      signature: signature as Hex,
    })
  } catch {
    return undefined
  }
}

/** A contract account's signature is checked by the account itself, when the call is simulated. */
const signatureFault = async (
  chain: EvmChain,
  token: AuthorizableToken,
  one: Authorization,
): Promise<AuthorizationFault | undefined> => {
  if ((await chain.rpc.code(one.from)) !== '0x') return undefined
  // The relayer sends only the transfer, and deploys no account.
  if (innerSignature(one.signature) !== undefined) return 'notDeployed'
  const { chainId } = chain.network
  const typed = one.method === 'eip3009' ? eip3009TypedData(chainId, token, one) : permit2TypedData(chainId, one)
  return (await recovered(typed, one.signature)) === getAddress(one.from) ? undefined : 'badSignature'
}

export const isUsed = async (
  { rpc }: EvmChain,
  one: Pick<Authorization, 'method' | 'token' | 'from' | 'nonce'>,
): Promise<boolean> => {
  const { to, data } = one.method === 'eip3009' ? authorizationStateCall(one) : nonceWordCall(one)
  const word = BigInt(await rpc.call(to, data))
  return one.method === 'eip3009' ? word !== 0n : isBitSet(word, one.nonce)
}

const balanceOf = async ({ rpc }: EvmChain, one: Authorization): Promise<bigint> =>
  BigInt(
    await rpc.call(
      one.token,
      encodeFunctionData({ abi: balanceAbi, functionName: 'balanceOf', args: [getAddress(one.from)] }),
    ),
  )

/** Whether Permit2 may move the amount. The token's own function needs no approval. */
export const isAllowed = async ({ rpc }: EvmChain, one: Omit<Authorization, 'signature'>): Promise<boolean> => {
  if (one.method === 'eip3009') return true
  const { to, data } = allowanceCall(one)
  return BigInt(await rpc.call(to, data)) >= one.value
}

/** Why the chain would not carry out a signed transfer now. The simulation of the call has the last word. */
export const findFault = async (
  chain: EvmChain,
  token: AuthorizableToken,
  one: Authorization,
): Promise<AuthorizationFault | undefined> => {
  await chain.check()
  const timeSeconds = nextBlockSeconds(await chain.rpc.head())
  if (one.validAfter >= timeSeconds) return 'notYetValid'
  if (one.validBefore < timeSeconds + leastSeconds) return 'expired'
  const fault = await signatureFault(chain, token, one)
  if (fault) return fault
  if (await isUsed(chain, one)) return 'used'
  if ((await balanceOf(chain, one)) < one.value) return 'insufficientBalance'
  return (await isAllowed(chain, one)) ? undefined : 'allowanceRequired'
}
