import { callRpc } from '../../../chains/callRpc.ts'
import type { PayIn } from '../ports.ts'

/** Relay's id for Solana's own coin: the system program. */
export const SOLANA_NATIVE = '11111111111111111111111111111111'

interface WireTokens {
  accountIndex: number
  mint: string
  owner: string
  uiTokenAmount: { amount: string }
}

interface WireTransaction {
  meta: {
    err: unknown
    preBalances: readonly number[]
    postBalances: readonly number[]
    preTokenBalances: readonly WireTokens[]
    postTokenBalances: readonly WireTokens[]
  }
  transaction: { signatures: readonly string[]; message: { accountKeys: readonly string[] } }
}

/** Distinguishes token transfers from those of coins at the same account index. */
const TOKEN_INDEX = 1_000

interface Change {
  owner: string
  index: number
  change: bigint
}

const coinChanges = ({ meta, transaction }: WireTransaction): Change[] =>
  transaction.message.accountKeys.map((owner, index) => {
    return { owner, index, change: BigInt(meta.postBalances[index] ?? 0) - BigInt(meta.preBalances[index] ?? 0) }
  })

const tokenChanges = ({ meta }: WireTransaction, mint: string): Change[] => {
  const amounts = new Map<number, Change>()
  for (const [list, sign] of [
    [meta.preTokenBalances, -1n],
    [meta.postTokenBalances, 1n],
  ] as const) {
    for (const { accountIndex, mint: of, owner, uiTokenAmount } of list) {
      if (of !== mint) continue
      const before = amounts.get(accountIndex)?.change ?? 0n
      const change = before + sign * BigInt(uiTokenAmount.amount)
      amounts.set(accountIndex, { owner, index: TOKEN_INDEX + accountIndex, change })
    }
  }
  return [...amounts.values()]
}

/** The payer is the account with the largest decrease. */
const payerOf = (changes: readonly Change[], fallback: string): string =>
  changes.reduce<Change>((most, next) => (next.change < most.change ? next : most), {
    owner: fallback,
    index: 0,
    change: 0n,
  }).owner

const payInsOf = (
  tx: WireTransaction,
  block: number,
  mints: readonly string[],
  isOpen: (address: string) => boolean,
): PayIn[] => {
  const hash = tx.transaction.signatures[0] ?? ''
  const feePayer = tx.transaction.message.accountKeys[0] ?? ''
  const movements = [
    { currency: SOLANA_NATIVE, changes: coinChanges(tx) },
    ...mints.map(mint => ({ currency: mint, changes: tokenChanges(tx, mint) })),
  ]
  return movements.flatMap(({ currency, changes }) =>
    changes
      .filter(({ owner, change }) => change > 0n && isOpen(owner))
      .map(({ owner, index, change }) => {
        const from = payerOf(changes, feePayer)
        return { hash, index, address: owner, from, currency, amount: change.toString(), block }
      }),
  )
}

/** All payments to an open address or its token accounts, in block order. */
export const readSolanaPayIns = async (
  rpcUrl: string,
  mints: readonly string[],
  blocks: { from: number; to: number },
  isOpen: (address: string) => boolean,
): Promise<PayIn[]> => {
  const found: PayIn[] = []
  const config = { encoding: 'json', transactionDetails: 'full', rewards: false, maxSupportedTransactionVersion: 0 }
  for (let slot = blocks.from; slot <= blocks.to; slot += 1) {
    const { transactions } = (await callRpc(rpcUrl, 'getBlock', [slot, config])) as { transactions: WireTransaction[] }
    for (const tx of transactions) if (tx.meta.err === null) found.push(...payInsOf(tx, slot, mints, isOpen))
  }
  return found
}
