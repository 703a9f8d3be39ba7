import { toHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

import {
  type AskedTransaction,
  basicAnswers,
  createUser,
  declined,
  lost,
  noSuchMethod,
  type PlayedWallet,
  type User,
} from './playedWallet.ts'

/** Deviations of a wallet from its standard. Each was reported of a real one. */
export interface Deviations {
  /** The first chain that it is on, where it is not the one of the payment. */
  startsOn?: number
  /** It answers that it has changed its chain, and says so itself only when it is asked that often again. */
  namesChainAfter?: number
  /** It sends on its first chain, whatever chain it reports, unless the request names another. */
  routesToFirstChain?: boolean
  /** It answers a payment with null: `declined` without sending it, `sent` after. */
  answersNull?: 'declined' | 'sent'
  /** It never answers a payment, which it sends all the same. */
  neverAnswers?: boolean
  /** It loses the answer to a payment, which it sends all the same. */
  losesAnswer?: boolean
  /** Its signatures have no `0x`. */
  signsBare?: boolean
  /** The last byte of its signatures is 0 or 1. */
  signsWithParity?: boolean
  /** It answers a request for a signature with null. */
  signsNothing?: boolean
  /** It has another account from the first payment on. */
  changesAccount?: `0x${string}`
}

interface ImpoliteParts {
  account: PrivateKeyAccount
  chainId: number
  send(asked: AskedTransaction, chainId: number): Promise<`0x${string}`>
  deviations: Deviations
}

const withParity = (signature: string): string => `${signature.slice(0, -2)}${signature.endsWith('1b') ? '00' : '01'}`

/** A wallet of one key, without calls, whose user acts at once unless `waitsForUser`. */
export const playImpoliteWallet = ({ account, chainId, send, deviations }: ImpoliteParts) => {
  const user = createUser()
  const asked: AskedTransaction[] = []
  const first = deviations.startsOn ?? chainId
  const chain = { isOn: first, says: first, saysLaterIn: 0 }
  const readChain = () => {
    if (chain.saysLaterIn > 0) chain.saysLaterIn -= 1
    else chain.says = chain.isOn
    return toHex(chain.says)
  }
  const basics = basicAnswers(account, readChain)
  const accounts = () =>
    deviations.changesAccount !== undefined && asked.length > 0 ? [deviations.changesAccount] : [account.address]
  const sign = async (params: readonly unknown[]) => {
    if (deviations.signsNothing) return null
    const signature = String(await basics['personal_sign']?.(params))
    const signed = deviations.signsWithParity ? withParity(signature) : signature
    return deviations.signsBare ? signed.slice(2) : signed
  }
  const pay = async (transaction: AskedTransaction): Promise<unknown> => {
    asked.push(transaction)
    if (deviations.answersNull === 'declined') return null
    if (!(await user.show())) throw declined()
    const named = transaction.chainId === undefined ? undefined : Number(transaction.chainId)
    const route = deviations.routesToFirstChain ? (named ?? first) : chain.isOn
    const hash = await send(transaction, route)
    if (deviations.losesAnswer) throw lost()
    if (deviations.neverAnswers) return new Promise(() => undefined)
    return deviations.answersNull === 'sent' ? null : hash
  }
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    ...basics,
    eth_accounts: accounts,
    eth_requestAccounts: accounts,
    personal_sign: sign,
    wallet_switchEthereumChain: ([to]) => {
      chain.isOn = Number((to as { chainId: string }).chainId)
      chain.saysLaterIn = deviations.namesChainAfter ?? 0
      return null
    },
    eth_sendTransaction: ([transaction]) => pay(transaction as AskedTransaction),
  }
  const wallet: PlayedWallet = {
    request: async ({ method, params = [] }) => {
      const answer = answers[method]
      if (!answer) throw noSuchMethod()
      return answer(params)
    },
  }
  return { ...wallet, user: user as User, asked }
}
