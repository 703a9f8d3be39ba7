import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createTestDatabase } from '@rialto/store/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { connectBinance } from '../harness/connectAccount.ts'
import { execute, previewDeposit } from '../harness/deposit.ts'
import { freshAddress } from '../harness/money.ts'
import { killHard, processesNaming } from '../harness/processes.ts'
import { startRialto } from '../harness/startRialto.ts'

test('a server that lacks RIALTO_ENVIRONMENT=production does not start on production’s transfers, and claims nothing of them', async () => {
  const { db, url, drop } = await createTestDatabase()
  const folders: string[] = []
  const start = async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'rialto-environment-'))
    await chmod(dataDir, 0o755)
    folders.push(dataDir)
    return startRialto({ dataDir, env: { RIALTO_DEMO: 'off', DATABASE_URL: url } })
  }
  /** Each job and transfer as it is stored. */
  const stored = async () => {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(jobs) as row from jobs union all select to_jsonb(transfers) from transfers order by 1`.execute(db)
    return rows
  }
  try {
    const first = await start()
    const account = await connectBinance(first, 'Mesh4')
    for (let deposits = 0; deposits < 2; deposits += 1) {
      const id = await previewDeposit(first, account, { address: freshAddress(), amount: 1 })
      expect((await execute(first, account, id)).http).toBe(200)
    }
    first.process.kill('SIGKILL')
    await first.ended
    // The rows of production, whose institutions are real ones.
    await db.transaction().execute(async trx => {
      await sql`set local session_replication_role = replica`.execute(trx)
      const { rows } = await sql<{ name: string }>`
        select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_name)
        where c.table_schema = 'public' and c.column_name = 'environment' and t.table_type = 'BASE TABLE'`.execute(trx)
      expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['transfers', 'api_keys']))
      for (const { name } of rows) await sql`update ${sql.table(name)} set environment = 'production'`.execute(trx)
      await sql`update vault_canaries set id = 'production'`.execute(trx)
      await sql`update jobs set locked_until = null, run_at = now() - interval '1 minute' where done_at is null`.execute(
        trx,
      )
      await sql`update jobs set payload = replace(payload::text, '"sandbox"', '"production"')::jsonb`.execute(trx)
    })
    const before = await stored()
    expect(before.length).toBeGreaterThan(3)
    await expect(start()).rejects.toThrow('belongs to the environment production')
    expect(await stored()).toEqual(before)
  } finally {
    await drop()
    // The chain nodes of the killed server, and the server if an expectation failed before.
    killHard(...folders.flatMap(processesNaming).map(({ pid }) => pid))
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
})
