import type { ChainDeposit, ChainScan } from '@rialto/core'

/**
 * Reads accounts one after the other. An account that cannot be read is returned as unread.
 *
 * @throws the first error if no account can be read, because then the node fails and not an account.
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
