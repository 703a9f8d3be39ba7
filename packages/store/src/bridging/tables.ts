import type { Environment } from '@rialto/core'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Both legs, of a route and of an address. */
export interface EndColumns {
  origin_network: string
  origin_asset: string
  destination_network: string
  destination_asset: string
}

export interface BridgingTables {
  bridging_routes: EndColumns & {
    id: string
    client_id: string
    environment: Environment
    display_name: string
    /** In whole units of the origin asset. */
    minimum_amount: string | null
    created_at: At
  }
  bridging_addresses: EndColumns & {
    id: string
    client_id: string
    environment: Environment
    user_id: string
    transaction_id: string
    /** The Link session that shows it to its user. */
    link_session_id: string | null
    /** The client's id of the order paid through it, if a Link session shows the address. */
    client_transaction_id: string | null
    /** Id of the transfer of the first pay-in. */
    transfer_id: string
    destination_address: string
    minimum_amount: string | null
    /** Until then the holder of `fence` is requesting the address from a provider. */
    asked_until: MaybeAt
    /** Of `server_processes`: the requesting process. */
    asked_by: string | null
    fence: Generated<number>
    provider: string | null
    address: string | null
    reference: string | null
    warnings: ColumnType<string[], string | undefined, string>
    expires_at: MaybeAt
    created_at: At
    issued_at: MaybeAt
    first_seen_at: MaybeAt
    chains_read_at: MaybeAt
    closed_at: MaybeAt
    /** Time at which the erasure of its user was requested. */
    removed_at: MaybeAt
  }
}
