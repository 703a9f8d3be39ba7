import type { Hex } from 'viem'
import type { Relaying } from '@rialto/core'
import { privateKeyToAccount } from 'viem/accounts'
import { getAddress, keccak256 } from 'viem/utils'

const keyPattern = /^0x[0-9a-f]{64}$/i

const accountOf = (key: string) => {
  const text = key.startsWith('0x') ? key : `0x${key}`
  if (!keyPattern.test(text)) return undefined
  try {
    return privateKeyToAccount(text.toLowerCase() as Hex)
  } catch {
    return undefined
  }
}

/** The account of a private key. Undefined if the text is not a key. */
export const addressOfRelayer = (key: string): string | undefined => accountOf(key)?.address

/** Signs a call of the relayer's account. The transaction has no value: the account can pay fees, and nothing else. */
export const signRelay = async (
  chainId: number,
  { key, nonce, gas, fees, call }: Omit<Parameters<Relaying['sign']>[0], 'networkId'>,
): Promise<{ hash: string; raw: string }> => {
  const account = accountOf(key)
  if (!account) throw new Error('The relayer’s key is not a private key')
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId,
    nonce,
    gas,
    maxFeePerGas: fees.maxFee,
    maxPriorityFeePerGas: fees.priorityFee,
    to: getAddress(call.to),
    value: 0n,
    data: call.data as Hex,
  })
  return { raw, hash: keccak256(raw) }
}
