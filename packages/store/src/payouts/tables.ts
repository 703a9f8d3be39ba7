import type { Environment, Payout } from '@rialto/core'
import type { ColumnType } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface PayoutTables {
  payouts: {
    client_id: string
    environment: Environment
    id: string
    user_id: string
    link_session_id: string
    sub_client_id: string | null
    client_transaction_id: string | null
    connection_id: string
    to_name: string
    network_id: string
    symbol: string
    amount: string
    to_address: string
    address_tag: string | null
    is_new_address: boolean
    status: Payout['status']
    hash: string | null
    failure_message: string | null
    arrived: string | null
    sequence: number
    since_block: bigint | null
    created_at: At
    finished_at: MaybeAt
    credited_at: MaybeAt
  }
}
