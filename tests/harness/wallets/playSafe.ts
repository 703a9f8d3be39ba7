import { SafeAppProvider } from '@safe-global/safe-apps-provider'

import { type AskedTransaction, createUser, type PlayedWallet, type User } from './playedWallet.ts'

interface SafeParts {
  /** The contract. */
  address: `0x${string}`
  chainId: number
  /** The owners have confirmed, and the transaction is executed. Resolves with its hash. */
  execute(asked: AskedTransaction): Promise<`0x${string}`>
  receiptOf(hash: `0x${string}`): Promise<object | undefined>
  /** Absent: the owners sign messages on the chain. */
  sign?(message: string): Promise<string>
}

interface Queued {
  txStatus: 'AWAITING_CONFIRMATIONS' | 'SUCCESS' | 'CANCELLED'
  txHash?: `0x${string}`
}

/**
 * A Safe by its published provider, which has no request to connect, answers every payment with the hash of the Safe's
 * own transaction, and reads the outcome from a service. That service, the chain and the owners are simulated.
 */
export const playSafe = ({ address, chainId, execute, receiptOf, sign }: SafeParts) => {
  const user = createUser()
  const queue = new Map<string, Queued>()
  const asked: AskedTransaction[] = []
  const act = async (queued: Queued, transaction: AskedTransaction): Promise<void> => {
    if (!(await user.show())) queued.txStatus = 'CANCELLED'
    else Object.assign(queued, { txHash: await execute(transaction), txStatus: 'SUCCESS' })
  }
  const txs = {
    send: async ({ txs: [transaction] }: { txs: AskedTransaction[] }) => {
      if (transaction === undefined) throw new Error('There is no transaction')
      asked.push(transaction)
      const safeTxHash = `0x${(queue.size + 1).toString(16).padStart(64, '5afe')}`
      const queued: Queued = { txStatus: 'AWAITING_CONFIRMATIONS' }
      queue.set(safeTxHash, queued)
      void act(queued, transaction)
      return { safeTxHash }
    },
    getBySafeTxHash: async (hash: string) => {
      const queued = queue.get(hash)
      if (!queued) throw new Error('Not found')
      return queued
    },
    signMessage: async (message: string) => (sign ? { signature: await sign(message) } : { messageHash: '0x' }),
  }
  const eth = { getTransactionReceipt: async ([hash]: [`0x${string}`]) => receiptOf(hash) }
  const provider = new SafeAppProvider({ safeAddress: address, chainId } as never, { txs, eth } as never)
  const wallet: PlayedWallet = { request: one => provider.request(one as never) as Promise<unknown> }
  return { ...wallet, user: user as User, asked }
}
