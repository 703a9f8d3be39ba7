import pg from 'pg'

/** One value and where it is: `table.column`. */
interface Stored {
  place: string
  text: string
}

/** Every value of every table, as text and as decoded bytes. */
export const dumpDatabase = async (url: string): Promise<Stored[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
    )
    const places: Stored[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<Record<string, unknown>>(`select * from ${name}`)
      for (const row of rows)
        for (const [column, value] of Object.entries(row))
          if (value !== null) places.push({ place: `${name}.${column}`, text: textOf(value) })
    }
    return places
  } finally {
    await client.end()
  }
}

const textOf = (value: unknown): string => {
  if (Buffer.isBuffer(value))
    return [value.toString('utf8'), value.toString('hex'), value.toString('base64')].join('\n')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
