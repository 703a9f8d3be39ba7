import { joinTag } from '@rialto/catalog'
import type { ChainConfirmation, ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { XrplUnreadable } from './callXrpl.ts'
import { createXrplRpc, type XrplNetworkConfig, type XrplRpc } from './createXrplRpc.ts'
import { isTransactionHash } from './xrplShapes.ts'

type Input = Parameters<ChainWatcher['confirm']>[0]

/**
 * Confirms transfers on the XRP Ledger. A transaction in a validated ledger is final. Before that it may still be
 * dropped. `confirm` throws XrplUnreadable if the node cannot be read or returns invalid data.
 */
export const createXrplWatcher = (options: {
  networks: readonly XrplNetworkConfig[]
  egress: Egress
}): ChainWatcher => {
  const watched = new Map(options.networks.map(network => [network.networkId, createXrplRpc(options.egress, network)]))
  return {
    watches: networkId => watched.has(networkId),
    confirm: async input => {
      const rpc = watched.get(input.networkId)
      if (!rpc || input.symbol !== 'XRP')
        throw new Error(`Network ${input.networkId} is not watched for ${input.symbol}`)
      await rpc.check()
      return confirmOn(rpc, input)
    },
  }
}

const confirmOn = async (rpc: XrplRpc, input: Input): Promise<ChainConfirmation> => {
  const hash = input.hash.toUpperCase()
  if (!isTransactionHash(hash)) return { kind: 'unknown' }
  const transaction = await rpc.transaction(hash, input.sinceMs ?? 0)
  if (!transaction) return { kind: 'unknown' }
  const { ledgerIndex, result, from, payment } = transaction
  if (ledgerIndex === undefined) return { kind: 'pending', confirmations: 0 }
  if (result !== 'tesSUCCESS')
    return { kind: 'reverted', message: `The transaction failed on the ledger with ${result}` }
  const elsewhere = (message: string): ChainConfirmation => ({ kind: 'mismatched', arrivedBaseUnits: 0n, message })
  if (payment?.drops === undefined) return elsewhere('The transaction is no payment in XRP')
  const { toAddress: address, toTag: tag } = input
  const to = joinTag('ripple', tag === undefined ? { address } : { address, tag })
  if (!to) throw new XrplUnreadable('The address holds another tag than the one beside it')
  if (payment.to !== to.address) return elsewhere('The transaction pays another address')
  // Without its tag the address is another destination, and the tag's owner would receive nothing.
  if (payment.tag !== to.tag)
    return elsewhere(`The transaction pays the address ${tagged(payment.tag)}, where ${expected(to.tag)} was expected`)
  if (payment.drops < input.amountBaseUnits)
    return {
      kind: 'mismatched',
      arrivedBaseUnits: payment.drops,
      message: `The transaction delivers ${payment.drops} drops where ${input.amountBaseUnits} were expected`,
    }
  return { kind: 'confirmed', confirmations: 1, fromAddress: from, block: BigInt(ledgerIndex) }
}

const tagged = (tag: string | undefined): string =>
  tag === undefined ? 'without a destination tag' : `with destination tag ${tag}`

const expected = (tag: string | undefined): string => (tag === undefined ? 'none' : `destination tag ${tag}`)
