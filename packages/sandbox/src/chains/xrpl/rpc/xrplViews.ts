import { defined } from '@rialto/defined'

import { type XrplAccount, requireTag } from '../createXrplAccounts.ts'
import type { PlacedTransaction, XrplVersion } from '../createXrplState.ts'

/** 2000-01-01 in Unix time. */
const epochSeconds = 946_684_800

const iso = (closeSeconds: number): string =>
  new Date((epochSeconds + closeSeconds) * 1_000).toISOString().replace('.000Z', 'Z')

/** The second version only has `DeliverMax`, which cannot be mistaken for the delivered amount. */
const fieldsOf = ({ transaction }: PlacedTransaction, version: number) => {
  const { Amount, ...rest } = transaction.fields
  if (Amount === undefined) return rest
  return version === 1 ? { ...rest, Amount, DeliverMax: Amount } : { ...rest, DeliverMax: Amount }
}

const metaOf = ({ transaction, result, delivered, position }: PlacedTransaction) => {
  const { TransactionType, Amount } = transaction.fields
  const hasArrived = TransactionType === 'Payment' && result === 'tesSUCCESS'
  const isPart = hasArrived && Amount !== String(delivered)
  return {
    AffectedNodes: [],
    ...defined({ DeliveredAmount: isPart ? String(delivered) : undefined }),
    TransactionIndex: position,
    TransactionResult: result,
    ...defined({ delivered_amount: hasArrived ? String(delivered) : undefined }),
  }
}

/** The format of `tx`, without a ledger until one includes it. */
export const transactionView = (placed: PlacedTransaction, version: number) => {
  const { ledger, transaction } = placed
  const { hash } = transaction
  if (!ledger)
    return version === 1
      ? { ...fieldsOf(placed, 1), hash, validated: false }
      : { tx_json: fieldsOf(placed, 2), hash, validated: false }
  const { index: ledger_index, hash: ledger_hash, closeSeconds: date } = ledger
  const meta = metaOf(placed)
  if (version === 1)
    return { ...fieldsOf(placed, 1), date, hash, inLedger: ledger_index, ledger_index, meta, validated: true }
  const tx_json = { ...fieldsOf(placed, 2), date, ledger_index }
  return { close_time_iso: iso(date), hash, ledger_hash, ledger_index, meta, tx_json, validated: true }
}

/** A row of `account_tx`. */
export const rowView = (placed: PlacedTransaction, ledger: XrplVersion, version: number) => {
  const { hash } = placed.transaction
  const { index: ledger_index, hash: ledger_hash, closeSeconds: date } = ledger
  const meta = metaOf(placed)
  if (version === 1) return { meta, tx: { ...fieldsOf(placed, 1), date, hash, ledger_index }, validated: true }
  const tx_json = { ...fieldsOf(placed, 2), date, ledger_index }
  return { close_time_iso: iso(date), hash, ledger_hash, ledger_index, meta, tx_json, validated: true }
}

/** The header. Numbers are text in the first version. */
export const ledgerView = (ledger: XrplVersion, version: number) => ({
  close_flags: 0,
  close_time: ledger.closeSeconds,
  close_time_iso: iso(ledger.closeSeconds),
  close_time_resolution: 10,
  closed: true,
  ledger_hash: ledger.hash,
  ledger_index: version === 1 ? String(ledger.index) : ledger.index,
  parent_close_time: ledger.parentCloseSeconds,
  parent_hash: ledger.parentHash,
  total_coins: '99986000000000000',
})

export const accountView = (address: string, { drops, sequence, flags }: Readonly<XrplAccount>) => ({
  account_data: {
    Account: address,
    Balance: String(drops),
    Flags: flags,
    LedgerEntryType: 'AccountRoot',
    OwnerCount: 0,
    Sequence: sequence,
  },
  account_flags: { requireDestinationTag: (flags & requireTag) !== 0 },
})
