import pg from 'pg'

const withDatabase = async <T>(url: string, use: (db: pg.Client) => Promise<T>): Promise<T> => {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    return await use(db)
  } finally {
    await db.end()
  }
}

export interface Rows {
  /** Every row of every table that mentions one of these, as text. */
  with(marks: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

/**
 * Reads all tables by one statement on one connection, planned once: a run asks for it hundreds of times, and to plan it for
 * each took most of the time.
 */
export const openRows = async (url: string): Promise<Rows> => {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  await db.query('set plan_cache_mode = force_generic_plan')
  const { rows: tables } = await db.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const texts = tables.map(({ name }) => `select '${name} ' || row_to_json(t)::text as row from ${name} t`)
  const text = `select row from (${texts.join(' union all ')}) as every where row like any ($1) order by row`
  return {
    with: async marks => {
      const values = [marks.map(mark => `%${mark}%`)]
      const { rows } = await db.query<{ row: string }>({ name: 'rows', text, values })
      return rows.map(({ row }) => row)
    },
    close: () => db.end(),
  }
}

/** Tables that grant the client's own access stay, and so does the audit log, which is immutable. */
const staying = ['api_keys', 'admin_keys', 'client_settings', 'client_ip_ranges', 'client_features', 'audit_entries']

/** Moves all that a client owns into the other environment, as if it had been made there. */
export const moveToProduction = (url: string, clientId: string): Promise<void> =>
  withDatabase(url, async db => {
    const { rows: tables } = await db.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.columns
       where table_schema = 'public' and column_name in ('client_id', 'environment')
       group by table_name having count(*) = 2 and not (table_name = any ($1))`,
      [staying],
    )
    for (const { name } of tables)
      await db.query(`update ${name} set environment = 'production' where client_id = $1`, [clientId])
  })
