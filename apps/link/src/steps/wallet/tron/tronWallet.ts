import type { FoundWallet, WalletSignature } from '../foundWallet.ts'
import { isSoon, pause, type Pause } from '../pause.ts'
import { isObject } from '../walletError.ts'
import { WalletMismatch } from '../walletProblem.ts'

/** The library that wallets provide beside their provider. Answers are not trusted. */
interface TronWeb {
  defaultAddress?: { base58?: unknown }
  trx: {
    signMessageV2(message: string): Promise<unknown>
    sign(transaction: object): Promise<unknown>
    sendRawTransaction(signed: object): Promise<unknown>
  }
}

/** A wallet's connection to a page (TIP-1193; the older `tronLink` has the library and the request as well). */
export interface TronProvider {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  tronWeb?: TronWeb | false
}

/** TronLink says no in words, or with the number that EIP-1193 has for it. */
const asRejection = (error: unknown): unknown => {
  const text = isObject(error) ? String(error['message'] ?? '') : String(error)
  return /declined|rejected|cancel/i.test(text) ? { code: 4001 } : error
}

const asked = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => Promise.reject(asRejection(error)))

const libraryOf = ({ tronWeb }: TronProvider): TronWeb => {
  if (!tronWeb) throw new WalletMismatch('noAccount')
  return tronWeb
}

const addressOf = (provider: TronProvider): string => {
  const address = libraryOf(provider).defaultAddress?.base58
  if (typeof address !== 'string' || address === '') throw new WalletMismatch('noAccount')
  return address
}

/** By TIP-1102. Wallets from before it know another name, and answer with a number for how it went. */
async function connect(provider: TronProvider): Promise<string> {
  const answer = await provider.request({ method: 'eth_requestAccounts' }).catch((error: unknown) => {
    const { code } = (error ?? {}) as { code?: unknown }
    if (code !== 4200 && code !== -32601) throw asRejection(error)
    return asked(provider.request({ method: 'tron_requestAccounts' }))
  })
  const code = isObject(answer) && !Array.isArray(answer) ? answer['code'] : undefined
  if (code === 4000) throw { code: -32002 }
  if (code === 4001) throw { code: 4001 }
  const [first]: unknown[] = Array.isArray(answer) ? answer : []
  return typeof first === 'string' ? first : addressOf(provider)
}

/** Undefined of wallets that cannot say. */
const chainOf = async (provider: TronProvider): Promise<number | undefined> => {
  const chainId = await provider.request({ method: 'eth_chainId' }).catch(() => undefined)
  return typeof chainId === 'string' ? Number(chainId) : undefined
}

/** A wallet that cannot name its chain is stopped by the transaction, which counts on one chain alone. */
async function checkChain(provider: TronProvider, wanted: number | undefined, wait: Pause): Promise<void> {
  const isElsewhere = async () => ![wanted, undefined].includes(await chainOf(provider))
  if (wanted === undefined || !(await isElsewhere())) return
  const chainId = `0x${wanted.toString(16)}`
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] }).catch(() => {
    throw new WalletMismatch('otherNetwork')
  })
  if (!(await isSoon(async () => !(await isElsewhere()), wait))) throw new WalletMismatch('otherNetwork')
}

/** Node errors of a transaction that is in no block and never will be. */
const neverTaken: ReadonlySet<unknown> = new Set([
  'SIGERROR',
  'CONTRACT_VALIDATE_ERROR',
  'BANDWITH_ERROR',
  'TAPOS_ERROR',
  'TRANSACTION_EXPIRATION_ERROR',
  'TOO_BIG_TRANSACTION_ERROR',
])

/** As EIP-1474 has it: the wallet did not begin. */
const notSent = { code: -32602 }

/** Nothing leaves the page before it is signed. */
const asUnsent = (error: unknown): unknown => (isObject(error) && error['code'] === 4001 ? error : notSent)

const readTransaction = (json: string): { txID: string; raw_data_hex: string } => {
  const value: unknown = JSON.parse(json)
  const { txID, raw_data_hex } = isObject(value) ? value : {}
  if (typeof txID !== 'string' || typeof raw_data_hex !== 'string') throw new WalletMismatch('failed')
  return { ...Object(value), txID, raw_data_hex }
}

/** The wallet signs the unchanged transaction and its library broadcasts it, so that the id is known beforehand. */
async function send(provider: TronProvider, json: string): Promise<string> {
  const transaction = readTransaction(json)
  const { trx } = libraryOf(provider)
  const signed = await trx.sign(transaction).catch((error: unknown) => Promise.reject(asUnsent(asRejection(error))))
  if (!isObject(signed) || signed['raw_data_hex'] !== transaction.raw_data_hex) throw notSent
  const { code } = Object(await trx.sendRawTransaction(signed).catch(() => ({}))) as { code?: unknown }
  if (code === 'TAPOS_ERROR') throw new WalletMismatch('otherNetwork')
  if (neverTaken.has(code)) throw notSent
  return transaction.txID
}

const readSignature = (signature: unknown): WalletSignature => {
  if (typeof signature !== 'string' || signature === '') throw new WalletMismatch('notSigned')
  return { signature }
}

/** Requests to a Tron wallet. */
export const tronWallet = (
  provider: TronProvider,
  wait: Pause = pause,
): Pick<FoundWallet, 'family' | 'connect' | 'sign'> & Required<Pick<FoundWallet, 'payment'>> => ({
  family: 'tron',
  connect: () => connect(provider),
  sign: async message => readSignature(await asked(libraryOf(provider).trx.signMessageV2(message))),
  payment: {
    prepare: async ({ address, chainId }) => {
      if ((await connect(provider)) !== address) throw new WalletMismatch('otherAccount')
      await checkChain(provider, chainId, wait)
    },
    send: async ({ tronTransaction }) => {
      if (tronTransaction === undefined) throw new WalletMismatch('failed')
      return send(provider, tronTransaction.transaction)
    },
  },
})
