import { sql } from 'kysely'
import type { Database } from '../database/openDatabase.ts'

/**
 * Describes each table from PostgreSQL's catalogue: columns in their order, constraints, indexes, triggers with their
 * functions, statistics and storage options. One line for each, sorted by their texts.
 */
export async function describeSchema<Tables>(db: Database<Tables>): Promise<Record<string, string[]>> {
  const { rows } = await parts.execute(db)
  const tables: Record<string, string[]> = {}
  for (const { table, line } of rows) (tables[table] ??= []).push(line)
  return tables
}

/** Without named not-null constraints, which exist in PostgreSQL 18 and not in 15: the columns show them. */
const parts = sql<{ table: string; line: string }>`
  with tables as (
    select oid, relname, relpersistence, reloptions from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
  )
  select relname as table, line from tables cross join lateral (
    select 1 as turn, attnum as place, format('column %s %s%s%s%s', attname, format_type(atttypid, atttypmod),
        case when attnotnull then ' not null' else '' end,
        coalesce(' default ' || pg_get_expr(adbin, adrelid), ''), case attidentity when '' then '' else ' identity' end) as line
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = tables.oid and attnum > 0 and not attisdropped
    union all
    select 2, 0, format('constraint %s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
      where conrelid = tables.oid and contype <> 'n'
    union all
    select 3, 0, pg_get_indexdef(indexrelid) || coalesce(' stored as ' || reloptions::text, '') from pg_index
      join pg_class on pg_class.oid = indexrelid where indrelid = tables.oid
    union all
    select 4, 0, format('%s %s %s', pg_get_triggerdef(pg_trigger.oid), tgenabled, prosrc) from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = tables.oid and not tgisinternal
    union all
    select 5, 0, pg_get_statisticsobjdef(oid) from pg_statistic_ext where stxrelid = tables.oid
    union all
    select 6, 0, format('table %s %s', relpersistence, reloptions)
  ) as described
  order by relname, turn, place, line collate "C"`
