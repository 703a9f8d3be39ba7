import type { ProvidedFilter, ProvidedGroup, ProvisioningRepository } from '@rialto/core'
import { type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

type Groups = Pick<ProvisioningRepository, 'listGroups' | 'findGroup' | 'saveGroup' | 'removeGroup' | 'groupsOf'>

const columnOf: Partial<Record<ProvidedFilter['attribute'], ReturnType<typeof sql<string>>>> = {
  id: sql<string>`id::text`,
  externalId: sql<string>`external_id`,
  displayName: sql<string>`lower(display_name)`,
}

/** Groups of an identity provider with their members. */
export const providedGroups = (db: Database<Tables>): Groups => {
  const of = (providerId: string) => db.selectFrom('provided_groups').where('identity_provider_id', '=', providerId)
  const withMembers = async (rows: readonly Selectable<Tables['provided_groups']>[]): Promise<ProvidedGroup[]> => {
    const ids = rows.map(({ id }) => id)
    const members =
      ids.length === 0
        ? []
        : await db.selectFrom('provided_group_members').selectAll().where('group_id', 'in', ids).execute()
    return rows.map(row => ({
      id: row.id,
      displayName: row.display_name,
      externalId: row.external_id ?? undefined,
      memberIds: members.filter(member => member.group_id === row.id).map(member => member.member_id),
      createdAtMs: row.created_at.getTime(),
      changedAtMs: row.changed_at.getTime(),
    }))
  }
  return {
    async listGroups(providerId, { filter, offset, count }) {
      const column = filter && columnOf[filter.attribute]
      if (filter && !column) return { items: [], total: 0 }
      const value = filter?.attribute === 'displayName' ? filter.value.toLowerCase() : filter?.value
      const query = column ? of(providerId).where(column, '=', value ?? '') : of(providerId)
      const [rows, { total }] = await Promise.all([
        query.selectAll().orderBy('created_at').orderBy('id').offset(offset).limit(count).execute(),
        query.select(eb => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { items: await withMembers(rows), total: Number(total) }
    },

    async findGroup(providerId, id) {
      const row = await of(providerId).selectAll().where('id', '=', id).executeTakeFirst()
      return row && (await withMembers([row]))[0]
    },

    async saveGroup(providerId, group) {
      const settings = {
        display_name: group.displayName,
        external_id: group.externalId ?? null,
        changed_at: new Date(group.changedAtMs),
      }
      await db
        .insertInto('provided_groups')
        .values({
          id: group.id,
          identity_provider_id: providerId,
          created_at: new Date(group.createdAtMs),
          ...settings,
        })
        .onConflict(conflict => conflict.column('id').doUpdateSet(settings))
        .execute()
      await db.deleteFrom('provided_group_members').where('group_id', '=', group.id).execute()
      await sql`
        insert into provided_group_members (group_id, member_id)
        select ${group.id}, id from members
        where identity_provider_id = ${providerId} and id = any(${[...new Set(group.memberIds)]}::uuid[])`.execute(db)
    },

    async removeGroup(providerId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('provided_groups')
        .where('identity_provider_id', '=', providerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    async groupsOf(memberId) {
      const rows = await db
        .selectFrom('provided_groups')
        .innerJoin('provided_group_members', 'provided_group_members.group_id', 'provided_groups.id')
        .select(['provided_groups.id', 'display_name', 'external_id'])
        .where('member_id', '=', memberId)
        .orderBy('display_name')
        .execute()
      return rows.map(row => ({
        id: row.id,
        displayName: row.display_name,
        externalId: row.external_id ?? undefined,
      }))
    },
  }
}
