import type { Following } from '../foundWallet.ts'
import type { Pause } from '../pause.ts'
import { codeOf, isObject } from '../walletError.ts'
import { isDeclined, NotSent, provesNothingSent } from '../walletProblem.ts'
import { followCalls } from './followCalls.ts'
import { type EvmTransaction, toChainId, type WalletProvider } from './walletProvider.ts'

/** The version of EIP-5792 that a wallet has: its final text, or the first one. */
export type CallsVersion = '2.0.0' | '1.0'

/**
 * The version by which the wallet declares its support for calls on a chain. Its other capabilities are not used here.
 */
const versionOf = (capabilities: unknown): CallsVersion | undefined => {
  const { atomic, atomicBatch } = isObject(capabilities) ? capabilities : {}
  if (isObject(atomic) && typeof atomic['status'] === 'string') return '2.0.0'
  return isObject(atomicBatch) && atomicBatch['supported'] === true ? '1.0' : undefined
}

/** Whether the wallet takes calls for the chain (EIP-5792), on whichever one it is now, and by which version. */
export async function readCallsVersion(
  provider: WalletProvider,
  address: string,
  chainId: number,
): Promise<CallsVersion | undefined> {
  const id = toChainId(chainId)
  const capabilities = await provider
    .request({ method: 'wallet_getCapabilities', params: [address, [id]] })
    .catch(() => undefined)
  if (!isObject(capabilities)) return undefined
  // `0x0` is for all chains.
  return versionOf(capabilities[id]) ?? versionOf(capabilities['0x0'])
}

/** Errors of a wallet that does not take these calls after all, and has begun nothing (EIP-1193, EIP-1474, EIP-5792). */
const notTaken: ReadonlySet<unknown> = new Set([4200, -32601, -32602, -32004, 5700, 5710, 5740, 5760])

/** As many bytes as EIP-5792 lets an id have, in hexadecimal. */
const maxIdLength = 8_194

/** The id that the wallet has given the calls: text in the first version, in an object since. */
const idIn = (answer: unknown): string | undefined => {
  const id = isObject(answer) ? answer['id'] : answer
  return typeof id === 'string' && id !== '' && id.length <= maxIdLength ? id : undefined
}

/** How often a wallet that did not accept the calls is asked for our own id. */
const ownIdReads = 3

interface CallsRequest {
  transaction: EvmTransaction
  askId: string
  version: CallsVersion
}

/**
 * Requests the payment as a call, and reads its outcome from the wallet, under the wallet's own id: wallets use their
 * own ids, whatever the standard says about the requested one. If the answer is an error or has no id, the requested id
 * is looked up: a wallet that knows it has the payment; otherwise the outcome is unknown. Undefined if the wallet does
 * not support such calls.
 */
export async function payByCalls(
  provider: WalletProvider,
  { transaction: { chainId, from, to, value, data }, askId, version }: CallsRequest,
  following: Following & { wait: Pause },
): Promise<string | undefined> {
  const ownId = `0x${askId.replaceAll('-', '').padStart(64, '0')}`
  const calls = { version, from, chainId: toChainId(chainId), calls: [{ to, value, data }] }
  const request = version === '1.0' ? calls : { ...calls, id: ownId, atomicRequired: false }
  const followOwn = (error: unknown) =>
    followCalls(provider, { id: ownId, isKnown: false }, { ...following, maxReads: ownIdReads }).catch(
      (unfollowed: unknown) => Promise.reject(unfollowed instanceof NotSent ? unfollowed : error),
    )
  let answer: unknown
  try {
    answer = await provider.request({ method: 'wallet_sendCalls', params: [request] })
  } catch (error) {
    if (notTaken.has(codeOf(error))) return undefined
    if (isDeclined(error) || provesNothingSent(error)) throw error
    return followOwn(error)
  }
  const id = idIn(answer)
  if (id === undefined) return followOwn(new Error('The wallet answered without an id'))
  const taken = { id, isKnown: id === ownId }
  following.onCalls(taken)
  return followCalls(provider, taken, following)
}
