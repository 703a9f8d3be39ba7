import type { Hex } from 'viem'
import { encodeFunctionData, getAddress, parseAbi } from 'viem/utils'

import type { Authorization, RelayCall } from '@rialto/core'

/** The same address on every chain (https://github.com/Uniswap/permit2). */
export const permit2Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
/** The proxy of x402's scheme `exact`, which pays to the signed recipient alone. */
export const exactProxyAddress = '0x402085c248EeA27D92E8b30b2C58ed07f9E20001'

const permit2Types = {
  PermitWitnessTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'witness', type: 'Witness' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  Witness: [
    { name: 'to', type: 'address' },
    { name: 'validAfter', type: 'uint256' },
  ],
} as const

const abi = parseAbi([
  'struct TokenPermissions { address token; uint256 amount; }',
  'struct PermitTransferFrom { TokenPermissions permitted; uint256 nonce; uint256 deadline; }',
  'struct Witness { address to; uint256 validAfter; }',
  'function settle(PermitTransferFrom permit, address owner, Witness witness, bytes signature)',
  'function nonceBitmap(address owner, uint256 wordPosition) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
])

export const permit2TypedData = (chainId: number, one: Omit<Authorization, 'signature'>) =>
  ({
    domain: { name: 'Permit2', chainId, verifyingContract: permit2Address },
    types: permit2Types,
    primaryType: 'PermitWitnessTransferFrom',
    message: {
      permitted: { token: getAddress(one.token), amount: one.value },
      spender: exactProxyAddress,
      nonce: BigInt(one.nonce),
      deadline: one.validBefore,
      witness: { to: getAddress(one.to), validAfter: one.validAfter },
    },
  }) as const

export const permit2Call = (one: Authorization): RelayCall => ({
  to: exactProxyAddress,
  data: encodeFunctionData({
    abi,
    functionName: 'settle',
    args: [
      {
        permitted: { token: getAddress(one.token), amount: one.value },
        nonce: BigInt(one.nonce),
        deadline: one.validBefore,
      },
      getAddress(one.from),
      { to: getAddress(one.to), validAfter: one.validAfter },
      one.signature as Hex,
    ],
  }),
})

/** Whether the holder's nonce is used: a bit of a word. */
export const nonceWordCall = (one: Pick<Authorization, 'from' | 'nonce'>): RelayCall => ({
  to: permit2Address,
  data: encodeFunctionData({
    abi,
    functionName: 'nonceBitmap',
    args: [getAddress(one.from), BigInt(one.nonce) >> 8n],
  }),
})

export const isBitSet = (word: bigint, nonce: string): boolean => ((word >> (BigInt(nonce) & 0xffn)) & 1n) === 1n

/** How much of the holder's tokens Permit2 may move. */
export const allowanceCall = (one: Pick<Authorization, 'from' | 'token'>): RelayCall => ({
  to: one.token,
  data: encodeFunctionData({ abi, functionName: 'allowance', args: [getAddress(one.from), permit2Address] }),
})
