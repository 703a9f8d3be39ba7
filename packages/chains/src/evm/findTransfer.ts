import type { EvmLog, EvmTransaction } from './evmShapes.ts'

/** The payer, or a message about the transaction's actual content with the amount that reached the address. */
export type FoundTransfer = { fromAddress: string } | { message: string; arrivedBaseUnits: bigint }

/** keccak256 of `Transfer(address,address,uint256)`. */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Sums the token's transfer events to `to` (lower case) in one transaction. */
export function findTokenTransfer(
  logs: readonly EvmLog[],
  expected: { token: string; to: string; amountBaseUnits: bigint },
): FoundTransfer {
  const transfers = logs.filter(log => log.address === expected.token && isTransfer(log))
  if (transfers.length === 0) return nothing('The transaction contains no transfer of this token')
  const received = transfers.filter(log => addressIn(log.topics[2]) === expected.to)
  const [first] = received
  if (!first) return nothing('The transaction pays another address')
  const total = received.reduce((sum, log) => sum + BigInt(log.data), 0n)
  if (total < expected.amountBaseUnits) return short(total, expected.amountBaseUnits)
  return { fromAddress: addressIn(first.topics[1]) }
}

/** The transfer of the chain's own coin to `to` (lower case) by the transaction itself. */
export function findNativeTransfer(
  transaction: EvmTransaction,
  expected: { to: string; amountBaseUnits: bigint },
): FoundTransfer {
  if (transaction.to !== expected.to) return nothing('The transaction pays another address')
  const { valueBaseUnits } = transaction
  if (valueBaseUnits < expected.amountBaseUnits) return short(valueBaseUnits, expected.amountBaseUnits)
  return { fromAddress: transaction.from }
}

/** Non-fungible tokens use the same event with a fourth topic: an id, not an amount. */
function isTransfer(log: EvmLog): boolean {
  return log.topics.length === 3 && log.topics[0] === transferTopic && log.data.length === 66
}

const addressIn = (topic: string | undefined): string => `0x${(topic ?? '').slice(-40)}`

function nothing(message: string): FoundTransfer {
  return { message, arrivedBaseUnits: 0n }
}

function short(total: bigint, amount: bigint): FoundTransfer {
  return { message: `The transaction pays ${total} base units where ${amount} were expected`, arrivedBaseUnits: total }
}
