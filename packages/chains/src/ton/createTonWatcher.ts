import { canonicalAddress } from '@rialto/catalog'
import type { ChainConfirmation, ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { elsewhere, judgeCredits } from '../judgeCredits.ts'
import { createTonRpc, type TonNetworkConfig, type TonRpc } from './createTonRpc.ts'
import { creditIn } from './tonCredits.ts'

type Input = Parameters<ChainWatcher['confirm']>[0]

/**
 * Confirms transfers on TON, by the transaction of the sender's wallet and all that it caused. A transaction in a block
 * of the master chain is final. `confirm` throws TonUnreadable if the node cannot be read or returns invalid data.
 */
export const createTonWatcher = (options: { networks: readonly TonNetworkConfig[]; egress: Egress }): ChainWatcher => {
  const watched = new Map(
    options.networks.map(network => [network.networkId, { network, rpc: createTonRpc(options.egress, network) }]),
  )
  return {
    watches: networkId => watched.has(networkId),
    confirm: async input => {
      const on = watched.get(input.networkId)
      const token = on?.network.tokens.find(({ symbol }) => symbol === input.symbol)
      if (!on || !token) throw new Error(`Network ${input.networkId} is not watched for ${input.symbol}`)
      await on.rpc.head()
      return confirmOn(on.rpc, input)
    },
  }
}

/** In hexadecimal. Wallets and explorers show hashes in base64, too. */
const hashIn = (text: string): string | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase()
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64').toString('hex') : undefined
}

const waiting: ChainConfirmation = { kind: 'pending', confirmations: 0 }

const confirmOn = async (rpc: TonRpc, input: Input): Promise<ChainConfirmation> => {
  const hash = hashIn(input.hash)
  if (hash === undefined) return { kind: 'unknown' }
  const trace = await rpc.trace(hash, input.sinceMs ?? 0)
  if (!trace) return { kind: 'unknown' }
  const { isComplete, transactions } = trace
  if (!isComplete || transactions.some(({ block }) => block === undefined)) return waiting
  // One payment under two names would pay twice.
  const root = transactions.find(one => one.hash === one.traceId)
  if (!root || root.hash !== hash)
    return elsewhere(`The transaction is part of another: its hash is ${root?.hash ?? 'not known'}`)
  const to = canonicalAddress('tvm', input.toAddress)
  const wallets = await rpc.jettonWallets(to)
  const credits = transactions
    .filter(({ account }) => account === to)
    .flatMap(one => creditIn(one, new Set(wallets.keys())) ?? [])
    .filter(
      ({ jettonWallet }) => input.symbol === (jettonWallet === undefined ? 'TON' : wallets.get(jettonWallet)?.symbol),
    )
  return judgeCredits(credits, input, { block: credits[0]?.block ?? 0, tagName: 'comment' })
}
