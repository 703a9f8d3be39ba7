import {
  type Authorization,
  type FoundWallet,
  type PaymentTarget,
  type SignedIn,
  type WalletSignature,
} from '../foundWallet.ts'
import { isSoon, pause, type Pause } from '../pause.ts'
import { readSignIn } from '../readSignIn.ts'
import { codeOf, isObject } from '../walletError.ts'
import { isDeclined, WalletMismatch } from '../walletProblem.ts'
import { type CallsVersion, payByCalls, readCallsVersion } from './evmCalls.ts'
import { followCalls } from './followCalls.ts'
import { type EvmTransaction, isHash, toChainId, type WalletProvider } from './walletProvider.ts'

/** UTF-8 as the hexadecimal that `personal_sign` takes. */
const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`

const addressesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((one: unknown) => typeof one === 'string' && one !== '')

/** Some wallets are connected by where they run, and have no request for it. */
async function requestAccounts(provider: WalletProvider): Promise<string[]> {
  try {
    return addressesIn(await provider.request({ method: 'eth_requestAccounts' }))
  } catch (error) {
    if (isDeclined(error) || codeOf(error) === -32002) throw error
    const connected = addressesIn(await provider.request({ method: 'eth_accounts' }).catch(() => []))
    if (connected.length === 0) throw error
    return connected
  }
}

/**
 * `wallet_connect` with the sign-in capability (ERC-7846). A wallet without it is asked in two steps. The user's refusal
 * and a request that the wallet already shows are errors.
 */
async function signIn(provider: WalletProvider, message: string): Promise<SignedIn | undefined> {
  const { chainId, ...fields } = readSignIn(message)
  const signInWithEthereum = { ...fields, chainId: toChainId(Number(chainId)) }
  let answer: unknown
  try {
    const params = [{ version: '1', capabilities: { signInWithEthereum } }]
    answer = await provider.request({ method: 'wallet_connect', params })
  } catch (error) {
    if (isDeclined(error) || codeOf(error) === -32002) throw error
    return undefined
  }
  const [account]: unknown[] = isObject(answer) && Array.isArray(answer['accounts']) ? answer['accounts'] : []
  if (!isObject(account) || typeof account['address'] !== 'string') return undefined
  const { address, capabilities } = account
  const signedIn = isObject(capabilities) ? capabilities['signInWithEthereum'] : undefined
  const signature = isObject(signedIn) ? signedIn['signature'] : undefined
  return { address, ...(typeof signature === 'string' && { signed: readSignature(signature) }) }
}

const has = (accounts: readonly string[], address: string): boolean =>
  accounts.some(one => one.toLowerCase() === address.toLowerCase())

const readChainId = async (provider: WalletProvider): Promise<number> =>
  Number(await provider.request({ method: 'eth_chainId' }))

/** The version of calls that the wallet takes for the chain. One that does need not be on it. */
async function prepare(
  provider: WalletProvider,
  { address, chainId }: PaymentTarget,
  wait: Pause,
): Promise<CallsVersion | undefined> {
  if (chainId === undefined) throw new WalletMismatch('otherNetwork')
  // A wallet that is connected already is not asked for it again.
  const connected = addressesIn(await provider.request({ method: 'eth_accounts' }).catch(() => []))
  if (!has(connected, address) && !has(await requestAccounts(provider), address))
    throw new WalletMismatch('otherAccount')
  const version = await readCallsVersion(provider, address, chainId)
  if (version === undefined) await switchChain(provider, chainId, wait)
  return version
}

async function switchChain(provider: WalletProvider, chainId: number, wait: Pause): Promise<void> {
  const isThere = async () => (await readChainId(provider)) === chainId
  if (await isThere()) return
  // Declined by the user or not known to the wallet: either way the user reads which network it has to be.
  await provider
    .request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toChainId(chainId) }] })
    .catch(() => {
      throw new WalletMismatch('otherNetwork')
    })
  if (!(await isSoon(isThere, wait))) throw new WalletMismatch('otherNetwork')
}

/** The request names the chain, because the wallet may send on another chain than it reports. */
async function sendTransaction(provider: WalletProvider, transaction: EvmTransaction, wait: Pause): Promise<string> {
  const { chainId, from, to, value, data } = transaction
  await switchChain(provider, chainId, wait)
  // The user may have changed the account since. Wallets that cannot say are held to `from`.
  const accounts = addressesIn(await provider.request({ method: 'eth_accounts' }).catch(() => undefined))
  if (accounts.length > 0 && !has(accounts, from)) throw new WalletMismatch('otherAccount')
  const params = [{ chainId: toChainId(chainId), from, to, value, data }]
  const hash = await provider.request({ method: 'eth_sendTransaction', params })
  // It may have sent all the same.
  if (!isHash(hash)) throw new WalletMismatch('failed')
  return hash
}

/** Wallets sign data of a chain only while they are on it. */
async function signPayment(
  provider: WalletProvider,
  { chainId, typedData }: Authorization,
  address: string,
  wait: Pause,
): Promise<string> {
  await switchChain(provider, chainId, wait)
  const answer = await provider.request({ method: 'eth_signTypedData_v4', params: [address, typedData] })
  return readSignature(answer).signature
}

/**
 * A token's transfer log names the payer, also if another address sends the transaction. The chain's coin leaves no log,
 * so it is paid only by a transaction of the wallet's own address.
 */
const mayBeCall = ({ data }: EvmTransaction): boolean => data !== '0x'

/** With `0x`, which some wallets leave out. */
const readSignature = (answer: unknown): WalletSignature => {
  if (typeof answer !== 'string' || answer.trim() === '') throw new WalletMismatch('notSigned')
  const text = answer.trim()
  return { signature: /^0x/i.test(text) ? `0x${text.slice(2)}` : `0x${text}` }
}

/** Requests to a wallet of EVM chains, by EIP-1193, and by EIP-5792 if it supports calls. */
export const evmWallet = (
  provider: WalletProvider,
  wait: Pause = pause,
): Pick<FoundWallet, 'family' | 'connect' | 'signIn' | 'sign' | 'readChainId'> &
  Required<Pick<FoundWallet, 'payment'>> => {
  let version: CallsVersion | undefined
  /** The user declined what calls need, not the payment: it is asked for without them. */
  let isWithoutCalls = false
  return {
    family: 'evm',
    connect: async () => {
      const [first] = await requestAccounts(provider)
      if (first === undefined) throw new WalletMismatch('noAccount')
      return first
    },
    signIn: message => signIn(provider, message),
    sign: async (message, address) =>
      readSignature(await provider.request({ method: 'personal_sign', params: [toHex(message), address] })),
    readChainId: async () => {
      const chainId = await readChainId(provider).catch(() => Number.NaN)
      return Number.isSafeInteger(chainId) ? chainId : undefined
    },
    payment: {
      prepare: async target => {
        version = await prepare(provider, target, wait)
      },
      send: async ({ transaction }, askId, following) => {
        if (transaction === undefined) throw new WalletMismatch('failed')
        if (version === undefined || isWithoutCalls || !mayBeCall(transaction))
          return sendTransaction(provider, transaction, wait)
        const hash = await payByCalls(provider, { transaction, askId, version }, { ...following, wait }).catch(
          (error: unknown) => {
            if (codeOf(error) === 5750) isWithoutCalls = true
            throw error
          },
        )
        return hash ?? sendTransaction(provider, transaction, wait)
      },
      authorize: (authorization, address) => signPayment(provider, authorization, address, wait),
      follow: (calls, following) => followCalls(provider, calls, { ...following, wait }),
    },
  }
}
