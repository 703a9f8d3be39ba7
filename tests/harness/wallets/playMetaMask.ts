import { getCallsStatus, processSendCalls, walletGetCallsStatus, walletSendCalls } from '@metamask/eip-5792-middleware'
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

/** A transaction in the wallet's own list, with the fields that the middleware reads. */
interface Listed {
  batchId: string | undefined
  chainId: `0x${string}`
  status: 'unapproved' | 'submitted' | 'confirmed'
  hash?: `0x${string}`
  txReceipt?: object
}

interface MetaMaskParts {
  account: PrivateKeyAccount
  chainId: `0x${string}`
  send(asked: AskedTransaction): Promise<`0x${string}`>
  /** Of a transaction that is in a block. */
  receiptOf(hash: `0x${string}`): Promise<object | undefined>
}

/**
 * MetaMask by its published middleware for EIP-5792. The middleware assigns its own id to calls, answers one call
 * before its user has acted, and drops the id once the user has declined. The list of transactions and the user are
 * simulated. The answers to the next `losesAnswers` requests for a payment are lost, although the wallet has the
 * request.
 */
export const playMetaMask = ({ account, chainId, send, receiptOf }: MetaMaskParts) => {
  const user = createUser()
  const transactions: Listed[] = []
  const asked: AskedTransaction[] = []
  const faults = { losesAnswers: 0 }
  const reads = { known: 0 }
  const act = async (listed: Listed, transaction: AskedTransaction): Promise<`0x${string}`> => {
    if (!(await user.show())) {
      transactions.splice(transactions.indexOf(listed), 1)
      throw declined()
    }
    const hash = await send(transaction)
    Object.assign(listed, { hash, status: 'submitted' })
    return hash
  }
  const list = (transaction: AskedTransaction, batchId?: string): Promise<`0x${string}`> => {
    asked.push(transaction)
    const listed: Listed = { batchId, chainId, status: 'unapproved' }
    transactions.push(listed)
    return act(listed, transaction)
  }
  const calls = callsAnswers({ account, chainId, transactions, list, receiptOf })
  const answers = {
    ...basicAnswers(account, () => chainId),
    ...calls,
    wallet_getCallsStatus: async (params: readonly unknown[]) => {
      const status = await calls.wallet_getCallsStatus(params)
      reads.known += 1
      return status
    },
    eth_sendTransaction: ([transaction]: readonly unknown[]) => list(transaction as AskedTransaction),
  } as Readonly<Record<string, (params: readonly unknown[]) => unknown>>
  const wallet: PlayedWallet = {
    request: async ({ method, params = [] }) => {
      const answer = answers[method]
      if (!answer) throw noSuchMethod()
      const isLost = faults.losesAnswers > 0 && (method === 'wallet_sendCalls' || method === 'eth_sendTransaction')
      if (!isLost) return answer(params)
      faults.losesAnswers -= 1
      void Promise.resolve(answer(params)).catch(() => undefined)
      throw lost()
    },
  }
  return {
    ...wallet,
    user: user as User,
    asked,
    faults,
    /** How often the wallet has been asked for the status of a payment that it had then. */
    knownReads: () => reads.known,
  }
}

interface CallsParts extends Pick<MetaMaskParts, 'account' | 'chainId' | 'receiptOf'> {
  transactions: Listed[]
  list(transaction: AskedTransaction, batchId?: string): Promise<`0x${string}`>
}

function callsAnswers({ account, chainId, transactions, list, receiptOf }: CallsParts) {
  const address = account.address.toLowerCase()
  const state: Readonly<Record<string, unknown>> = {
    'NetworkController:getNetworkClientById': { configuration: { chainId } },
    'AccountsController:getSelectedAccount': { address },
    'AccountsController:getState': {
      internalAccounts: { accounts: { one: { address, metadata: { keyring: { type: 'HD Key Tree' } } } } },
    },
    'TransactionController:getState': { transactions },
  }
  const messenger = { call: (name: string) => state[name] }
  const hooks = {
    addTransaction: async (transaction: AskedTransaction, { batchId }: { batchId: string }) => {
      // The user's answer is not waited for.
      void list(transaction, batchId).catch(() => undefined)
      return {}
    },
    getDismissSmartAccountSuggestionEnabled: () => false,
    isAtomicBatchSupported: async () => [],
    validateSecurity: async () => undefined,
    isAuxiliaryFundsSupported: () => false,
  }
  const settle = async (listed: Listed): Promise<void> => {
    const receipt = listed.hash && (await receiptOf(listed.hash))
    if (receipt) Object.assign(listed, { status: 'confirmed', txReceipt: receipt })
  }
  const run = async (call: (response: { result?: unknown }) => Promise<void>): Promise<unknown> => {
    const response: { result?: unknown } = {}
    await call(response)
    return response.result
  }
  return {
    wallet_getCapabilities: () => ({ [chainId]: { atomic: { status: 'ready' } } }),
    wallet_sendCalls: (params: readonly unknown[]) =>
      run(response =>
        walletSendCalls({ method: 'wallet_sendCalls', params, networkClientId: 'one' } as never, response as never, {
          getAccounts: async () => [address],
          processSendCalls: (calls, request) =>
            processSendCalls(hooks as never, messenger as never, calls, request as never),
        }),
      ),
    wallet_getCallsStatus: async (params: readonly unknown[]) => {
      await Promise.all(transactions.filter(({ status }) => status === 'submitted').map(settle))
      return run(response =>
        walletGetCallsStatus({ params } as never, response as never, {
          getCallsStatus: async id => getCallsStatus(messenger as never, id),
        }),
      )
    },
  }
}
