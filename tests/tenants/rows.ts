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

/** Every row of every table that mentions one of these, as text. */
export const rowsWith = (url: string, marks: readonly string[]): Promise<string[]> =>
  withDatabase(url, async db => {
    const { rows: tables } = await db.query<{ name: string }>(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' order by 1",
    )
    const texts = tables.map(({ name }) => `select '${name} ' || row_to_json(t)::text as row from ${name} t`)
    // One statement, because a run reads all tables hundreds of times.
    const { rows } = await db.query<{ row: string }>(
      `select row from (${texts.join(' union all ')}) as every where row like any ($1) order by row`,
      [marks.map(mark => `%${mark}%`)],
    )
    return rows.map(({ row }) => row)
  })

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
