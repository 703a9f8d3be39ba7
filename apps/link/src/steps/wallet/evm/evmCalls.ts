import { NotSent, walletProblem } from '../walletProblem.ts'

/** A wallet's connection to a page (EIP-1193). What it answers is not trusted. */
export interface WalletProvider {
  request(request: { method: string; params?: readonly unknown[] }): Promise<unknown>
}

/** A payment as the server has it, on one chain. */
export interface EvmTransaction {
  chainId: number
  from: string
  to: string
  value: string
  data: string
}

const pollMs = 1_000
/** As many seconds as blocks of slow chains take, several times over. */
const maxPolls = 90

export const toChainId = (chainId: number): string => `0x${chainId.toString(16)}`

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether the wallet takes calls for the chain (EIP-5792), on whichever one it is now. */
export async function takesCalls(provider: WalletProvider, address: string, chainId: number): Promise<boolean> {
  const id = toChainId(chainId)
  const capabilities = await provider
    .request({ method: 'wallet_getCapabilities', params: [address, [id]] })
    .catch(() => undefined)
  return isObject(capabilities) && isObject(capabilities[id])
}

/** Errors of a wallet that does not take these calls after all, and has begun nothing (EIP-1193, EIP-1474, EIP-5792). */
const notTaken: ReadonlySet<unknown> = new Set([4200, -32601, -32602, 5700, 5710, 5740, 5760])
const unknownCalls = 5730

const codeOf = (error: unknown): unknown => (isObject(error) ? error['code'] : undefined)

/** 1xx: under way. 4xx: never on a chain. Others are in a block. */
interface CallsStatus {
  status: number
  hash: string | undefined
}

const readStatus = async (provider: WalletProvider, id: string): Promise<CallsStatus> => {
  const answer = await provider.request({ method: 'wallet_getCallsStatus', params: [id] })
  const { status, receipts } = isObject(answer) ? answer : {}
  const last: unknown = Array.isArray(receipts) ? receipts.at(-1) : undefined
  const hash = isObject(last) ? last['transactionHash'] : undefined
  if (typeof status !== 'number') throw new Error('The wallet answered without a status')
  return { status, hash: typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash) ? hash : undefined }
}

const followCalls = async (provider: WalletProvider, id: string): Promise<string> => {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const { status, hash } = await readStatus(provider, id)
    if (status >= 400 && status < 500) throw new NotSent()
    if (hash !== undefined) return hash
    await new Promise(resolve => setTimeout(resolve, pollMs))
  }
  throw new Error('The wallet named no transaction')
}

/**
 * Asks for the payment as a call under an id of ours, with which the wallet takes it once, and reads what became of it from the wallet:
 * also where its answer says that it failed, or that its user declined. Undefined where the wallet takes no such calls.
 */
export async function payByCalls(
  provider: WalletProvider,
  { chainId, from, to, value, data }: EvmTransaction,
  askId: string,
): Promise<string | undefined> {
  const id = `0x${askId.replaceAll('-', '').padStart(64, '0')}`
  const calls = { version: '2.0.0', id, from, chainId: toChainId(chainId), atomicRequired: false }
  try {
    await provider.request({ method: 'wallet_sendCalls', params: [{ ...calls, calls: [{ to, value, data }] }] })
  } catch (error) {
    if (notTaken.has(codeOf(error))) return undefined
    await readStatus(provider, id).catch((unread: unknown) => {
      if (codeOf(unread) !== unknownCalls) throw error
      throw walletProblem(error) === 'rejected' ? error : new NotSent()
    })
  }
  return followCalls(provider, id)
}
