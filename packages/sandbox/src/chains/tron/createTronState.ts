import { createTronAccounts, type Receipt, type TronAccounts, TronRefusal } from './tronAccounts.ts'
import { blockAfter, genesis, type TronBlock } from './tronBlocks.ts'
import { readTransaction, type TronTransaction } from './tronTransaction.ts'
import { signerOf } from './tronKeys.ts'

/** Changes of the chain, as in the journal. Transactions are in hexadecimal. */
export type TronEvent =
  | { type: 'transaction'; hex: string }
  | { type: 'block'; timestampMs: number }
  /** Removes this block and all later ones. */
  | { type: 'dropped'; number: number }

/** Blocks after which a block is final, its own included: two thirds of the 27 producers have then built on it. */
const solidDepth = 19
/** The maximum expiry of a transaction after the head. */
const maxExpirationMs = 24 * 60 * 60_000

interface Placed {
  transaction: TronTransaction
  receipt: Receipt
  block: TronBlock
}

/** A node's state in memory: chain, accounts and waiting transactions. Only `apply` changes it. */
export const createTronState = (endow: (accounts: TronAccounts) => void) => {
  let blocks: TronBlock[] = []
  let accounts = createTronAccounts()
  const placed = new Map<string, Placed>()
  const pending = new Map<string, TronTransaction>()

  const tip = (): TronBlock => blocks.at(-1) ?? genesis
  const solidNumber = (): number => Math.max(0, tip().number - solidDepth + 1)
  const begin = (): void => {
    blocks = [genesis]
    accounts = createTronAccounts()
    endow(accounts)
    placed.clear()
  }
  begin()

  /**
   * Includes waiting transactions that are still valid. Expired ones, and those without sufficient balance, are
   * dropped.
   */
  const addBlock = (timestampMs: number, transactions: readonly TronTransaction[]): void => {
    const taken = transactions.flatMap(transaction => {
      if (transaction.raw.expirationMs <= timestampMs) return []
      try {
        accounts.check(transaction, timestampMs)
      } catch (error) {
        if (error instanceof TronRefusal) return []
        throw error
      }
      return [{ transaction, receipt: accounts.execute(transaction, timestampMs, tip().timestampMs) }]
    })
    const block = blockAfter(tip(), { timestampMs, transactions: taken })
    blocks.push(block)
    for (const one of taken) placed.set(one.transaction.txId, { ...one, block })
  }
  /** Restores the chain before that block. Transactions of the removed blocks wait again. */
  const drop = (number: number): void => {
    const [kept, gone] = [blocks.slice(1, number), blocks.slice(number)]
    begin()
    for (const { timestampMs, transactions } of kept)
      addBlock(
        timestampMs,
        transactions.map(one => one.transaction),
      )
    for (const { transaction } of gone.flatMap(one => one.transactions)) pending.set(transaction.txId, transaction)
  }

  /** @throws TronRefusal if the node does not accept it. */
  const check = (transaction: TronTransaction, nowMs: number): void => {
    const { raw, txId, signatures } = transaction
    if (pending.has(txId) || placed.has(txId)) throw new TronRefusal('DUP_TRANSACTION_ERROR', 'Dup transaction.')
    if (signatures.length !== 1 || signerOf(Buffer.from(txId, 'hex'), signatures[0] ?? '') !== raw.contract.owner)
      throw new TronRefusal(
        'SIGERROR',
        'Validate signature error: the signature is not of the owner of the contract or is missing.',
      )
    const refers = (block: TronBlock) =>
      block.id.slice(12, 16) === raw.refBlockBytes && block.id.slice(16, 32) === raw.refBlockHash
    if (!blocks.slice(-65_536).some(refers)) throw new TronRefusal('TAPOS_ERROR', 'Tapos check error.')
    const { timestampMs } = tip()
    if (raw.expirationMs <= timestampMs || raw.expirationMs > timestampMs + maxExpirationMs)
      throw new TronRefusal('TRANSACTION_EXPIRATION_ERROR', 'Transaction expired.')
    accounts.check(transaction, nowMs)
  }

  return {
    tip,
    solidNumber,
    check,
    accounts: (): TronAccounts => accounts,
    blockAt: (number: number): TronBlock | undefined => blocks[number],
    blockOf: (id: string): TronBlock | undefined => blocks.find(block => block.id === id),
    /** In a block. */
    find: (txId: string): Placed | undefined => placed.get(txId),
    pending: (): ReadonlyMap<string, TronTransaction> => pending,
    /** Whether a transaction waits for a block, or for the blocks that make it final. */
    isBusy: (): boolean =>
      pending.size > 0 || blocks.slice(1 - solidDepth).some(({ transactions }) => transactions.length > 0),
    apply: (event: TronEvent): void => {
      if (event.type === 'dropped') return drop(event.number)
      if (event.type === 'transaction') {
        const transaction = readTransaction(event.hex)
        pending.set(transaction.txId, transaction)
        return
      }
      const waiting = [...pending.values()]
      pending.clear()
      addBlock(event.timestampMs, waiting)
    },
  }
}
