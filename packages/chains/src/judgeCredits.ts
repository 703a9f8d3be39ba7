import type { ChainConfirmation, ChainWatcher } from '@rialto/core'

type Input = Parameters<ChainWatcher['confirm']>[0]

interface Credit {
  tag: string | undefined
  from: string | undefined
  amount: bigint
}

export const elsewhere = (message: string): ChainConfirmation => ({ kind: 'mismatched', arrivedBaseUnits: 0n, message })

/**
 * Whether the credits of the expected account and asset, by one final transaction, are the expected payment. `sender`: whose
 * transaction it is, for credits that do not name their payer.
 */
export const judgeCredits = (
  arrived: readonly Credit[],
  { toTag, toAddress, amountBaseUnits }: Pick<Input, 'toTag' | 'toAddress' | 'amountBaseUnits'>,
  { block, tagName, sender = toAddress }: { block: number; tagName: string; sender?: string },
): ChainConfirmation => {
  if (arrived.length === 0) return elsewhere('The transaction pays another address, or in another asset')
  // Without its tag the address is another destination, and the tag's owner would receive nothing.
  const credits = arrived.filter(({ tag }) => tag === toTag)
  const [first] = credits
  if (!first)
    return elsewhere(
      `The transaction does not pay the address with ${toTag === undefined ? `no ${tagName}` : `the ${tagName} ${toTag}`}`,
    )
  const total = credits.reduce((sum, { amount }) => sum + amount, 0n)
  if (total < amountBaseUnits)
    return {
      kind: 'mismatched',
      arrivedBaseUnits: total,
      message: `The transaction pays ${total} base units where ${amountBaseUnits} were expected`,
    }
  return { kind: 'confirmed', confirmations: 1, fromAddress: first.from ?? sender, block: BigInt(block) }
}
