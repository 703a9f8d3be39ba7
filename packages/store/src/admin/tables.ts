import type {
  Environment,
  LinkBrand,
  LinkConfiguration,
  LogoFormat,
  StoredCompliance,
  SubClientInfo,
} from '@rialto/core'
import type { ColumnType } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

interface Scoped {
  client_id: string
  environment: Environment
}

/** The account management API's tables. */
export interface AdminTables {
  admin_keys: Scoped & {
    id: string
    label: string
    secret_hash: Buffer
    created_at: At
    revoked_at: MaybeAt
    created_by: ColumnType<string | null, string | null, never>
    approves_from: ColumnType<Date | null, Date | null, never>
  }
  admin_signing_keys: { environment: Environment; sealed_key: Buffer; created_at: At }
  sub_clients: Scoped & {
    id: string
    business_legal_name: string
    display_name: string
    callback_urls: string[]
    /** Written as a JSON text, read parsed. */
    catalog: ColumnType<SubClientInfo['catalog'], string, string>
    /** Written as a JSON text, read parsed. */
    compliance: ColumnType<StoredCompliance['record'] | null, string | undefined, string>
    compliance_updated_at: MaybeAt
    created_at: At
    updated_at: At
  }
  link_configurations: Scoped & {
    id: string
    name: string
    /** Written as a JSON text, read parsed. */
    catalog: ColumnType<LinkConfiguration['catalog'], string, string>
    products: LinkConfiguration['products']
    network_ids: string[]
    restrict_multiple_accounts: boolean
    theme: NonNullable<LinkConfiguration['theme']> | null
    language: string | null
    display_fiat_currency: string | null
    /** Written as a JSON text, read parsed. */
    brand: ColumnType<LinkBrand | null, string | null, string | null>
    created_at: At
    updated_at: At
  }
  sub_client_logos: { id: string; sub_client_id: string; format: LogoFormat; bytes: Buffer; created_at: At }
}
