import type { ChainDeposit, ChainScan } from '@rialto/core'

/**
 * Reads accounts one after the other. One that cannot be read is behind the others from then on.
 *
 * @throws the first error if no account can be read: the node fails, not an account.
 */
export const readEach = async (
  addresses: readonly string[],
  from: bigint,
  read: (address: string) => Promise<ChainScan>,
): Promise<ChainScan> => {
  const deposits: ChainDeposit[] = []
  const unread: ChainScan['unread'][number][] = []
  const errors: unknown[] = []
  for (const address of addresses)
    try {
      const found = await read(address)
      deposits.push(...found.deposits)
      unread.push(...found.unread)
    } catch (error) {
      errors.push(error)
      unread.push({ address, readTo: from - 1n })
    }
  if (errors.length > 0 && errors.length === addresses.length) throw errors[0]
  return { deposits, unread }
}
