import type { Scope, StoredCompliance, SubClient, SubClientInfo, SubClientRepository } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

const columnsOf = (info: SubClientInfo) => ({
  business_legal_name: info.businessLegalName,
  display_name: info.displayName,
  callback_urls: [...info.callbackUrls],
  catalog: JSON.stringify(info.catalog),
})

const selectAll = (db: Database<Tables>, scope: Scope) =>
  scoped(db, scope)
    .selectFrom('sub_clients')
    .leftJoin('sub_client_logos', 'sub_client_logos.sub_client_id', 'sub_clients.id')
    .select([
      'sub_clients.id',
      'business_legal_name',
      'display_name',
      'callback_urls',
      'catalog',
      'sub_client_logos.id as logo_id',
      'format',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectAll>['execute']>>[number]

const read = (row: Row): SubClient => ({
  id: row.id,
  businessLegalName: row.business_legal_name,
  displayName: row.display_name,
  callbackUrls: row.callback_urls,
  catalog: row.catalog,
  ...(row.logo_id !== null && row.format !== null && { logo: { id: row.logo_id, format: row.format } }),
})

const complianceColumns = ['id', 'business_legal_name', 'compliance', 'compliance_updated_at'] as const

const readCompliance = (
  row: Pick<Selectable<Tables['sub_clients']>, (typeof complianceColumns)[number]>,
): StoredCompliance | undefined =>
  row.compliance && row.compliance_updated_at
    ? {
        subClientId: row.id,
        businessLegalName: row.business_legal_name,
        record: row.compliance,
        updatedAtMs: row.compliance_updated_at.getTime(),
      }
    : undefined

const find = async (db: Database<Tables>, scope: Scope, id: string): Promise<SubClient | undefined> => {
  const row = await selectAll(db, scope).where('sub_clients.id', '=', id).executeTakeFirst()
  return row && read(row)
}

/** Locks the sub-client's row until the transaction ends, so that concurrent changes of its logo are serialized. */
const lock = async (tx: Database<Tables>, scope: Scope, id: string): Promise<boolean> => {
  const row = await scoped(tx, scope)
    .selectFrom('sub_clients')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export const subClientRepository = (db: Database<Tables>): SubClientRepository => ({
  async list(scope) {
    const rows = await selectAll(db, scope).orderBy('sub_clients.created_at').orderBy('sub_clients.id').execute()
    return rows.map(read)
  },

  find: (scope, id) => find(db, scope, id),

  insert: ({ clientId, environment }, subClient, { atMs, most }) =>
    transaction(db, async tx => {
      // One registration of a client at a time: the count stays true until the row is in.
      await tx.selectFrom('clients').select('id').where('id', '=', clientId).forUpdate().execute()
      const { count } = await scoped(tx, { clientId, environment })
        .selectFrom('sub_clients')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow()
      if (count >= BigInt(most)) return false
      const at = new Date(atMs)
      const scope = scopeColumns({ clientId, environment })
      await tx
        .insertInto('sub_clients')
        .values({ ...scope, id: subClient.id, ...columnsOf(subClient), created_at: at, updated_at: at })
        .execute()
      return true
    }),

  async replace(scope, id, info, atMs) {
    const { numUpdatedRows } = await scoped(db, scope)
      .updateTable('sub_clients')
      .set({ ...columnsOf(info), updated_at: new Date(atMs) })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? find(db, scope, id) : undefined
  },

  async remove(scope, id) {
    const { numDeletedRows } = await scoped(db, scope).deleteFrom('sub_clients').where('id', '=', id).executeTakeFirst()
    return numDeletedRows > 0n
  },

  setLogo: (scope, id, logo, atMs) =>
    transaction(db, async tx => {
      if (!(await lock(tx, scope, id))) return false
      await tx.deleteFrom('sub_client_logos').where('sub_client_id', '=', id).execute()
      await tx
        .insertInto('sub_client_logos')
        .values({
          id: logo.id,
          sub_client_id: id,
          format: logo.format,
          bytes: Buffer.from(logo.bytes),
          created_at: new Date(atMs),
        })
        .execute()
      return true
    }),

  removeLogo: (scope, id) =>
    transaction(db, async tx => {
      if (!(await lock(tx, scope, id))) return false
      await tx.deleteFrom('sub_client_logos').where('sub_client_id', '=', id).execute()
      return true
    }),

  async findCompliance(scope, id) {
    const row = await scoped(db, scope)
      .selectFrom('sub_clients')
      .select(complianceColumns)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && readCompliance(row)
  },

  async setCompliance(scope, id, record, atMs) {
    const row = await scoped(db, scope)
      .updateTable('sub_clients')
      .set({ compliance: JSON.stringify(record), compliance_updated_at: new Date(atMs) })
      .where('id', '=', id)
      .returning(complianceColumns)
      .executeTakeFirst()
    return row && readCompliance(row)
  },

  async findLogo(logoId) {
    const row = await db
      .selectFrom('sub_client_logos')
      .select(['id', 'format', 'bytes'])
      .where('id', '=', logoId)
      .executeTakeFirst()
    return row && { id: row.id, format: row.format, bytes: row.bytes }
  },
})
