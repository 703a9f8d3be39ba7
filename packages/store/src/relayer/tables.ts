import type { Environment, Relay, RelayAttempt, RelayCall, RelayRefusalReason } from '@rialto/core'
import type { ColumnType } from 'kysely'

interface Scoped {
  client_id: string
  environment: Environment
}

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Numbers as decimal strings: JSON has no integers of this size. */
type StoredAttempt = Omit<RelayAttempt, 'maxFee' | 'priorityFee'> & { maxFee: string; priorityFee: string }
type StoredAuthorization = Omit<Relay['authorization'], 'value' | 'validAfter' | 'validBefore'> & {
  value: string
  validAfter: string
  validBefore: string
}

interface RelayerKeys {
  environment: Environment
  address: string
  sealed_key: Buffer
  created_at: At
}

export interface RelayTables {
  relayer_keys: RelayerKeys
  solana_relayer_keys: RelayerKeys
  relay_limits: Scoped & { network_id: string; per_transaction: string; per_day: string; is_facilitated: boolean }
  /** The next nonce of each account: outlives its relays. */
  relay_nonces: { environment: Environment; network_id: string; relayer: string; next_nonce: bigint }
  /** Signed payments that were not sent. */
  relay_refusals: Scoped & {
    network_id: string
    purpose: Relay['purpose']
    subject_id: string | null
    from_address: string
    reason: RelayRefusalReason
    times: number
    first_at: At
    last_at: At
  }
  relays: Scoped & {
    id: string
    network_id: string
    purpose: Relay['purpose']
    subject_id: string | null
    authorization_key: string
    /** The holder's authorization. */
    signed: ColumnType<StoredAuthorization, string, string>
    call: ColumnType<RelayCall, string, string>
    relayer: string
    nonce: ColumnType<bigint, number, number>
    gas: string
    reserved: string
    spent: string | null
    state: Relay['state']
    attempts: ColumnType<readonly StoredAttempt[], string, string>
    hash: string | null
    since_block: bigint
    missed_at: MaybeAt
    /** SHA-256 of the call to which the result of the settled relay is returned. */
    answered_to: Buffer | null
    created_at: At
    finished_at: MaybeAt
  }
}
