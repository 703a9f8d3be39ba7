import type { Hex } from 'viem'
import { encodeFunctionData, getAddress, parseAbi } from 'viem/utils'

import type { AuthorizableToken, Authorization, RelayCall } from '@rialto/core'

const eip3009Types = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

const abi = parseAbi([
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
])

export const eip3009TypedData = (
  chainId: number,
  { name, version, contract }: Pick<AuthorizableToken, 'name' | 'version' | 'contract'>,
  one: Omit<Authorization, 'signature'>,
) =>
  ({
    domain: { name, version, chainId, verifyingContract: getAddress(contract) },
    types: eip3009Types,
    primaryType: 'TransferWithAuthorization',
    message: {
      from: getAddress(one.from),
      to: getAddress(one.to),
      value: one.value,
      validAfter: one.validAfter,
      validBefore: one.validBefore,
      nonce: one.nonce as Hex,
    },
  }) as const

/** A key's signature never has s = 0. The signature of a Safe may have the same length, with s = 0: its owner approved the hash on the chain. */
const keySignature = /^0x[0-9a-f]{64}(?!0{64})[0-9a-f]{64}(?:00|01|1b|1c)$/i

/**
 * With the three parts of a key's signature, which each version of the function takes; with the bytes of a contract's
 * (FiatToken 2.2) otherwise.
 */
export const eip3009Call = (one: Authorization): RelayCall => {
  const { value, validAfter, validBefore, nonce, signature } = one
  const terms = [getAddress(one.from), getAddress(one.to), value, validAfter, validBefore, nonce as Hex] as const
  const [r, s, last] = [signature.slice(2, 66), signature.slice(66, 130), parseInt(signature.slice(130, 132), 16)]
  const data = keySignature.test(signature)
    ? encodeFunctionData({
        abi,
        functionName: 'transferWithAuthorization',
        args: [...terms, last < 27 ? last + 27 : last, `0x${r}`, `0x${s}`],
      })
    : encodeFunctionData({ abi, functionName: 'transferWithAuthorization', args: [...terms, signature as Hex] })
  return { to: one.token, data }
}

export const authorizationStateCall = (one: Pick<Authorization, 'token' | 'from' | 'nonce'>): RelayCall => ({
  to: one.token,
  data: encodeFunctionData({
    abi,
    functionName: 'authorizationState',
    args: [getAddress(one.from), one.nonce as Hex],
  }),
})
