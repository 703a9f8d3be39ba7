import { findNetwork, type NetworkType } from '@rialto/catalog'
import type { Connector, FoundWithdrawal, WithdrawalRules } from '@rialto/core'
import { defined } from '@rialto/defined'

/** A UUID without its hyphens. */
const bare = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i

/**
 * Our reference in the institution's format: unchanged, letters and digits only, or as a UUID. Different references
 * stay different.
 */
export const upstreamReference = (
  { reference: rule }: Pick<WithdrawalRules, 'reference'>,
  reference: string,
): string => {
  if (rule?.format === 'alphanumeric') return reference.replace(/-/g, '')
  return rule?.format === 'uuid' ? reference.replace(bare, '$1-$2-$3-$4-$5') : reference
}

/** Hex of 32 bytes, with or without prefix: most families. */
const hex = /^(0x)?[0-9a-fA-F]{64}$/
/** Base58 of a Solana signature. */
const solana = /^[1-9A-HJ-NP-Za-km-z]{80,90}$/

/** Forms of a hash that a family has beside hex. */
const families: Readonly<Partial<Record<NetworkType, RegExp>>> = {
  solana,
  // A digest of 32 bytes in Base58.
  sui: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  // 32 bytes in either alphabet of Base64.
  tvm: /^[A-Za-z0-9+/_-]{43}=?$/,
}

/**
 * A transaction hash in an institution's text. `undefined` for other text ("Internal transfer 123"). Adds the prefix
 * of EVM hashes, which some institutions leave out. Without a network, the form of a Solana signature counts too.
 */
export const txHash = (text: string | null | undefined, networkId: string | undefined): string | undefined => {
  if (text == null) return undefined
  const type = networkId === undefined ? undefined : findNetwork(networkId)?.networkType
  if (hex.test(text)) return type === 'evm' && !text.startsWith('0x') ? `0x${text}` : text
  const form = type === undefined ? solana : families[type]
  return form?.test(text) === true ? text : undefined
}

/** Texts in place of a hash for transfers inside the institution: "Internal transfer 123", "off-chain transfer". */
const internal = /\binternal\b|\boff-?chain\b/i

/** An institution's own final statuses. Any other status is pending. */
export type FinalStatuses = Readonly<Record<string, 'succeeded' | 'failed'>>

/** Only a status in the table is final. */
export const statusOf = (finals: FinalStatuses, upstream: string): FoundWithdrawal['status'] =>
  Object.hasOwn(finals, upstream) ? (finals[upstream] ?? 'pending') : 'pending'

/** Input of a withdrawal look-up. */
export type Search = Parameters<Connector['withdraw']['find']>[1]

const timeOf = ({ createdMs = NaN }: HistoryRow): number | undefined =>
  Number.isFinite(createdMs) ? createdMs : undefined

interface HistoryRow {
  id: string
  status: FoundWithdrawal['status']
  /** The institution's own. */
  upstreamStatus: string
  txId?: string | null | undefined
  /** The institution says that it was an internal transfer, without a chain. */
  isOffChain?: boolean | undefined
  fee?: string | null | undefined
  /** All that left the account. */
  debit?: string | undefined
  message?: string | null | undefined
  createdMs?: number
}

/**
 * Converts a row of an institution's history to the port's form, without missing or empty fields and without invalid
 * hashes.
 */
export const toFoundWithdrawal = (row: HistoryRow, networkId: string): FoundWithdrawal => {
  const hash = txHash(row.txId, networkId)
  const isOffChain = hash === undefined && (row.isOffChain === true || internal.test(row.txId ?? ''))
  return {
    upstreamId: row.id,
    status: row.status,
    upstreamStatus: row.upstreamStatus,
    ...defined({ hash, debit: row.debit, createdAtMs: timeOf(row) }),
    ...(isOffChain ? { isOffChain } : {}),
    ...(row.fee == null || row.fee === '' ? {} : { fee: row.fee }),
    ...(row.message == null || row.message === '' ? {} : { message: row.message.slice(0, 200) }),
  }
}
