import type { Selectable } from 'kysely'

import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'
import type { Sealer } from '../scopeOf.ts'

type NameColumns = Pick<Selectable<Tables['connections']>, 'id' | 'account_name' | 'sealed_account_name'>

const contextOf = sealedColumns.connections.columns.sealed_account_name

/** A name that a version before wrote in the clear is newer than the sealed one. */
export const accountNameOf = (row: NameColumns, sealer: Sealer): string =>
  row.sealed_account_name === null || row.account_name !== ''
    ? row.account_name
    : sealer.open(row.sealed_account_name, contextOf(row.id))
