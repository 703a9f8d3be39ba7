import { findNetwork } from '@rialto/catalog'
import type { ChainConfirmation, ChainWatcher } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { createSolanaRpc, isSolanaSignature, type SolanaRpc } from './createSolanaRpc.ts'
import type { SolanaNetworkConfig } from './readSolanaBalances.ts'
import { received, type SolanaMovement } from './solanaMovement.ts'

type Input = Parameters<ChainWatcher['confirm']>[0]

/**
 * Confirms transfers on Solana. Neither a success nor a failure is final before the cluster has finalized it. `confirm`
 * throws SolanaUnreadable if the node cannot be read or returns invalid data.
 */
export const createSolanaWatcher = (options: {
  networks: readonly SolanaNetworkConfig[]
  egress: Egress
}): ChainWatcher => {
  const watched = new Map(options.networks.map(network => [network.networkId, network]))
  return {
    watches: networkId => watched.has(networkId),
    confirm: async input => {
      const network = watched.get(input.networkId)
      const token = network?.tokens.find(({ symbol }) => symbol === input.symbol)
      if (!network || !token) throw new Error(`Network ${input.networkId} is not watched for ${input.symbol}`)
      return confirmOn(createSolanaRpc(options.egress, network.rpcUrl), input, token.address)
    },
  }
}

const confirmOn = async (rpc: SolanaRpc, input: Input, mint: string | undefined): Promise<ChainConfirmation> => {
  if (!isSolanaSignature(input.hash)) return { kind: 'unknown' }
  const status = await rpc.status(input.hash)
  if (status === undefined) return { kind: 'unknown' }
  const finality = findNetwork(input.networkId)?.finalityConfirmations ?? 1
  if (!status.isFinal) return { kind: 'pending', confirmations: Math.min(status.confirmations ?? 0, finality - 1) }
  const movement = await rpc.movement(input.hash, 'finalized')
  if (movement === undefined) return { kind: 'pending', confirmations: finality - 1 }
  if (movement.hasFailed) return { kind: 'reverted', message: 'The transaction failed' }
  const paid = received(movement, input.toAddress, mint)
  if (paid <= 0n) return { kind: 'mismatched', arrivedBaseUnits: 0n, message: 'The transaction pays another address' }
  if (paid < input.amountBaseUnits)
    return {
      kind: 'mismatched',
      arrivedBaseUnits: paid,
      message: `The transaction pays ${paid} base units where ${input.amountBaseUnits} were expected`,
    }
  const fromAddress = payerOf(movement, mint)
  const { slot: block } = movement
  return { kind: 'confirmed', confirmations: finality, fromAddress, block, ...costOf(movement, mint, paid) }
}

/**
 * The first signer's costs beside the payment: the fee, and the rent of the account that a token's first payment opens.
 */
const costOf = (movement: SolanaMovement, mint: string | undefined, paid: bigint) => {
  const [payer] = movement.signers
  if (payer === undefined || movement.fee === undefined) return {}
  const isSender = mint === undefined && payerOf(movement, mint) === payer
  const baseUnits = -received(movement, payer, undefined) - (isSender ? paid : 0n)
  return { fee: { baseUnits: baseUnits > 0n ? baseUnits : 0n, payer } }
}

/**
 * The account whose balance fell. For SOL, the signer with the largest decrease, because another signer may have paid
 * the fee.
 */
const payerOf = (movement: SolanaMovement, mint: string | undefined): string => {
  const { tokens, signers } = movement
  const changes = new Map<string, bigint>()
  for (const row of tokens) if (row.mint === mint) changes.set(row.owner, (changes.get(row.owner) ?? 0n) + row.change)
  const change = (signer: string) => received(movement, signer, undefined)
  const payer = signers.reduce<string | undefined>(
    (least, one) => (least === undefined || change(one) < change(least) ? one : least),
    undefined,
  )
  return [...changes].find(([, amount]) => amount < 0n)?.[0] ?? payer ?? ''
}
